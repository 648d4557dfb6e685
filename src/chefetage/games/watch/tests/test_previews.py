"""Moves and decisions in words: they tell cost and effect in full, and promise nothing that does not come."""

from typing import Final

import pytest

from chefetage.core.catalog import find_game
from chefetage.core.state import Player
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.scoring import per_unit
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.games import PLAYER_COUNTS, games
from chefetage.games.watch.tests.support import BLUE, crates, full_tracks, given, goods, play, turn
from chefetage.testing import events, happened, rule
from chefetage.words.wording import Wording

NAMES: Final = ["Ada", "Ben", "Cleo"]
EXTRA: Final = "orange_smuggle_extra"


def wordings() -> list[Wording]:
    return [Wording(find_game("watch"), lang, NAMES) for lang in ("en", "de")]


def told(s: State, text: str, player: Player = BLUE) -> tuple[str, str]:
    """A legal move in English and German."""
    assert GAME.explain(s, player, text).legal
    english, german = (wording.move(GAME.parse(text), s, player) for wording in wordings())
    return english, german


def asked(s: State) -> str:
    return wordings()[0].decision(s)


def facts_of(s: State, text: str) -> dict[str, int]:
    move = GAME.parse(text)
    action = GAME.action_of[move]
    return action.facts(s, GAME.actor(s), move - action.first)


# Crates.


@rule("WA-6.1", "WA-6.3")
def test_the_exchange_names_its_crates() -> None:
    s = turn("smuggle", blue={"gears": 2, "removed": {"loading_dock": 2}})
    assert told(s, "smuggle") == (
        "Make the exchange: 2 gears for a light brown and a white crate (values 3 and 6)",
        "Tausch ausführen: eine hellbraune und eine weiße Kiste (Werte 3 und 6) für 2 Zahnräder",
    )
    assert crates(play(s, "smuggle")) == [3, 6]


@rule("WA-6.4", "WA-6.5", "WA-6.7")
def test_the_exchange_says_what_is_replaced_and_lost() -> None:
    stacks = {"1": 0, "2": 1, "3": 0, "4": 0, "5": 0, "6": 0, "7": 0, "8": 0, "9": 0}
    s = turn("smuggle", blue={"gears": 2, "removed": {"loading_dock": 4}}, stacks=stacks)
    assert told(s, "smuggle") == (
        (
            "Make the exchange: 2 gears for a white and a dark brown crate (value 2); "
            "lower colours replace what is used up; 1 crate is lost, since no fitting one is left"
        ),
        (
            "Tausch ausführen: eine weiße und eine dunkelbraune Kiste (Wert 2) für 2 Zahnräder; niedrigere Farben "
            "ersetzen, was aufgebraucht ist; 1 Kiste verfällt, weil keine passende mehr da ist"
        ),
    )
    play(s, "smuggle")
    assert (crates(s), len(events(s, "crate_lost"))) == ([2], 1)


@rule("WA-8.20", "WA-6.4")
def test_an_extra_crate_names_its_value() -> None:
    s = turn("smuggle", blue={"gears": 5, "removed": {"loading_dock": 3}, "hand": [EXTRA]}, stacks={"6": 0, "5": 0})
    assert told(s, "extra_crate orange.dark_brown") == (
        "Play “Extra crate” (orange): 3 gears for a dark brown crate (value 9)",
        "„Zusatzkiste“ in Orange spielen: eine dunkelbraune Kiste (Wert 9) für 3 Zahnräder",
    )
    bare = turn(
        "smuggle",
        blue={"gears": 5, "removed": {"loading_dock": 1}, "hand": [EXTRA]},
        stacks={"4": 0, "5": 0, "6": 0},
    )
    assert told(bare, "extra_crate orange.white") == (
        "Play “Extra crate” (orange): 2 gears for a crate of value 3, since no white one is left",
        "„Zusatzkiste“ in Orange spielen: eine Kiste mit Wert 3 für 2 Zahnräder, weil keine weiße mehr da ist",
    )


