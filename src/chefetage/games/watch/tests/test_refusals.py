"""Refusals in words: each names the rule that really stands against a move, with its numbers and names."""

from typing import Final

import pytest

from chefetage.core.catalog import find_game
from chefetage.core.state import Player
from chefetage.games.watch import GAME
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.support import BLUE, YELLOW, full_tracks, given, objection, play, refusal, step, turn
from chefetage.testing import rule
from chefetage.words.wording import Wording

NAMES: Final = ["Ada", "Ben", "Cleo"]
EXTRA: Final = "orange_smuggle_extra"
MOVE: Final = "orange_move_disc"
RICH: Final[Seat] = {"roubles": 8, "notes": 1}  # is asked at every free moment


def told(s: State, text: str, player: Player = BLUE) -> tuple[str, str, str]:
    """The rule, and its sentence in English and German."""
    explanation = GAME.explain(s, player, text)
    assert explanation.key == "refusal"
    english, german = (Wording(find_game("watch"), lang, NAMES).refusal(explanation) for lang in ("en", "de"))
    return explanation.rule, english, german


# The order of play.


@rule("WA-4.10", "WA-4.11", "WA-4.12", "WA-5.15", "WA-9.2")
def test_whoever_is_not_to_move_hears_which_rule_makes_the_order() -> None:
    first = given("place_workers", round=1, start_player="yellow")
    later = given("place_workers", blue={"worker": "smuggle"}, yellow={"worker": "sell"})
    acting = turn("smuggle")
    moving = play(turn("overtime", blue={"hand": [MOVE]}, tracks={"gears_top": ["blue"] * 2}), "move_document orange")
    caught = given(
        "reveal_spies",
        blue={"worker": "smuggle", "hand": ["grey_bank_pays"], "removed": {"office": 1}},
        spies=["loading_dock"],
    )
    final = given("final_smuggling", blue={"worker": "search_documents"})
    assert refusal(first, "place sell", BLUE) == "WA-4.10"
    assert refusal(later, "place watch", YELLOW) == "WA-4.11"
    assert [refusal(s, "smuggle", YELLOW) for s in (acting, moving)] == ["WA-4.12"] * 2
    assert refusal(caught, "pay", YELLOW) == "WA-5.15"
    assert refusal(final, "smuggle", YELLOW) == "WA-9.2"
    assert {objection(s, "finish", YELLOW) for s in (later, acting, moving, caught, final)} == {"not-your-turn"}


@rule("WA-5.3")
@pytest.mark.parametrize("number", [1, 5])
@pytest.mark.parametrize("text", ["go_on", "pass"])
def test_the_placement_cannot_be_passed_over(text: str, number: int) -> None:
    s = given("place_workers", round=number, start_player="blue", blue={} if number == 1 else {"worker": "smuggle"})
    assert told(s, text) == (
        "WA-5.3",
        "Nobody may pass: your worker must go to an empty space.",
        "Passen ist nicht erlaubt: Dein Arbeiter muss auf ein leeres Feld gehen.",
    )


@rule("WA-5.3")
def test_passing_is_unknown_elsewhere() -> None:
    assert objection(turn("sell"), "pass") == "unknown-move"
    assert objection(given("place_workers", blue={"worker": "smuggle"}), "pass", YELLOW) == "unknown-move"


@rule("WA-5.20")
def test_the_disc_part_cannot_be_passed_over() -> None:
    s = turn("overtime")
    assert told(s, "go_on") == (
        "WA-5.20",
        "Your disc cannot be left out: choose a track for it.",
        "Deine Scheibe darfst du nicht auslassen: Wähle eine Leiste für sie.",
    )
    assert objection(play(s, "disc roubles_bottom"), "go_on") == "not-now"


# Parts of a turn that belong to another space, are over, or were skipped.


@rule("WA-5.18")
@pytest.mark.parametrize(
    "text", ["smuggle", "sell 1", "exchange 3", "slide gears_top.1", "upgrade office", "keep none", "spy office"]
)
def test_a_worker_has_only_the_action_of_its_space(text: str) -> None:
    assert told(turn("overtime"), text) == (
        "WA-5.18",
        "Your worker is on Overtime. In this turn you have only the action of that space.",
        "Dein Arbeiter ist auf „Überstunden“. In diesem Zug hast du nur die Aktion dieses Felds.",
    )


