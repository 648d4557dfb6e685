"""chefetage aid"""

from functools import partial
from pathlib import Path

from chefetage.cli.command import Command
from chefetage.cli.parameters import File, Word, argument, option
from chefetage.core.catalog import find_game
from chefetage.core.problem import Problem
from chefetage.words.aid import player_aid
from chefetage.words.aid_page import aid_page
from chefetage.words.texts import Texts


def command(text: Texts) -> Command:
    params = [argument(text, "game", Word()), option(text, "out", File(), "file")]
    return Command("aid", text, partial(show_aid, text), params)


def show_aid(text: Texts, game: str, out: Path | None) -> None:
    page = aid_page(player_aid(find_game(game).folder, text.lang))
    if out is None:
        print(page, end="")
        return
    try:
        out.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Problem("save-failed", file=str(out), reason=error.strerror or str(error)) from error
    print(text("aid-written", file=str(out)))
