### The web table's server: what it answers when something cannot be done

## Starting the server

database-in-use = { $file } is in use by another server (process { $process }). End that one, or choose another file with --db.
database-unreadable = { $file } cannot be used as a database: { $reason }.
database-foreign = { $file } belongs to another program. Choose another file with --db.
database-too-new = { $file } was written by a newer version of Chefetage (form { $version }, this one knows { $known }).
remote-not-allowed = { $host } can be reached from other machines. If you want that, add --allow-remote.
port-in-use = Port { $port } on { $host } cannot be used: { $reason }. Choose another port with --port.
host-unknown = There is no address called “{ $host }”.
bad-port = A port is a whole number from 0 to 65535, not “{ $value }”.
bad-delay = --bot-delay needs a number of seconds from 0 to 60, not “{ $value }”.
bad-host-name = --host-name needs a name such as chefetage.example, without a port, not “{ $value }”.
serve-ready = The table is set: { $address }
serve-others = From other machines: { $address } – use this address yourself, too, before you send somebody the link to a table.
serve-plain = This is plain HTTP: on the way to other machines, others can read along and take over seats. That will do at home; for the internet put HTTPS before it (docs/operations.md).
serve-no-browser = No browser could be opened. Open { $address } yourself.
serve-files = Tables are kept in { $file }. Ctrl-C ends the server; nothing gets lost.
serve-open-to-others = Others on this machine can open { $file }, with every table and the key to all seats. “chmod 600” keeps it to yourself.

## Backups

database-missing = There is no database { $file }. Name the right one with --db.
backup-progress = Pages
backup-done = { $file } is complete and in order: { NUMBER($megabytes, maximumFractionDigits: 1) } MB. Only you can read it.
backup-exists = { $file } exists already. Choose another name, or replace it with --force.
backup-of-itself = { $file } is the database itself. Choose another name for the copy.
backup-failed = { $file } could not be written: { $reason }. Nothing was changed.

## Requests

bad-request = This request cannot be understood. { $reason }
no-such-page = There is nothing at this address.
server-failed = Something went wrong in the server. Nothing at your table is lost; try again.
storage-failed = This could not be saved. Try again.
storage-unreadable = This could not be read. Nothing is lost; try again in a moment.
not-ready =
    Nobody can play here at the moment: { $reason ->
        [locked] another program has locked the database
        [full] the disk is full
        [read-only] the database cannot be written
        [unreachable] the database cannot be opened
        [damaged] the database is damaged
        [silent] the disk does not answer
        [closed] the server is starting or ending
       *[failing] the disk is failing
    }.
too-large = This is too large; at most { $most } are possible.
too-fast = That was a bit fast. Wait a moment and try again.
too-many-sockets = Too many pages are open from your network. Close some and try again.
foreign-host = This server does not answer under this name. Whoever runs it can allow the name with --host-name.
foreign-origin = This request came from another site and was not carried out.
bad-message = This message cannot be understood.

## Identity on other devices

wrong-code = No device has this code, or its time is over. Look at it once more, or get a new one.
own-code = This code comes from this device. Type it on the other one.
too-many-codes = Too many codes in a short time. Wait a minute and try again.
holds-seats = { $tables ->
    [one] On this device you have a seat at one table. You would no longer reach it from here.
   *[other] On this device you have seats at { $tables } tables. You would no longer reach them from here.
}

## Tables

no-such-table = There is no such table. Is the link complete?
no-such-line = There is no such line in the chat any more.
spectator = Spectator

## Replays, records, guides

no-such-ply = There is no such position; the game has { $moves } moves.
no-such-viewer = Nobody called “{ $viewer }” can look at this game.
viewer-not-yet = You can look from this side only when the game is over.
seats-and-record = The record has { $players } seats, you asked for { $seats }.

## Without built pages

pages-missing = The pages are not built yet
pages-build = Run “python3 make.py serve”: it builds them. Or, in the folder web: npm ci, then npm run build.
