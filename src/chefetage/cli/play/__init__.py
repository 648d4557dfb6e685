"""chefetage play"""

from functools import partial
from pathlib import Path

from chefetage.cli.command import Command
from chefetage.cli.parameters import (
    File,
    Items,
    Whole,
    Word,
    argument,
    option,
    play_variant,
    seed_option,
    setting_option,
    variant_option,
)
from chefetage.cli.play.keeper import Keeper
from chefetage.cli.play.opening import Wishes, open_match
from chefetage.cli.play.session import Session
from chefetage.cli.play.typed import answer
from chefetage.cli.seats import names_of
from chefetage.words.texts import Texts
from chefetage.words.wording import Wording


def command(text: Texts) -> Command:
    params = [
        argument(text, "game", Word(), required=False, default=None),
        option(text, "players", Whole(1), "number"),
        option(text, "seats", Items(), "seats"),
        option(text, "names", Items(), "names"),
        seed_option(text),
        setting_option(text),
        variant_option(text),
        option(text, "save", File(), "file"),
        option(text, "resume", File(), "file"),
    ]
    return Command("play", text, partial(play, text), params)


def play(
    text: Texts,
    game: str | None,
    players: int | None,
    seats: list[str] | None,
    names: list[str] | None,
    seed: int | None,
    option: tuple[tuple[str, str], ...],
    variant: Path | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    if variant:
        play_variant(variant, game)
    match = open_match(Wishes(game, players, seats, seed, option, resume))
    called = names_of(match.record.header.seats, names or [], text)
    keeper = Keeper(match, resume, names or [], variant, text)
    if save:
        keeper.claim(save)
    Session(match, Wording(match.game, text.lang, called), text, keeper, answer).run()
