### Das Programm: Fehler, Erklärungen von Zügen und die Kommandozeile

## Züge, die nicht möglich sind

unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
decision-tells = { $question } Die anderen sehen, dass du gefragt wirst.
game-over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht am Zug: Zuerst entscheidet { $player } ({ $step }).
has-decided = Du hast dich entschieden; die anderen überlegen noch, alle entscheiden gleichzeitig ({ $step }).
not-now = „{ $action }“ geht jetzt nicht. Zu entscheiden ist: { $step }.
way =
    { $count ->
        [one] Möglich nach diesem Zug: „{ $move }“.
       *[other] Möglich nach einem von { $count } Zügen, etwa „{ $move }“.
    }

## Fehler: Spiele, Mitspielende, Optionen

unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
bad-player-count = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
unknown-option = Das Spiel hat keine Option „{ $option }“. Bekannte Optionen: { $known }.
bad-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $known }.
setting-twice = Die Option „{ $option }“ ist zweimal angegeben.
bad-start-player = Sitzplatz { $start } kann nicht beginnen: Es spielen nur { $players } Personen.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^{ $bits } − 1.
bad-seed-text = „{ $value }“ ist kein Startwert: Gib eine ganze Zahl wie 42 an oder eine hexadezimale wie 0x2a.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannte Bots: { $known }.
bad-bot-count = { $bots } Bots passen nicht auf { $players } Plätze.
bad-game-count = Mindestens 1 Partie ist nötig, nicht { $games }.
bad-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }.

## Fehler: Partieaufzeichnungen

record-unreadable = { $file } ist nicht lesbar: { $reason }.
record-empty = { $file } ist leer: Eine Aufzeichnung beginnt mit einer Kopfzeile.
record-foreign = { $file }, Zeile 1: Das ist keine Aufzeichnung von Chefetage.
record-version = { $file }, Zeile 1: Die Aufzeichnung hat die Formatversion { $version }, dieses Programm kennt nur { $known }.
record-unknown-game = { $file }, Zeile 1: Ein Spiel „{ $game }“ gibt es nicht.
rules-missing = Diese Partie „{ $game }“ wird nach Regelversion { $rules } gespielt, die hier nicht installiert ist. Nichts ist verloren: Sie geht weiter, sobald diese Version wieder da ist.
record-other-rules = { $file }, Zeile 1: Die Partie wurde nach Regelversion { $rules } gespielt, dieses Programm spielt nach Version { $known }.
record-bad-seed = { $file }, Zeile 1: Der Startwert muss { $digits } hexadezimale Ziffern haben.
record-bad-header = { $file }, Zeile 1: { $reason }
record-bad-line = { $file }, Zeile { $line }: Die Zeile ist nicht zu verstehen ({ $reason }).
record-bad-ply = { $file }, Zeile { $line }: Hier müsste Zug { $expected } stehen, nicht { $ply }.
record-bad-seat = { $file }, Zeile { $line }: Einen Platz { $seat } gibt es nicht.
record-refused = { $file }, Zeile { $line }: Der Zug „{ $move }“ ist hier nicht erlaubt (Regel { $rule }).
record-bad-hash = { $file }, Zeile { $line }: Die Stellung nach diesem Zug ist nicht die aufgezeichnete (aufgezeichnet { $expected }, gefunden { $found }).

## Fehler: Varianten, also Spiele mit anderen Zahlen

