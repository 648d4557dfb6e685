# The table: what its commands answer

no-guide = Für dieses Spiel gibt es noch keine Einführung.
no-free-seat = An diesem Tisch ist kein Platz frei.
seats-free = Es sind noch Plätze frei. Warte auf jemanden oder lass Bots Platz nehmen.
not-at-the-table = Du hast keinen Platz an diesem Tisch.
not-your-seat = Das ist nicht dein Platz.
not-started = Das Spiel hat noch nicht begonnen.
stale = Inzwischen ist am Tisch etwas geschehen. Schau noch einmal hin.
no-undo = Du kannst nichts zurücknehmen: Seitdem kam etwas Verdecktes ans Licht, oder jemand anderes hat entschieden.
no-take-back = Du hast noch nicht gezogen.
request-open = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen.
no-request = Diese Bitte ist nicht mehr offen.
chat-empty = Schreib etwas.
chat-full = An diesem Tisch ist kein Platz mehr für weitere Worte.
not-over = Das Spiel ist noch nicht zu Ende.
