# Was Experimente und Turniere sagen.

## Fehler

worker-lost = Ein Block von Partien ging { $times }-mal mit dem Prozess verloren, der ihn spielte. Reicht der Speicher?
extra-missing = Dafür fehlt das Modul { $module }: pip install "chefetage[{ $extra }]".
run-missing = { $folder } ist kein Ordner eines Laufs: experiment.json fehlt darin.
run-there = In { $folder } gibt es schon einen Lauf. Setze ihn mit --resume fort oder nimm einen anderen Ordner.
run-busy = Der Lauf in { $folder } wird gerade schon gespielt.
run-unreadable = { $file } lässt sich nicht lesen: { $reason }.
strength-unreadable = { $file } lässt sich nicht lesen: { $reason }.
run-other-experiment = Der Lauf in { $folder } ist ein anderes Experiment.
run-other-version = Der Lauf in { $folder } wurde mit einer anderen Version von { $name } begonnen: { $before }, jetzt { $now }. Ein Lauf hat nur eine Version.
resume-fixes-the-run = --resume setzt einen Lauf fort, wie er begonnen wurde: Was gespielt wird, lässt sich nicht ändern.
cluster-not-found = Unter { $address } gibt es keinen Cluster: { $reason }.
cluster-other-version = Ein Knoten des Clusters hat eine andere Version von { $name }: { $there }, hier { $here }.
cluster-saves-nothing = Von einem Cluster lassen sich keine Aufzeichnungen speichern.
bot-twice = Der Bot { $bot } ist zweimal genannt.
bot-not-imported = Der Bot { $bot } lässt sich nicht importieren: { $reason }.
bot-no-class = { $module } hat für { $bot } keine Klasse, die ein Bot ist.
bot-not-made = Der Bot { $bot } lässt sich nicht anlegen: { $reason }.
bot-no-command = „{ $bot }“ nennt keinen Befehl: exec:BEFEHL.
bot-no-program = Das Programm { $program } für den Bot { $bot } gibt es hier nicht.
tournament-alone = Ein Turnier braucht mindestens zwei Bots und zwei Plätze, nicht { $bots } und { $players }.
game-or-run = Nenne ein Spiel oder setze einen Lauf fort: --resume ORDNER.
experiment-or-run = Nenne ein Spiel oder eine Datei mit einem Experiment, oder setze einen Lauf fort: --resume ORDNER.
bots-missing = Nenne die Bots: --bots greedy,random.
bad-confidence = { $name } braucht eine Zahl zwischen 0.5 und 1, etwa 0.95, nicht „{ $value }“.
bad-precision = { $name } braucht eine Zahl zwischen 0 und 1, etwa 0.02, nicht „{ $value }“.
experiment-bad-file = { $file } ist kein Experiment: { $reason }.
experiment-no-table = Ein Experiment braucht mindestens einen Tisch, und jeder Tisch eine Variante, die das Experiment nennt.
experiment-as-it-was = { $file } nennt einen ganzen Lauf: Was gespielt wird, lässt sich dabei nicht ändern.

## Hilfe

metavar-part = 0.X
cli-run = Ordner, der den Lauf aufbewahrt. Sonst: ein neuer in chefetage-runs.
cli-resume-run = Den Lauf in diesem Ordner fortsetzen.
cli-cluster = Auf dem Ray-Cluster unter dieser Adresse spielen; auto findet den dieses Rechners.
cli-confidence = Wie sicher die Reihenfolge der Bots sein muss, damit das Turnier endet.
cli-html = Die Tabelle auch als Seite schreiben.
cli-move-seconds = Wie lange ein Bot, der ein Programm ist, über eine Entscheidung nachdenken darf.
cli-players-several = Personenzahlen; jede ist ein eigener Tisch. Sonst: so viele, wie spielen können.
cli-bots-experiment = Die Bots der Plätze; ein einzelner nimmt alle Plätze ein, fehlende spielen zufällig. Jede Kartenfolge wird mit ihnen auf allen Plätzen gespielt.
cli-precision = Enden, wenn der Anteil der Siege an jedem Tisch auf so viel genau bekannt ist.
cli-confidence-precision = Wie sicher er dafür bekannt sein muss. Sonst: 0.95.
cli-variant-several = Eine Datei mit anderen Zahlen, oder „printed“ für das gedruckte Spiel; jede ist ein eigener Tisch mit denselben Kartenfolgen.
cli-experiment = Ein Spiel oder was gespielt wird: eine TOML-Datei oder experiment.json eines Laufs. Optionen ersetzen, was eine Datei sagt.
metavar-experiment = SPIEL|DATEI
metavar-numbers = N,N,…
cli-bots-tournament = Wer spielt: level1 bis level5, greedy, random, paket.modul:Klasse oder "exec:BEFEHL" für ein Programm.
cli-games-most = Wie viele Partien höchstens.

short-tournament = Bots gegeneinander antreten lassen und ordnen.
help-tournament =
    Bots treten gegeneinander an: in jeder Zusammensetzung, auf jedem Platz, alle mit denselben Kartenfolgen.

    Es endet, wenn für je zwei Bots feststeht, welcher besser ist, oder nach so vielen Partien. Was gespielt ist,
    bewahrt ein Ordner auf: Strg-C und ein Absturz kosten wenig, und --resume macht weiter.
examples-tournament =
    chefetage tournament watch --bots greedy,random --players 3
    chefetage tournament watch --bots greedy,my_bots:Careful --games 5000
    chefetage tournament watch --bots "greedy,exec:node bot.js"
    chefetage tournament --resume chefetage-runs/watch-3p-1a2b3c4d

