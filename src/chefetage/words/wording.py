"""Moves, events, refusals and scores of a game in words."""

from collections.abc import Mapping
from functools import cache

from chefetage.core.action import Action
from chefetage.core.events import Event
from chefetage.core.explanation import Explanation
from chefetage.core.game import Game
from chefetage.core.score import ScoreLine
from chefetage.core.state import Move, Player, State
from chefetage.words.sentence import Fact
from chefetage.words.texts import Texts, texts


def texts_of(game: Game[State], lang: str) -> Texts:
    """The sentences of the program and of a game, by the rules of its version."""
    return texts(lang, game.folder / "texts")


@cache
def telling_kinds(game: Game[State], lang: str) -> frozenset[str]:
    """The kinds of components of which a name tells facts: "gain 2 points"."""
    words = texts_of(game, lang)
    return frozenset(
        kind for kind, keys in game.kinds.items() if not all(words.is_plain(f"{kind}-{key}") for key in keys)
    )


class Wording:
    """A game in words: what a table, a log or an explanation says in one language. `names` are the players'."""

    def __init__(self, game: Game[State], lang: str, names: list[str]) -> None:
        self.game = game
        self.texts = texts_of(game, lang)
        self.names = names
        self.telling = telling_kinds(game, lang)

    def player(self, number: int) -> str:
        """A player's name, or that of a neutral figure; they are numbered after the last seat."""
        if 0 <= number < len(self.names):
            return self.names[number]
        return self.texts("neutral", players=len(self.names), figure=number - len(self.names))

    def component(self, kind: str, key: str) -> Fact:
        """The name of a component on its own."""
        name = self.texts.names.get((kind, key))
        if name is None:
            name = self.texts.names[kind, key] = self.telling_component(kind, key, {})
        return name

    def telling_component(self, kind: str, key: str, facts: dict[str, Fact]) -> Fact:
        """A name that may tell facts; several are joined, numbers without a name stay numbers."""
        if key.isdigit() and not self.texts.has(f"{kind}-{key}"):
            return int(key)
        if key == "none":
            return self.texts("none")
        if "," in key:  # a place on a grid, such as "-2,1"
            return key
        return ", ".join([self.texts.tell(f"{kind}-{part}", facts) for part in key.split("+")])

    def move(self, move: Move, state: State, player: Player) -> str:
        """A move with its cost and effect, as the player has it before them."""
        action = self.game.action_of[move]
        arg = move - action.first
        return self.action(action, arg, action.facts(state, player, arg))

    def action(self, action: Action[State], arg: Move, values: dict[str, int]) -> str:
        """A move of which the facts are known."""
        facts = self.facts(values)
        for argument, key in zip(action.arguments, action.keys(arg), strict=True):
            facts[argument.kind] = self.component(argument.kind, key)
            facts[f"{argument.kind}_key"] = key
        return self.texts.tell(f"move-{action.name}", facts)

    def event(self, event: Event) -> str:
        """What happened, as a log tells it."""
        facts = self.facts(event.values())
        facts["player"] = self.player(event.player)
        return self.texts.tell(f"event-{event.kind.name}", facts)

    def refusal(self, explanation: Explanation) -> str:
        """Why a move is not legal; the rule's id stands apart, in the explanation.

        A game may add when an action is possible that is not possible now.
        """
        key = explanation.key
        if key == "refusal":
            key = "refusal-" + explanation.rule.replace(".", "-")
        told = self.texts.tell(key, self.facts(explanation.facts))
        when = f"when-{explanation.facts.get('action')}"
        return f"{told} {self.texts(when)}" if key == "not-now" and self.texts.has(when) else told

    def way(self, ways: list[Move], state: State, player: Player) -> str:
        """After which moves, of which there is one at least, another would be possible."""
        return self.texts("way", count=len(ways), move=self.move(ways[0], state, player).rstrip("."))

    def decision(self, state: State) -> str:
        """What is to be decided now."""
        step = self.game.steps[state.step]
        question = self.texts.tell(f"decision-{step.name}", self.facts(step.facts(state)))
        return self.texts("decision-tells", question=question) if step.tells else question

    def score_line(self, line: ScoreLine) -> str:
        """What a line of a score sheet is for."""
        return self.texts(f"score-{line.key}", **line.facts)

    def facts(self, values: Mapping[str, int | str]) -> dict[str, Fact]:
        """Facts of a move, an event or a step, in words where they name something.

        A component is there by its key, too: a sentence may choose by it where the name is more than one word.
        """
        facts = {name: self.fact(name, value, values) for name, value in values.items()}
        for name, value in values.items():
            if name in self.game.kinds and isinstance(value, int):
                facts[f"{name}_key"] = self.game.kinds[name][value]
        return facts

    def fact(self, name: str, value: int | str, beside: Mapping[str, int | str]) -> Fact:
        """Steps, actions, players and components get their names; any other number stays a number.

        The name of a component may tell the facts beside it.
        """
        if name in ("step", "action"):
            return self.texts(f"{name}-{value}")
        if isinstance(value, str):
            return value
        if name == "player":
            return self.player(value)
        if name in self.game.kinds:
            key = self.game.kinds[name][value]
            return self.telling_component(name, key, {**beside}) if name in self.telling else self.component(name, key)
        return value
