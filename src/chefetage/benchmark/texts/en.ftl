# The benchmark (chefetage bench)

bench-title-python = Via interpreted Python: for every engine, the loop that lists and chooses moves is Python
bench-title-inner = In the engine's own loop
bench-title-search = Search from the middle of games
bench-title-ratios = Ratios (the targets are set for Watch with 4 players)

bench-column-engine = Engine, game (players)
bench-column-game = Game
bench-column-decisions =
    Decisions
    / s
bench-column-branching =
    Moves /
    decision
bench-column-decisions-per-game =
    Decisions
    / game
bench-column-forced =
    Forced
    / game
bench-column-games =
    Games
    / s
bench-column-clone =
    Clone
    µs
bench-column-bytes =
    Bytes /
    state
bench-column-playouts =
    Playouts
    / s
bench-column-iterations =
    Iterations
    / s
bench-column-judged =
    Positions
    judged / s
bench-column-comparison = Comparison
bench-column-value = Value
bench-column-target = Target
bench-column-met = Met

bench-mode-compiled = compiled
bench-mode-interpreted = interpreted
bench-row = { $engine } { $game } ({ $players })
bench-whole = { NUMBER($value, maximumFractionDigits: 0) }
bench-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-unknown = n/a
bench-at-least = ≥ { NUMBER($value, maximumFractionDigits: 2) }
bench-at-most = ≤ { NUMBER($value, maximumFractionDigits: 2) }
bench-met = yes
bench-missed = no

bench-ratio-compiled-inner = compiled / interpreted, own loop
bench-ratio-compiled-python = compiled / interpreted, via Python
bench-ratio-earlier-inner = { $mode }, own loop / earlier engine
bench-ratio-earlier-python = { $mode }, via Python / earlier engine
bench-ratio-catanatron-python = { $mode }, via Python / Catanatron
bench-ratio-catanatron-inner = { $mode }, own loop / Catanatron
bench-ratio-open-spiel-python = { $mode }, via Python / OpenSpiel via Python, { $rivals ->
    [one] 1 game
   *[other] geometric mean of { $rivals } games
}
bench-ratio-open-spiel-inner = { $mode }, own loop / OpenSpiel's own loop, { $rivals ->
    [one] 1 game
   *[other] geometric mean of { $rivals } games
}
bench-ratio-pettingzoo-python = { $mode }, via Python / PettingZoo, { $rivals ->
    [one] 1 game
   *[other] geometric mean of { $rivals } games
}
bench-ratio-clone = { $mode }, microseconds per clone
bench-ratio-catanatron-playouts = { $mode }, playouts / Catanatron's
bench-ratio-open-spiel-playouts = { $mode }, playouts / OpenSpiel's in its games nearest in length ({ $games })
bench-ratio-catanatron-search = { $mode }, search iterations / Catanatron's playouts
bench-ratio-open-spiel-search = { $mode }, search iterations / OpenSpiel's in its games nearest in length ({ $games })

bench-interrupted = Interrupted: this is what was measured until then.
bench-few-rounds = { $rounds ->
    [one] Only 1 round, where a median should have { $needed }: take the numbers as a hint.
   *[other] Only { $rounds } rounds, where a median should have { $needed }: take the numbers as a hint.
}
bench-method = CPU time; one process per engine and game; order shuffled in every round; { $rounds ->
    [one] 1 round
   *[other] medians of { $rounds } rounds
} of { $seconds } s per loop, then ratios of the medians (beside an earlier engine, of the fastest rounds). Whole games, set-up included.
bench-core = All processes ran on core { $core }.
bench-no-core = This system cannot pin processes to a core: expect more noise.
bench-spread = Largest difference between the fastest and the slowest round of one row: { $percent } %.
bench-note-decisions = A decision counts where the mover has at least two legal moves and all were listed; steps without a choice and chance events are played, but count as forced.
bench-note-clones = Clones are of states from the middle of random games; bytes per state is the growth of resident memory per live clone (Linux only). A deep copy of a PettingZoo game is a new game, so it has no clone.
bench-note-own = Chefetage plays as its search does: without writing the story of the game.
bench-note-peers = Catanatron and PettingZoo are interpreted Python, OpenSpiel is C++. OpenSpiel's own loop does not count decisions; theirs are the means of the same random games via Python.
bench-note-search = Playouts and searches begin in the middle of random games, each search with an empty tree. Longer games take longer to play out: OpenSpiel's three games nearest in length to ours count, by decisions per game.
bench-note-iterations = An iteration of OpenSpiel's search is a random game to its end; one of ours judges all moves of a new decision with a network. Catanatron's package has no search; an iteration of the one in its repository holds a playout, so its playouts are more than its iterations.
bench-versions = Versions: { $versions }.

bench-gap-no-interpreter = { $engine } ({ $about }): no interpreter for it at hand; ratios with it are left out.
bench-gap-not-installed = { $engine } ({ $about }): not installed ({ $detail }).
bench-gap-not-started = { $engine } ({ $about }): the interpreter does not start ({ $detail }).
bench-gap-wrong-mode = { $engine } ({ $about }): the interpreter given for it runs the engine in the other mode.
bench-gap-no-answer = { $engine } ({ $about }): no answer for { $detail }.
bench-gap-failed = { $engine } ({ $about }): failed ({ $detail }).
