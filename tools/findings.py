"""What games of strong bots are like: the figures of docs/what_the_bots_found.md, as Markdown.

  .venv/bin/python -m tools.findings watch --players 2 --bot level4 --games 400

All seats are played by the same bot. A component is what a move names first: `use city_hall`, `build 7`. Whoever did
something at least once in a game is compared with par, the share that everybody has: what hardly anybody does may be
dead, what nearly all do and what wins far above par may be too strong. That those who win do something does not say
that doing it wins. --strange lets the eight strange opponents of the tests play the bot instead, two at a table.
"""

import argparse
import sys
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path
from typing import NamedTuple

from chefetage.bots import make_bot
from chefetage.bots.playing import decisions
from chefetage.core.catalog import find_game
from chefetage.core.game import Game
from chefetage.core.state import Move, State
from tests.bots.strange import STRANGE, wins
from tools.bots_at_work import mean_of, played_by, share_of

MOST_KEYS = 60  # of an action: a longer list names numbers or combinations, no components
DEAD = 0.02  # of the players do it at least once


class Told(NamedTuple):
    """One game, as the figures need it."""

    rounds: int
    decisions: int
    scores: list[int]
    shares: list[float]
    sheets: list[dict[str, int]]
    deeds: list[dict[str, int]]  # by player: how often what was done


def deed_of(game: Game[State], move: Move) -> str:
    """The action, and the component that it names first."""
    words = game.notation(move).split(" ")
    if len(words) == 1:
        return words[0]
    first = words[1].split(".")[0]
    return f"{words[0]} {first}" if names_components(game, words[0]) else words[0]


def names_components(game: Game[State], verb: str) -> bool:
    keys = next(action.arguments[0].keys for step in game.steps for action in step.actions if action.name == verb)
    return len(keys) <= MOST_KEYS


def played(key: str, players: int, names: list[str], options: dict[str, str], number: int) -> Told:
    """One game; the seats of the bots rotate from game to game."""
    game = find_game(key)
    state = game.new(players, number, options)
    bots = [make_bot(names[(seat + number) % players], 10 * number + seat) for seat in range(players)]
    deeds: list[Counter[str]] = [Counter() for _ in range(players)]
    count = 0
    rounds = 0
    for player, move in decisions(game, state, bots):
        rounds = max(rounds, int(getattr(state, "round", 0)))
        deeds[player][deed_of(game, move)] += 1
        game.apply(state, player, move)
        count += 1
    sheets = [{line.key: int(line.points) for line in game.score_sheet(state, seat)} for seat in range(players)]
    return Told(rounds, count, game.totals(state), game.win_shares(state), sheets, [dict(one) for one in deeds])


def page(players: int, bot: str, games: list[Told], command: str) -> str:
    """All tables."""
    lines = [f"### {players} players, {bot}, {len(games)} games", "", f"    {command}", ""]
    lines += [*of_length(games, players), "", *of_seats(games, players), "", *of_scores(games), ""]
    lines += of_deeds(games, players)
    return "\n".join([*lines, ""])


def of_length(games: list[Told], players: int) -> list[str]:
    facts = [
        ("rounds", [float(one.rounds) for one in games]),
        ("decisions per player", [one.decisions / players for one in games]),
        ("score of the winner", [float(max(one.scores)) for one in games]),
        ("score of all", [sum(one.scores) / players for one in games]),
    ]
    if players > 1:
        facts.append(("lead of the winner", [float(lead_of(one.scores)) for one in games]))
    rows = [f"| {name} | {mean:.1f} ± {half:.1f} |" for name, (mean, half) in ((n, mean_of(v)) for n, v in facts)]
    return ["| | mean |", "|---|---|", *rows]


def lead_of(scores: list[int]) -> int:
    ordered = sorted(scores, reverse=True)
    return ordered[0] - ordered[1]


def of_seats(games: list[Told], players: int) -> list[str]:
    shares = [share_of(sum(one.shares[seat] for one in games), len(games)) for seat in range(players)]
    return ["| seat | wins |", "|---|---|", *(f"| {seat + 1} | {share} |" for seat, share in enumerate(shares))]


def of_scores(games: list[Told]) -> list[str]:
    """Where points come from, for all and for those who won alone."""
    lines = ["| points from | all | winners |", "|---|---|---|"]
    keys = list(dict.fromkeys(key for one in games for sheet in one.sheets for key in sheet))
    for key in keys:
        everybody = [float(sheet.get(key, 0)) for one in games for sheet in one.sheets]
        winners = [
            float(sheet.get(key, 0))
            for one in games
            for sheet, won in zip(one.sheets, one.shares, strict=False)
            if won == 1
        ]
        cells = [f"{mean:.1f} ± {half:.1f}" for mean, half in map(mean_of, filter(None, (everybody, winners)))]
        lines.append(f"| {key} | {' | '.join(cells)} |")
    return lines


def of_deeds(games: list[Told], players: int) -> list[str]:
    """What is done how often, and how those fare who do it."""
    doers: dict[str, int] = defaultdict(int)
    times: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    for one in games:
        for seat in range(players):
            for deed, count in one.deeds[seat].items():
                doers[deed] += 1
                times[deed] += count
                won[deed] += one.shares[seat]
    everybody = len(games) * players
    lines = ["| what | players who do it | times a game | wins of those who do |", "|---|---|---|---|"]
    for deed in sorted(doers):
        part = doers[deed] / everybody
        mark = " (hardly ever)" if part < DEAD else ""
        share = share_of(won[deed], doers[deed])
        lines.append(f"| {deed}{mark} | {100 * part:.1f} % | {times[deed] / doers[deed]:.1f} | {share} |")
    return lines


def against_strange(key: str, bot: str, games: int) -> str:
    """How the strange opponents of the tests fare, as a table."""
    lines = [f"| opponent | its wins against {bot}, 2 players, {games} games |", "|---|---|"]
    for name, strange in STRANGE[key].items():
        won = games - wins(key, partial(make_bot, bot), strange, games)
        lines.append(f"| {name} | {share_of(won, games)} |")
        print(name, file=sys.stderr, flush=True)
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="level4")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--options", default="", help="key=value,...")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--strange", action="store_true", help="the strange opponents against the bot")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    if given.strange:
        text = against_strange(given.game, given.bot, given.games)
    else:
        options = dict(pair.split("=") for pair in given.options.split(",") if pair)
        play = partial(played, given.game, given.players, [given.bot] * given.players, options)
        numbers = range(100_000 * given.seed, 100_000 * given.seed + given.games)
        games = played_by(given.workers, play, numbers, given.games)
        command = f".venv/bin/python -m tools.findings {' '.join(sys.argv[1:])}"
        text = page(given.players, given.bot, games, command)
    if given.out:
        given.out.write_text(text)
    else:
        print(text)


if __name__ == "__main__":
    main()