@rule("WA-5.18")
def test_what_was_done_or_declined_is_over() -> None:
    over = ("WA-5.18", "This part of your turn is over.", "Dieser Teil deines Zugs ist schon vorbei.")
    declined = play(turn("smuggle", blue={"gears": 3, "hand": [EXTRA]}), "finish")
    assert told(declined, "smuggle") == told(declined, "extra_crate orange.light_brown") == over
    sold = play(turn("sell", blue={"gears": 3, "crates": [3]}), "sell 0")
    assert (step(sold), told(sold, "sell 1")) == ("exchange_crate", over)
    kept = play(sold, "keep_crates")
    assert told(kept, "exchange 3") == over
    stayed = play(turn("produce", tracks={"gears_top": ["blue"]}), "stay")
    assert told(stayed, "slide gears_top.1") == over
    assert told(play(turn("upgrade"), "no_upgrade"), "upgrade office") == over
    assert told(play(turn("search_documents"), "keep none"), "keep none") == over
    watched = play(turn("watch", blue={"roubles": 5, "notes": 1}, market={"eyes": 1}), "spy office", "repay_on_watch 0")
    assert told(watched, "spy office") == told(watched, "repay_on_watch 1") == over
    placed = play(turn("overtime", blue={"roubles": 8, "notes": 1}), "go_on", "go_on", "disc gears_top")
    assert (step(placed), told(placed, "disc gears_top")) == ("after_disc", over)


@rule("WA-5.18")
def test_what_is_still_to_come_is_only_not_now() -> None:
    assert objection(turn("smuggle", blue={**RICH, "gears": 3}), "smuggle") == "not-now"
    assert objection(turn("watch", blue=RICH), "repay_on_watch 1") == "not-now"
    assert objection(turn("overtime", blue=RICH), "disc gears_top") == "not-now"
    assert objection(given("place_workers", blue={"worker": "smuggle"}), "sell 1") == "not-now"


@rule("WA-6.1", "WA-6.6", "WA-6.43", "WA-6.8", "WA-8.5")
def test_skipped_smuggling_says_what_was_missing() -> None:
    poor = turn("smuggle", blue={"gears": 0, "hand": [EXTRA]})
    assert step(poor) == "disc_part"
    assert told(poor, "smuggle")[:2] == ("WA-6.6", "The exchange costs 1 gear; you have no gears.")
    assert told(poor, "extra_crate orange.light_brown") == (
        "WA-8.20",
        "A light brown crate costs 1 gear; you have no gears.",
        "Eine hellbraune Kiste kostet 1 Zahnrad; du hast keine Zahnräder.",
    )
    assert told(poor, "extra_crate orange.dark_brown") == (
        "WA-8.5",
        "You have not unlocked dark brown crates in your Loading dock row yet.",
        "Du hast dunkelbraune Kisten in deiner Rampe-Reihe noch nicht freigeschaltet.",
    )
    done = play(turn("smuggle", blue={"gears": 1}), "smuggle")
    assert (step(done), told(done, "smuggle")[0]) == ("disc_part", "WA-6.1")
    bare = turn("smuggle", blue={"gears": 5}, stacks={"1": 0, "2": 0, "3": 0})
    assert (step(bare), told(bare, "smuggle")[0]) == ("disc_part", "WA-6.43")


@rule("WA-6.9", "WA-6.11", "WA-6.14")
def test_a_skipped_sale_or_exchange_says_what_was_missing() -> None:
    s = turn("sell", blue={"gears": 0, "crates": [9]})
    assert step(s) == "disc_part"
    assert told(s, "sell 1")[1:] == (
        "You have no gear to sell.",
        "Du hast kein Zahnrad, das du verkaufen könntest.",
    )
    assert told(s, "exchange 3")[:2] == ("WA-6.11", "You have no crate of value 3.")
    assert told(s, "exchange 9")[:2] == ("WA-6.14", "The crate of value 9 is dark brown. There is no higher colour.")


@rule("WA-6.14")
def test_which_higher_colour_is_used_up() -> None:
    stacks = {"4": 0, "5": 0, "6": 0}
    s = turn("sell", blue={"gears": 0, "crates": [3]}, stacks=stacks)
    assert told(s, "exchange 3")[1:] == (
        "Your crate of value 3 cannot be exchanged: no white crate is left.",
        "Deine Kiste mit Wert 3 lässt sich nicht verbessern: Es ist keine weiße Kiste mehr da.",
    )


