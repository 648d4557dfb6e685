"""TK-3  Rounds and turns."""

from chefetage.games.tokens.rules.components import CARD
from chefetage.games.tokens.tests.games import PLAYED
from chefetage.games.tokens.tests.support import BLUE, YELLOW, actor, given, options, play, refusal, step
from chefetage.testing import rule


@rule("TK-3.1")
def test_everybody_has_a_turn_in_each_of_four_rounds() -> None:
    s = given("begin_round", round=0)
    turns = []
    while step(s) != "game_over":
        turns.append((s.round, actor(s)))
        play(s, "pass", player=actor(s))
    assert turns == [(round_, p) for round_ in (1, 2, 3, 4) for p in (BLUE, YELLOW)]


@rule("TK-3.2")
def test_tokens_go_from_the_pile_to_the_player() -> None:
    s = play(given(pile=9), "take 3")
    assert (s.pile, s.tokens[BLUE]) == (6, 3)


@rule("TK-3.2")
def test_the_pile_must_have_as_many() -> None:
    s = given(pile=2)
    assert refusal(s, "take 2") is None
    assert refusal(s, "take 3") == "TK-3.2"


@rule("TK-3.2")
def test_no_token_is_ever_lost() -> None:
    for players, tokens in ((2, 14), (3, 20)):
        for s in PLAYED.positions(players):
            assert s.pile + sum(s.tokens) == tokens


@rule("TK-3.3")
def test_an_empty_deck_allows_no_exchange() -> None:
    s = given(deck=[], blue={"card": "clay"}, yellow={"card": "gold"})
    assert [CARD.keys[card] for card in s.laid_down] == ["copper", "bronze", "silver"]
    assert refusal(s, "exchange") == "TK-3.3"


@rule("TK-3.4")
def test_passing_changes_nothing_but_the_turn() -> None:
    s = play(given(pile=9), "pass")
    assert (s.pile, list(s.tokens), len(s.laid_down), actor(s)) == (9, [0, 0], 0, YELLOW)


@rule("TK-3.4")
def test_who_can_only_pass_is_not_asked() -> None:
    s = given(pile=1, deck=[], round=4)
    assert options(s) == ["take 1", "pass"]
    assert step(play(s, "take 1")) == "game_over"