@rule("WA-6.44")
def test_who_finishes_without_the_exchange_is_told_so() -> None:
    s = turn("smuggle", blue={"gears": 5, "hand": [EXTRA]})
    assert told(s, "finish")[0] == "Finish smuggling without the exchange"
    assert told(play(s, "smuggle"), "finish")[0] == "Finish smuggling"


@rule("WA-6.9", "WA-6.11")
def test_a_sale_and_a_better_crate() -> None:
    s = turn("sell", blue={"gears": 3, "crates": [2, 5]}, market={"sell": 3})
    assert told(s, "sell 0") == (
        "Sell no gears: only the market bonus, 3 roubles",
        "Keine Zahnräder verkaufen: nur der Marktbonus, 3 Rubel",
    )
    assert told(s, "sell 1")[0] == "Sell 1 gear: 4 roubles, market bonus included"
    play(s, "sell 0")
    assert told(s, "exchange 2") == (
        "Exchange the light brown crate of value 2 for a white one of value 6",
        "Hellbraune Kiste mit Wert 2 zu einer weißen mit Wert 6 verbessern",
    )
    assert told(s, "exchange 5")[0] == "Exchange the white crate of value 5 for a dark brown one of value 9"


# Bonuses of the tracks.


FIRST: Final = (
    ". As it stands, each rouble then counts 2 points more.",
    ". Nach jetzigem Stand zählt dann jeder Rubel 2 Punkte mehr.",
)


@rule("WA-9.5", "WA-9.6", "WA-9.7")
@pytest.mark.parametrize(
    ("discs", "sentence"),
    [
        (["yellow"], "As it stands, each gear then counts 2 points more."),
        (["yellow", "yellow"], "As it stands, each gear then counts 1 point more."),
        (["yellow", "yellow", "blue"], "As it stands, each gear then counts 1 point more."),
        (["blue"], "Your place on the track stays the same."),
        (["yellow", "red", "yellow", "red"], "That is no place that scores yet."),
    ],
)
def test_a_disc_tells_what_it_makes_of_the_majority(discs: list[str], sentence: str) -> None:
    s = turn("overtime", tracks={"gears_top": discs})
    before = per_unit(s, BLUE)["gears"]
    assert told(s, "disc gears_top")[0].endswith(f". {sentence}")
    gain = facts_of(s, "disc gears_top")["gain"]
    assert per_unit(play(s, "disc gears_top"), BLUE)["gears"] == before + gain


@rule("WA-8.9", "WA-5.35")
def test_a_crate_bonus_is_promised_only_to_whom_it_comes() -> None:
    tracks = {"roubles_bottom": ["gear"] * 4}
    locked = turn("overtime", blue={"gears": 5}, tracks=tracks)
    assert told(locked, "disc roubles_bottom") == (
        "Place the disc on “Roubles II”, space 5: no bonus, since you have not unlocked white crates" + FIRST[0],
        "Scheibe auf „Rubel II“ legen, Feld 5: kein Bonus, weil du weiße Kisten noch nicht freigeschaltet hast"
        + FIRST[1],
    )
    poor = turn(
        "scrounge", blue={"gears": 0, "removed": {"loading_dock": 1}}, market={"scrounge_gears": 0}, tracks=tracks
    )
    assert told(poor, "disc roubles_bottom") == (
        "Place the disc on “Roubles II”, space 5: no bonus, since a white crate costs 2 gears and you have 1 gear"
        + FIRST[0],
        (
            "Scheibe auf „Rubel II“ legen, Feld 5: kein Bonus, "
            "weil eine weiße Kiste 2 Zahnräder kostet und du 1 Zahnrad hast" + FIRST[1]
        ),
    )
    unlocking = turn("sell", blue={"gears": 3}, tracks=tracks)
    play(unlocking, "sell 0")
    assert told(unlocking, "disc roubles_bottom")[0] == (
        "Place the disc on “Roubles II”, space 5, with a bonus if you like: a white crate (value 6) for 2 gears"
        + FIRST[0]
    )
    assert told(unlocking, "disc roubles_bottom")[1] == (
        "Scheibe auf „Rubel II“ legen, Feld 5, auf Wunsch mit Bonus: eine weiße Kiste (Wert 6) für 2 Zahnräder"
        + FIRST[1]
    )
    play(unlocking, "disc roubles_bottom")
    assert asked(unlocking) == "Do you take the bonus of this space: a white crate (value 6) for 2 gears?"
    assert told(unlocking, "decline") == (
        "Decline the bonus, so that it is lost: a white crate (value 6) for 2 gears",
        "Auf den Bonus verzichten, sodass er verfällt: eine weiße Kiste (Wert 6) für 2 Zahnräder",
    )
    assert crates(play(unlocking, "take")) == [6]


