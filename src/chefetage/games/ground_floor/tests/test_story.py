"""GF-13.16  A game in words: moves tell their prices, Automas their card and the rule behind each step."""

import re

import pytest

from chefetage.core.catalog import find_game
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD
from chefetage.games.ground_floor.rules.conduct_business.construction_company import BUY_FLOOR, floor_info, floor_money
from chefetage.games.ground_floor.rules.events import AUTOMA_CHOSE_BOX, AUTOMA_PRICED, AUTOMA_SCHEDULED
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import FLOOR
from chefetage.games.ground_floor.tests.games import TABLES, games
from chefetage.games.ground_floor.tests.support import given, play, turn
from chefetage.playing.journal import journal_of
from chefetage.testing import happened, rule
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import Wording

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
KEY_OR_HOLE = re.compile(r"[{}$]|\b(?:event|automa_card|floor|tenant|retail_space|kind)-\w")


def wording(players: int, lang: str) -> Wording:
    return Wording(find_game("ground_floor"), lang, NAMES[:players])


@rule("GF-13.16", "GF-13.20", "GF-13.23")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_automas_tell_their_rule_and_card(table: int, lang: str) -> None:
    words = wording(TABLES[table][0], lang)
    for game in games(table)[:3]:
        for event in game.journal:
            sentence = words.event(event)
            assert not KEY_OR_HOLE.search(sentence), sentence
            if event.kind.name.startswith("automa_"):
                assert f"({event.kind.rule})" in sentence, sentence
                assert sentence.split()[0] in ("Pei", "Gropius", "Hadid")
            if event.kind in (AUTOMA_SCHEDULED, AUTOMA_CHOSE_BOX, AUTOMA_PRICED):
                assert words.texts(f"automa_card-{AUTOMA_CARD.keys[event.a]}") in sentence


@rule("GF-13.16")
def test_an_automa_turn_in_words() -> None:
    s = turn(1, options={"automas": "hadid"}, order=["hadid", "marion"], hadid={"deck": ["factory_1"], "time": 1})
    assert happened(s) == ["automa_scheduled"]
    assert s.journal is not None
    assert wording(1, "en").event(s.journal[0]) == (
        "Hadid turns over “Factory 1” and takes a space (GF-13.16): Factory, space 1."
    )
    assert wording(1, "de").event(s.journal[0]) == (
        "Hadid deckt „Fabrik 1“ auf und besetzt ein Feld (GF-13.16): Fabrik, Feld 1."
    )


def in_words(s: State, move: str, lang: str = "en") -> str:
    return wording(int(s.players), lang).move(GAME.parse(move), s, GAME.actor(s))


@rule("GF-6.71", "GF-6.51")
def test_both_parts_of_a_price_are_told() -> None:
    s = turn()
    assert in_words(s, "invest s1") == "Invest 1 Money and 2 Info: stock space 1"
    assert in_words(s, "invest s3") == "Invest 1 Info: stock space 3"
    assert in_words(s, "order w2.info") == "Order the Supply of shelf 2 for 2 Info"
    assert in_words(s, "order w2.info", "de") == "Die Ware aus Regal 2 für 2 Info bestellen"
    assert in_words(s, "produce") == "Make a product for 2 Money, 2 Info and 1 Supply"


@rule("GF-6.126")
def test_the_price_of_a_floor_has_two_parts() -> None:
    s = given("construction_company", construction=["marion"], marion={"money": 20, "info": 20, "floors": ["investor"]})
    facts = BUY_FLOOR.facts(s, 0, FLOOR.keys.index("empty_floor"))
    assert (facts["price"], facts["price_info"]) == (floor_money(s, 0), floor_info(s, 0)) == (6, 6)
    assert in_words(s, "buy_floor empty_floor") == "Buy the Floor Empty Floor for 6 Money and 6 Info"


@rule("GF-7.4", "GF-7.5")
def test_a_use_tells_what_it_takes_and_gives() -> None:
    s = turn(marion={"remodeled": ["meeting_room", "research_testing"]})
    assert in_words(s, "use meeting_room_2") == "Use with 2 Time: Meeting Room (long meeting), +3 Info"
    both = "Use with 1 Time: Research & Testing (for Money and Info), −1 Supply, +2 Money, +2 Info"
    assert in_words(s, "use research_testing_2") == both
    assert in_words(s, "use training", "de") == "Mit 2 Zeitmarkern nutzen: Training, 1 Angestellter wird trainiert"


@rule("GF-5.29", "GF-7.2", "GF-7.4", "GF-7.7", "GF-9.6", "GF-9.14")
@pytest.mark.parametrize(
    ("move", "en", "de"),
    [
        (
            "use meeting_room_2",
            "Ada uses Meeting Room (long meeting) with 2 Time. Ada gains 3 Info.",
            "Ada nutzt Besprechungsraum (lange Sitzung) mit 2 Zeitmarkern. Ada erhält 3 Info.",
        ),
        (
            "use research_lab",
            "Ada uses Research Lab with 1 Time and 1 Supply. Ada gains 3 Money and 3 Info.",
            "Ada nutzt Forschungslabor mit 1 Zeitmarker und 1 Ware. Ada erhält 3 Geld und 3 Info.",
        ),
        (
            "use assembly_line",
            "Ada uses Assembly Line with 1 Time. Ada stores a Supply.",
            "Ada nutzt Fließband mit 1 Zeitmarker. Ada lagert eine Ware ein.",
        ),
        (
            "use training",
            "Ada uses Training with 2 Time. Ada trains 1 employee.",
            "Ada nutzt Training mit 2 Zeitmarkern. Ada trainiert 1 Angestellten.",
        ),
        (
            "use advertising_1",
            "Ada uses Advertising (Time into Networking) with 1 Time.",
            "Ada nutzt Werbung (Zeit ins Networking) mit 1 Zeitmarker.",
        ),
    ],
)
def test_the_log_tells_what_a_room_gave(move: str, en: str, de: str) -> None:
    rooms, floors = ["meeting_room", "storage_closet"], ["assembly_line", "research_lab"]
    s = turn(marion={"remodeled": rooms, "floors": floors, "hired": 1, "untrained": 1})
    events = journal_of(play(s, move))
    assert " ".join(wording(3, "en").event(event) for event in events) == en
    assert " ".join(wording(3, "de").event(event) for event in events) == de


@rule("GF-6.63", "GF-6.108", "GF-8.10")
def test_products_tell_their_prices() -> None:
    s = given("factory", factory=["marion"])
    assert in_words(s, "price r2a") == "New product: price 12, bracket 2 (space r2a)"
    assert in_words(s, "price liquidation") == "New product: Liquidation for 3 Money"
    s = given(
        "drop_products", retail={"r2a": "marion"}, unsold=["r2a"], marion={"covers": {"training": ["premium_product"]}}
    )
    assert in_words(s, "drop r2a.r1b") == "Unsold product at 12 (space r2a) → 6 (space r1b)"
    assert in_words(s, "drop r2a.liquidation") == "Unsold product at 12 (space r2a) → 5 (Liquidation)"
    assert in_words(s, "drop r2a.stay") == "Unsold product at 12 (space r2a) → 12 (the same space)"
