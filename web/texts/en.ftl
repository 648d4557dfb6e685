### The pages of the web table

## Everywhere

loading = Loading …
close = Close
cancel = Cancel
rules = Rules
skip-to-content = Skip to the content
switches = Language and settings
notify = Notify me when it is my turn
sound = Sounds
dark = Dark colours
to-lobby = To the lobby
no-such-page = There is no such page.
no-connection = The server cannot be reached. Is it running?
read-rule = Read rule { $rule }
show-all = Show all { $count }
guest = Guest
free-seat = free seat
seed-known = Shuffles known
seed-known-hint = Somebody chose how this game is shuffled, or it goes on from a record. Whoever did that may know what is hidden. It is never rated.

## Lobby

lobby-title = Which company will you run today?
lobby-subtitle = Four business games. Play against bots, together at one screen, or online by a link.
my-name = Your name
players-range = { $least }–{ $most } players
minutes = about { $minutes } min
designed-by = A game by { $designer }
play-bots = Play against { $bots ->
    [one] one bot
    [2] two bots
   *[other] { $bots } bots
}
set-up = Set up a table
first-game = Guided first game
read-rules = Read the rules
my-tables = My tables
no-tables = No tables yet. Choose a game above.
table-waits = waits for you
table-waiting = not started yet
table-playing = under way
table-over = finished
ways-in = Link or record
link-label = Link to a table
no-link-to-a-table = “{ $text }” is no link to a table: it ends in /tables/ and a row of letters and digits.
go-there = Go to the table
import-record = Open a record

## This device and others

devices = Your devices
devices-hint = There are no accounts: this browser knows you by a cookie, and your seats hang on it.
make-code = Code for another device
code-made = Type this code there until { $time }. It works once. Show it to nobody else: whoever types it has your seats.
code-label = Code from another device
take-code = Take over
take-title = Be somebody else on this device?
take-anyway = Take over
forget = Forget me on this device
forget-title = Forget you on this device?
forget-warning = This browser will no longer know your name and your seats. You reach them from other devices that know you, and if there is none, never again. To be sure, get a code first and type it on another device.
forget-yes = Forget me

## Setting up a table

set-up-title = Set up: { $game }
go-on-title = { $game }: play on after move { $ply }
how-many = How many players?
who-sits-where = Who sits where?
seat-number = Seat { $number }
seat-kind-me = me
seat-kind-here = someone at this screen
seat-kind-link = someone by link
seat-kind-bot = bot: { $bot }
bots-to-compare = For comparison
bot-level1 = level 1, learning the game
bot-level2 = level 2, practised
bot-level3 = level 3, experienced
bot-level4 = level 4, strong
bot-level5 = level 5, master
bot-greedy = greedy, by rules of thumb
bot-random = random moves
name-here = Name
options = Options ({ $count })
explain-option = What “{ $option }” means: rule { $rule }
take-back-asked = Who must agree before a turn is taken back
take-back-asked-all = everybody, also who is away
take-back-asked-present = everybody for whom no bot plays
go-on-hint = Whoever has the record may know what comes. The others are told so before they take a seat, and the game is never rated.
create-and-play = Open the table and play
create-and-invite = Open the table and invite

## Before the start

seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
seats-taken = Everybody is here.
take-seat = Take a seat
seed-known-agree = I agree to play with somebody who may know what is hidden.
host = host
close-seat = Give to a bot
bot-of-seat = Bot on seat { $number }
fill-with = Bots for the free seats
open-seat = Free this seat
remove = Remove
remove-title = Remove { $name }?
remove-warning = The seat becomes free. Whoever is removed can watch, but not take a seat at this table again.
removed = The host has removed you from this table. You can watch.
waits-for-host = { $name } begins the game.
pace = Pace at which others' moves are shown
pace-at_once = at once
pace-quick = quick
pace-normal = normal
pace-slow = slow
pace-step = step by step, with the key N
next-move = Next move ({ $count })
next-move-key = Key N
skip-moves = Skip
something-wrong = Is something wrong?
report = Save a report
report-hint = One file with what you see, your seat and the log, for whoever looks into it; after the end with the record. It has the players' names in it, but nothing of the chat.
take-back-rule-all = A finished turn is taken back only if everybody agrees, also who is away.
take-back-rule-present = A finished turn is taken back if everybody agrees for whom no bot plays.
fill-and-start = { $count ->
    [one] Fill the seat with a bot and start
   *[other] Fill the seats with bots and start
}
start = Start the game
invitation = Send this link to the others
copy = Copy
copied = Copied

## At the table

