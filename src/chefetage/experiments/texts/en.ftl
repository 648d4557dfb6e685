# What experiments and tournaments say.

## Problems

worker-lost = A block of games was lost { $times } times with the process that played it. Is there enough memory?
extra-missing = This needs the module { $module }, which is not installed: pip install "chefetage[{ $extra }]".
run-missing = { $folder } is no folder of a run: there is no experiment.json in it.
run-there = { $folder } has a run already. Go on with it by --resume, or choose another folder.
run-busy = Somebody is playing the run in { $folder } already.
run-unreadable = { $file } cannot be read: { $reason }.
strength-unreadable = { $file } cannot be read: { $reason }.
run-other-experiment = The run in { $folder } is another experiment.
run-other-version = The run in { $folder } was begun with another version of { $name }: { $before }, now { $now }. A run is played by one version only.
resume-fixes-the-run = --resume goes on with a run as it was begun: what is played cannot be changed.
cluster-not-found = There is no cluster at { $address }: { $reason }.
cluster-other-version = A node of the cluster has another version of { $name }: { $there }, here { $here }.
cluster-saves-nothing = Records cannot be saved from a cluster.
bot-twice = The bot { $bot } is named twice.
bot-not-imported = The bot { $bot } cannot be imported: { $reason }.
bot-no-class = { $module } has no class for { $bot } that is a Bot.
bot-not-made = The bot { $bot } cannot be made: { $reason }.
bot-no-command = “{ $bot }” names no command: exec:COMMAND.
bot-no-program = There is no program { $program } for the bot { $bot }.
tournament-alone = A tournament needs two bots and two players at least, not { $bots } and { $players }.
game-or-run = Say which game to play, or go on with a run: --resume FOLDER.
experiment-or-run = Name a game or a file with an experiment, or go on with a run: --resume FOLDER.
bots-missing = Say which bots play: --bots greedy,random.
bad-confidence = { $name } needs a number between 0.5 and 1, such as 0.95, not “{ $value }”.
bad-precision = { $name } needs a number between 0 and 1, such as 0.02, not “{ $value }”.
experiment-bad-file = { $file } is no experiment: { $reason }.
experiment-no-table = An experiment needs at least one table, and a table has a variant that the experiment names.
experiment-as-it-was = { $file } tells a whole run: flags cannot change what is played.

## Help

metavar-part = 0.X
cli-run = Folder that keeps the run. Default: a new one in chefetage-runs.
cli-resume-run = Go on with the run in this folder.
cli-cluster = Play on the Ray cluster at this address; auto finds the one of this machine.
cli-confidence = How sure the order of the bots must be, so that the tournament ends.
cli-html = Write the table as a page, too.
cli-move-seconds = How long a bot that is a program may think about a decision.
cli-players-several = Numbers of players; each is a table of its own. Default: as many as can play.
cli-bots-experiment = The bots of the seats; a single one takes all seats, missing ones are random. Every deal is played with them at all seats.
cli-precision = End when each table's share of victories is known to so much, more or less.
cli-confidence-precision = How sure it has to be for that. Default: 0.95.
cli-variant-several = A file with other numbers, or "printed"; each is a table of its own, on the same deals.
cli-experiment = A game, or what to play: a TOML file or experiment.json of a run. Flags replace what a file says.
metavar-experiment = GAME|FILE
metavar-numbers = N,N,…
cli-bots-tournament = Who plays: level1 to level5, greedy, random, package.module:Class, or "exec:COMMAND" for a program.
cli-games-most = How many games at most.

short-tournament = Let bots play each other and rank them.
help-tournament =
    Let bots play each other: every composition of a table, every seat, all with the same deals.

    It ends when it is settled which one of each two bots is better, or after so many games. What was played
    is kept in a folder: Ctrl-C and a fall of the machine cost little, and --resume goes on.
examples-tournament =
    chefetage tournament watch --bots greedy,random --players 3
    chefetage tournament watch --bots greedy,my_bots:Careful --games 5000
    chefetage tournament watch --bots "greedy,exec:node bot.js"
    chefetage tournament --resume chefetage-runs/watch-3p-1a2b3c4d

short-experiment = Play an experiment from a file, with intervals.
help-experiment =
    Play an experiment: a game, tables with bots, options and variants, so many games or a precision to reach.

    Every deal is played at all tables and with the bots at all seats. The same experiment gives the same games
    wherever it is played; the digest proves it.
