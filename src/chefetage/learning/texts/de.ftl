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
cli-against = Nur gegen dieses Netz trainieren, um seine Schwächen zu finden.
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
train-doing-gate = Durchgang { $iteration }: Wettkampf gegen das letzte Netz { $bars }
train-doing-check = Durchgang { $iteration }: Vergleich mit greedy { $bars }
train-done = Durchgang { $iteration }: { NUMBER($minutes, maximumFractionDigits: 1) } Minuten, { $games } Partien, { NUMBER($gate, maximumFractionDigits: 0) } % gegen das letzte Netz, { $check } % gegen greedy.
train-interrupted = Unterbrochen. Derselbe Befehl setzt das Training in { $folder } fort.

## Was dabei herauskam

train-title = Training: { $game }, { $players ->
    [one] allein
   *[other] { $players } Spieler
}
train-facts = { $games } Partien in { NUMBER($minutes, maximumFractionDigits: 1) } Minuten; { $hidden } verdeckte Einheiten. Die Kurve zeigt, wie oft das Netz gegen greedy gewann oder ein Solospiel schaffte; gestrichelt ist der Anteil bei gleicher Stärke.
train-curve = Siege im Lauf der Zeit
train-minutes = { NUMBER($minutes, maximumFractionDigits: 1) } min
train-digest = Prüfsumme des Netzes: { $digest }
train-curve-page = Lernkurve: { $file }
train-network = Netz: { $file } ({ $digest })
train-column-iteration = Durchgang
train-column-minutes = Minuten
train-column-games = Partien
train-column-loss = Verlust
train-column-gate = Gegen das letzte
train-column-check = Gegen greedy
