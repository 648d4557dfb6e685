"""WA-6.31 to WA-6.34  Search documents."""

import pytest

from chefetage.games.watch.rules.components import DOCUMENT
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.support import BLUE, Goods, cards, goods, hand, options, play, refusal, step, turn
from chefetage.testing import events, happened, rule

SIX = [
    "orange_move_disc",
    "turquoise_bank_pays",
    "purple_smuggle_extra",
    "grey_move_disc",
    "orange_bank_pays",
    "turquoise_move_disc",
]


def searching(state: int = 0, seed: int = 0) -> State:
    """Blue on Search documents, six different cards on top of the deck."""
    return turn("search_documents", blue={"removed": {"office": state}}, top=SIX, seed=seed)


@rule("WA-6.31", "WA-8.3", "WA-5.31")
@pytest.mark.parametrize(("state", "draw", "keep"), [(0, 3, 1), (1, 4, 1), (2, 4, 2), (3, 5, 2), (4, 5, 3), (5, 6, 3)])
def test_the_office_state_says_how_many_are_drawn_and_kept(state: int, draw: int, keep: int) -> None:
    s = searching(state)
    assert step(s) == "search_documents"
    assert sorted(cards(s.drawn)) == sorted(SIX[:draw])
    assert len(s.deck) == 28 - draw
    assert max(option.count("+") + 1 for option in options(s)) == keep


@rule("WA-6.31")
def test_kept_documents_go_to_the_hand() -> None:
    s = play(searching(2), "keep orange_move_disc+purple_smuggle_extra")
    assert sorted(hand(s)) == ["orange_move_disc", "purple_smuggle_extra"]
    assert sum(s.drawn) == 0
    assert events(s, "searched") == [{"player": BLUE, "drawn": 4, "kept": 2}]
    assert [DOCUMENT.keys[event["document"]] for event in events(s, "document_kept")] == hand(s)
    assert [DOCUMENT.keys[event["document"]] for event in events(s, "document_seen")] == SIX[:4]


@rule("WA-6.31")
def test_more_than_the_limit_or_cards_not_drawn_cannot_be_kept() -> None:
    s = searching(0)
    assert refusal(s, "keep orange_move_disc+turquoise_bank_pays") == "WA-6.31"
    assert refusal(s, "keep grey_move_disc") == "WA-6.31"
    assert refusal(s, "keep orange_move_disc") is None


@rule("WA-6.31", "WA-8.23")
def test_a_second_copy_can_be_kept_only_if_two_were_drawn() -> None:
    twins = turn("search_documents", blue={"removed": {"office": 2}}, top=["grey_bank_pays"] * 2 + SIX[:2])
    assert refusal(twins, "keep grey_bank_pays+grey_bank_pays") is None
    assert refusal(twins, "keep orange_move_disc+orange_move_disc") == "WA-6.31"


@rule("WA-6.32")
def test_the_others_go_shuffled_under_the_deck() -> None:
    s = searching(5)
    rest = list(s.deck)
    play(s, "keep orange_move_disc+orange_bank_pays+grey_move_disc")
    returned = [DOCUMENT.keys[card] for card in s.deck[:3]]
    assert list(s.deck[3:]) == rest
    assert sorted(returned) == ["purple_smuggle_extra", "turquoise_bank_pays", "turquoise_move_disc"]


@rule("WA-6.32", "WA-12.4")
def test_the_order_of_the_returned_documents_is_random() -> None:
    orders = {tuple(play(searching(5, seed), "keep none").deck[:6]) for seed in range(20)}
    assert len(orders) > 10


@rule("WA-6.33")
def test_with_fewer_cards_than_needed_what_is_there_is_drawn() -> None:
    s = turn("search_documents", blue={"removed": {"office": 2}}, deck=["grey_move_disc", "orange_bank_pays"])
    assert sorted(cards(s.drawn)) == ["grey_move_disc", "orange_bank_pays"]
    play(s, "keep orange_bank_pays+grey_move_disc")
    assert len(s.deck) == 0


@rule("WA-6.33", "WA-5.31")
def test_with_an_empty_deck_the_action_part_does_nothing() -> None:
    s = turn("search_documents", deck=[])
    assert step(s) == "disc_part"
    assert happened(s) == []


@rule("WA-6.34")
def test_keeping_fewer_or_none_is_allowed() -> None:
    s = searching(5)
    assert refusal(s, "keep grey_move_disc") is None
    play(s, "keep none")
    assert hand(s) == []
    assert len(s.deck) == 28


@rule("WA-6.34")
def test_there_is_no_hand_limit() -> None:
    held = ["grey_smuggle_extra"] * 3 + ["orange_smuggle_extra"] * 3 + ["turquoise_smuggle_extra"] * 3
    s = turn("search_documents", blue={"hand": held, "removed": {"office": 5}}, top=SIX)
    play(s, "keep orange_move_disc+orange_bank_pays+grey_move_disc")
    assert len(hand(s)) == 12


@rule("WA-13.11")
@pytest.mark.parametrize(("state", "sets"), [(0, 4), (1, 5), (2, 11), (3, 16), (4, 26), (5, 42)])
def test_any_subset_up_to_the_limit_may_be_kept(state: int, sets: int) -> None:
    assert len(options(searching(state))) == sets


@rule("WA-6.31", "WA-7.7")
def test_searching_costs_nothing() -> None:
    assert goods(play(searching(1), "keep orange_move_disc")) == Goods(roubles=3, gears=2, notes=0)
