### The program: problems, explanations of moves, and the command line

## Moves that cannot be made

unknown-move = “{ $move }” is not a move of this game.
decision-tells = { $question } The others see that you are asked.
game-over = The game is over.
not-your-turn = It is not your turn: { $player } has to decide first ({ $step }).
has-decided = You have decided; what the others decide at the same time is still to come ({ $step }).
not-now = “{ $action }” is not possible now. What is to be decided: { $step }.
way =
    { $count ->
        [one] Possible after this move: “{ $move }”.
       *[other] Possible after one of { $count } moves, such as “{ $move }”.
    }

## Problems: games, players, options

unknown-game = There is no game “{ $game }”. Known games: { $known }.
bad-player-count = This game is for { $least } to { $most } players, not for { $players }.
unknown-option = The game has no option “{ $option }”. Known options: { $known }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $known }.
setting-twice = The option “{ $option }” is given twice.
bad-start-player = Seat { $start } cannot begin: there are only { $players } players.
bad-seed = A seed is a whole number from 0 to 2^{ $bits } − 1.
bad-seed-text = “{ $value }” is no seed: type a whole number such as 42, or a hexadecimal one such as 0x2a.
unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.
bad-bot-count = { $bots } bots do not fit { $players } seats.
bad-game-count = At least 1 game is needed, not { $games }.
bad-folder = The folder { $folder } cannot be used: { $reason }.

## Problems: records

record-unreadable = { $file } cannot be read: { $reason }.
record-empty = { $file } is empty: a record begins with a header.
record-foreign = { $file }, line 1: this is no record of Chefetage.
record-version = { $file }, line 1: the record has format version { $version }, but this program knows only { $known }.
record-unknown-game = { $file }, line 1: there is no game “{ $game }”.
rules-missing = This game of “{ $game }” is played by version { $rules } of the rules, which is not installed here. Nothing is lost: it goes on as soon as that version is back.
record-other-rules = { $file }, line 1: the record was played by rules version { $rules }, but this program plays by version { $known }.
record-bad-seed = { $file }, line 1: the seed must have { $digits } hexadecimal digits.
record-bad-header = { $file }, line 1: { $reason }
record-bad-line = { $file }, line { $line }: the line cannot be understood ({ $reason }).
record-bad-ply = { $file }, line { $line }: move number { $expected } is expected here, not { $ply }.
record-bad-seat = { $file }, line { $line }: there is no seat { $seat }.
record-refused = { $file }, line { $line }: the move “{ $move }” is not allowed here (rule { $rule }).
record-bad-hash = { $file }, line { $line }: the position after this move is not the recorded one (recorded { $expected }, found { $found }).

## Problems: variants, which are games with other numbers

variant-unreadable = { $file } cannot be read: { $reason }.
variant-bad-file = { $file } describes no variant: { $reason }. It needs a name, a game and a table [numbers].
variant-empty = { $file } describes no variant: it needs a name, and at least one number in the table [numbers].
variant-other-game = { $file } is a variant of the game “{ $game }”.
variant-no-number = { $number } cannot be “{ $value }”: a variant changes whole numbers and truth values only.
variant-unknown-number = The game has no number “{ $number }” in its components.toml.
variant-other-type = { $number } cannot be “{ $value }”: it is printed as “{ $printed }”, and a variant keeps the type.
variant-unused = { $number } cannot be changed: no rule asks for it, so nothing would be different.
variant-fixed = { $number } cannot be changed: the rules of the game are built around it.
variant-too-small = { $number } cannot be { $value }: it must be at least { $least }.
variant-too-large = { $number } cannot be { $value }: it must be at most { $most }.
variant-unplayable = The numbers of the variant “{ $variant }” do not go together ({ $reason }).
variant-two-alike = With the numbers of the variant “{ $variant }”, two different moves would be written “{ $move }”.
variant-too-late = The game “{ $game }” is already loaded with other numbers; a variant needs a new process.
variant-compiled = The compiled engine plays one variant of “{ $game }” in a process; several at once need the interpreted engine.
other-variant =
    The game was played with { $variant ->
        [none] the printed numbers
       *[other] the variant { $variant }
    }, but here it is set to { $known ->
        [none] the printed numbers
       *[other] the variant { $known }
    }. Choose the right numbers with --variant.