variant-unreadable = { $file } ist nicht lesbar: { $reason }.
variant-bad-file = { $file } beschreibt keine Variante: { $reason }. Nötig sind ein Name (name), ein Spiel (game) und eine Tabelle [numbers].
variant-empty = { $file } beschreibt keine Variante: Nötig sind ein Name (name) und mindestens eine Zahl in der Tabelle [numbers].
variant-other-game = { $file } ist eine Variante des Spiels „{ $game }“.
variant-no-number = { $number } kann nicht „{ $value }“ sein: Eine Variante ändert nur ganze Zahlen und Wahrheitswerte.
variant-unknown-number = Eine Zahl „{ $number }“ gibt es in components.toml dieses Spiels nicht.
variant-other-type = { $number } kann nicht „{ $value }“ sein: Gedruckt ist „{ $printed }“, und eine Variante behält die Art des Werts.
variant-unused = { $number } lässt sich nicht ändern: Keine Regel fragt danach, also bliebe alles gleich.
variant-fixed = { $number } lässt sich nicht ändern: Die Regeln des Spiels bauen darauf auf.
variant-too-small = { $number } kann nicht { $value } sein: Es muss mindestens { $least } sein.
variant-too-large = { $number } kann nicht { $value } sein: Es darf höchstens { $most } sein.
variant-unplayable = Die Zahlen der Variante „{ $variant }“ passen nicht zusammen ({ $reason }).
variant-two-alike = Mit den Zahlen der Variante „{ $variant }“ hießen zwei verschiedene Züge „{ $move }“.
variant-too-late = Das Spiel „{ $game }“ ist schon mit anderen Zahlen geladen; eine Variante braucht einen neuen Prozess.
variant-compiled = Die kompilierte Engine spielt in einem Prozess nur eine Variante von „{ $game }“; für mehrere zugleich braucht es die interpretierte Engine.
other-variant =
    Gespielt wurde mit { $variant ->
        [none] den gedruckten Zahlen
       *[other] der Variante { $variant }
    }, hier gelten aber { $known ->
        [none] die gedruckten Zahlen
       *[other] die Zahlen der Variante { $known }
    }. Die richtigen Zahlen wählt --variant.

## Fehler: die Kommandozeile

bad-language = Eine Sprache „{ $value }“ gibt es nicht. Bekannte Sprachen: { $known }.
bad-whole-number = { $name } braucht eine ganze Zahl ab { $least }, nicht „{ $value }“.
bad-seconds = { $name } braucht eine Anzahl Sekunden über 0, nicht „{ $value }“.
bad-list = { $name } braucht Wörter, durch Kommas getrennt, nicht „{ $value }“.
bad-setting = Eine Option schreibt man SCHLÜSSEL=WERT, nicht „{ $value }“.
unknown-seat = „{ $seat }“ kann keinen Platz einnehmen. Möglich sind: { $known }.
too-many-names = { $names } Namen passen nicht auf { $seats } Plätze.
equal-names = Jeder Platz braucht einen eigenen Namen: { $names }.
seats-and-players = --seats nennt { $seats } Plätze, --players sagt { $players }.
game-or-resume = Sag, welches Spiel du spielen willst, oder setze ein gespeichertes fort: --resume DATEI. „chefetage games“ zeigt alle Spiele.
resume-fixes-the-rest = --resume setzt die gespeicherte Partie fort: Ihre Plätze, ihr Startwert und ihre Optionen lassen sich nicht ändern.
resume-other-game = { $file } ist eine Partie „{ $game }“.
save-exists = { $file } gibt es schon; die Datei wird nicht überschrieben. Setze sie mit --resume fort, oder wähle einen anderen Namen.
save-failed = { $file } lässt sich nicht schreiben: { $reason }.
unknown-rule = Eine Regel „{ $rule }“ gibt es nicht. Ähnlich: { $near }.
unknown-chapter = Eine Regel „{ $rule }“ gibt es nicht. „chefetage rules SPIEL“ zeigt alle.
nothing-found = Keine Regel enthält „{ $word }“.
rule-or-search = Frag nach einer Regel, oder suche ein Wort, nicht beides.
move-number-too-large = { $file } hat nur { $moves } Züge; --step { $step } liegt hinter dem Ende.
usage-extra = Zu viele Wörter: „{ $words }“. Siehe „{ $command } --help“.
usage-no-such-option = Eine Option „{ $option }“ gibt es nicht.
usage-no-such-command = Einen Befehl „{ $command }“ gibt es nicht.
usage-did-you-mean = Meintest du: { $close }?
usage-missing = { $name } fehlt.
usage-needs-value = Die Option „{ $option }“ braucht einen Wert.
usage-takes-no-value = Die Option „{ $option }“ nimmt keinen Wert.
usage-see-help = Siehe „{ $command } --help“.

