# The table: what its commands answer

no-guide = There is no guide for this game yet.
no-free-seat = No seat is free at this table.
seats-free = There are still free seats. Wait for somebody, or let bots take them.
not-at-the-table = You have no seat at this table.
not-your-seat = This is not your seat.
not-started = The game has not begun yet.
stale = Something has happened at the table in the meantime. Look again.
no-undo = There is nothing that you can take back: something hidden has come to light, or somebody else has decided since.
no-take-back = You have not moved yet.
request-open = Somebody has already asked to take back a turn.
no-request = This request is no longer open.
chat-empty = Say something.
chat-full = There is no room for more words at this table.
not-over = The game is not over yet.