## Problems: the command line

bad-language = There is no language “{ $value }”. Known languages: { $known }.
bad-whole-number = { $name } needs a whole number of at least { $least }, not “{ $value }”.
bad-seconds = { $name } needs a number of seconds above 0, not “{ $value }”.
bad-list = { $name } needs words separated by commas, not “{ $value }”.
bad-setting = An option is written key=value, not “{ $value }”.
unknown-seat = Nobody called “{ $seat }” can take a seat. Possible are: { $known }.
too-many-names = { $names } names do not fit { $seats } seats.
equal-names = Every seat needs a name of its own: { $names }.
seats-and-players = --seats names { $seats } players, --players says { $players }.
game-or-resume = Say which game to play, or go on with a saved one: --resume FILE. “chefetage games” lists all games.
resume-fixes-the-rest = --resume goes on with the saved game: its seats, seed and options cannot be changed.
resume-other-game = { $file } is a game of “{ $game }”.
save-exists = { $file } exists already; it is not overwritten. Go on with it by --resume, or choose another name.
save-failed = { $file } cannot be written: { $reason }.
unknown-rule = There is no rule “{ $rule }”. Similar: { $near }.
unknown-chapter = There is no rule “{ $rule }”. “chefetage rules GAME” shows them all.
nothing-found = No rule contains “{ $word }”.
rule-or-search = Ask for a rule or search for a word, not both.
move-number-too-large = { $file } has only { $moves } moves; --step { $step } is beyond its end.
usage-extra = Too many words: “{ $words }”. See “{ $command } --help”.
usage-no-such-option = There is no option “{ $option }”.
usage-no-such-command = There is no command “{ $command }”.
usage-did-you-mean = Did you mean: { $close }?
usage-missing = { $name } is missing.
usage-needs-value = The option “{ $option }” needs a value.
usage-takes-no-value = The option “{ $option }” takes no value.
usage-see-help = See “{ $command } --help”.

system-ENOENT = there is no such file or folder
system-EACCES = permission denied
system-EISDIR = it is a folder
system-ENOTDIR = a part of the path is no folder
system-EEXIST = a file of that name is in the way
system-ENOSPC = the disk is full
system-EROFS = the disk can only be read
system-ENAMETOOLONG = the name is too long
system-EIO = the disk cannot be read or written
system-EADDRINUSE = another program is using it
system-EADDRNOTAVAIL = this machine does not have that address

## Help: headings and placeholders

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples

metavar-options = [OPTIONS]
metavar-command = COMMAND …
metavar-game = GAME
metavar-bench-games = GAME
metavar-rule-id = RULE-ID
metavar-files = FILE
metavar-file = FILE
metavar-folder = FOLDER
metavar-number = N
metavar-address = ADDRESS
metavar-name = NAME
metavar-word = WORD
metavar-setting = KEY=VALUE
metavar-seats = WHO,WHO,…
metavar-names = NAME,NAME,…
metavar-bot = BOT
metavar-bots = BOT,BOT,…

## Help: arguments and options

