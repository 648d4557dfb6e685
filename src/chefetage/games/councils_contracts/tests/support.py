"""What the tests share: positions, moves, refusals, options and what happened."""

from typing import Unpack

from chefetage.core.state import NOBODY, Player
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.components import CARD, COMMITTEE, PLAYER_COLOUR
from chefetage.games.councils_contracts.rules.grid import CELL
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.tests.fields import Fields
from chefetage.games.councils_contracts.tests.position import build, card_named
from chefetage.testing.playing import Playing

RED: Player = 0
BLUE: Player = 1
GREEN: Player = 2
YELLOW: Player = 3
BLACK: Player = 4

PLAYING = Playing(GAME, RED)
play = PLAYING.play
refusal = PLAYING.refusal
objection = PLAYING.objection
actor = PLAYING.actor
options = PLAYING.options
step = PLAYING.step


def given(players: int = 3, **fields: Unpack[Fields]) -> State:
    """A position at the beginning of a turn, taken on to the first decision.

    The journal tells what has happened since the turn began.
    """
    return PLAYING.begin(build(players, fields), "take_turn")


def acting(card: str, players: int = 3, **fields: Unpack[Fields]) -> State:
    """Red, without free workers, takes the build action of a card."""
    red = fields.get("red", {})
    fields["red"] = {"free": 0, **red, "cards": [card, *red.get("cards", [])]}
    return play(given(players, **fields), f"act {card}")


def facts(s: State, text: str) -> dict[str, int]:
    """What a move of the player who owes a decision tells of itself."""
    action = GAME.action_of[GAME.parse(text)]
    return action.facts(s, actor(s), GAME.parse(text) - action.first)


# Reading the table.


def influence(s: State, player: Player = RED) -> list[int]:
    return [int(points) for points in s.contractors[player].influence]


def points(s: State, player: Player = RED) -> int:
    return int(s.contractors[player].points)


def free(s: State, player: Player = RED) -> int:
    return int(s.contractors[player].free)


def box(s: State, player: Player = RED) -> int:
    return int(s.contractors[player].box)


def in_committee(s: State, committee: str, player: Player = RED) -> int:
    return int(s.contractors[player].in_committee[COMMITTEE.keys.index(committee)])


def cards(s: State, player: Player = RED) -> list[str]:
    """The cards that a player's workers occupy."""
    return [CARD.keys[card] for card, owner in enumerate(s.owner) if owner == player]


def is_unoccupied(s: State, card: str) -> bool:
    return s.is_built(card_named(card)) and s.owner[card_named(card)] == NOBODY


def site(s: State, card: str) -> str:
    return CELL.keys[s.cell_of[card_named(card)]]


def city(s: State) -> dict[str, str]:
    return {name: site(s, name) for card, name in enumerate(CARD.keys) if s.is_built(card)}


def display(s: State) -> list[str]:
    return [CARD.keys[card] for card in s.display]


def deck(s: State) -> list[str]:
    """From the top."""
    return [CARD.keys[card] for card in reversed(list(s.deck))]


def colour(player: Player) -> str:
    return "nobody" if player == NOBODY else PLAYER_COLOUR.keys[player]
