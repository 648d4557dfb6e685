"""What game.toml says of a game: title, player range, options, version of the rules."""

from pathlib import Path

import msgspec

from chefetage.core.problem import Problem

Options = dict[str, str]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice before the game: a key, its values, and the one that holds if nothing is said."""

    key: str
    rule: str
    values: list[str]
    default: str


class Holdings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chart of a game may show: fields of the view's list `of`, which has an entry per player."""

    of: str
    keys: list[str]  # their texts are label-<key>


class GameInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """game.toml, field by field."""

    key: str
    title: dict[str, str]
    tagline: dict[str, str]  # what the game is about, in a sentence
    prefix: str  # of its rule ids
    players_min: int
    players_max: int
    minutes: int
    designer: str
    stage: str  # draft, beta or released
    rules_version: int
    secrets: bool = True  # whether seats see different things
    holdings: Holdings = Holdings("", [])
    round_results: bool = False  # whether a round is so much of the game that people want to see what it brought
    options: list[Option] = []
    retired_options: list[Option] = []  # without effect, and not offered any more: records name them, so they are read

    def check_players(self, players: int) -> None:
        """Raise a Problem if the game is not for so many."""
        if not self.players_min <= players <= self.players_max:
            raise Problem("bad-player-count", players=players, least=self.players_min, most=self.players_max)

    def complete(self, options: Options) -> Options:
        """The given options with defaults for the rest; a Problem if one is unknown or has no such value."""
        known = {option.key: option for option in [*self.options, *self.retired_options]}
        for key, value in options.items():
            if key not in known:
                offered = ", ".join(option.key for option in self.options)
                raise Problem("unknown-option", option=key, known=offered or "-")
            if value not in known[key].values:
                raise Problem("bad-option-value", option=key, value=value, known=", ".join(known[key].values))
        return {key: options.get(key, option.default) for key, option in known.items()}


def check_start_player(start: str, players: int) -> None:
    """An option's value: "random", or a seat counted from 1 that must be taken."""
    if start != "random" and int(start) > players:
        raise Problem("bad-start-player", start=start, players=players)


def load_info(folder: Path) -> GameInfo:
    """game.toml of a game's folder."""
    return msgspec.toml.decode((folder / "game.toml").read_bytes(), type=GameInfo)
