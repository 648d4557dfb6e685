"""WA-12.6  Positions that a seat can imagine agree with all it knows."""

import pytest

from chefetage.core.chance import Chance
from chefetage.core.state import NOBODY
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.state import NO_DOCUMENTS
from chefetage.games.watch.tests.games import PLAYER_COUNTS, sample
from chefetage.games.watch.tests.support import BLUE, RED, YELLOW, cards, departments, given, play, turn
from chefetage.games.watch.view import view
from chefetage.testing import rule


@rule("WA-12.6", "WA-12.2", "WA-12.3")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_an_imagined_position_looks_the_same_to_the_player_who_imagines_it(players: int) -> None:
    chance = Chance.of(1, ["imagination"])
    for s in sample(players):
        for viewer in range(players):
            imagined = GAME.determinize(s, viewer, chance)
            assert view(imagined, viewer) == view(s, viewer)
            assert len(departments(imagined.spies)) == len(departments(s.spies))


@rule("WA-12.3", "WA-6.35")
def test_a_spectator_knows_neither_the_next_market_card_nor_the_spies() -> None:
    s = given("place_workers", yellow={"worker": "sell"}, spies=["workshop"], payee="bank")
    chance = Chance.of(1, ["imagination"])
    imagined = [GAME.determinize(s, NOBODY, chance) for _ in range(40)]
    assert len({int(one.market_deck[len(one.market_deck) - 1]) for one in imagined}) > 3
    assert len({int(one.spies) for one in imagined}) > 1


@rule("WA-12.6")
def test_in_an_imagined_position_the_document_deck_is_a_shuffled_pile_of_all_unseen_cards() -> None:
    s = turn("search_documents", blue={"removed": {"office": 5}}, seed=1)
    play(s, "keep none")
    chance = Chance.of(1, ["imagination"])
    bottoms = {tuple(GAME.determinize(s, BLUE, chance).deck[:3]) for _ in range(30)}
    assert len(bottoms) > 10
    assert sorted(GAME.determinize(s, BLUE, chance).deck) == sorted(s.deck)


@rule("WA-12.7", "WA-15.26")
def test_an_imagined_hand_explains_why_its_owner_is_asked() -> None:
    """Yellow is asked, so Yellow holds the last unseen "bank pays" document, whatever Blue's many cards are."""
    colours = ["orange", "turquoise", "purple", "grey"]
    shown = [f"{colour}_bank_pays" for colour in colours for _ in range(2)]
    s = given(
        "reveal_spies",
        blue={"worker": "sell", "hand": [f"{colour}_smuggle_extra" for colour in colours for _ in range(3)]},
        yellow={"worker": "smuggle", "hand": [shown[0]], "removed": {"office": 1}},
        red={"worker": "watch", "played": shown[1:]},
        spies=["loading_dock"],
    )
    chance = Chance.of(1, ["imagination"])
    for _ in range(20):
        assert cards(GAME.determinize(s, RED, chance).boards[YELLOW].hand) == [shown[0]]


@rule("WA-15.26")
def test_the_steps_that_may_be_asked_for_a_document_alone_are_marked() -> None:
    """By a document that nobody else can see, a question tells that its player holds it."""
    found: set[str] = set()
    for s in [s for players in PLAYER_COUNTS for s in sample(players)]:
        without = s.clone()
        p = GAME.actor(s)
        without.boards[p].hand = NO_DOCUMENTS[:]
        if not GAME.steps[s.step].has_choice(without, p):
            found.add(GAME.step_name(s))
    assert found == {step.name for step in GAME.steps if step.tells}


@rule("WA-12.7", "WA-15.26", "WA-5.31")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_in_an_imagined_position_whoever_is_asked_has_a_choice(players: int) -> None:
    chance = Chance.of(1, ["imagination"])
    for s in sample(players):
        for viewer in (NOBODY, *range(players)):
            imagined = GAME.determinize(s, viewer, chance)
            assert len(GAME.legal_moves(imagined, GAME.actor(s))) >= 2
