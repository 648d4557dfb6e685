### Die Seiten des Spieltischs

## Überall

loading = Wird geladen …
close = Schließen
cancel = Abbrechen
rules = Regeln
skip-to-content = Zum Inhalt springen
switches = Sprache und Einstellungen
notify = Benachrichtigen, wenn ich am Zug bin
sound = Töne
dark = Dunkle Farben
to-lobby = Zur Übersicht
no-such-page = Diese Seite gibt es nicht.
no-connection = Der Server ist nicht zu erreichen. Läuft er?
read-rule = Regel { $rule } lesen
show-all = Alle { $count } zeigen
guest = Gast
free-seat = freier Platz
seed-known = Mischung bekannt
seed-known-hint = Jemand hat bestimmt, wie in dieser Partie gemischt wird, oder sie geht von einer Aufzeichnung aus weiter. Wer das war, kennt vielleicht, was verdeckt ist. Sie wird nie gewertet.

## Übersicht

lobby-title = Welche Firma leitest du heute?
lobby-subtitle = Vier Wirtschaftsspiele. Spiel gegen Bots, zu mehreren an einem Bildschirm oder online per Link.
my-name = Dein Name
players-range = { $least }–{ $most } Personen
minutes = etwa { $minutes } Min.
designed-by = Ein Spiel von { $designer }
play-bots = Gegen { $bots ->
    [one] einen Bot
    [2] zwei Bots
   *[other] { $bots } Bots
} spielen
set-up = Tisch einrichten
first-game = Lernpartie
read-rules = Regeln lesen
my-tables = Meine Tische
no-tables = Noch keine Tische. Such dir oben ein Spiel aus.
table-waits = wartet auf dich
table-waiting = noch nicht begonnen
table-playing = läuft
table-over = beendet
ways-in = Link oder Aufzeichnung
link-label = Link zu einem Tisch
no-link-to-a-table = „{ $text }“ ist kein Link zu einem Tisch: Er endet auf /tables/ und eine Reihe von Buchstaben und Ziffern.
go-there = Zum Tisch
import-record = Aufzeichnung öffnen

## Dieses Gerät und andere

devices = Deine Geräte
devices-hint = Konten gibt es nicht: Dieser Browser erkennt dich an einem Cookie, und daran hängen deine Plätze.
make-code = Code für ein anderes Gerät
code-made = Gib diesen Code dort bis { $time } Uhr ein. Er gilt einmal. Zeig ihn sonst niemandem: Wer ihn eingibt, hat deine Plätze.
code-label = Code von einem anderen Gerät
take-code = Übernehmen
take-title = Auf diesem Gerät jemand anders sein?
take-anyway = Übernehmen
forget = Auf diesem Gerät vergessen
forget-title = Dich auf diesem Gerät vergessen?
forget-warning = Dieser Browser kennt dann deinen Namen und deine Plätze nicht mehr. Ohne ein anderes Gerät, das dich kennt, sind sie für immer verloren. Lass dir vorher einen Code geben und gib ihn dort ein.
forget-yes = Vergessen

## Tisch einrichten

set-up-title = Einrichten: { $game }
go-on-title = { $game }: nach Zug { $ply } weiterspielen
how-many = Wie viele spielen mit?
who-sits-where = Wer sitzt wo?
seat-number = Platz { $number }
seat-kind-me = ich
seat-kind-here = jemand an diesem Bildschirm
seat-kind-link = jemand per Link
seat-kind-bot = Bot: { $bot }
bots-to-compare = Zum Vergleich
bot-level1 = Stufe 1, lernt das Spiel
bot-level2 = Stufe 2, geübt
bot-level3 = Stufe 3, erfahren
bot-level4 = Stufe 4, stark
bot-level5 = Stufe 5, Meisterklasse
bot-greedy = greedy, nach Faustregeln
bot-random = zufällige Züge
name-here = Name
options = Optionen ({ $count })
explain-option = Was „{ $option }“ bedeutet: Regel { $rule }
take-back-asked = Wer zustimmen muss, bevor ein Zug zurückgenommen wird
take-back-asked-all = alle, auch wer weg ist
take-back-asked-present = alle, für die kein Bot spielt
go-on-hint = Wer die Aufzeichnung hat, weiß vielleicht, was kommt. Die anderen erfahren das, bevor sie Platz nehmen, und die Partie wird nie gewertet.
create-and-play = Tisch eröffnen und spielen
create-and-invite = Tisch eröffnen und einladen

## Vor dem Beginn

seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
seats-taken = Alle sind da.
take-seat = Platz nehmen
seed-known-agree = Ich bin einverstanden, dass jemand vielleicht kennt, was verdeckt ist.
host = Tischleitung
close-seat = An Bot geben
bot-of-seat = Bot auf Platz { $number }
fill-with = Bots für die freien Plätze
open-seat = Platz freigeben
remove = Entfernen
remove-title = { $name } entfernen?
remove-warning = Der Platz wird frei. Wer entfernt wird, kann zuschauen, an diesem Tisch aber nicht noch einmal Platz nehmen.
removed = Du wurdest von diesem Tisch entfernt. Zuschauen kannst du.
waits-for-host = { $name } beginnt das Spiel.
pace = Tempo, in dem Züge der anderen gezeigt werden
pace-at_once = sofort
pace-quick = zügig
pace-normal = normal
pace-slow = langsam
pace-step = Schritt für Schritt, mit der Taste N
next-move = Nächster Zug ({ $count })
next-move-key = Taste N
skip-moves = Überspringen
something-wrong = Stimmt etwas nicht?
report = Bericht speichern
report-hint = Eine Datei mit dem, was du siehst, deinem Platz und dem Verlauf, nach dem Ende mit der Aufzeichnung. Die Namen am Tisch stehen darin, vom Chat nichts.
take-back-rule-all = Ein beendeter Zug wird nur zurückgenommen, wenn alle zustimmen, auch wer weg ist.
take-back-rule-present = Ein beendeter Zug wird zurückgenommen, wenn alle zustimmen, für die kein Bot spielt.
fill-and-start = { $count ->
    [one] Platz mit einem Bot besetzen und beginnen
   *[other] Plätze mit Bots besetzen und beginnen
}
start = Spiel beginnen
invitation = Schick den anderen diesen Link
copy = Kopieren
copied = Kopiert

## Am Tisch

your-turn = Du bist am Zug.
waiting-for = { $count ->
    [0] Einen Moment …
   *[other] Warten auf { $names }
}
game-is-over = Das Spiel ist zu Ende.
watching = Du schaust zu.
round = Runde { $round }
link-connecting = Verbindung wird hergestellt …
link-lost = Verbindung verloren, neuer Versuch …
link-closed = getrennt
link-refused = getrennt
not-saved-yet = Der Server kann gerade nicht speichern. Was du getan hast, wird von selbst noch einmal geschickt …
table-refused = Der Server kann diesen Tisch gerade nicht zeigen.
undo = Rückgängig
restart-turn = Zug neu beginnen
offers-hint = { $count ->
    [one] Du hast einen möglichen Zug.
   *[other] Du hast { $count } mögliche Züge. Zeig auf einen, um zu sehen, was er bewirkt.
}
offers-hint-touch = { $count } mögliche Züge. Halte den Finger auf etwas, um zu sehen, was es bewirkt.
board = Spielplan
no-board = Dieses Spiel hat noch keinen Plan; seine Züge stehen in der Liste.
beside-the-board = Neben dem Plan
tab-moves = Züge
tab-log = Verlauf
tab-people = Tisch
tab-rules = Regeln
tab-guide = Anleitung
filter-moves = Züge filtern
no-moves = Im Moment hast du nichts zu entscheiden.
command-line = Zug eintippen
command-hint = Zug eintippen; ? fragt, warum nicht
command-help = „? pass“ fragt, ob ein Zug möglich ist und welche Regel ihn sonst verbietet. Pfeil ab zeigt die Züge, Tab ergänzt, Pfeil auf holt Getipptes zurück.
completions = Mögliche Züge
log-of = Zeigen, was geschah:
show-notation = Züge auch so zeigen, wie Aufzeichnungen sie schreiben
nothing-happened = Noch ist nichts geschehen.
to-position = Stellung nach Zug { $ply } ansehen
thinking = denkt nach
to-decide = muss entscheiden
not-connected = gerade nicht da
that-is-me = das bist du
bot-stands-in = ein Bot springt ein: { $bot }
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
ask-take-back = Um Rücknahme meines letzten Zugs bitten
take-back-request = { $moves ->
    [one] { $name } möchte einen Zug zurücknehmen.
   *[other] { $name } möchte { $moves } Züge zurücknehmen.
}
take-back-reveals = Seitdem ist etwas Geheimes bekannt geworden.
take-back-waits = Warten auf { $names }
who-is-away = { $name } (ist weg)
take-back-declined = Dein Wunsch, den Zug zurückzunehmen, wurde abgelehnt. Das Spiel geht weiter.
agree = Zustimmen
decline = Ablehnen
withdraw = Zurückziehen
leave = Tisch verlassen
leave-hint = Ein Bot spielt für dich weiter, bis du zurückkommst. Welcher?
come-back = Platz wieder einnehmen
chat = Chat
chat-field = Nachricht schreiben
send = Senden
chat-apart = Bis zum Ende des Spiels liest nur, wer zuschaut, was du schreibst.
mute = { $name } stummschalten
is-muted = { $name } ist stummgeschaltet.
unmute = Freischalten
others = Andere einladen
seed-hash = Alles Mischen steht von Anfang an fest. Prüfsumme des Startwerts:
seed = Startwert:
hand-over = Gib das Gerät an { $name }
hand-over-hint = { $count ->
    [one] { $names }, schau bitte weg.
   *[other] { $names }, schaut bitte weg.
}
hand-over-taken = Ich bin { $name }: meinen Tisch zeigen

## Anleitung