@rule("WA-8.9")
def test_without_crates_there_is_no_bonus() -> None:
    low = {"1": 0, "2": 0, "3": 0}
    s = turn("overtime", blue={"gears": 5}, tracks={"gears_bottom": ["gear"] * 4}, stacks=low)
    assert told(s, "disc gears_bottom")[0].startswith(
        "Place the disc on “Gears II”, space 5: no bonus, since no light brown crate is left, nor a lower one."
    )


@rule("WA-8.9", "WA-8.8")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_along_random_games_the_bonus_foretold_is_the_bonus_offered(players: int) -> None:
    for game in games(players):
        for s, offered in game.decisions():
            for text in offered:
                if text.split()[0] in ("disc", "target", "slide"):
                    facts = facts_of(s, text)
                    after = s.clone()
                    GAME.apply(after, GAME.actor(s), GAME.parse(text))
                    is_asked = GAME.step_name(after) == "take_bonus"
                    assert is_asked == (facts["bonus"] > 0 and facts["obstacle"] == 0), text


@rule("WA-6.3", "WA-6.4", "WA-6.5")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_along_random_games_the_crates_foretold_are_the_crates_taken(players: int) -> None:
    for game in games(players):
        for s, offered in game.decisions():
            if "smuggle" in offered:
                p, facts = GAME.actor(s), facts_of(s, "smuggle")
                before = crates(s, p)
                after = s.clone()
                GAME.apply(after, p, GAME.parse("smuggle"))
                foretold = [facts["first"], facts["second"], facts["third"]][: facts["crates"]]
                assert sorted(before + foretold) == crates(after, p)


# Money.


@rule("WA-5.9", "WA-5.12", "WA-5.14")
def test_a_bribe_says_who_gets_it_and_who_pays() -> None:
    def caught(payee: str) -> State:
        seat: Seat = {"worker": "smuggle", "roubles": 1, "hand": ["grey_bank_pays"], "removed": {"office": 3}}
        return given("reveal_spies", blue=seat, spies=["loading_dock"], payee=payee)

    to_player, to_bank = caught("red"), caught("bank")
    assert told(to_player, "pay") == (
        "Pay Cleo the bribe of 3 roubles and take 1 debt note for it",
        "3 Rubel Bestechungsgeld an Cleo zahlen und dafür 1 Schuldschein nehmen",
    )
    assert told(to_player, "bank_pays grey") == (
        "Play “The bank pays” (grey): Cleo gets 3 roubles from the bank, and you pay nothing",
        "„Die Bank zahlt“ in Grau spielen: Cleo bekommt 3 Rubel von der Bank, du zahlst nichts",
    )
    assert told(to_bank, "pay")[0] == "Pay the bank the bribe of 3 roubles and take 1 debt note for it"
    assert told(to_bank, "bank_pays grey")[0] == "Play “The bank pays” (grey): you pay nothing instead of 3 roubles"
    assert asked(to_player).startswith("You are caught and owe Cleo a bribe of 3 roubles. Do you pay it")


@rule("WA-7.3", "WA-7.4", "WA-7.6")
def test_repaying_names_the_points_that_a_note_would_cost() -> None:
    s = turn("overtime", blue={"roubles": 17, "notes": 3})
    assert told(s, "repay") == (
        "Repay a debt note for 8 of your 17 roubles; at the end it would cost you 10 points",
        "Einen Schuldschein für 8 deiner 17 Rubel zurückzahlen; am Ende würde er dich 10 Punkte kosten",
    )
    watching = play(turn("watch", blue={"roubles": 12, "notes": 3}, market={"eyes": 1}), "go_on", "spy office")
    assert told(watching, "repay_on_watch 0")[0] == "Repay no debt notes"
    assert told(watching, "repay_on_watch 2") == (
        "Repay 2 debt notes for 10 roubles; at the end they would cost you 20 points",
        "2 Schuldscheine für 10 Rubel zurückzahlen; am Ende würden sie dich 20 Punkte kosten",
    )


