"""Writes docs/strength.md: what `chefetage ladder` measured of the levels of every game, as tables.

PYTHONPATH=. python tools/strength_page.py
"""

from pathlib import Path

from chefetage.bots.levels import Strength, StrengthFile, strength_of
from chefetage.cli.ladder import opponent_of
from chefetage.core.catalog import catalog, find_game
from chefetage.experiments.ladder import ORDER, solo_opponents

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
HEAD = """# How strong the levels are

Written by `tools/strength_page.py` from `strategy/strength.toml` of each game; do not edit. A match is one bot alone
among players of another kind, on common deals, from every seat; `ladder` with the same seed plays the same games again.
A cell tells how often the bot of the row wins (a shared win in parts), the 95 % interval and the number of games.
Equally strong bots would win 50 % of the games of two players, 33 % of three, 25 % of four, 20 % of five. Times are
those of a decision on one core, compiled. How levels think and how they are trained stands in
[opponents.md](opponents.md).
"""


def page() -> str:
    parts = [HEAD]
    for key in sorted(catalog()):
        parts += game_part(key)
    return "\n".join(parts)


def game_part(key: str) -> list[str]:
    game = find_game(key)
    file = strength_of(game)
    lines = [f"## {game.info.title['en']}", ""]
    lines += [f"`{file.command}`", ""] if file.strength else ["Not measured yet.", ""]
    for players in sorted({one.players for one in file.strength}):
        against = [opponent.name for opponent in solo_opponents(key)] if players == 1 else ORDER[:-1]
        lines += table_of(players, against, file)
    return [*lines, *options_table(file)]


def options_table(file: StrengthFile) -> list[str]:
    """Tables with options: a row for each, a column for each number of players."""
    found = {(one.players, opponent_of("", 2, one.options)): one for one in file.strength if is_with_option(one)}
    counts = sorted({players for players, _ in found})
    if not counts:
        return []
    lines = ["### Level 5 against greedy, with an option", ""]
    lines += [f"| | {' | '.join(f'{count} players' for count in counts)} |", f"|---|{'---|' * len(counts)}"]
    for options in dict.fromkeys(options for _, options in found):
        lines.append(f"| {options} | {' | '.join(cell(found.get((count, options))) for count in counts)} |")
    return [*lines, ""]


def is_with_option(one: Strength) -> bool:
    return one.players > 1 and bool(one.options)


def table_of(players: int, against: list[str], file: StrengthFile) -> list[str]:
    """The table of a number of players: a row for each bot, the strongest first."""
    found = {
        (one.level, one.against): one for one in file.strength if one.players == players and not is_with_option(one)
    }
    lines = ["### Alone" if players == 1 else f"### {players} players", ""]
    lines += [f"| | {' | '.join(against)} | ms |", f"|---|{'---|' * len(against)}---|"]
    for level in reversed(ORDER):
        cells = [found.get((level, other)) for other in against]
        times = [one.milliseconds for one in cells if one]
        if times:
            lines += [f"| {level} | {' | '.join(map(cell, cells))} | {max(times):.1f} |"]
    return [*lines, ""]


def cell(one: Strength | None) -> str:
    if one is None:
        return ""
    return f"**{100 * one.wins:.0f} %** ({100 * one.low:.0f} to {100 * one.high:.0f}), {one.games:,}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