@rule("WA-6.19", "WA-6.22", "WA-6.23", "WA-6.28")
def test_a_skipped_move_or_upgrade_says_what_was_missing() -> None:
    assert told(turn("produce"), "slide gears_top.1")[0] == "WA-6.19"
    full = full_tracks("crates_top", "crates_bottom") | {"gears_top": ["gear"] * 9 + ["blue"]}
    assert told(turn("produce", tracks=full), "slide gears_top.10")[0] == "WA-6.22"
    none_open = play(turn("upgrade", blue=RICH, tracks=full_tracks()), "go_on")
    assert (step(none_open), told(none_open, "upgrade office")[0]) == ("between_parts", "WA-6.28")


@rule("WA-6.33")
def test_an_empty_deck_leaves_nothing_to_search() -> None:
    s = turn("search_documents", deck=[])
    assert (step(s), *told(s, "keep none")) == (
        "disc_part",
        "WA-6.33",
        "The document deck is empty: there is nothing to search.",
        "Der Dokumentenstapel ist leer: Es gibt nichts zu durchsuchen.",
    )


@rule("WA-6.39", "WA-6.42")
def test_skipped_parts_of_watch_say_why() -> None:
    s = play(turn("watch", blue={"roubles": 4, "notes": 1}, market={"eyes": 1}), "spy office")
    assert told(s, "repay_on_watch 1") == (
        "WA-6.39",
        "Repaying 1 debt note costs 5 roubles; you have 4 roubles.",
        "1 Schuldschein zurückzuzahlen kostet 5 Rubel; du hast 4 Rubel.",
    )
    assert told(s, "repay_on_watch 2")[1:] == (
        "You have only 1 debt note, so you cannot repay 2.",
        "Du hast nur 1 Schuldschein und kannst nicht 2 zurückzahlen.",
    )
    last = turn("watch", round=12)
    assert told(last, "spy office") == (
        "WA-6.42",
        "This is the last round: spy cards would have no effect, so none are activated.",
        "Dies ist die letzte Runde: Spitzel hätten keine Wirkung mehr, deshalb werden keine aktiviert.",
    )


@rule("WA-5.22", "WA-5.23")
def test_a_skipped_disc_part_says_why() -> None:
    bare = play(turn("overtime", blue={**RICH, "removed": {"workshop": 5}}), "go_on", "go_on")
    assert (step(bare), *told(bare, "disc gears_top")) == (
        "after_disc",
        "WA-5.22",
        "Your Workshop row has no disc left, so there is none to place.",
        "In deiner Werkstatt-Reihe liegt keine Scheibe mehr, die du legen könntest.",
    )
    full = play(turn("overtime", blue=RICH, tracks=full_tracks()), "go_on", "go_on")
    assert (step(full), *told(full, "disc gears_top")) == (
        "after_disc",
        "WA-5.23",
        "All tracks are full. Your disc stays on the board.",
        "Alle Leisten sind voll. Deine Scheibe bleibt auf dem Tableau.",
    )


@rule("WA-15.20", "WA-8.9")
def test_a_bonus_that_is_lost_cannot_be_taken_later() -> None:
    s = turn("overtime", blue={**RICH, "gears": 5}, tracks={"roubles_bottom": ["gear"] * 4})
    play(s, "go_on", "go_on", "disc roubles_bottom")
    assert (step(s), *told(s, "take")[:2]) == (
        "after_disc",
        "WA-15.20",
        "There is no bonus to take now. It is taken as soon as a disc enters its space, or it is lost.",
    )
    assert objection(given("place_workers", blue={"worker": "smuggle"}), "take") == "not-now"


# Money and documents.


@rule("WA-7.3", "WA-15.21")
def test_repaying_out_of_time_names_what_is_missing_first() -> None:
    assert told(turn("overtime", blue={"notes": 0}), "repay") == (
        "WA-7.3",
        "You have no debt note to repay.",
        "Du hast keinen Schuldschein, den du zurückzahlen könntest.",
    )
    assert told(turn("overtime", blue={"roubles": 7, "notes": 1}), "repay") == (
        "WA-7.3",
        "Repaying a debt note costs 8 roubles; you have 7 roubles.",
        "Einen Schuldschein zurückzuzahlen kostet 8 Rubel; du hast 7 Rubel.",
    )
    upgrading = play(turn("upgrade", blue={"roubles": 20, "notes": 2}), "go_on")
    number, english, german = told(upgrading, "repay")
    assert number == "WA-15.21"
    assert english.startswith("You cannot repay a debt note in the middle of an action, only when you place")
    assert german.startswith("Mitten in einer Aktion kannst du keinen Schuldschein zurückzahlen, nur beim Setzen")