MOVE: Final = "orange_move_disc"
TELLS: Final = " The others see that you are asked."


@rule("WA-5.32")
@pytest.mark.parametrize(
    ("blue", "question"),
    [
        ({"hand": [MOVE]}, "play “Move a disc” or go on?"),
        ({"roubles": 8, "notes": 1}, "repay a debt note or go on?"),
        ({"roubles": 8, "notes": 1, "hand": [EXTRA]}, "play “Move a disc”, repay a debt note or go on?"),
    ],
)
def test_a_free_moment_asks_only_for_what_may_be_possible_as_far_as_everybody_knows(blue: Seat, question: str) -> None:
    s = turn("overtime", blue=blue, tracks={"gears_top": ["blue"]})
    assert asked(s) == f"Before your action: {question}{TELLS}"


@rule("WA-6.44", "WA-9.2")
@pytest.mark.parametrize(
    ("blue", "question"),
    [
        ({"gears": 1}, "make the exchange or finish?"),
        ({"gears": 1, "hand": [MOVE]}, "make the exchange, play “Extra crate” or finish?"),
        ({"gears": 1, "roubles": 8, "notes": 1}, "make the exchange, repay a debt note or finish?"),
        ({"gears": 0, "roubles": 8, "notes": 1}, "repay a debt note or finish?"),
    ],
)
def test_the_final_smuggling_asks_only_for_what_may_be_possible(blue: Seat, question: str) -> None:
    s = given("final_smuggling", blue={"worker": "search_documents", **blue})
    assert asked(s) == f"Final smuggling: {question}{TELLS}"


@rule("WA-6.23", "WA-6.24", "WA-8.3", "WA-8.4", "WA-5.8")
def test_an_upgrade_names_its_price_and_what_the_row_gives_then() -> None:
    s = turn("upgrade", blue={"roubles": 3, "removed": {"workshop": 3, "loading_dock": 1}})
    assert told(s, "upgrade workshop") == (
        (
            "Upgrade the Workshop row for 5 roubles and take 1 debt note for it: "
            "then it makes 6 gears, and 5 points at the end. Your bribe rises to 5 roubles."
        ),
        (
            "Werkstatt-Reihe für 5 Rubel verbessern und dafür 1 Schuldschein nehmen: "
            "Dann bringt sie 6 Zahnräder sowie am Ende 5 Punkte. Dein Bestechungsgeld steigt auf 5 Rubel."
        ),
    )
    assert told(s, "upgrade loading_dock")[0] == (
        "Upgrade the Loading dock row for 2 roubles: then you smuggle a light brown and a white crate for 2 gears"
    )
    assert told(s, "upgrade office")[0].endswith("for 1 rouble: then you draw 4 documents and keep up to 1")
    play(s, "upgrade workshop")
    assert (goods(s).notes, int(s.boards[BLUE].removed[1])) == (1, 3)
    assert asked(s) == (
        "Choose a track for the disc you have paid for. It leaves your Workshop row, and your bribe rises to 5 roubles."
    )
    play(s, "disc gears_top")
    assert s.boards[BLUE].bribe() == 5


# Where a worker may go.


@rule("WA-5.9", "WA-5.10", "WA-5.11", "WA-11.10")
@pytest.mark.parametrize(
    ("payee", "black_disc", "sentence"),
    [
        ("bank", "watch", "Risky: if caught, you pay the bank 2 roubles"),
        ("red", "watch", "Risky: if caught, you pay Cleo 2 roubles"),
        ("blue", "blue", "Risky, but these spies are yours: you would pay nothing"),
        ("red", "blue", "Risky, but the black disc protects you from the bribe"),
    ],
)
def test_a_risky_space_says_what_being_caught_would_mean(payee: str, black_disc: str, sentence: str) -> None:
    s = given("place_workers", blue={"worker": "smuggle", "removed": {"office": 2}}, payee=payee, black_disc=black_disc)
    assert told(s, "place upgrade")[0].endswith(f". {sentence}.")


