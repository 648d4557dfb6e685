"""WA-14  What holds at all times, checked after each move of random games."""

from collections import Counter
from collections.abc import Iterator

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.clock import hand as clock_hand
from chefetage.games.watch.rules.components import COPIES, TRACK_SPACES
from chefetage.games.watch.rules.state import EMPTY, GEAR, State
from chefetage.games.watch.tests.games import PLAYER_COUNTS, games
from chefetage.games.watch.tests.ledger import Ledger
from chefetage.games.watch.tests.support import departments, step
from chefetage.testing import rule
from chefetage.testing.played import PlayedGame

counts = pytest.mark.parametrize("players", PLAYER_COUNTS)
multiplayer = pytest.mark.parametrize("players", [2, 3, 4])
PHASE_2_AND_LATER = ["reveal_spies", "before_action", "between_parts", "disc_part", "after_disc"]


def positions(players: int) -> Iterator[State]:
    for game in games(players):
        yield from game.states


def told(game: PlayedGame[State], name: str) -> list[int]:
    """For each position, how many events of a kind have happened."""
    numbers = []
    seen = 0
    for before, after in zip([0, *game.told], game.told, strict=False):
        seen += sum(event.kind.name == name for event in game.journal[before:after])
        numbers.append(seen)
    return numbers


def on_tracks(s: State, content: int) -> int:
    return list(s.tracks).count(content)


@rule("WA-14.1")
@counts
def test_crates_are_conserved(players: int) -> None:
    for s in positions(players):
        held = [sum(board.crates[value] for board in s.boards) for value in range(9)]
        assert [left + taken for left, taken in zip(s.stacks, held, strict=True)] == [players + 1] * 9
        assert 0 <= min(s.stacks) <= max(s.stacks) <= players + 1


@rule("WA-14.2")
@multiplayer
def test_discs_are_conserved(players: int) -> None:
    for s in positions(players):
        assert all(20 - sum(board.removed) + on_tracks(s, p) == 20 for p, board in enumerate(s.boards))


@rule("WA-14.2", "WA-11.10")
def test_discs_are_conserved_in_solo() -> None:
    for game in games(1):
        paid = 0
        for number, s in enumerate(game.states[1:]):
            paid += sum(int(event.a) for event in game.events_after(number) if event.kind.name == "discs_paid")
            assert sum(s.boards[0].removed) == s.boards[0].supply + paid


@rule("WA-14.3", "WA-8.12")
@counts
def test_filled_spaces_are_a_run_from_space_1(players: int) -> None:
    length = 12 if players == 4 else 10
    for s in positions(players):
        for number, filled in enumerate(s.filled):
            cells = s.tracks[number * TRACK_SPACES : (number + 1) * TRACK_SPACES]
            assert filled <= length
            assert [cell == EMPTY for cell in cells] == [False] * filled + [True] * (12 - filled)


@rule("WA-14.4", "WA-6.20")
@counts
def test_gears_on_tracks_are_as_many_as_disc_moves_and_never_leave(players: int) -> None:
    for game in games(players):
        moves = told(game, "disc_moved")
        assert [on_tracks(s, GEAR) for s in game.states] == moves


@rule("WA-14.5")
@counts
def test_the_state_of_a_row_never_falls(players: int) -> None:
    for game in games(players):
        for before, after in zip(game.states, game.states[1:], strict=False):
            for old, new in zip(before.boards, after.boards, strict=True):
                assert all(0 <= then <= now <= 5 for then, now in zip(old.removed, new.removed, strict=True))


@rule("WA-14.6", "WA-8.17")
@multiplayer
def test_documents_are_conserved_and_played_ones_never_return(players: int) -> None:
    for game in games(players):
        for before, s in zip([game.states[0], *game.states], game.states, strict=False):
            cards = Counter(s.deck)
            for number in range(len(COPIES)):
                cards[number] += s.drawn[number] + sum(board.hand[number] + board.played[number] for board in s.boards)
            assert [cards[number] for number in range(len(COPIES))] == list(COPIES)
            for old, new in zip(before.boards, s.boards, strict=True):
                assert all(then <= now for then, now in zip(old.played, new.played, strict=True))


@rule("WA-14.7")
@counts
def test_the_market_deck_holds_12_minus_the_round(players: int) -> None:
    assert all(len(s.market_deck) == 12 - s.round for s in positions(players))


@rule("WA-14.8")
@counts
def test_activated_spies_come_from_the_pool_and_are_as_many_as_the_eyes(players: int) -> None:
    for game in games(players):
        eyes = 0
        for number, s in enumerate(game.states):
            in_game = departments(s.spy_cards)
            assert departments(s.spies) | departments(s.shown_spies) <= in_game
            assert len(in_game) == (3 if players == 1 and s.watches == 0 else 4)
            if step(s) == "place_workers" and s.round > 1:
                eyes = game.states[number - 1].card.eyes if s.round != game.states[number - 1].round else eyes
                assert len(departments(s.spies)) == eyes