@rule("WA-7.4")
def test_the_lower_price_belongs_to_watch() -> None:
    assert told(turn("overtime", blue={"roubles": 7, "notes": 1}), "repay_on_watch 1")[1:] == (
        "Only on the space Watch does a debt note cost 5 roubles.",
        "Nur auf dem Feld „Bespitzeln“ kostet ein Schuldschein 5 Rubel.",
    )


@rule("WA-5.26", "WA-8.19", "WA-8.24", "WA-5.32")
def test_a_move_document_is_refused_for_what_really_stands_against_it() -> None:
    tracks = {"gears_top": ["blue"]}
    assert told(turn("overtime"), "move_document grey") == (
        "WA-5.26",
        "You have no document “Move a disc” in hand.",
        "Du hast kein Dokument „Scheibe bewegen“ auf der Hand.",
    )
    other = turn("overtime", blue={"hand": [MOVE]}, tracks=tracks)
    assert told(other, "move_document grey")[1:] == (
        "You have “Move a disc” in another colour, but not in grey.",
        "Du hast „Scheibe bewegen“ in einer anderen Farbe, aber nicht in Grau.",
    )
    assert told(turn("overtime", blue={"hand": [MOVE]}), "move_document orange") == (
        "WA-8.24",
        "“Move a disc” needs a disc of yours on a track, and you have none there.",
        "„Scheibe bewegen“ braucht eine deiner Scheiben auf einer Leiste, und dort liegt keine.",
    )
    full = full_tracks() | {"gears_top": ["gear"] * 9 + ["blue"]}
    without_room = turn("overtime", blue={"hand": [MOVE], "roubles": 8, "notes": 1}, tracks=full)
    assert told(without_room, "move_document orange")[1:] == (
        "“Move a disc” needs a track with an empty space, and all tracks are full.",
        "„Scheibe bewegen“ braucht eine Leiste mit einem leeren Feld, und alle Leisten sind voll.",
    )
    moved = turn("overtime", blue={"hand": [MOVE], "has_moved_disc": True}, tracks=tracks)
    assert told(moved, "move_document orange")[0] == "WA-8.19"
    acting = play(turn("upgrade", blue={"hand": [MOVE]}, tracks=tracks), "go_on")
    assert told(acting, "move_document orange") == (
        "WA-5.32",
        (
            "“Move a disc” is played at a free moment of your turn: before the action, before the disc or after it. "
            "Then one of your discs goes to the first empty space of any track."
        ),
        (
            "„Scheibe bewegen“ spielst du in einem freien Moment deines Zugs: vor der Aktion, vor der Scheibe oder "
            "danach. Dann kommt eine deiner Scheiben auf das erste leere Feld einer beliebigen Leiste."
        ),
    )


@rule("WA-6.8")
def test_an_extra_crate_needs_its_document() -> None:
    assert told(turn("smuggle"), "extra_crate grey.light_brown") == (
        "WA-6.8",
        "You have no document “Extra crate” in hand.",
        "Du hast kein Dokument „Zusatzkiste“ auf der Hand.",
    )
    assert told(turn("smuggle", blue={"hand": [EXTRA]}), "extra_crate grey.light_brown")[1:] == (
        "You have “Extra crate” in another colour, but not in grey.",
        "Du hast „Zusatzkiste“ in einer anderen Farbe, aber nicht in Grau.",
    )


@rule("WA-8.24", "WA-5.7")
def test_documents_out_of_place_and_bribes_that_are_not_due() -> None:
    s = turn("overtime", blue={"hand": [EXTRA, "orange_bank_pays"]})
    assert told(s, "extra_crate orange.light_brown")[1:] == (
        (
            "“Extra crate” gets you one more crate of a colour that you have unlocked, for gears, "
            "but only while you smuggle."
        ),
        (
            "„Zusatzkiste“ bringt dir noch eine Kiste einer freigeschalteten Farbe, für Zahnräder, "
            "aber nur, während du schmuggelst."
        ),
    )
    assert told(s, "bank_pays orange")[1:] == (
        "“The bank pays” saves you one bribe, so it can be played only when one is due from you.",
        "„Die Bank zahlt“ erspart dir einmal das Bestechungsgeld; spielen kannst du es nur, wenn du welches schuldest.",
    )
    assert told(s, "pay")[:2] == (
        "WA-5.7",
        "You owe no bribe now. It is due only when spies catch you on a risky space.",
    )