@rule("WA-11.10")
@pytest.mark.parametrize(
    ("supply", "due"), [(3, "3 discs"), (2, "2 discs and 3 roubles"), (0, "9 roubles, for want of discs")]
)
def test_in_solo_discs_are_at_risk(supply: int, due: str) -> None:
    s = given("place_workers", 1, blue={"worker": "sell", "removed": {"workshop": 3}, "supply": supply})
    assert told(s, "place overtime")[0].endswith(f"if caught, you pay {due}.")


@rule("WA-6.1", "WA-6.11", "WA-6.19", "WA-6.28", "WA-6.33", "WA-6.38", "WA-6.39")
def test_a_space_is_offered_with_all_that_is_possible_there() -> None:
    rich = given(
        "place_workers",
        blue={"worker": "overtime", "crates": [3], "notes": 1, "gears": 0},
        yellow={"worker": "watch"},
        red={"worker": "scrounge"},
        tracks={"gears_top": ["blue"]},
        market={"sell": 3, "eyes": 1},
        deck=["grey_move_disc"],
        round=2,
    )
    assert told(rich, "place smuggle")[0].startswith(
        "Go to Smuggle: 1 gear for a light brown crate; you have no gears."
    )
    assert told(rich, "place sell")[0] == (
        "Go to Sell: a rouble for each gear you sell (you have no gears), and 3 roubles more; "
        "then you may exchange a crate for a better one"
    )
    assert told(rich, "place produce")[0] == "Go to Produce: 3 gears, and one of your discs may move along its track"
    assert "draw the last document, and keep it if you like" in told(rich, "place search_documents")[0]
    bare = given(
        "place_workers",
        blue={"worker": "overtime", "notes": 1},
        tracks=full_tracks(),
        deck=[],
        black_disc="blue",
        round=2,
    )
    assert "no disc can be upgraded" in told(bare, "place upgrade")[0]
    assert "no document is left to draw" in told(bare, "place search_documents")[0]
    assert told(bare, "place produce")[0].endswith("3 gears")
    assert told(bare, "place watch")[1].startswith("Auf „Bespitzeln“ gehen: die schwarze Scheibe bleibt bei dir; du")
    assert told(bare, "place watch")[0].endswith("; debt notes can be repaid for 5 roubles each")


@rule("WA-6.31", "WA-6.32")
def test_keeping_documents_says_what_they_do_and_how_many_go_back() -> None:
    s = turn("search_documents", top=["orange_move_disc", "orange_bank_pays", "grey_bank_pays"])
    assert told(s, "keep none") == (
        "Keep none of the documents; 3 go under the deck",
        "Kein Dokument behalten; 3 kommen unter den Stapel",
    )
    assert told(s, "keep orange_move_disc") == (
        (
            "Keep “Move a disc” (orange): one of your discs goes to the first empty space of any "
            "track; 2 go under the deck"
        ),
        (
            "„Scheibe bewegen“ (Orange) behalten: eine deiner Scheiben kommt auf das erste leere Feld "
            "einer beliebigen Leiste; 2 kommen unter den Stapel"
        ),
    )
    assert "searched" in happened(play(s, "keep none"))


@rule("WA-6.31", "WA-8.20", "WA-8.21")
@pytest.mark.parametrize("colour", ["orange", "turquoise", "purple", "grey"])
def test_every_document_tells_what_it_does_before_it_is_kept(colour: str) -> None:
    kinds = [f"{colour}_{kind}" for kind in ("move_disc", "bank_pays", "smuggle_extra")]
    s = turn("search_documents", blue={"removed": {"office": 2}}, top=[*kinds, "grey_bank_pays"])
    effects = ("one of your discs goes", "saves you one bribe", "one more crate")
    for document, effect in zip(kinds, effects, strict=True):
        assert effect in told(s, f"keep {document}")[0]
    several = "+".join(kinds[:2])
    assert told(s, f"keep {several}")[0].endswith(f"({colour}); 2 go under the deck")
