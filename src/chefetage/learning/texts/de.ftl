# Was das Training von Netzen sagt.

## Probleme

network-unreadable = Das Netz { $network } lässt sich nicht lesen: { $reason }.
search-bad-name = { $name } ist kein Bot, der sucht: Er heißt etwa search:160:DATEI, mit der Zahl der Durchgänge für jede Entscheidung.
network-for-other = Das Netz { $network } passt nicht: { $what ->
    [game] Es ist für das Spiel { $found } statt { $expected }
    [rules] Es ist für die Regelversion { $found } statt { $expected }
   *[encoder] Es liest Stellungen so, wie es ein früheres Programm tat
}.
training-missing = { $folder } ist kein Ordner eines Trainings: Darin gibt es keine training.json.
training-unreadable = { $file } lässt sich nicht lesen: { $reason }.
training-other = In { $folder } wird ein Netz für { $game } mit { $players } Spielern trainiert, vielleicht aus einem anderen Startwert. Wähle mit --run einen anderen Ordner.
training-other-encoder = Das Training in { $folder } hat ein Programm begonnen, das Stellungen anders liest. Beginne ein neues.
training-no-encoder = Stellungen von { $game } lassen sich noch nicht als Zahlen schreiben; darum kann kein Netz das Spiel lernen.

## Hilfe

cli-minutes = Wie lange trainiert wird, zusätzlich zu dem, was schon getan ist. Sonst 30.
cli-training = Ordner des Trainings; ist schon eines darin, geht es weiter.
cli-start-network = Mit dem beginnen, was dieses Netz weiß, statt mit Partien des Bots greedy; es darf eines für eine andere Spielerzahl sein.
cli-against = Nur gegen diesen Bot trainieren, um seine Schwächen zu finden: etwa level5, oder die Datei eines Netzes.
cli-network-out = Das Netz auch in diese Datei schreiben.
short-train = Ein Netz im Spiel gegen sich selbst trainieren.
help-train =
    Ein Netz trainieren, das Stellungen bewertet: Es lernt zuerst aus Partien des Bots greedy, dann aus eigenen Partien
    gegen sich selbst, frühere Netze, greedy und random. Ein neues Netz ersetzt das letzte nur, wenn es in einem
    Wettkampf gegen dieses besteht.

    Das Training lässt sich jederzeit unterbrechen und geht in seinem Ordner weiter. Dort liegen das Protokoll als
    Daten, alle Netze und eine Seite mit der Lernkurve.
examples-train =
    chefetage train councils_contracts --players 2 --minutes 10
    chefetage train watch --players 3 --run watch3 --out watch3.network
    chefetage tournament councils_contracts --bots network:mein.network,greedy

## Während trainiert wird

train-folder = Das Training liegt in { $folder }.
train-doing-play = Durchgang { $iteration }: Lernpartien { $bars }
train-doing-gate = Durchgang { $iteration }: Wettkampf gegen { $rival ->
    [none] das letzte Netz
   *[other] { $rival }
} { $bars }
train-doing-check = Durchgang { $iteration }: Vergleich mit { $rival ->
    [none] greedy
   *[other] { $rival }
} { $bars }
train-done = Durchgang { $iteration }: { NUMBER($minutes, maximumFractionDigits: 1) } Minuten, { $games } Partien, { NUMBER($gate, maximumFractionDigits: 0) } % gegen { $rival ->
    [none] das letzte Netz
   *[other] { $rival }
}, { $check } % gegen { $rival ->
    [none] greedy
   *[other] { $rival }
}.
train-interrupted = Unterbrochen. Derselbe Befehl setzt das Training in { $folder } fort.

## Was dabei herauskam

train-title = Training: { $game }, { $players ->
    [one] allein
   *[other] { $players } Spieler
}
train-facts = { $games } Partien in { NUMBER($minutes, maximumFractionDigits: 1) } Minuten; { $hidden } verdeckte Einheiten. Die Kurve zeigt, wie oft das Netz gegen { $rival ->
    [none] greedy
   *[other] { $rival }
} gewann oder ein Solospiel schaffte; gestrichelt ist der Anteil bei gleicher Stärke.
train-curve = Siege im Lauf der Zeit
train-minutes = { NUMBER($minutes, maximumFractionDigits: 1) } min
train-digest = Prüfsumme des Netzes: { $digest }
train-curve-page = Lernkurve: { $file }
train-network = Netz: { $file } ({ $digest })
train-column-iteration = Durchgang
train-column-minutes = Minuten
train-column-games = Partien
train-column-loss = Verlust
train-column-gate = Gegen { $rival ->
    [none] das letzte
   *[other] { $rival }
}
train-column-check = Vergleich mit { $rival ->
    [none] greedy
   *[other] { $rival }
}

## Gewichte

weights-unreadable = Die Gewichte { $file } lassen sich nicht lesen: { $reason }.
weights-of-other = Die Gewichte { $file } sind nicht die dieses Spiels. Es fehlen: { $missing }. Unbekannt: { $unknown }.
tuning-alone = Gewichte werden in Wettkämpfen abgestimmt; dafür braucht { $game } mindestens zwei Spieler.
tuning-other = In { $folder } werden Gewichte von { $game } mit { $players } Spielern abgestimmt, vielleicht aus einem anderen Startwert oder von anderen Gewichten aus. Wähle mit --run einen anderen Ordner.
cli-tune-minutes = Wie lange abgestimmt wird, zusätzlich zu dem, was schon getan ist. Sonst 30.
cli-tuning = Ordner der Abstimmung; ist schon eine darin, geht sie weiter.
cli-weights-out = Die Gewichte in diese Datei schreiben, wenn sie besser sind als die des Spiels.
short-tune = Die Gewichte einer von Hand geschriebenen Bewertung abstimmen.
help-tune =
    Die Gewichte einer von Hand geschriebenen Bewertung in Wettkämpfen abstimmen. Alle Gewichte werden zufällig ein wenig
    verändert, nach beiden Seiten; greedy spielt mit den einen gegen greedy mit den anderen, und die Gewichte gehen
    dorthin, wo es besser lief. Am Ende spielt das Mittel der späteren Durchgänge 400 Partien gegen greedy und wird nur
    geschrieben, wenn es besser ist.

    Die Abstimmung lässt sich jederzeit unterbrechen und geht in ihrem Ordner weiter. Bots mit anderen Gewichten heißen
    greedy:DATEI.
examples-tune =
    chefetage tune watch --minutes 60
    chefetage tune ground_floor --players 3 --out meine.toml
    chefetage tournament watch --bots greedy:meine.toml,greedy
tune-folder = Die Abstimmung liegt in { $folder }.
tune-doing-tries = Durchgang { $iteration }: Gewichte nach beiden Seiten versuchen
tune-doing-check = Vergleich nach { $iteration } Durchgängen mit greedy
tune-done = { $iteration } Durchgänge, { $games } Partien; die eine Seite des letzten war um { NUMBER($better, maximumFractionDigits: 0) } Punkte besser.
tune-interrupted = Unterbrochen. Derselbe Befehl setzt die Abstimmung in { $folder } fort.
tune-check = Die abgestimmten Gewichte gewinnen { NUMBER($wins, maximumFractionDigits: 1) } % gegen greedy (95-%-Intervall { NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }, { $games } Partien; gleich stark wären { NUMBER($par, maximumFractionDigits: 0) } %).
tune-written = Sie sind besser; sie stehen in { $file }.
tune-no-better = Das ist nicht klar besser als die Gewichte des Spiels: Es wurde nichts geschrieben. Derselbe Befehl macht weiter.