system-ENOENT = Datei oder Ordner gibt es nicht
system-EACCES = keine Berechtigung
system-EISDIR = das ist ein Ordner
system-ENOTDIR = ein Teil des Pfads ist kein Ordner
system-EEXIST = eine Datei dieses Namens ist im Weg
system-ENOSPC = der Datenträger ist voll
system-EROFS = der Datenträger ist schreibgeschützt
system-ENAMETOOLONG = der Name ist zu lang
system-EIO = der Datenträger lässt sich nicht lesen oder beschreiben
system-EADDRINUSE = ein anderes Programm benutzt ihn
system-EADDRNOTAVAIL = dieser Rechner hat diese Adresse nicht

## Hilfe: Überschriften und Platzhalter

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-examples = Beispiele

metavar-options = [OPTIONEN]
metavar-command = BEFEHL …
metavar-game = SPIEL
metavar-bench-games = SPIEL
metavar-rule-id = REGELNUMMER
metavar-files = DATEI
metavar-file = DATEI
metavar-folder = ORDNER
metavar-number = N
metavar-address = ADRESSE
metavar-name = NAME
metavar-word = WORT
metavar-setting = SCHLÜSSEL=WERT
metavar-seats = WER,WER,…
metavar-names = NAME,NAME,…
metavar-bot = BOT
metavar-bots = BOT,BOT,…

## Hilfe: Argumente und Optionen

cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.
cli-lang = Sprache aller Ausgaben. Vorgabe: die des Systems.
cli-json = Daten in JSON statt Worte ausgeben.
cli-game = Das Spiel; „chefetage games“ zeigt alle.
cli-bench-games = Zu messende Spiele. Vorgabe: alle.
cli-rule-id = Eine Regel wie WA-6.24 oder ein Kapitel wie WA-6.
cli-search = Die Regeln zeigen, die eine Frage beantworten oder diese Wörter enthalten, die besten zuerst.
cli-rulings = Zeigen, was für die Pflege notiert ist: woher eine Regel bekannt ist und warum sie so lautet (englisch).
cli-out = Datei, in die geschrieben wird. Vorgabe: Standardausgabe.
cli-files = Partieaufzeichnungen, wie „play --save“ und „simulate --save“ sie schreiben.
cli-step = Nach diesem Zug anhalten und den Tisch zeichnen.
cli-players = Anzahl der Mitspielenden.
cli-seats = Wer auf welchem Platz spielt: human (Mensch) oder ein Bot von level1 (lernt das Spiel) bis level5 (Meisterklasse); greedy und random sind zum Vergleich da. Vorgabe: human,level3,level3.
cli-names = Namen der Mitspielenden in der Reihenfolge der Plätze.
cli-seed = Zahl, aus der aller Zufall folgt; gleicher Startwert, gleiche Karten. Vorgabe: ein neuer.
cli-option = Eine Wahl, die das Spiel bietet; „chefetage games“ zeigt sie. Mehrmals möglich.
cli-variant = Mit anderen Zahlen spielen, wie diese Datei sie beschreibt.
cli-save = Die Aufzeichnung nach jedem Zug in diese Datei schreiben, damit nichts verloren geht.
cli-resume = Eine gespeicherte Partie fortsetzen.
cli-games = Anzahl der Partien. Vorgabe: 100.
cli-bots = Die Bots der Plätze: level1 bis level5, greedy, random; ein einzelner nimmt alle Plätze, fehlende sind random. Nach jeder Partie rücken sie um einen Platz weiter.
cli-workers = Anzahl der Prozesse. Vorgabe: einer je Kern.
cli-save-games = Jede Partie in diesem Ordner aufzeichnen.
cli-rounds = Anzahl der Messrunden; berichtet werden Mediane. Vorgabe: 5.
cli-seconds = Rechenzeit jeder Messung. Vorgabe: 0.5.
cli-host = Adresse, auf der der Server antwortet. Vorgabe: 127.0.0.1, nur dieser Rechner.
cli-port = Port, auf dem der Server antwortet. Vorgabe: 8000.
cli-db = Datei, in der die Tische liegen. Vorgabe: in deinem eigenen Datenordner.
cli-open = Öffnet auch gleich den Browser.
cli-allow-remote = Lässt andere Rechner auf den Server, unter seinen Adressen und dem Namen dieses Rechners; nötig für jeden --host außer diesem Rechner.
cli-host-name = Ein weiterer Name, unter dem der Server antwortet, etwa der deiner Website. Kann wiederholt werden.
cli-bot-delay = Sekunden vor dem Zug eines Bots. Vorgabe: 0,1; die Seiten zeigen Züge in dem Tempo, das man dort wählt.
cli-file = Die Datei, die geschrieben wird.
cli-force = Eine Datei ersetzen, die es schon gibt.
cli-compiled-python = Python, in dem die kompilierte Engine installiert ist.
cli-pure-python = Python, in dem die interpretierte Engine installiert ist.
cli-earlier-python = Python, in dem zum Vergleich eine frühere kompilierte Engine installiert ist.
cli-peers-python = Python, in dem Engines anderer Projekte installiert sind.

