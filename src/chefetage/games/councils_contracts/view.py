"""CC-10.1  What the players see: everything but the order of the deck."""

from typing import TypedDict

from chefetage.core.state import NOBODY, Player
from chefetage.core.view import GameView
from chefetage.games.councils_contracts.rules.components import (
    AREA,
    CARD,
    CARD_LIST,
    CARDS,
    COMMITTEE,
    COMMITTEES_LAID_OUT,
    NO_CARD,
    SCORE_TRACK_SPACES,
)
from chefetage.games.councils_contracts.rules.end_of_turn import projects_until_end
from chefetage.games.councils_contracts.rules.grid import COLUMN, ROW
from chefetage.games.councils_contracts.rules.scoring import majority_points
from chefetage.games.councils_contracts.rules.state import State


class ContractorView(TypedDict):
    """A player's points, tracks and workers."""

    influence: dict[str, int]  # by area
    points: int
    score_track: int  # the space of the score marker (CC-2.10)
    free: int
    box: int
    committees: dict[str, int]  # own workers, by committee
    majorities: dict[str, int]  # points for the areas as they stand now (CC-7.7)


class CityCardView(TypedDict):
    """A card of the city, its site and who occupies it."""

    card: str
    x: int
    y: int
    owner: int  # -1: unoccupied
    workers: int


class CouncilsContractsView(GameView):
    """The whole table, the same for everybody."""

    closing_round: int  # 0: a regular round
    until_end: int  # projects that are to be built before the end is triggered (CC-7.1)
    is_ending: bool
    stalled_rounds: int
    active: int
    start_player: int
    contractors: list[ContractorView]
    display: list[str]
    deck: list[str]  # the cards still in it, by number (CC-10.2)
    deck_a: int
    deck_b: int
    city: list[CityCardView]
    project: str | None  # about to be placed
    acting: str | None  # the acting card and the text card of the build action under way
    text: str | None
    area: str | None  # whose new value is to be chosen, and the points left for it and those behind
    pool: int


def view(s: State, viewer: Player) -> CouncilsContractsView:
    """CC-10.3  The same for every seat and every spectator."""
    a_cards = sum(CARD_LIST[card].is_a for card in s.deck)
    return {
        "round": s.round,
        "closing_round": s.closing_round,
        "until_end": max(0, projects_until_end(s)),
        "is_ending": s.is_ending,
        "stalled_rounds": s.stalled_rounds,
        "active": s.active,
        "start_player": s.start_player,
        "contractors": [contractor_view(s, p) for p in range(s.players)],
        "display": [CARD.keys[card] for card in s.display],
        "deck": [CARD.keys[card] for card in sorted(s.deck)],
        "deck_a": a_cards,
        "deck_b": len(s.deck) - a_cards,
        "city": [city_card_view(s, card) for card in range(CARDS) if s.is_built(card)],
        "project": card_key(s.project),
        "acting": card_key(s.acting),
        "text": card_key(s.text),
        "area": AREA.keys[s.area] if s.pool > 0 else None,
        "pool": s.pool,
    }


def contractor_view(s: State, p: Player) -> ContractorView:
    contractor = s.contractors[p]
    laid_out = COMMITTEE.keys[: COMMITTEES_LAID_OUT[s.players]]
    return {
        "influence": {key: contractor.influence[area] for area, key in enumerate(AREA.keys)},
        "points": contractor.points,
        "score_track": contractor.points % SCORE_TRACK_SPACES,
        "free": contractor.free,
        "box": contractor.box,
        "committees": {key: contractor.in_committee[committee] for committee, key in enumerate(laid_out)},
        "majorities": {key: majority_points(s, p, area) for area, key in enumerate(AREA.keys)},
    }


def city_card_view(s: State, card: int) -> CityCardView:
    owner = s.owner[card]
    return {
        "card": CARD.keys[card],
        "x": COLUMN[s.cell_of[card]],
        "y": ROW[s.cell_of[card]],
        "owner": owner,
        "workers": 0 if owner == NOBODY else CARD_LIST[card].workers,
    }


def card_key(card: int) -> str | None:
    return None if card == NO_CARD else CARD.keys[card]