short-experiment = Ein Experiment aus einer Datei spielen, mit Intervallen.
help-experiment =
    Ein Experiment spielen: ein Spiel, Tische mit Bots, Optionen und Varianten, so viele Partien oder eine Genauigkeit.

    Jede Kartenfolge wird an allen Tischen gespielt, mit den Bots auf allen Plätzen. Dasselbe Experiment ergibt überall
    dieselben Partien; die Prüfsumme beweist es.
examples-experiment =
    chefetage experiment schulden.toml
    chefetage experiment watch --bots greedy,random --players 3,4 --precision 0.02
    chefetage experiment watch --bots greedy --variant printed --variant mild.toml
    chefetage experiment --resume schulden

## Während gespielt wird

run-progress-share = Partien · { $bot } gewinnt { NUMBER($mean, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) })
run-progress-order = Partien · { $settled } von { $pairs } Paaren entschieden · { $bot } vor { $rival } { NUMBER($mean, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) })
run-folder = Lauf: { $folder }
run-stopping = Ende nach den laufenden Partien; noch einmal Strg-C bricht sie ab.
run-interrupted = Nach { $games } Partien angehalten. Weiter mit --resume { $folder }.

## Was dabei herauskam

tournament-title = Turnier: { $game }, { $players } Personen
experiment-title = Experiment: { $game }
run-told = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] 1 Kartenfolge
   *[other] { $deals } Kartenfolgen
}, { $ending ->
    [settled] beendet, weil genug bekannt ist
    [complete] alle, die verlangt waren
   *[interrupted] abgebrochen
}.
run-seed = Startwert: { $seed }
run-digest = Prüfsumme: { $digest }
run-time = Sekunden: { NUMBER($seconds, maximumFractionDigits: 1) }
run-intervals = Unter jeder Zahl stehen die Grenzen ihres 95-%-Intervalls (Bootstrap über Kartenfolgen).
run-few-deals = Mit weniger als { $deals } Kartenfolgen sind die Intervalle zu schmal.
tournament-columns = Plätze sind Anteile in Prozent, Zeit sind Millisekunden je Entscheidung.
tournament-order = { $settled ->
    [1] Mit { $confidence } % Sicherheit steht für je zwei Bots fest, welcher besser ist.
   *[other] Nicht für je zwei Bots steht fest, welcher besser ist (verlangt waren { $confidence } % Sicherheit).
}
tournament-column-bot = Bot
tournament-column-rating = Wertung
tournament-column-wins = Siege
tournament-column-points = Punkte
tournament-column-places = Plätze
tournament-column-wins-more = Siege, Unterschied
tournament-column-points-more = Punkte, Unterschied
tournament-column-time = Zeit
tournament-column-lost = Ausfälle
tournament-cross = Liegt vor
tournament-failures = Partien, die verloren sind, weil ein Bot nicht weiterspielen konnte:
tournament-failure = { $bot }, Partie { $number }: { $why }
failure-crashed = ein Fehler, { $detail }
failure-illegal = der Zug „{ $detail }“ ist nicht erlaubt
failure-not-started = er lässt sich nicht starten, { $detail }
failure-ended = er hat sich beendet ({ $detail })
failure-too-late = er brauchte zu lange
failure-nonsense = seine Antwort ist nicht lesbar, { $detail }
failure-other-protocol = er spricht eine andere Version des Protokolls, { $detail }
limits-tenths = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
limits-whole = { $low }…{ $high }
experiment-arm = Tisch { $number }: { $players } Personen, { $bots }
experiment-base = Die Unterschiede sind die zu Tisch { $number }, mit denselben Kartenfolgen.
experiment-seat = Platz { $seat }
experiment-failures = { $bot } konnte in { $count } Partien nicht weiterspielen und hat sie verloren.

## Rangleiter

cli-ladder-players = Spielerzahlen. Sonst alle, die möglich sind.
cli-ladder-levels = Nur Wettkämpfe zwischen diesen Bots.
cli-ladder-options = Dazu Stufe 5 gegen greedy mit jeder Option, für die Netze trainiert wurden.
cli-ladder-seed = Zahl, aus der alle Kartenfolgen entstehen. Sonst 1.
cli-ladder-part = Nur diesen Teil der Partien spielen, für einen ersten Eindruck. Sonst 1.
cli-ladder-run = Ordner mit allen Partien; was darin liegt, wird nicht noch einmal gespielt.
cli-ladder-out = Das Gemessene in diese Datei eintragen, so wie strength.toml eines Spiels es enthält; was darin von anderen Wettkämpfen steht, bleibt, solange die Stufen noch so denken.
short-ladder = Messen, wie stark die Stufen sind.
help-ladder =
    Messen, wie stark die Stufen eines Spiels sind: alle Stufen, greedy und random gegeneinander, einer allein unter
    Spielern der anderen Art, mit gleichen Kartenfolgen und von jedem Platz; dazu allein gegen die Gegner des Regelhefts.

    Das lässt sich unterbrechen; derselbe Befehl geht weiter. Derselbe Startwert ergibt dieselbe Tabelle.
examples-ladder =
    chefetage ladder councils_contracts
    chefetage ladder watch --players 2 --levels level4,level5,greedy
    chefetage ladder ground_floor --part 0.1
ladder-folder = { $matches } Wettkämpfe, aufbewahrt in { $folder }.
ladder-doing = Wettkampf { $match } von { $of }: { $level } gegen { $against }, { $players ->
    [one] allein
   *[other] { $players } Spieler
}
ladder-table = { $players ->
    [one] Allein
   *[other] { $players } Spieler
}:
ladder-command = Gemessen mit: { $command }
ladder-column-level = Bot
ladder-column-against = Gegen
ladder-column-wins = Siege
ladder-column-low = Von
ladder-column-high = Bis (95 %)
ladder-column-games = Partien
ladder-column-time = ms/Zug
