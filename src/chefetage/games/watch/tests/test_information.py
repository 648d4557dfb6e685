"""WA-12  Who sees what."""

import pytest
from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.core.chance import WORDS
from chefetage.core.events import EventKind
from chefetage.core.state import NOBODY
from chefetage.core.vec import vec
from chefetage.games.watch import GAME
from chefetage.games.watch.rules import events as event_kinds
from chefetage.games.watch.rules.chance import DIE, STREAMS
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.games import PLAYER_COUNTS, sample
from chefetage.games.watch.tests.support import BLUE, RED, YELLOW, given, play, turn
from chefetage.games.watch.view import WatchView, view
from chefetage.testing import events, rule

SECRETS = {"document_dealt", "document_seen", "document_kept", "next_market_seen", "spy_chosen"}


def viewers(s: State) -> list[int]:
    """All seats and a spectator."""
    return [*range(s.players), NOBODY]


def public(seen: WatchView) -> dict[str, object]:
    """A view without the places for secrets."""
    boards = [{key: value for key, value in board.items() if key != "hand"} for board in seen["boards"]]
    return {**seen, "boards": boards, "next_market": None, "drawn": None, "spies": None}


@rule("WA-12.1")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_what_is_public_looks_the_same_to_every_seat_and_to_spectators(players: int) -> None:
    for s in sample(players):
        views = [public(view(s, viewer)) for viewer in viewers(s)]
        assert all(seen == views[0] for seen in views)


@rule("WA-12.1")
def test_goods_boards_tracks_stacks_and_deck_sizes_are_public() -> None:
    s = turn(
        "smuggle",
        blue={
            "roubles": 7,
            "gears": 4,
            "notes": 2,
            "crates": [9],
            "hand": ["grey_bank_pays"],
            "played": ["grey_move_disc"],
        },
        tracks={"gears_top": ["blue", "gear"]},
        black_disc="red",
        spies=["office"],
        payee="yellow",
    )
    seen = view(s, NOBODY)
    board = seen["boards"][BLUE]
    assert (board["roubles"], board["gears"], board["notes"], board["crates"]) == (7, 4, 2, {"9": 1})
    assert (board["documents"], board["played"], board["removed"]["office"]) == (1, {"grey_move_disc": 1}, 1)
    assert seen["tracks"]["gears_top"] == ["0", "gear"]
    assert (seen["stacks"]["9"], seen["document_deck"], seen["market_deck"]) == (3, 26, 7)
    assert (seen["workers"][BLUE]["space"], seen["workers"][BLUE]["standing"]) == ("smuggle", True)
    assert (seen["hand"], seen["black_disc"], seen["payee"], seen["activated"]) == (12, RED, YELLOW, 1)