cli-help = Show this help.
cli-version = Show the version.
cli-lang = Language of everything shown. Default: that of your system.
cli-json = Print data in JSON instead of words.
cli-game = The game; “chefetage games” lists them.
cli-bench-games = Games to measure. Default: all.
cli-rule-id = A rule such as WA-6.24, or a chapter such as WA-6.
cli-search = Show the rules that answer a question or have these words, the best first.
cli-rulings = Show what maintainers noted: where a rule is known from, and why it is so.
cli-out = File to write to. Default: standard output.
cli-files = Records, as written by “play --save” and “simulate --save”.
cli-step = Stop after this move and draw the table.
cli-players = Number of players.
cli-seats = Who plays on each seat: human, or a bot from level1 (learning the game) to level5 (master); greedy and random are for comparison. Default: human,level3,level3.
cli-names = Names of the players, in the order of the seats.
cli-seed = Number from which all chance follows; the same seed deals the same cards. Default: a new one.
cli-option = A choice the game offers; “chefetage games” lists them. May be repeated.
cli-variant = Play with other numbers, as this file describes them.
cli-save = Write the record to this file after every move, so that nothing is lost.
cli-resume = Go on with a saved game.
cli-games = How many games to play. Default: 100.
cli-bots = The bots of the seats: level1 to level5, greedy, random; a single one takes all seats, missing ones are random. They move on by one seat each game.
cli-workers = How many processes to use. Default: one per core.
cli-save-games = Write a record of every game to this folder.
cli-rounds = Rounds of measuring; medians are reported. Default: 5.
cli-seconds = Computing time of each measurement. Default: 0.5.
cli-host = Address to answer on. Default: 127.0.0.1, only this machine.
cli-port = Port to answer on. Default: 8000.
cli-db = File in which the tables are kept. Default: in your own data folder.
cli-open = Open the browser as well.
cli-allow-remote = Let other machines reach the server, under its addresses and the name of this machine; needed for any --host but this machine.
cli-host-name = A further name under which the server answers, such as that of your site. May be repeated.
cli-bot-delay = Seconds before a bot's move. Default: 0.1; the pages show moves at the pace that is chosen there.
cli-file = The file to be written.
cli-force = Replace a file that is there already.
cli-compiled-python = Python in which the compiled engine is installed.
cli-pure-python = Python in which the interpreted engine is installed.
cli-earlier-python = Python in which an earlier compiled engine is installed, to compare with.
cli-peers-python = Python in which engines of other projects are installed.

## Help: commands

short-serve = Open the table in the browser.
short-play = Play a game here in the terminal.
short-games = List the games and their options.
short-rules = Read a rulebook, look up a rule, search for words.
short-aid = Write a player aid of one page, to print.
short-replay = Verify and retell recorded games.
short-simulate = Let bots play many games and compare them.
short-bench = Measure how fast the engine is.
short-backup = Copy the tables of a server, also while it runs.
short-info = Show the version, the engine and the games.

help-chefetage =
    Chefetage: play, study and simulate board games about running a company.

    Play in the terminal against bots or friends, read the rules, and let bots play thousands of games. Every command explains itself with --help.
examples-chefetage =
    chefetage play watch                        a game of Watch against two bots
    chefetage rules watch --search bribe        what the rules say about bribes
    chefetage simulate watch --bots greedy,random --games 200

help-play =
    Play a game here in the terminal, against bots or with friends at the same keyboard.

    You see what has happened, the table, and a numbered list of the moves you can make. Type a number, or “?” to see what else you can type: explain a move, take one back, look up a rule, get a hint, save, quit.

    Before the first move you read how strong the bots are among so many players, as “chefetage ladder” has measured it.
examples-play =
    chefetage play watch
    chefetage play watch --seats human,level5
    chefetage play watch --save evening.jsonl
    chefetage play --resume evening.jsonl
    chefetage play watch --seats human,human --names Anna,Ben
    chefetage play watch --players 1 --seed 7
    chefetage play watch --option start_player=1

help-games = List the games with their players, options and version of the rules.
examples-games =
    chefetage games
    chefetage games --json

help-rules =
    Read the rulebook of a game, look up a single rule by its id, or search for words, or ask a question.

    Every rule has an id, such as WA-6.24; explanations in the game name the same ids.
examples-rules =
    chefetage rules watch
    chefetage rules watch WA-6.24
    chefetage rules watch --search smuggle
    chefetage rules watch --search "how do I win"

help-aid =
    Write the player aid of a game: one page of A4 as SVG, which every browser shows and prints.

    It tells the phases, the actions with what they cost and bring, and the scoring, with the numbers of the game.
examples-aid =
    chefetage aid watch --out watch.svg
    chefetage aid watch --lang de > watch.svg

help-replay =
    Replay recorded games: verify every move and every position, then tell the story and the score sheet with the rules behind it.

    A damaged record is named with its line and the reason.
