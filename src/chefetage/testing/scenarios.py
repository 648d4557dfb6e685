"""The worked examples of a rulebook: scenarios/*.toml, each a few positions with their moves.

A scenario has the rule's id, the example as the rulebook has it, and parts. A part has
  given   the position, in the words of its game; without it the part goes on from where the last one ended
  new     instead: a game as it is set up
  when    moves that are allowed there, moves that are refused with the rule that forbids them, what is played, and
          steps that begin afterwards
  then    what the table shows afterwards, in the words of its game
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from chefetage.core.game import Game
from chefetage.core.state import Player, State
from chefetage.playing.fingerprint import fingerprint
from chefetage.words.rulebook import Rule, rulebook, rulings_in

S = TypeVar("S", bound=State)
Part = dict[str, Any]
Scenario = dict[str, Any]
PART_KEYS = {"new", "given", "when", "then"}
WHEN_KEYS = {"allowed", "refused", "moves", "begin"}


def load_scenarios(game_folder: Path) -> dict[str, Scenario]:
    """By name, in the order of the rulebook; a name begins with the id of its rule."""
    found = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in game_folder.glob("tests/scenarios/*.toml")}
    return dict(sorted(found.items(), key=lambda item: number_of(item[1]["rule"])))


def number_of(rule_id: str) -> int:
    return int(rule_id.partition(".")[2])


class Stage(Generic[S]):
    """Plays scenarios; a game supplies its words for positions, players and the table."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def given(self, fields: dict[str, Any]) -> S:
        raise NotImplementedError

    def player(self, s: S, name: str) -> Player:
        raise NotImplementedError

    def compare(self, s: S, key: str, wanted: Any) -> None:
        """Asserts that the table shows what is wanted."""
        raise NotImplementedError

    def make_move(self, s: S, text: str) -> None:
        self.game.play(s, *self.move(s, text))

    def begin(self, s: S, step: str) -> None:
        raise NotImplementedError

    def play(self, scenario: Scenario) -> None:
        s: S | None = None
        for part in scenario["part"]:
            s = self.play_part(part, s)

    def play_part(self, part: Part, before: S | None) -> S:
        s = self.position(part, before)
        when = part.get("when", {})
        for text in when.get("allowed", []):
            self.check(s, text, None)
        for text, rule_id in when.get("refused", {}).items():
            self.check(s, text, rule_id)
        for text in when.get("moves", []):
            self.make_move(s, text)
        for step in when.get("begin", []):
            self.begin(s, step)
        for key, wanted in part["then"].items():
            self.compare(s, key, wanted)
        return s

    def position(self, part: Part, before: S | None) -> S:
        if "new" in part:
            new = part["new"]
            return self.game.new(new["players"], new.get("seed", 1), new.get("options", {}))
        if "given" in part:
            return self.given(part["given"])
        assert before is not None, "the first part needs a position"
        return before

    def check(self, s: S, text: str, rule_id: str | None) -> None:
        """Asserts that a move is legal, or forbidden by that rule, and that asking changes nothing."""
        unchanged = fingerprint(s)
        explanation = self.game.explain(s, *self.move(s, text))
        assert (None if explanation.legal else explanation.rule) == rule_id, text
        assert fingerprint(s) == unchanged

    def move(self, s: S, text: str) -> tuple[Player, str]:
        """ "red: sell 5" """
        name, _, played = text.partition(": ")
        return self.player(s, name), played

    # What a test asserts of the files themselves.

    def rules(self) -> dict[str, Rule]:
        """Those of the rulebook, and examples that are for maintainers only."""
        return {**rulebook(self.game.info.key, "en").rules(), **rulings_in(self.game.folder).book.rules()}

    def check_quotation(self, scenario: Scenario) -> None:
        rule = self.rules()[scenario["rule"]]
        assert scenario["example"] == " ".join(rule.text.split())
        assert all(part["then"] for part in scenario["part"])

    def check_files(self, scenarios: dict[str, Scenario], chapter: str, elsewhere: set[str] | None = None) -> None:
        """Every example of the chapter has a scenario, or a test elsewhere; names and keys are as they should be."""
        examples = {rule_id for rule_id in self.rules() if rule_id.startswith(chapter + ".")}
        assert {scenario["rule"] for scenario in scenarios.values()} == examples - (elsewhere or set())
        assert all(name.startswith(f"{scenario['rule']}-") for name, scenario in scenarios.items())
        parts = [part for scenario in scenarios.values() for part in scenario["part"]]
        assert {key for part in parts for key in part} <= PART_KEYS
        assert {key for part in parts for key in part.get("when", {})} <= WHEN_KEYS


@dataclass
class Words(Generic[S]):
    """How a game builds a position, and what its scenarios may name; what is wanted says of which pieces they speak."""

    given: Callable[..., S]
    table: Mapping[str, Callable[[S, Any], object]]
    seats: Mapping[str, Callable[[S, Player, Any], object]]


class ColouredStage(Stage[S]):
    """Players go by their colours, which belong to the seats."""

    def __init__(self, game: Game[S], colours: Sequence[str], words: Words[S]) -> None:
        super().__init__(game)
        self.colours = colours
        self.words = words

    def given(self, fields: dict[str, Any]) -> S:
        return self.words.given(**fields)

    def player(self, s: S, name: str) -> Player:
        return self.colours.index(name)

    def compare(self, s: S, key: str, wanted: Any) -> None:
        if key not in self.colours:
            assert self.words.table[key](s, wanted) == wanted, key
            return
        for name, value in wanted.items():
            assert self.words.seats[name](s, self.player(s, key), value) == value, f"{key}.{name}"