@rule("WA-14.9", "WA-5.3")
@counts
def test_no_two_workers_share_a_space_and_all_have_moved(players: int) -> None:
    for game in games(players):
        spaces: dict[int, list[int]] = {0: []}
        for s in game.states:
            on_dial = [space for space in s.space_of if space >= 0]
            assert len(set(on_dial)) == len(on_dial)
            if step(s) in PHASE_2_AND_LATER:
                spaces[int(s.round)] = [int(space) for space in s.space_of]
                last = spaces.get(int(s.round) - 1, [])
                movers = players + (players == 2)
                assert all(then != now for then, now in zip(last[:movers], spaces[int(s.round)], strict=False))


@rule("WA-14.10")
@counts
def test_nobody_has_less_than_nothing(players: int) -> None:
    for s in positions(players):
        assert all(min(board.roubles, board.gears, board.notes) >= 0 for board in s.boards)


@rule("WA-14.11", "WA-7.1")
@counts
def test_who_has_taken_notes_and_paid_is_left_with_less_than_5_roubles(players: int) -> None:
    for game in games(players):
        books = Ledger(players)
        for before, event in zip([None, *game.journal], game.journal, strict=False):
            books.enter(event)
            if before is not None and before.kind.name == "notes_taken":
                assert event.player == before.player
                assert books.roubles[event.player] < 5


@rule("WA-14.12", "WA-6.38")
@counts
def test_the_black_disc_never_returns_to_its_space(players: int) -> None:
    for game in games(players):
        for before, after in zip(game.states, game.states[1:], strict=False):
            assert -1 <= after.black_disc < players
            assert before.black_disc == -1 or after.black_disc != -1


@rule("WA-14.13", "WA-5.8")
@counts
def test_from_the_end_of_round_1_a_bribe_is_1_to_8(players: int) -> None:
    for s in positions(players):
        if s.round > 1:
            assert all(board.bribe() == {1: 1, 2: 2, 3: 3, 4: 5, 5: 8}[max(board.removed)] for board in s.boards)


@rule("WA-14.14")
@counts
def test_the_hand_depends_on_the_round_only(players: int) -> None:
    assert all(clock_hand(s) == [12, 3, 6, 9][(s.round - 1) % 4] for s in positions(players))


@rule("WA-14.15")
@counts
def test_gear_and_rouble_points_lie_between_0_and_60(players: int) -> None:
    for game in games(players):
        s = game.states[-1]
        for p, board in enumerate(s.boards):
            points = {line.key: line.points for line in GAME.score_sheet(s, p)}
            assert 0 <= points["gears"] <= 60
            assert 0 <= points["roubles"] <= 60
            assert 0 <= points.get("crate_bonus", 0) <= 7 * sum(board.crates)


@rule("WA-14.16")
@counts
def test_discs_on_tracks_are_bounded_by_rounds_and_upgrades(players: int) -> None:
    for game in games(players):
        upgrades = Counter(event.player for event in game.journal if event.kind.name == "upgraded")
        assert upgrades.total() <= 12
        assert all(number <= 6 for number in upgrades.values())
        for s in game.states:
            assert all(on_tracks(s, p) <= s.round + upgrades[p] for p in range(players))


@rule("WA-14.17", "WA-5.9")
@counts
def test_money_moves_only_as_the_journal_tells(players: int) -> None:
    for game in games(players):
        books = Ledger(players)
        entered = 0
        for s, end in zip(game.states, game.told, strict=True):
            for event in game.journal[entered:end]:
                books.enter(event)
            entered = end
            assert [board.roubles for board in s.boards] == books.roubles
            assert [board.gears for board in s.boards] == books.gears
            assert [board.notes for board in s.boards] == books.notes


@rule("WA-14.18", "WA-11.11")
def test_watches_removed_are_as_many_as_reveals_of_the_office_at_most_three() -> None:
    for game in games(1):
        reveals = [e for e in game.journal if e.kind.name == "spy_shown" and e.a == 3]
        assert 3 - game.states[-1].watches == min(3, len(reveals))


@rule("WA-14.19")
@counts
def test_nobody_has_more_than_194_gears(players: int) -> None:
    for game in games(players):
        most = 2
        for s in game.states:
            most = max(most, 2 + 16 * int(s.round))
            assert all(board.gears <= most <= 194 for board in s.boards)


@rule("WA-14.20")
@counts
def test_whoever_owes_a_decision_has_two_options_and_at_most_195(players: int) -> None:
    for game in games(players):
        assert len(game.offered) == len(game.states) - 1
        assert all(2 <= len(moves) <= 195 for moves in game.offered)
        assert GAME.is_over(game.states[-1])


@rule("WA-14.21", "WA-10.5")
def test_the_third_worker_has_a_disc_on_the_tracks_for_every_round_in_which_it_has_acted() -> None:
    for game in games(2):
        for s in game.states:
            has_acted = s.round - 1 + (step(s) != "place_workers" and not s.is_standing(2) and s.space_of[2] >= 0)
            assert on_tracks(s, 2) == has_acted
