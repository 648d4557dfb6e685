"""Options and arguments with their texts, and the kinds of values they take."""

import errno
import os
import re
from pathlib import Path
from secrets import randbits
from typing import Any

import click

from chefetage.cli.language import FLAG
from chefetage.core.catalog import choose_variant
from chefetage.core.chance import SEED_BITS
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.variant import read_variant
from chefetage.words.texts import LANGUAGES, Texts

WHOLE_NUMBER = re.compile(r"-?\d{1,18}")


class Kind(click.ParamType[Any]):
    """A kind of value; a wrong one is a Problem that names the parameter."""

    name = "kind"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> object:
        """Defaults come converted; texts come from the command line."""
        return self.read(value, parameter_name(param)) if isinstance(value, str) else value

    def read(self, value: str, name: str) -> object:
        raise NotImplementedError


def parameter_name(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return param.opts[-1] if isinstance(param, click.Option) else param.human_readable_name


class Word(Kind):
    """Any text, as it stands."""

    def read(self, value: str, name: str) -> str:
        return value


class Whole(Kind):
    """A whole number that is not too small."""

    def __init__(self, least: int) -> None:
        self.least = least

    def read(self, value: str, name: str) -> int:
        if not WHOLE_NUMBER.fullmatch(value) or int(value) < self.least:
            raise Problem("bad-whole-number", name=name, value=value, least=self.least)
        return int(value)


class Wholes(Kind):
    """Whole numbers between commas."""

    def __init__(self, least: int) -> None:
        self.item = Whole(least)

    def read(self, value: str, name: str) -> list[int]:
        return [self.item.read(item.strip(), name) for item in value.split(",")]


class Seconds(Kind):
    """A time, longer than nothing."""

    def read(self, value: str, name: str) -> float:
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0
        if not 0 < seconds < float("inf"):
            raise Problem("bad-seconds", name=name, value=value)
        return seconds


class Part(Kind):
    """A number between two others, which it cannot be itself."""

    def __init__(self, problem: str, low: float, high: float) -> None:
        self.problem = problem
        self.low = low
        self.high = high

    def read(self, value: str, name: str) -> float:
        try:
            part = float(value)
        except ValueError:
            part = self.low
        if not self.low < part < self.high:
            raise Problem(self.problem, name=name, value=value)
        return part


class Seed(Kind):
    """Written in any way that a table reads: decimal, hexadecimal with 0x, or all digits as in a record."""

    def read(self, value: str, name: str) -> int:
        from chefetage.table.openings import read_seed  # late: only who names a seed waits for it

        return int(read_seed(value), 16)


class Items(Kind):
    """Items between commas."""

    def read(self, value: str, name: str) -> list[str]:
        items = [item.strip() for item in value.split(",")]
        if not all(items):
            raise Problem("bad-list", name=name, value=value)
        return items


class Setting(Kind):
    """A game's option: key=value."""

    def read(self, value: str, name: str) -> tuple[str, str]:
        key, sign, setting = value.partition("=")
        if not (key and sign and setting):
            raise Problem("bad-setting", value=value)
        return key, setting


class File(Kind):
    """The path of a file, which need not be there."""

    def read(self, value: str, name: str) -> Path:
        return Path(value)


class NewFile(Kind):
    """The path of a file that is written at the end of long work: that its folder is missing is told at once."""

    def read(self, value: str, name: str) -> Path:
        path = Path(value)
        if path.is_dir() or not path.parent.is_dir():
            number = errno.EISDIR if path.is_dir() else errno.ENOENT
            raise Problem("save-failed", file=value, reason=os.strerror(number))
        return path


class Language(Kind):
    """One of the languages that there are texts in."""

    def read(self, value: str, name: str) -> str:
        if value not in LANGUAGES:
            raise Problem("bad-language", value=value, known=", ".join(LANGUAGES))
        return value


def option(text: Texts, name: str, kind: Kind, metavar: str, **more: Any) -> click.Option:
    """An option with a value; `metavar` stands for the value in the help."""
    return click.Option([f"--{name}"], type=kind, metavar=text(f"metavar-{metavar}"), help=text(f"cli-{name}"), **more)


def json_flag(text: Texts) -> click.Option:
    return click.Option(["--json", "as_json"], is_flag=True, help=text("cli-json"))


def language_option(text: Texts) -> click.Option:
    """Only checked here: it was read before (language.py)."""
    metavar = "|".join(LANGUAGES)
    return click.Option([FLAG], type=Language(), metavar=metavar, expose_value=False, help=text("cli-lang"))


def seed_option(text: Texts) -> click.Option:
    return option(text, "seed", Seed(), "number")


def setting_option(text: Texts) -> click.Option:
    return option(text, "option", Setting(), "setting", multiple=True)


def variant_option(text: Texts) -> click.Option:
    return option(text, "variant", File(), "file")


def argument(text: Texts, name: str, kind: Kind, **more: Any) -> click.Argument:
    metavar = text(f"metavar-{name.replace('_', '-')}")
    shown = metavar if more.get("required", True) else f"[{metavar}]"
    if more.get("nargs") == -1:
        shown += "…"
    return click.Argument([name], type=kind, metavar=shown, help=text(f"cli-{name.replace('_', '-')}"), **more)


def random_seed() -> int:
    return randbits(SEED_BITS)


def play_variant(file: Path, game: str | None) -> None:
    """From now on the game is played with the numbers of a file."""
    variant = read_variant(file)
    if game not in (None, variant.game):
        raise Problem("variant-other-game", file=str(file), game=variant.game)
    choose_variant(variant)


def options_of(settings: tuple[tuple[str, str], ...]) -> Options:
    """The settings by key; the same key twice is a mistake, not a wish."""
    for key, _ in settings:
        if [other for other, _ in settings].count(key) > 1:
            raise Problem("setting-twice", option=key)
    return dict(settings)
