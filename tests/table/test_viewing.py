"""What a viewer sees: offers that were made once are the same ones for all tables, and not too many are kept."""

import msgspec
import pytest

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.state import NOBODY
from chefetage.playing.match import Match
from chefetage.table import viewing
from chefetage.table.position import Position
from chefetage.table.story import Story
from chefetage.table.viewing import KeptOffers, kept_offers, offers, position
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


def played(key: str, players: int, seed: int = 1) -> Match:
    """A whole game between bots that choose by lot."""
    match = Match.start(key, seed, {}, ["human"] * players)
    for player, move in decisions(match.game, match.state, [RandomBot(1)] * players):
        match.apply(player, move)
    return match


NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize(("key", "players"), [("watch", 3), ("smartphone_inc", 1), ("ground_floor", 1)])
def test_everybody_is_told_the_same_public_scores(key: str, players: int) -> None:
    whole = played(key, players)
    words = wording(whole, *NAMES[:players])
    middle = whole.past(whole.ply // 2)
    seen = [position(middle, viewer, words, []).scores for viewer in [NOBODY, *range(players)]]
    assert all(scores == seen[0] for scores in seen)
    totals = [sum(line.points for line in middle.game.public_sheet(middle.state, p)) for p in range(players)]
    assert [score.total for score in seen[0][:players]] == totals
    assert [score.name for score in seen[0]][players:] == {"smartphone_inc": ["Steve"], "ground_floor": ["Pei"]}.get(
        key, []
    )
    assert all(score.total == sum(line.points for line in score.sheet) for score in seen[0])
    end = position(whole, 0, words, [])
    assert end.result is not None
    assert [score.total for score in end.scores[:players]] == end.result.totals


def test_documents_in_hand_are_no_public_points() -> None:
    whole = played("watch", 3)
    words = wording(whole, *NAMES)
    sheets = [position(whole.past(ply), 0, words, []).scores[0].sheet for ply in (whole.ply // 2, whole.ply)]
    texts = [[line.text for line in sheet if line.rule == "WA-9.8"] for sheet in sheets]
    assert texts == [["Document sets, as far as played"], ["Document sets"]]


def test_a_viewer_is_told_where_their_last_own_move_was(match: Match) -> None:
    words = wording(match, "Ada", "Ben")
    assert position(match, 0, words, []).own_ply == 0
    movers = []
    for player, move in decisions(match.game, match.state, [RandomBot(1)] * 2):
        match.apply(player, move)
        movers.append(player)
        for viewer in (0, 1):
            expected = max((ply for ply, mover in enumerate(movers, 1) if mover == viewer), default=0)
            assert position(match, viewer, words, []).own_ply == expected
    assert position(match, NOBODY, words, []).own_ply == 0


@pytest.mark.parametrize(("key", "players"), [("watch", 2), ("smartphone_inc", 3), ("ground_floor", 2)])
def test_every_round_that_has_ended_leaves_its_result(key: str, players: int) -> None:
    whole = played(key, players)
    rounds = position(whole, NOBODY, wording(whole, *NAMES[:players]), []).rounds
    assert [end.round for end in rounds] == list(range(whole.state.round + 1))
    assert rounds[-1].totals[:players] == whole.game.totals(whole.state)
    for end in rounds[1:-1]:
        at = whole.past(end.ply)
        assert (at.state.round, whole.past(end.ply - 1).state.round) == (end.round + 1, end.round)
        assert end.totals == [sum(line.points for line in at.game.public_sheet(at.state, p)) for p in range(players)]
    assert all(len(held) == players for end in rounds for held in end.holdings.values())


def test_results_go_with_the_moves_that_are_taken_back() -> None:
    whole = played("watch", 2)
    first = whole.trail.round_ends[1]
    assert whole.past(first.ply - 1).trail.round_ends == whole.trail.round_ends[:1]
    assert Match(whole.record).trail.round_ends == whole.trail.round_ends


def test_a_game_whose_rounds_are_short_tells_no_results() -> None:
    whole = played("councils_contracts", 2)
    assert position(whole, 0, wording(whole, "Ada", "Ben"), []).rounds == []


def test_a_position_that_was_kept_before_there_were_scores_is_read(match: Match) -> None:
    found = msgspec.to_builtins(position(match, 0, wording(match, "Ada", "Ben"), []))
    kept = {field: value for field, value in found.items() if field not in ("own_ply", "scores", "rounds")}
    read = msgspec.convert(kept, Position)
    assert (read.own_ply, read.scores, read.rounds) == (0, [], [])