@rule("WA-12.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_is_shown_to_its_owner_only(players: int) -> None:
    for s in sample(players):
        for viewer in viewers(s):
            for p, board in enumerate(view(s, viewer)["boards"]):
                assert (board["hand"] is not None) == (p == viewer)
                assert board["documents"] == sum(s.boards[p].hand)


@rule("WA-12.2", "WA-12.7")
def test_drawn_documents_are_shown_to_the_searching_player_their_number_to_all() -> None:
    s = turn("search_documents", top=["grey_move_disc", "grey_bank_pays", "orange_bank_pays"])
    assert view(s, BLUE)["drawn"] == {"orange_bank_pays": 1, "grey_move_disc": 1, "grey_bank_pays": 1}
    for viewer in (YELLOW, RED, NOBODY):
        assert view(s, viewer)["drawn"] is None
        assert view(s, viewer)["drawn_count"] == 3
    play(s, "keep grey_move_disc")
    assert events(s, "searched") == [{"player": BLUE, "drawn": 3, "kept": 1}]


@rule("WA-12.2", "WA-6.36")
def test_chosen_spies_are_shown_to_the_watcher_only() -> None:
    s = play(turn("watch", market={"eyes": 2}), "spy workshop+office")
    assert view(s, BLUE)["spies"] == ["workshop", "office"]
    for viewer in (YELLOW, RED, NOBODY):
        assert view(s, viewer)["spies"] is None
        assert view(s, viewer)["activated"] == 2


@rule("WA-12.2", "WA-6.35")
def test_the_next_market_card_is_shown_to_the_watcher_only() -> None:
    s = turn("watch", next_market="market_11")
    assert [view(s, viewer)["next_market"] for viewer in viewers(s)] == ["market_11", None, None, None]


@rule("WA-12.3")
def test_randomly_drawn_spies_are_hidden_from_everybody() -> None:
    s = given("end_turn", blue={"worker": "scrounge"}, market={"eyes": 2})
    for viewer in viewers(s):
        assert view(s, viewer)["spies"] is None
        assert view(s, viewer)["activated"] == 2


def other_secrets(s: State, viewer: int) -> State:
    """The same to the viewer's eyes: every card they cannot see is another one."""
    other = s.clone()
    known_top = s.looked == viewer != NOBODY
    turned = list(s.market_deck[: len(s.market_deck) - known_top])[::-1]
    other.market_deck = vec[i64](turned + list(s.market_deck[len(s.market_deck) - known_top :]))
    if s.payee != viewer or viewer == NOBODY:
        in_game = [n for n in range(4) if has(s.spy_cards, n)]
        other.spies = sum(2 ** in_game[(in_game.index(n) + 1) % len(in_game)] for n in in_game if has(s.spies, n))
    hidden = [board.hand for p, board in enumerate(other.boards) if p != viewer]
    hidden += [] if s.active == viewer else [other.drawn]
    exchange_documents(other, hidden)
    return other


def exchange_documents(s: State, hidden: list[vec[i64]]) -> None:
    """Deal the hidden cards and the deck again, in another order."""
    pile = list(s.deck)
    sizes = [sum(numbers) for numbers in hidden]
    for numbers in hidden:
        pile += [card for card, number in enumerate(numbers) for _ in range(number)]
        for card in range(len(numbers)):
            numbers[card] = 0
    pile = sorted(pile)[::-1]
    for numbers, size in zip(hidden, sizes, strict=True):
        for _ in range(size):
            numbers[pile.pop()] += 1
    s.deck = vec[i64](pile)


@rule("WA-12.2", "WA-12.3", "WA-12.6")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_no_view_depends_on_anything_that_its_viewer_cannot_know(players: int) -> None:
    changed = 0
    for s in sample(players):
        for viewer in viewers(s):
            other = other_secrets(s, viewer)
            changed += list(other.deck) != list(s.deck) or other.spies != s.spies
            assert view(other, viewer) == view(s, viewer)
    assert changed > 100


@rule("WA-12.3", "WA-6.32", "WA-12.6")
def test_the_order_of_documents_put_back_is_hidden_even_from_the_player_who_did() -> None:
    s = turn("search_documents", blue={"removed": {"office": 5}}, seed=1)
    play(s, "keep none")
    other = s.clone()
    other.deck = vec[i64]([*list(s.deck[:6])[::-1], *s.deck[6:]])
    assert list(other.deck) != list(s.deck)
    assert view(other, BLUE) == view(s, BLUE)


@rule("WA-12.4")
def test_every_deck_and_die_has_a_stream_of_its_own() -> None:
    assert STREAMS.names == ["market", "documents", "returned documents", "spies", "start player", "die", "solo card"]
    s = GAME.new(2, 1, {})
    before = list(s.chance.words)
    play(s, "place sell", player=GAME.actor(s))
    play(s, "place watch", player=GAME.actor(s))  # the third worker's die is rolled
    changed = {number // WORDS for number, word in enumerate(s.chance.words) if word != before[number]}
    assert changed == {DIE}


@rule("WA-12.5", "WA-4.14")
def test_only_one_player_is_named_as_deciding() -> None:
    for players in PLAYER_COUNTS:
        assert all(len(GAME.actors(s)) == 1 for s in sample(players))


@rule("WA-12.6", "WA-5.17")
def test_spy_cards_of_earlier_rounds_are_not_shown_again() -> None:
    s = given("reveal_spies", spies=["office"], payee="blue", blue={"worker": "smuggle"})
    assert view(s, BLUE)["spies"] == []
    assert view(s, BLUE)["shown_spies"] == []


@rule("WA-12.7", "WA-13.2")
def test_being_asked_for_a_bank_pays_document_shows_no_card_until_one_is_laid_out() -> None:
    positions_of_blue = [
        given(
            "reveal_spies",
            blue={"worker": "smuggle", "hand": [card, "purple_move_disc"], "removed": {"office": 1}},
            spies=["loading_dock"],
        )
        for card in ("orange_bank_pays", "grey_bank_pays")
    ]
    for viewer in (YELLOW, RED, NOBODY):
        assert view(positions_of_blue[0], viewer) == view(positions_of_blue[1], viewer)
    laid_out = play(positions_of_blue[1], "bank_pays grey")
    assert view(laid_out, YELLOW)["boards"][BLUE]["played"] == {"grey_bank_pays": 1}


@rule("WA-12.2", "WA-12.7")
def test_events_that_name_a_hidden_card_are_secret_and_no_others() -> None:
    kinds = [kind for kind in vars(event_kinds).values() if isinstance(kind, EventKind)]
    assert {kind.name for kind in kinds if kind.secret} == SECRETS
    assert {kind.name for kind in kinds if "document" in kind.facts} <= SECRETS
    s = play(turn("watch", market={"eyes": 1}), "spy office")
    assert s.journal is not None
    assert all(event.player == BLUE for event in s.journal if event.kind.secret)


@rule("WA-12.2", "WA-12.3", "WA-12.4")
def test_whatever_becomes_known_is_counted_as_a_reveal_and_nothing_else() -> None:
    """No undo goes back across a reveal."""
    searching = turn("search_documents")
    looking = turn("watch", market={"eyes": 1})
    turning_up = given("reveal_spies", spies=["office"], blue={"worker": "smuggle"})
    new_card = given("new_market_card")
    rolling = given("place_workers", 2, neutral="smuggle", blue={"worker": "sell"})
    robot = given("move_robot", 1)
    assert [s.reveals for s in (searching, looking, turning_up, new_card, rolling, robot)] == [1] * 6
    before = looking.reveals
    assert play(looking, "spy office").reveals == before
    assert turn("sell").reveals == 0
