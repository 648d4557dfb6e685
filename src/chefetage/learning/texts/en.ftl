# What the training of networks says.

## Problems

network-unreadable = The network { $network } cannot be read: { $reason }.
search-bad-name = { $name } is no bot that searches: it is named like search:160:FILE, with the number of iterations for each decision.
network-for-other = The network { $network } is made for another { $what ->
    [game] game: { $found } instead of { $expected }
    [rules] version of the rules: { $found } instead of { $expected }
   *[encoder] encoder of positions, as an earlier program had it
}.
training-missing = { $folder } is no folder of a training: there is no training.json in it.
training-unreadable = { $file } cannot be read: { $reason }.
training-other = In { $folder } a network for { $game } with { $players } players is trained, perhaps from another seed. Choose another folder by --run.
training-other-encoder = The training in { $folder } was begun by a program that reads positions in another way. Begin a new one.
training-no-encoder = There is no way yet to write positions of { $game } as numbers, so that no network can learn it.

## Help

cli-minutes = How long to train, on top of what was done before. Default: 30.
cli-training = Folder of the training; if there is one in it, it goes on.
cli-start-network = Begin with what this network knows instead of games of the greedy bot; it may be one for another number of players.
cli-against = Train against this bot alone, to find its weaknesses: level5, for example, or the file of a network.
cli-network-out = Write the network to this file, too.
short-train = Train a value network by self-play.
help-train =
    Train a value network by self-play: it learns from games of the greedy bot first, then from its own games against
    itself, earlier networks, greedy and random. A new network replaces the last one only if it holds its own in a match.

    Training can be interrupted at any time and goes on in its folder. The folder keeps the log as data, all
    networks, and a page with the learning curve.
examples-train =
    chefetage train councils_contracts --players 2 --minutes 10
    chefetage train watch --players 3 --run watch3 --out watch3.network
    chefetage tournament councils_contracts --bots network:my.network,greedy

## While it is trained

train-folder = The training is kept in { $folder }.
train-doing-play = Iteration { $iteration }: playing to learn { $bars }
train-doing-gate = Iteration { $iteration }: match against { $rival ->
    [none] the last network
   *[other] { $rival }
} { $bars }
train-doing-check = Iteration { $iteration }: check against { $rival ->
    [none] greedy
   *[other] { $rival }
} { $bars }
train-done = Iteration { $iteration }: { NUMBER($minutes, maximumFractionDigits: 1) } minutes, { $games } games, { NUMBER($gate, maximumFractionDigits: 0) } % against { $rival ->
    [none] the last network
   *[other] { $rival }
}, { $check } % against { $rival ->
    [none] greedy
   *[other] { $rival }
}.
train-interrupted = Interrupted. The same command goes on with the training in { $folder }.

## What came of it

train-title = Training: { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
train-facts = { $games } games in { NUMBER($minutes, maximumFractionDigits: 1) } minutes; { $hidden } hidden units. The curve shows how often the network won against { $rival ->
    [none] greedy
   *[other] { $rival }
}, or a solo game; the dashed line is par.
train-curve = Wins over time
train-minutes = { NUMBER($minutes, maximumFractionDigits: 1) } min
train-digest = Digest of the network: { $digest }
train-curve-page = Learning curve: { $file }
train-network = Network: { $file } ({ $digest })
train-column-iteration = Iteration
train-column-minutes = Minutes
train-column-games = Games
train-column-loss = Loss
train-column-gate = Against { $rival ->
    [none] the last
   *[other] { $rival }
}
train-column-check = Check against { $rival ->
    [none] greedy
   *[other] { $rival }
}

## Weights

weights-unreadable = The weights { $file } cannot be read: { $reason }.
weights-of-other = The weights { $file } are not those of this game. Missing: { $missing }. Unknown: { $unknown }.
tuning-alone = Weights are tuned by matches, so { $game } needs at least two players for it.
tuning-other = In { $folder } weights of { $game } with { $players } players are tuned, perhaps from another seed or from other weights. Choose another folder by --run.
cli-tune-minutes = How long to tune, on top of what was done before. Default: 30.
cli-tuning = Folder of the tuning; if there is one in it, it goes on.
cli-weights-out = Write the weights to this file, if they are better than those of the game.
short-tune = Tune the weights of a hand-written evaluation.
help-tune =
    Tune the weights of a hand-written evaluation by matches. All weights are changed a little at random, up and down;
    greedy bots by both play on common deals, and the weights go towards those that fared better. At the end the mean of
    the later iterations plays 400 games against greedy and is written only if it is better.

    Tuning can be interrupted at any time and goes on in its folder. Bots by other weights are named greedy:FILE.
examples-tune =
    chefetage tune watch --minutes 60
    chefetage tune ground_floor --players 3 --out mine.toml
    chefetage tournament watch --bots greedy:mine.toml,greedy
tune-folder = The tuning is kept in { $folder }.
tune-doing-tries = Iteration { $iteration }: trying weights on both sides
tune-doing-check = Check of { $iteration } iterations against greedy
tune-done = { $iteration } iterations, { $games } games; one side of the last fared better by { NUMBER($better, maximumFractionDigits: 0) } points.
tune-interrupted = Interrupted. The same command goes on with the tuning in { $folder }.
tune-check = The tuned weights win { NUMBER($wins, maximumFractionDigits: 1) } % against greedy (95 % interval { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }, { $games } games; par is { NUMBER($par, maximumFractionDigits: 0) } %).
tune-written = They are better; they are written to { $file }.
tune-no-better = That is not clearly better than the weights of the game: nothing was written. The same command goes on.