## Hilfe: Befehle

short-serve = Den Tisch im Browser eröffnen.
short-play = Hier im Terminal spielen.
short-games = Die Spiele und ihre Optionen zeigen.
short-rules = Ein Regelheft lesen, eine Regel nachschlagen, nach Wörtern suchen.
short-aid = Eine Spielhilfe von einer Seite zum Ausdrucken schreiben.
short-replay = Aufgezeichnete Partien prüfen und nacherzählen.
short-simulate = Bots viele Partien spielen lassen und vergleichen.
short-bench = Messen, wie schnell die Engine ist.
short-backup = Die Tische eines Servers sichern, auch während er läuft.
short-info = Version, Engine und Spiele zeigen.

help-chefetage =
    Chefetage: Brettspiele rund um die Chefetage spielen, studieren und simulieren.

    Spiele im Terminal gegen Bots oder mit anderen, lies die Regeln, und lass Bots Tausende Partien spielen. Jeder Befehl erklärt sich mit --help.
examples-chefetage =
    chefetage play watch                        eine Partie Watch gegen zwei Bots
    chefetage rules watch --search Bestechung   was die Regeln dazu sagen
    chefetage simulate watch --bots greedy,random --games 200

help-play =
    Spiele hier im Terminal, gegen Bots oder mit anderen an derselben Tastatur.

    Du siehst, was geschehen ist, den Tisch und eine nummerierte Liste deiner möglichen Züge. Tippe eine Nummer oder „?“; dann siehst du, was du sonst noch tippen kannst: einen Zug erklären lassen oder zurücknehmen, eine Regel nachschlagen, einen Tipp holen, speichern, aufhören.

    Vor dem ersten Zug steht da, wie stark die Bots bei so vielen Personen sind, so wie „chefetage ladder“ es gemessen hat.
examples-play =
    chefetage play watch
    chefetage play watch --seats human,level5
    chefetage play watch --save abend.jsonl
    chefetage play --resume abend.jsonl
    chefetage play watch --seats human,human --names Anna,Ben
    chefetage play watch --players 1 --seed 7
    chefetage play watch --option start_player=1

help-games = Zeigt die Spiele mit Personenzahl, Optionen und Regelversion.
examples-games =
    chefetage games
    chefetage games --json

help-rules =
    Lies das Regelheft eines Spiels, schlag eine einzelne Regel nach, suche nach Wörtern, oder stell eine Frage.

    Jede Regel hat eine Nummer wie WA-6.24; Erklärungen im Spiel nennen dieselben Nummern.