examples-replay =
    chefetage replay evening.jsonl
    chefetage replay evening.jsonl --step 40
    chefetage replay records/*.jsonl --json

help-simulate =
    Let bots play many games and report wins, scores and lengths, by seat and by bot.

    The same seed gives the same games, whatever the number of processes. Ctrl-C stops early and reports what is done.
examples-simulate =
    chefetage simulate watch --games 1000
    chefetage simulate watch --players 3 --bots greedy,random,random
    chefetage simulate watch --players 2 --bots level3,level2
    chefetage simulate watch --players 2 --seed 1 --save records

help-bench =
    Measure how fast the engine plays random games, compiled and interpreted, and how fast engines of other projects are beside it.

    “python3 make.py bench” prepares everything that is compared.
examples-bench =
    chefetage bench
    chefetage bench watch --rounds 1 --seconds 0.1
    chefetage bench --json

help-info = Show the version, whether the engine is compiled or interpreted, and which games there are.
examples-info =
    chefetage info
    chefetage info --json

help-serve =
    The table in the browser: all games against bots, with friends at one screen, or online by a link.

    Everything is kept in one file, move by move. The server answers only on this machine unless you say otherwise.
examples-serve =
    chefetage serve
    chefetage serve --open
    chefetage serve --port 8080 --db evening.sqlite
    chefetage serve --host 0.0.0.0 --allow-remote

help-backup =
    Copy all tables of a server to a file, also while it runs and people play.

    The copy is as everything stood at the moment when it began. It is looked through, only its owner may read it, and it has its name only when it is complete. To go back to it, end the server and put it in the place of the database.
examples-backup =
    chefetage backup monday.sqlite
    chefetage backup monday.sqlite --db evening.sqlite
    chefetage backup latest.sqlite --force

## Numbers

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

progress-left = time left

## chefetage games, chefetage info

games-title = { $game }: { $title }
games-players = { $least } to { $most } players
games-facts = { $players }, about { $minutes } minutes, designed by { $designer }
games-rules = rules version { $version } ({ $stage })
games-option = --option { $option }=… { $name } ({ $rule })
games-value = { $value }: { $meaning }
games-default-value = { $value }: { $meaning } (default)
stage-draft = draft
stage-beta = beta
stage-released = released

info-version = Chefetage { $version }
info-engine-compiled = Engine: compiled
info-engine-interpreted = Engine: interpreted (compiled, it is many times faster; that needs a C compiler)
info-python = Python: { $version } ({ $implementation })
info-platform = System: { $platform }
info-game = Game: { $title } ({ $game }), rules version { $version }

## chefetage simulate, chefetage bench

simulate-progress = Games
simulate-interrupted = Stopped after { $done } of { $games } games. The report is about these.
simulate-seed = Seed: { $seed }
simulate-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $decisions } decisions
simulate-length = Decisions per game: { NUMBER($mean, maximumFractionDigits: 1) } ({ $least } to { $most })
simulate-seconds = Seconds: { NUMBER($seconds, maximumFractionDigits: 2) }
simulate-speed = { $decisions } decisions and { NUMBER($games, maximumFractionDigits: 1) } games per second
simulate-seats = Seat
simulate-bots = Bot
simulate-column-games = Games
simulate-column-wins = Wins
simulate-column-rate = Share
simulate-column-mean = Mean score
simulate-column-error = ± Error
simulate-column-least = Least
simulate-column-most = Most

bench-progress = Starting
bench-progress-step = { $engine } { $game }

## Bots, as they are told of before a game

bot-name-level1 = level 1
bot-name-level2 = level 2
bot-name-level3 = level 3
bot-name-level4 = level 4
bot-name-level5 = level 5
bot-name-greedy = greedy
bot-name-random = random moves
bot-plays-level1 = Still learning the game: often takes a weaker move.
bot-plays-level2 = Knows what matters, but misses many a good move.
bot-plays-level3 = Plays soundly and seldom errs.
bot-plays-level4 = Thinks several moves ahead.
bot-plays-level5 = Thinks ahead most thoroughly: as well as this program can play.
bot-plays-greedy = Takes the move that looks best at once, by rules of thumb.
bot-plays-random = Takes any move.
bot-strength = { $players ->
    [2] It beats { $against } in { $wins } of 100 games with two players.
   *[other] Alone against { $against }, it wins { $wins } of 100 games with { $players } players; { $even } would be even.
}
bot-how-measured = How this was measured
bot-measured = Measured in { $games } games; 95 % interval: { $low } to { $high } of 100.
bot-measured-by = Measured by: { $command }
bot-untrained = { $players ->
    [1] No level has been trained for one player yet: all of them still play alike, like greedy.
   *[other] No level has been trained for { $players } players yet: all of them still play alike, like greedy.
}
bot-takes = { $seconds ->
    [0] A decision takes it less than a second here.
    [one] A decision takes it about one second here.
   *[other] A decision takes it about { $seconds } seconds here.
}
bot-slow = The engine is not compiled here: a decision takes this bot about { $seconds } seconds.

## chefetage play

seat-human = Player { $number }
seat-bot = Bot { $number }

play-welcome = { $game }
play-seat = { $number }. { $player }: { $kind }
play-human = at the keyboard
play-bot = bot “{ $bot }”{ $bot ->
    [level1] , learning the game
    [level2] , practised
    [level3] , experienced
    [level4] , strong
    [level5] , master
   *[other] {""}
}
play-opponent = “{ $bot }”: { $words }
play-ask-for-help = Type the number of a move, or ? for help.
play-prompt = { $player } >
play-hand-over = Hand the keyboard to { $player }, then press Enter.
play-range = { $first } … { $last }
play-several = Several at once: join their numbers, as in 2+3.
play-no-such-number = There is no such number. Press Enter to see the moves again.
play-refused = { $rule }: { $reason }
play-unknown-move = “{ $move }” is not a move of this game. Type a number of the list, or ? for help.
play-legal = { $rule }: “{ $move }” is allowed now.
play-hint = The bot “{ $bot }” would play: { $words } ({ $move }).
play-undone = The last move is taken back.
play-which-rule = Type an id, words or a question behind it: rules 6.24, rules bribe.
undo-nothing = There is no move to take back yet.
undo-other = The last decision was not yours: { $player } has moved since.
undo-revealed = Your last move brought something hidden to light; it cannot be taken back.
play-no = n
play-save-question = Save the game? Enter = { $file }, another file name, or { $no } = no:{" "}
play-saved = Saved to { $file }; from now on after every move.
play-not-saved = The game is not saved. With --save FILE it is saved after every move.
play-resume = The game is saved in { $file }. Go on with: { $command }
play-record = The record of the game is in { $file }. See it again with: { $command }

play-help-title = What you can type:
play-help-number = a number
play-help-move = Make this move of the list. Its text does as well: { $example }
play-help-enter = Enter
play-help-again = Show the moves again.
play-help-explain = Say why a move is not possible.
play-help-help = Show this help.
play-help-hint = Say what a bot would play.
play-help-undo = Take back your last move.
play-help-table = Draw the table again.
play-help-log = Tell the whole story so far.
play-help-rules = Show a rule, a chapter or the rules that answer a question.
play-help-save = Save the game, in a file of your choice.
play-help-quit = Leave the game.
play-file = [FILE]

word-help = help
word-hint = hint
word-undo = undo
word-table = table
word-log = log
word-rules = rules
word-save = save
word-quit = quit

result-sheet = Score sheet: { $player }
result-total = Total
result-place = { $place }. { $player }: { $points } points
result-winner = { $player } wins with { $points } points.
result-winners = Shared victory with { $points } points: { $players }.
result-solo = { $player }: { $points } points

## chefetage replay

replay-title = { $file }: { $game }
replay-seat = { $player }: { $seat }
replay-option = { $option } = { $value }
replay-seed = Seed: { $seed }
replay-seed-hash = Its SHA-256, as an online table shows it from the start: { $hash }
replay-set-up = Set-up
replay-move = { $player }: { $move }
replay-verified = { $file }: { $moves ->
    [one] 1 move verified.
   *[other] { $moves } moves verified.
}
replay-summary = { $verified } of { $files } records are in order.

## The log of a table

log-take-back = { $player } takes back { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
}

## The player aid

aid-written = Written: { $file }
no-aid = There is no player aid for this game yet.
