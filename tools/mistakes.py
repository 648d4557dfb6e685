"""How much of the win a level gives away, move by move, as a search sees it.

  .venv/bin/python -m tools.mistakes watch --level level1 --games 40

The level plays against itself. At a sample of its decisions a search finds the best move; then the chosen move and the
best one are tried on the same imagined states, and a search behind each says what the mover may expect. The loss of a
decision is the difference. What is noise in it makes large losses more frequent, not rarer.
"""

import argparse
import json
from functools import partial
from random import Random

from chefetage.bots import make_bot
from chefetage.bots.levels import LEVELS
from chefetage.bots.network.files import shipped
from chefetage.bots.network.network import Network
from chefetage.bots.search.bot import SearchBot
from chefetage.bots.thought import Budget
from chefetage.core.catalog import find_game
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.seat import Seat
from chefetage.core.state import Move, State
from tools.bots_at_work import played_by, share_of

LARGE = 0.25  # of the win: what nobody should give away with one move
SAMPLE = 0.25  # of the decisions are looked at
IMAGINED = 4  # states on which both moves are tried


def loss_of(seat: Seat, chosen: Move, network: Network, iterations: int, seed: int) -> float:
    """What the mover gives away with a move: 0 if the search would do the same."""
    best = SearchBot(seed, network, iterations).think(seat, Budget(iterations)).move
    if best == chosen:
        return 0.0
    chance = Chance.of(seed, ["mistakes"])
    imagined = [seat.imagine_rivals(chance) for _ in range(IMAGINED)]
    worth = [
        sum(expected(seat.game, state, seat.player, move, network, iterations, seed) for state in imagined)
        for move in (best, chosen)
    ]
    return max(0.0, (worth[0] - worth[1]) / IMAGINED)


def expected(
    game: Game[State], imagined: State, mover: int, move: Move, network: Network, iterations: int, seed: int
) -> float:
    """The mover's share of the win after a move, if everybody goes on well."""
    state = imagined.clone()
    game.apply(state, mover, move)
    if game.is_over(state):
        return game.win_shares(state)[mover]
    seat = Seat(game, state, game.actor(state))
    likely = SearchBot(seed, network, iterations).think(seat, Budget(iterations)).candidate()
    assert likely
    return likely.shares[mover]


def losses_of_game(key: str, players: int, level: str, iterations: int, seed: int) -> list[float]:
    """The losses of the decisions of one game that are looked at."""
    game = find_game(key)
    network = shipped(game, players)
    assert network
    state = game.new(players, seed, {})
    bots = [make_bot(level, 10 * seed + player) for player in range(players)]
    drawn = Random(seed)
    found = []
    while not game.is_over(state):
        player = game.actor(state)
        seat = Seat(game, state, player)
        move = bots[player].choose(seat)
        if len(seat.legal_moves()) > 1 and drawn.random() < SAMPLE:
            found.append(loss_of(seat, move, network, iterations, drawn.getrandbits(32)))
        game.apply(state, player, move)
    return found


def report(losses: list[float]) -> dict[str, object]:
    """The figures: how often much is lost, and what is lost usually."""
    large = share_of(sum(loss > LARGE for loss in losses), len(losses))
    ordered = sorted(losses)
    quantiles = {f"{part:.0%}": round(ordered[int(part * (len(ordered) - 1))], 4) for part in (0.5, 0.75, 0.9, 0.98, 1)}
    return {"decisions": len(losses), "large": large._asdict(), "mean": sum(losses) / len(losses), "losses": quantiles}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=60, help="of each search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    play = partial(losses_of_game, given.game, given.players, given.level, given.iterations)
    seeds = range(1000 * given.seed, 1000 * given.seed + given.games)
    losses = [loss for game in played_by(given.workers, play, seeds, given.games) for loss in game]
    found = report(losses)
    if given.json:
        print(json.dumps(found))
        return
    large = share_of(sum(loss > LARGE for loss in losses), len(losses))
    print(f"{given.game}, {given.players} players, {given.level}: {len(losses)} decisions of {given.games} games.")
    print(f"More than {100 * LARGE:.0f} points of win chance are lost by {large} of them.")
    print(f"Losses: mean {found['mean']:.4f}, quantiles {found['losses']}")


if __name__ == "__main__":
    main()