your-turn = It is your turn.
waiting-for = { $count ->
    [0] One moment …
   *[other] Waiting for { $names }
}
game-is-over = The game is over.
watching = You are watching.
round = Round { $round }
link-connecting = connecting …
link-lost = connection lost, trying again …
link-closed = disconnected
link-refused = disconnected
not-saved-yet = The server cannot save at the moment. What you did is sent again by itself …
table-refused = The server cannot show this table at the moment.
undo = Undo
restart-turn = Restart my turn
offers-hint = { $count ->
    [one] You have one possible move.
   *[other] You have { $count } possible moves. Point at one to see what it does.
}
offers-hint-touch = { $count } possible moves. Hold a finger on anything to see what it does.
board = Board
no-board = This game has no board yet; its moves are in the list.
beside-the-board = Beside the board
tab-moves = Moves
tab-log = Log
tab-people = Table
tab-rules = Rules
tab-guide = Guide
filter-moves = Filter the moves
no-moves = There is nothing for you to decide at the moment.
command-line = Type a move
command-hint = Type a move; ? asks why not
command-help = Type ? and a move to hear whether it is possible, and which rule forbids it if not: “? pass”. Arrow down shows the moves, Tab completes, arrow up brings back what you typed before.
completions = Possible moves
log-of = Show what happened to
show-notation = Show moves as records write them
nothing-happened = Nothing has happened yet.
to-position = See the position after move { $ply }
thinking = is thinking
to-decide = has to decide
not-connected = not at the table
that-is-me = that is you
bot-stands-in = a bot stands in: { $bot }
spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
ask-take-back = Ask to take back my last turn
take-back-request = { $moves ->
    [one] { $name } asks to take back one move.
   *[other] { $name } asks to take back { $moves } moves.
}
take-back-reveals = Something secret has come to light since.
take-back-waits = Waiting for { $names }
who-is-away = { $name } (is away)
take-back-declined = Your wish to take back your turn was declined. The game goes on.
agree = Agree
decline = Decline
withdraw = Withdraw
leave = Leave the table
leave-hint = A bot plays on for you until you come back. Which one?
come-back = Take my seat back
chat = Chat
chat-field = Write a message
send = Send
chat-apart = Until the game is over, only those who watch read what you write.
mute = Mute { $name }
is-muted = { $name } is muted.
unmute = Unmute
others = Invite others
seed-hash = The shuffles are settled from the start. Fingerprint of their seed:
seed = Seed:
hand-over = Hand the device to { $name }
hand-over-hint = { $count ->
    [one] { $names }, please look away.
   *[other] { $names }, please look away, all of you.
}
hand-over-taken = I am { $name }: show my table

## Guide

guide-step = Step { $step } of { $steps }
guide-begin = Begin ({ $steps } steps)
guide-past = Steps so far
guide-others = The others are playing. One moment.
guide-left = You went another way. Play on as you like, or undo your move to come back.
guide-done = That was the guide. The rest of the game is yours: play on against the bots.

## End of the game

result = Result
place = { $place }.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
total = Total
score-sheet = Score sheet
score-course = Round by round
chart-kind = What the chart shows
chart-scores = Scores
rematch = Rematch
join-rematch = Join the rematch
watch-replay = Watch the replay
download-record = Download the record

## Replay

replay = Replay
to-start = To the start
one-back = One move back
run = Play
replay-speed = Speed of the replay
times = { $speed } ×
pause = Pause
one-on = One move on
to-end = To the end
move-number = Move
move-of = { $ply } / { $plies }
viewpoint = Viewpoint
viewer-spectator = Spectator
viewer-open = All hands open
secret-move = { $name } made a move.
set-up-position = The table as it was set up
play-on = Play on from here
to-table = To the table

## Rulebook

rules-of = { $game }: the rules
search-rules = Search the rules
rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}

## The window in play

views = Parts of the table
view-board = Board
view-mine = Mine
view-others = Others
view-log = Log
view-rules = Rules
moves-here = Moves:
moves-above = More moves above:
moves-below = More moves below:
phases = Phases
fit-board = Show all
fit-board-key = Show the whole board (key 0 or double click)
fold-side = Fold the side panel away
unfold-side = Open the side panel
close-up = { $name }: show everything
do-it = Yes, do it
ask-no-more = Do not ask again

## What happened: scores, results of rounds, since one's last move, the log

score-of = Points of { $name }
score-public = As far as everybody can see it
no-points-yet = No points yet
round-result = Result of round { $round }
round-close = Put the result away
round-points = Points
round-total = Total
since-title = Since your last move
since-log = To the log
since-close = Put the summary away
since-more = … and { $count } more
log-everybody = Everybody
log-find = Find in the log
log-find-short = Find
log-brief = in short
log-newest = To the newest
log-nothing-found = Nothing of this kind has happened.
worth-most-title = What was worth most
worth-most = { $name } owes most to “{ $first }”: { $points } of { $total } points{ $next ->
    [0] .
   *[other] , then { $next } for “{ $second }”.
}
worth-nothing = { $name } has scored nothing.
points-now = Points if the game ended now:

## Learning a game

learn = Learn
learn-title = Learn { $game }
learn-chapters = Chapters
learn-overview = What it is about
learn-minutes = { $minutes } minutes, then you can play
learn-page = page { $page } of { $pages }
learn-you-are = In the pictures of the next pages you are { $name }. Click on the board: the engine that also runs real games checks every move.
learn-task = Your turn
learn-task-of = Your turn ({ $task } of { $tasks })
learn-right = Right!
learn-other = Possible, but try again
learn-refused = Not allowed
learn-after = This is how it looks after your move.
learn-go-on = Go on
learn-hint = Give me a hint
learn-back = Back
learn-next = Next: { $title }
learn-done = done
learn-whole = Whole board
learn-first = Learn the game first
player-aid = Player aid to print
## The name of a table

table-name = Name of the table
table-name-none = none
name-table = Name this table
rename-table = Rename this table
rename = Rename

## Who is awaited in vain

awaited = to decide, but not here
absent = { $name } has to decide, but has not been here for a while.
stand-in = Let a bot play for now
stand-in-proposed = { $name } proposes that a bot plays for { $absent } until { $absent } comes back.
i-am-here = I am here

## The final position to take home

print = Print
save-picture = Save as picture
no-picture = This browser cannot make a picture of the board.
round-gains = What the round brought
