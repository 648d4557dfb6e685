# The table: what its commands answer

no-guide = There is no guide for this game yet.
no-lessons = There are no lessons for this game yet.
no-chapter = There is no chapter “{ $chapter }” in these lessons.
no-free-seat = No seat is free at this table.
one-seat = You already have a seat at this table.
seed-known = Somebody chose the seed of this game and may know what is hidden. Take a seat only if you agree to that.
removed-by-host = The host has removed you from this table. You can watch, but not take a seat.
host-only = Only the host of this table can do that.
already-started = The game has already begun.
seat-differs = This seat is not as you saw it any more. Look again.
own-seat = This is your own seat. You can leave it instead.
mute-yourself = You cannot mute yourself.
nobody-muted = There is nobody with this number who is muted.
seats-free = There are still free seats. Wait for somebody, or let bots take them.
not-at-the-table = You have no seat at this table.
not-your-seat = This is not your seat.
not-started = The game has not begun yet.
stale = Something has happened at the table in the meantime. Look again.
no-undo = There is nothing that you can take back: something hidden has come to light, or somebody else has decided since.
too-many-undos = So much has been taken back here that it cannot go on. You can take back more when the game has moved on.
left-too-often = You have left this seat too often. Stay, or let the others wait.
seats-changed-too-often = The seats of this table have changed too often. Its host can begin with those who are here, or open a new table.
renamed-too-often = This table has been renamed too often. Its name stays.
too-many-muted = Too many have been muted at this table already.
no-take-back = You have not moved yet.
request-open = Somebody has already asked to take back a turn.
no-request = This request is no longer open.
chat-empty = Say something.
muted = The host of this table has muted you.
not-over = The game is not over yet.

## A bot for somebody who is awaited in vain

not-absent = This player is there again, or has not been awaited long enough.
proposal-open = Somebody has already proposed that.
too-many-proposals = That has been proposed too often here.