examples-experiment =
    chefetage experiment debts.toml
    chefetage experiment watch --bots greedy,random --players 3,4 --precision 0.02
    chefetage experiment watch --bots greedy --variant printed --variant mild.toml
    chefetage experiment --resume debts

## While it is played

run-progress-share = Games · { $bot } wins { NUMBER($mean, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
run-progress-order = Games · { $settled } of { $pairs } pairs settled · { $bot } before { $rival } { NUMBER($mean, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
run-folder = Run: { $folder }
run-stopping = Ending after the games under way; Ctrl-C once more breaks them off.
run-interrupted = Stopped after { $games } games. Go on with --resume { $folder }.

## What came of it

tournament-title = Tournament: { $game }, { $players } players
experiment-title = Experiment: { $game }
run-told = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $ending ->
    [settled] ended because enough is known
    [complete] all that were asked for
   *[interrupted] broken off
}.
run-seed = Seed: { $seed }
run-digest = Digest: { $digest }
run-time = Seconds: { NUMBER($seconds, maximumFractionDigits: 1) }
run-intervals = Below each figure stand the limits of its 95 % interval (bootstrap over deals).
run-few-deals = With fewer than { $deals } deals the intervals are too narrow.
tournament-columns = Places are shares in per cent, time is milliseconds for a decision.
tournament-order = { $settled ->
    [1] With a confidence of { $confidence } % it is settled of each two bots which is better.
   *[other] It is not settled of each two bots which is better ({ $confidence } % were asked for).
}
tournament-column-bot = Bot
tournament-column-rating = Rating
tournament-column-wins = Wins
tournament-column-points = Points
tournament-column-places = Places
tournament-column-wins-more = Wins, difference
tournament-column-points-more = Points, difference
tournament-column-time = Time
tournament-column-lost = Failed
tournament-cross = Comes before
tournament-failures = Games that were lost because a bot could not play on:
tournament-failure = { $bot }, game { $number }: { $why }
failure-crashed = an error, { $detail }
failure-illegal = the move “{ $detail }” is not legal
failure-not-started = it cannot be started, { $detail }
failure-ended = it has ended ({ $detail })
failure-too-late = it took too long
failure-nonsense = its answer cannot be read, { $detail }
failure-other-protocol = it speaks another version of the protocol, { $detail }
limits-tenths = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
limits-whole = { $low }…{ $high }
experiment-arm = Table { $number }: { $players } players, { $bots }
experiment-base = Differences are to table { $number }, on the same deals.
experiment-seat = Seat { $seat }
experiment-failures = { $bot } could not play on in { $count } games and lost them.

## Ladder

cli-ladder-players = Numbers of players. Default: all that can play.
cli-ladder-levels = Only matches among these bots.
cli-ladder-options = Also level 5 against greedy with each option that networks were trained for.
cli-ladder-seed = Number from which all deals follow. Default: 1.
cli-ladder-part = Play this part of the games only, for a quick look. Default: 1.
cli-ladder-run = Folder that keeps all games; what is in it is not played again.
cli-ladder-out = Put what was measured into this file, as strength.toml of a game has it; what it has of other matches stays there, unless levels think otherwise now.
short-ladder = Measure how strong the levels are.
help-ladder =
    Measure how strong the levels of a game are: every level, greedy and random against each other, one alone among
    players of the other kind, on common deals and from every seat; and alone against the opponents of the rulebook.

    It can be interrupted; the same command goes on. The same seed gives the same table.
examples-ladder =
    chefetage ladder councils_contracts
    chefetage ladder watch --players 2 --levels level4,level5,greedy
    chefetage ladder ground_floor --part 0.1
ladder-folder = { $matches } matches, kept in { $folder }.
ladder-doing = Match { $match } of { $of }: { $level } against { $against }, { $players ->
    [one] alone
   *[other] { $players } players
}
ladder-table = { $players ->
    [one] One player
   *[other] { $players } players
}:
ladder-command = Measured by: { $command }
ladder-column-level = Bot
ladder-column-against = Against
ladder-column-wins = Wins
ladder-column-low = From
ladder-column-high = To (95 %)
ladder-column-games = Games
ladder-column-time = ms/decision
