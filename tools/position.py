"""Prints a position as the web table gets it: material to draw and test a board with.

  python tools/position.py watch --players 3 --plies 40 --seed 1 --lang de

The moves are a random bot's or, with --bot greedy, sensible ones; the viewer is whoever has to decide next.
"""

import argparse
import sys
from itertools import islice

import msgspec

from chefetage.bots import BOTS
from chefetage.bots.playing import decisions
from chefetage.playing.match import Match
from chefetage.table.story import Story
from chefetage.table.viewing import position
from chefetage.words.wording import Wording


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--plies", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", choices=sorted(BOTS), default="random")
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--option", action="append", default=[], help="key=value")
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    match = Match.start(arguments.game, arguments.seed, options, ["human"] * arguments.players)
    bots = [BOTS[arguments.bot](seed) for seed in range(arguments.players)]
    for player, move in islice(decisions(match.game, match.state, bots), arguments.plies):
        match.apply(player, move)
    viewer = match.game.actor(match.state)
    names = ["Ada", "Ben", "Cleo", "Dan", "Eva"][: arguments.players]
    wording = Wording(match.game, arguments.lang, names)
    found = position(match, viewer, wording, Story(wording).lines(match, viewer, 0))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


if __name__ == "__main__":
    main()
