"""What a viewer sees: offers that were made once are the same ones for all tables, and not too many are kept."""

import pytest

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.state import NOBODY
from chefetage.playing.match import Match
from chefetage.table import viewing
from chefetage.table.story import Story
from chefetage.table.viewing import KeptOffers, kept_offers, offers
from chefetage.words.wording import Wording

GAME = "watch"


@pytest.fixture
def match() -> Match:
    return Match.start(GAME, 1, {}, ["human", "human"])


def wording(match: Match, *names: str) -> Wording:
    return Wording(match.game, "en", list(names))


def test_the_same_move_with_the_same_facts_is_the_same_offer(match: Match) -> None:
    player = match.game.actor(match.state)
    first, second = (offers(match, player, wording(match, *names)) for names in (("Ada", "Ben"), ("Eve", "Dan")))
    assert first
    for one, other in zip(first, second, strict=True):
        assert (one is other) == ("player" not in one.facts)
    assert any("player" in one.facts for one in first)


def test_lines_of_the_log_tell_their_round(match: Match) -> None:
    for player, move in decisions(match.game, match.state, [RandomBot(1)] * 2):
        match.apply(player, move)
    lines = Story(wording(match, "Ada", "Ben")).lines(match, NOBODY)
    rounds = [line.round for line in lines]
    assert rounds == sorted(rounds)
    assert (set(rounds) - {0}, rounds[-1]) == (set(range(1, match.state.round + 1)), match.state.round)


def test_who_only_watches_is_offered_nothing(match: Match) -> None:
    assert offers(match, NOBODY, wording(match, "Ada", "Ben")) == []


def test_what_was_not_asked_for_again_is_forgotten(match: Match) -> None:
    kept, most = KeptOffers(), viewing.OFFERS_KEPT
    player = match.game.actor(match.state)
    move = match.game.legal_moves(match.state, player)[0]
    words = wording(match, "Ada", "Ben")
    first = kept.offer(match, player, move, words)
    for number in range(most):
        kept.keep(("other", number), first)
    assert kept.offer(match, player, move, words) is first
    for number in range(2 * most):
        kept.keep(("another", number), first)
    assert kept.offer(match, player, move, words) is not first
    assert max(len(kept.offers), len(kept.older)) <= most


def test_each_language_has_its_own(match: Match) -> None:
    assert kept_offers(match.game, "en") is kept_offers(match.game, "en") is not kept_offers(match.game, "de")
