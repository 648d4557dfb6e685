# The table: what its commands answer

no-guide = Für dieses Spiel gibt es noch keine Einführung.
no-lessons = Für dieses Spiel gibt es noch keine Lektionen.
no-chapter = In diesen Lektionen gibt es kein Kapitel „{ $chapter }“.
no-free-seat = An diesem Tisch ist kein Platz frei.
one-seat = Du hast schon einen Platz an diesem Tisch.
seed-known = Den Startwert dieses Spiels hat jemand selbst gewählt und kennt vielleicht Verdecktes. Setz dich nur, wenn du damit einverstanden bist.
removed-by-host = Wer diesen Tisch leitet, hat dich weggeschickt. Du kannst zuschauen, aber keinen Platz nehmen.
host-only = Das kann nur, wer diesen Tisch leitet.
already-started = Das Spiel hat schon begonnen.
seat-differs = Dieser Platz ist nicht mehr so, wie du ihn gesehen hast. Schau noch einmal hin.
own-seat = Das ist dein eigener Platz. Du kannst ihn verlassen.
mute-yourself = Du kannst dich nicht selbst stummschalten.
nobody-muted = Unter dieser Nummer ist niemand stummgeschaltet.
seats-free = Es sind noch Plätze frei. Warte auf jemanden oder lass Bots Platz nehmen.
not-at-the-table = Du hast keinen Platz an diesem Tisch.
not-your-seat = Das ist nicht dein Platz.
not-started = Das Spiel hat noch nicht begonnen.
stale = Inzwischen ist am Tisch etwas geschehen. Schau noch einmal hin.
no-undo = Du kannst nichts zurücknehmen: Seitdem kam etwas Verdecktes ans Licht, oder jemand anderes hat entschieden.
too-many-undos = Hier wurde schon so viel zurückgenommen, dass es so nicht weitergeht. Wenn das Spiel weiter ist, kannst du wieder etwas zurücknehmen.
left-too-often = Du hast diesen Platz zu oft verlassen. Bleib, oder lass die anderen warten.
seats-changed-too-often = Die Plätze dieses Tisches haben zu oft gewechselt. Wer ihn leitet, kann mit denen beginnen, die da sind, oder einen neuen Tisch eröffnen.
renamed-too-often = Dieser Tisch ist schon zu oft umbenannt worden. Sein Name bleibt.
too-many-muted = An diesem Tisch wurden schon zu viele stummgeschaltet.
no-take-back = Du hast noch nicht gezogen.
request-open = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen.
no-request = Diese Bitte ist nicht mehr offen.
chat-empty = Schreib etwas.
muted = Wer diesen Tisch leitet, hat dich stummgeschaltet.
not-over = Das Spiel ist noch nicht zu Ende.

## Ein Bot für jemanden, auf den alle vergeblich warten

not-absent = Diese Person ist wieder da, oder ihr wartet noch nicht lange genug auf sie.
proposal-open = Das hat schon jemand vorgeschlagen.
too-many-proposals = Das ist hier schon zu oft vorgeschlagen worden.