examples-rules =
    chefetage rules watch
    chefetage rules watch WA-6.24
    chefetage rules watch --search schmuggeln
    chefetage rules watch --search "wie gewinne ich"

help-aid =
    Die Spielhilfe eines Spiels schreiben: eine Seite A4 als SVG, die jeder Browser zeigt und druckt.

    Sie nennt die Phasen, die Aktionen mit Kosten und Ertrag und die Wertung, mit den Zahlen des Spiels.
examples-aid =
    chefetage aid watch --out watch.svg
    chefetage aid watch --lang de > watch.svg

help-replay =
    Spielt aufgezeichnete Partien nach: prüft jeden Zug und jede Stellung, erzählt dann die Partie und zeigt den Wertungsbogen mit den Regeln dahinter.

    Bei einer beschädigten Aufzeichnung werden Zeile und Grund genannt.
examples-replay =
    chefetage replay abend.jsonl
    chefetage replay abend.jsonl --step 40
    chefetage replay partien/*.jsonl --json

help-simulate =
    Lässt Bots viele Partien spielen und berichtet Siege, Punkte und Längen, nach Plätzen und nach Bots.

    Gleicher Startwert, gleiche Partien, wie viele Prozesse auch spielen. Strg-C hält an und berichtet, was fertig ist.
examples-simulate =
    chefetage simulate watch --games 1000
    chefetage simulate watch --players 3 --bots greedy,random,random
    chefetage simulate watch --players 2 --bots level3,level2
    chefetage simulate watch --players 2 --seed 1 --save partien

help-bench =
    Misst, wie schnell die Engine zufällige Partien spielt, kompiliert und interpretiert, und wie schnell Engines anderer Projekte daneben sind.

    „python3 make.py bench“ bereitet alles vor, was verglichen wird.
examples-bench =
    chefetage bench
    chefetage bench watch --rounds 1 --seconds 0.1
    chefetage bench --json

help-info = Zeigt die Version, ob die Engine kompiliert oder interpretiert läuft, und welche Spiele es gibt.
examples-info =
    chefetage info
    chefetage info --json

help-serve =
    Der Tisch im Browser: alle Spiele gegen Bots, mit Freunden an einem Bildschirm oder online über einen Link.

    Alles liegt in einer einzigen Datei, Zug für Zug. Der Server antwortet nur auf diesem Rechner, außer du willst es anders.
examples-serve =
    chefetage serve
    chefetage serve --open
    chefetage serve --port 8080 --db abend.sqlite
    chefetage serve --host 0.0.0.0 --allow-remote

help-backup =
    Sichert alle Tische eines Servers in eine Datei, auch während er läuft und gespielt wird.

    Die Kopie hält fest, wie alles stand, als sie begann. Sie wird geprüft, nur du kannst sie lesen, und ihren Namen bekommt sie erst, wenn sie vollständig ist. Um zu ihr zurückzukehren, beende den Server und setze sie an die Stelle der Datenbank.
examples-backup =
    chefetage backup montag.sqlite
    chefetage backup montag.sqlite --db abend.sqlite
    chefetage backup neueste.sqlite --force

## Zahlen

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

progress-left = noch

## chefetage games, chefetage info

games-title = { $game }: { $title }
games-players = { $least } bis { $most } Personen
games-facts = { $players }, etwa { $minutes } Minuten, von { $designer }
games-rules = Regelversion { $version } ({ $stage })
games-option = --option { $option }=… { $name } ({ $rule })
games-value = { $value }: { $meaning }
games-default-value = { $value }: { $meaning } (Vorgabe)
stage-draft = Entwurf
stage-beta = Beta
stage-released = veröffentlicht

info-version = Chefetage { $version }
info-engine-compiled = Engine: kompiliert
info-engine-interpreted = Engine: interpretiert (kompiliert ist sie um ein Vielfaches schneller; dafür braucht es einen C-Compiler)
info-python = Python: { $version } ({ $implementation })
info-platform = System: { $platform }
info-game = Spiel: { $title } ({ $game }), Regelversion { $version }

## chefetage simulate, chefetage bench

simulate-progress = Partien
simulate-interrupted = Angehalten nach { $done } von { $games } Partien. Der Bericht handelt von diesen.
simulate-seed = Startwert: { $seed }
simulate-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} zu { $players ->
    [1] einer Person
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}, { $decisions } Entscheidungen
simulate-length = Entscheidungen je Partie: { NUMBER($mean, maximumFractionDigits: 1) } ({ $least } bis { $most })
simulate-seconds = Sekunden: { NUMBER($seconds, maximumFractionDigits: 2) }
simulate-speed = { $decisions } Entscheidungen und { NUMBER($games, maximumFractionDigits: 1) } Partien je Sekunde
simulate-seats = Platz
simulate-bots = Bot
simulate-column-games = Partien
simulate-column-wins = Siege
simulate-column-rate = Anteil
simulate-column-mean = Punkte
simulate-column-error = ± Fehler
simulate-column-least = Minimum
simulate-column-most = Maximum

bench-progress = Start
bench-progress-step = { $engine } { $game }

## Bots, wie vor einem Spiel von ihnen erzählt wird

bot-name-level1 = Stufe 1
bot-name-level2 = Stufe 2
bot-name-level3 = Stufe 3
bot-name-level4 = Stufe 4
bot-name-level5 = Stufe 5
bot-name-greedy = greedy
bot-name-random = zufällige Züge
bot-plays-level1 = Lernt das Spiel noch und wählt oft einen schwächeren Zug.
bot-plays-level2 = Weiß, worauf es ankommt, übersieht aber manchen guten Zug.
bot-plays-level3 = Spielt solide und irrt sich selten.
bot-plays-level4 = Denkt mehrere Züge voraus.
bot-plays-level5 = Denkt am gründlichsten voraus: so gut, wie dieses Programm spielen kann.
bot-plays-greedy = Wählt nach Faustregeln den Zug, der sofort am besten aussieht.
bot-plays-random = Wählt irgendeinen Zug.
bot-strength = { $players ->
    [2] Gewinnt zu zweit { $wins } von 100 Partien gegen { $against }.
   *[other] Gewinnt allein gegen { $against } bei { $players } Personen { $wins } von 100 Partien; { $even } wären ausgeglichen.
}
bot-how-measured = Wie das gemessen wurde
bot-measured = Gemessen in { $games } Partien; 95-%-Intervall: { $low } bis { $high } von 100.
bot-measured-by = Gemessen mit: { $command }
bot-untrained = { $players ->
    [1] Für eine Person ist noch keine Stufe trainiert: Bisher spielen alle gleich, nämlich wie greedy.
   *[other] Für { $players } Personen ist noch keine Stufe trainiert: Bisher spielen alle gleich, nämlich wie greedy.
}
bot-takes = { $seconds ->
    [0] Eine Entscheidung dauert hier weniger als eine Sekunde.
    [one] Eine Entscheidung dauert hier etwa eine Sekunde.
   *[other] Eine Entscheidung dauert hier etwa { $seconds } Sekunden.
}
bot-slow = Die Engine ist hier nicht kompiliert: Für eine Entscheidung braucht dieser Bot etwa { $seconds } Sekunden.

## chefetage play

seat-human = Person { $number }
seat-bot = Bot { $number }

play-welcome = { $game }
play-seat = { $number }. { $player }: { $kind }
play-human = an der Tastatur
play-bot = Bot „{ $bot }“{ $bot ->
    [level1] , lernt das Spiel
    [level2] , geübt
    [level3] , erfahren
    [level4] , stark
    [level5] , Meisterklasse
   *[other] {""}
}
play-opponent = „{ $bot }“: { $words }
play-ask-for-help = Tippe die Nummer eines Zugs oder ? für Hilfe.
play-prompt = { $player } >
play-hand-over = Gib die Tastatur an { $player }, dann drücke Enter.
play-range = { $first } … { $last }
play-several = Mehrere zugleich: Nummern mit + verbinden, etwa 2+3.
play-no-such-number = Diese Nummer gibt es nicht. Enter zeigt die Züge noch einmal.
play-refused = { $rule }: { $reason }
play-unknown-move = „{ $move }“ ist kein Zug dieses Spiels. Tippe eine Nummer der Liste oder ? für Hilfe.
play-legal = { $rule }: „{ $move }“ ist jetzt erlaubt.
play-hint = Der Bot „{ $bot }“ würde spielen: { $words } ({ $move }).
play-undone = Der letzte Zug ist zurückgenommen.
play-which-rule = Schreib eine Nummer, Wörter oder eine Frage dahinter: regeln 6.24, regeln Bestechung.
undo-nothing = Es gibt noch keinen Zug, der sich zurücknehmen ließe.
undo-other = Die letzte Entscheidung war nicht deine: { $player } hat seither gezogen.
undo-revealed = Dein letzter Zug hat etwas Verborgenes aufgedeckt; er lässt sich nicht zurücknehmen.
play-no = n
play-save-question = Partie speichern? Enter = { $file }, ein anderer Dateiname oder { $no } = nein:{" "}
play-saved = Gespeichert in { $file }; von jetzt an nach jedem Zug.
play-not-saved = Die Partie ist nicht gespeichert. Mit --save DATEI wird sie nach jedem Zug gespeichert.
play-resume = Die Partie ist in { $file } gespeichert. Weiter geht es mit: { $command }
play-record = Die Aufzeichnung der Partie liegt in { $file }. Noch einmal ansehen: { $command }

play-help-title = Was du tippen kannst:
play-help-number = eine Nummer
play-help-move = Diesen Zug der Liste machen. Sein Text geht auch: { $example }
play-help-enter = Enter
play-help-again = Die Züge noch einmal zeigen.
play-help-explain = Sagen, warum ein Zug nicht möglich ist.
play-help-help = Diese Hilfe zeigen.
play-help-hint = Sagen, was ein Bot spielen würde.
play-help-undo = Deinen letzten Zug zurücknehmen.
play-help-table = Den Tisch noch einmal zeichnen.
play-help-log = Die ganze Partie bis hierher erzählen.
play-help-rules = Eine Regel, ein Kapitel oder die Regeln zu einer Frage zeigen.
play-help-save = Die Partie speichern, in einer Datei deiner Wahl.
play-help-quit = Die Partie verlassen.
play-file = [DATEI]

word-help = hilfe
word-hint = tipp
word-undo = zurück
word-table = tisch
word-log = protokoll
word-rules = regeln
word-save = speichern
word-quit = ende

result-sheet = Wertungsbogen: { $player }
result-total = Summe
result-place = { $place }. { $player }: { $points } Punkte
result-winner = { $player } gewinnt mit { $points } Punkten.
result-winners = Geteilter Sieg mit { $points } Punkten: { $players }.
result-solo = { $player }: { $points } Punkte

## chefetage replay

replay-title = { $file }: { $game }
replay-seat = { $player }: { $seat }
replay-option = { $option } = { $value }
replay-seed = Startwert: { $seed }
replay-seed-hash = Sein SHA-256, wie ein Online-Tisch es von Anfang an zeigt: { $hash }
replay-set-up = Spielaufbau
replay-move = { $player }: { $move }
replay-verified = { $file }: { $moves ->
    [one] 1 Zug geprüft.
   *[other] { $moves } Züge geprüft.
}
replay-summary = { $verified } von { $files } Aufzeichnungen sind in Ordnung.

## Der Verlauf an einem Tisch

log-take-back = { $player } nimmt { $moves ->
    [one] 1 Zug zurück.
   *[other] { $moves } Züge zurück.
}

## Die Spielhilfe

aid-written = Geschrieben: { $file }
no-aid = Für dieses Spiel gibt es noch keine Spielhilfe.