guide-step = Schritt { $step } von { $steps }
guide-begin = Los geht’s ({ $steps } Schritte)
guide-past = Schritte bisher
guide-others = Die anderen sind dran. Einen Moment.
guide-left = Du bist einen anderen Weg gegangen. Spiel weiter, wie du magst, oder nimm deinen Zug zurück.
guide-done = Das war die Anleitung. Der Rest des Spiels gehört dir: Spiel weiter gegen die Bots.

## Ende des Spiels

result = Ergebnis
place = { $place }.
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
total = Summe
score-sheet = Wertungsblatt
score-course = Runde für Runde
chart-kind = Was das Diagramm zeigt
chart-scores = Punkte
rematch = Revanche
join-rematch = Zur Revanche
watch-replay = Noch einmal ansehen
download-record = Aufzeichnung herunterladen

## Noch einmal ansehen

replay = Rückschau
to-start = Zum Anfang
one-back = Einen Zug zurück
run = Abspielen
replay-speed = Tempo der Wiedergabe
times = { $speed } ×
pause = Anhalten
one-on = Einen Zug weiter
to-end = Zum Ende
move-number = Zug
move-of = { $ply } / { $plies }
viewpoint = Blickwinkel
viewer-spectator = Publikum
viewer-open = Alle Karten offen
secret-move = { $name } hat gezogen.
set-up-position = Der Tisch nach dem Aufbau
play-on = Von hier weiterspielen
to-table = Zum Tisch

## Regelheft

rules-of = { $game }: die Regeln
search-rules = Regeln durchsuchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}

## The window in play

views = Teile des Tischs
view-board = Brett
view-mine = Meins
view-others = Andere
view-log = Verlauf
view-rules = Regeln
moves-here = Züge:
moves-above = Weitere Züge darüber:
moves-below = Weitere Züge darunter:
phases = Phasen
fit-board = Alles zeigen
fit-board-key = Den ganzen Plan zeigen (Taste 0 oder Doppelklick)
fold-side = Seitenleiste einklappen
unfold-side = Seitenleiste ausklappen
close-up = { $name }: alles zeigen
do-it = Ja, so machen
ask-no-more = Nicht mehr fragen

## Was geschah: Punkte, Ergebnisse der Runden, seit dem letzten Zug, der Verlauf

score-of = Punkte von { $name }
score-public = Soweit es alle sehen können
no-points-yet = Noch keine Punkte
round-result = Ergebnis von Runde { $round }
round-close = Das Ergebnis wegräumen
round-points = Punkte
round-total = Gesamt
since-title = Seit deinem letzten Zug
since-log = Zum Verlauf
since-close = Die Zusammenfassung wegräumen
since-more = … und { $count } weitere
log-everybody = Alle
log-find = Im Verlauf suchen
log-find-short = Suchen
log-brief = in Kürze
log-newest = Zum Neuesten
log-nothing-found = Nichts dergleichen ist geschehen.
worth-most-title = Was am meisten brachte
worth-most = { $name } verdankt das meiste „{ $first }“: { $points } von { $total } Punkten{ $next ->
    [0] .
   *[other] , dann { $next } für „{ $second }“.
}
worth-nothing = { $name } hat nichts erzielt.
points-now = Punkte, wenn das Spiel jetzt endete:

## Ein Spiel lernen

learn = Lernen
learn-title = { $game } lernen
learn-chapters = Kapitel
learn-overview = Worum es geht
learn-minutes = { $minutes } Minuten, dann kannst du spielen
learn-page = Seite { $page } von { $pages }
learn-you-are = Auf den Bildern bist du { $name }. Klick auf den Plan: Jeden Zug prüft dasselbe Programm wie in echten Partien.
learn-task = Du bist dran
learn-task-of = Du bist dran ({ $task } von { $tasks })
learn-right = Richtig!
learn-other = Möglich, aber versuch es noch einmal
learn-refused = Nicht erlaubt
learn-after = So sieht es nach deinem Zug aus.
learn-go-on = Weiter
learn-hint = Gib mir einen Hinweis
learn-back = Zurück
learn-next = Weiter: { $title }
learn-done = geschafft
learn-whole = Ganzer Plan
learn-first = Erst das Spiel lernen
player-aid = Spielhilfe zum Ausdrucken
## Der Name eines Tisches

table-name = Name des Tisches
table-name-none = keiner
name-table = Tisch benennen
rename-table = Tisch umbenennen
rename = Umbenennen

## Auf wen alle vergeblich warten

awaited = am Zug, aber nicht da
absent = { $name } ist am Zug, aber schon länger nicht da.
stand-in = Vorerst einen Bot spielen lassen
stand-in-proposed = { $name } schlägt vor, dass ein Bot für { $absent } spielt, bis { $absent } wiederkommt.
i-am-here = Ich bin da

## Die Schlussstellung zum Mitnehmen

print = Drucken
save-picture = Als Bild speichern
no-picture = Dieser Browser kann kein Bild vom Spielplan machen.
round-gains = Was die Runde gebracht hat