@rule("WA-6.31", "WA-6.34")
def test_documents_that_cannot_be_kept() -> None:
    s = turn("search_documents", top=["orange_move_disc", "orange_bank_pays", "grey_bank_pays"])
    assert told(s, "keep orange_move_disc+grey_bank_pays") == (
        "WA-6.31",
        "You may keep at most 1 document, not 2.",
        "Du darfst höchstens 1 Dokument behalten, nicht 2.",
    )
    assert told(s, "keep grey_move_disc") == (
        "WA-6.31",
        "You have not drawn “Move a disc” (grey).",
        "Du hast „Scheibe bewegen“ (Grau) nicht gezogen.",
    )
    two = turn("search_documents", blue={"removed": {"office": 2}}, top=["orange_move_disc", "grey_bank_pays"])
    assert told(two, "keep grey_bank_pays+grey_bank_pays")[:2] == (
        "WA-6.31",
        "You have drawn “The bank pays” (grey) only once.",
    )
    many = "+".join(["orange_move_disc"] * 4)
    assert told(two, f"keep {many}") == (
        "WA-6.31",
        "You may keep at most 2 documents, not 4.",
        "Du darfst höchstens 2 Dokumente behalten, nicht 4.",
    )
    assert objection(two, "keep orange_move_disc+a+b+c") == "unknown-move"


@rule("WA-6.9", "WA-6.39")
def test_numbers_beyond_all_moves_are_refused_like_others() -> None:
    assert told(turn("sell", blue={"gears": 5}), "sell 500")[:2] == (
        "WA-6.9",
        "You cannot sell that many (500); you have 5 gears.",
    )
    watching = play(turn("watch", blue={"roubles": 7, "notes": 1}, market={"eyes": 1}), "spy office")
    assert told(watching, "repay_on_watch 99")[:2] == (
        "WA-6.39",
        "You have only 1 debt note, so you cannot repay 99.",
    )
    assert objection(watching, "sell 500") == "unknown-move"
    assert objection(turn("sell", blue={"gears": 5}), "sell 99999999") == "unknown-move"


@rule("WA-6.36")
def test_spies_are_counted() -> None:
    s = turn("watch", market={"eyes": 1})
    assert told(s, "spy office+workshop")[1:] == (
        "The market card shows 1 eye: activate exactly 1 spy card, not 2.",
        "Die Marktkarte zeigt 1 Auge: Aktiviere genau 1 Spitzel-Karte, nicht 2.",
    )
    assert told(s, "spy none")[1:] == (
        "The market card shows 1 eye: activate exactly 1 spy card; you have chosen none.",
        "Die Marktkarte zeigt 1 Auge: Aktiviere genau 1 Spitzel-Karte; du hast keine gewählt.",
    )


# Solo.


@rule("WA-11.2", "WA-11.12", "WA-11.15", "WA-11.23")
def test_what_the_solo_game_does_not_have() -> None:
    acting = turn("produce", 1, blue={"roubles": 8, "notes": 1})
    for text in ("move_document orange", "extra_crate orange.white", "bank_pays orange", "disc gears_top"):
        assert told(acting, text) == (
            "WA-11.2",
            "The solo game has neither documents nor majority tracks.",
            "Im Solospiel gibt es weder Dokumente noch Mehrheitenleisten.",
        )
    smuggling = turn("smuggle", 1, neutral="sell")
    assert refusal(smuggling, "extra_crate orange.light_brown") == "WA-11.2"
    assert told(play(acting, "go_on"), "slide gears_top.1") == (
        "WA-11.12",
        "In the solo game Produce moves no disc, because there are no tracks.",
        "Im Solospiel bewegt die Produktion keine Scheibe, denn es gibt keine Leisten.",
    )
    assert told(acting, "repay_on_watch 1")[1] == (
        "In the solo game a debt note always costs 8 roubles: the space Watch with its price of 5 is closed."
    )
    assert told(acting, "pay")[:2] == (
        "WA-11.23",
        "In the solo game a bribe is paid without a question: first in discs, then in roubles.",
    )
