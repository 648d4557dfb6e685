"""Draws docs/images/watch-terminal.svg: a moment of Watch as the terminal shows it.

python tools/terminal_screenshot.py
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from chefetage.bots import make_bot
from chefetage.bots.playing import decisions
from chefetage.cli.play.moves import MoveList
from chefetage.cli.words import cli_texts
from chefetage.games.watch.terminal import table
from chefetage.playing.match import Match
from chefetage.words.drawing import scene
from chefetage.words.wording import Wording

IMAGE = Path(__file__).parent.parent / "docs" / "images" / "watch-terminal.svg"
PLIES = 52
WIDTH = 92


def played_match() -> Match:
    """A game between bots, stopped at a placement of the first player."""
    match = Match.start("watch", 7, {}, ["human", "greedy", "greedy"])
    for player, move in decisions(match.game, match.state, [make_bot("greedy", 7)] * 3):
        if match.ply >= PLIES and is_placing(match):
            break
        match.apply(player, move)
    return match


def is_placing(match: Match) -> bool:
    return match.game.actor(match.state) == 0 and match.game.step_name(match.state) == "place_workers"


def main() -> None:
    match = played_match()
    state, text = match.state, cli_texts("en")
    wording = Wording(match.game, "en", ["Anna", "Bot 2", "Bot 3"])
    moves = MoveList(match.game, match.game.legal_moves(state, 0))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(table(scene(state, 0, wording)))
    console.print(Text(wording.decision(state), style="bold"))
    console.print(moves.table(lambda move: wording.move(move, state, 0), text))
    image = console.export_svg(title="python3 make.py play watch")
    IMAGE.write_text(without_web_fonts(image), encoding="utf-8")


def without_web_fonts(image: str) -> str:
    """The picture loads nothing from elsewhere; every reader has a font of fixed width."""
    image = re.sub(r"@font-face \{.*?\}\s*", "", image, flags=re.DOTALL)
    image = re.sub(r"<!--.*?-->\s*", "", image, flags=re.DOTALL)
    return image.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    main()
