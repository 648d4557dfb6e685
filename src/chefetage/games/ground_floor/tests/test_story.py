"""GF-13.16  A game in words: moves tell their prices, Automas their card and the rule behind each step."""

import re

import pytest

from chefetage.core.catalog import find_game
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD, EVENT_CARD
from chefetage.games.ground_floor.rules.conduct_business.construction_company import BUY_FLOOR, floor_info, floor_money
from chefetage.games.ground_floor.rules.events import AUTOMA_CHOSE_BOX, AUTOMA_PRICED, AUTOMA_SCHEDULED
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import FLOOR
from chefetage.games.ground_floor.tests.fields import Seat
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
                assert event.kind.rule not in sentence, sentence  # a line of the log has it beside
                assert sentence.split()[0] in ("Pei", "Gropius", "Hadid")
            if event.kind in (AUTOMA_SCHEDULED, AUTOMA_CHOSE_BOX, AUTOMA_PRICED):
                assert words.texts(f"automa_card-{AUTOMA_CARD.keys[event.a]}") in sentence


@rule("GF-13.16")
def test_an_automa_turn_in_words() -> None:
    s = turn(1, options={"automas": "hadid"}, order=["hadid", "marion"], hadid={"deck": ["factory_1"], "time": 1})
    assert happened(s) == ["automa_scheduled"]
    assert s.journal is not None
    assert wording(1, "en").event(s.journal[0]) == (
        "Hadid turns over “Factory 1” and takes the best free space there: Factory, space 1."
    )
    assert wording(1, "de").event(s.journal[0]) == (
        "Hadid deckt „Fabrik 1“ auf und besetzt dort das beste freie Feld: Fabrik, Feld 1."
    )


def in_words(s: State, move: str, lang: str = "en") -> str:
    return wording(int(s.players), lang).move(GAME.parse(move), s, GAME.actor(s))


@rule("GF-6.71", "GF-6.51")
def test_both_parts_of_a_price_are_told_and_what_comes_later() -> None:
    s = turn()
    entry = "; your marker enters the stock track when the city is resolved, and you may sell it there"
    assert in_words(s, "invest s1") == f"Invest 1 Money and 2 Info: stock space 1{entry}"
    assert in_words(s, "invest s3") == f"Invest 1 Info: stock space 3{entry}"
    full = "; it comes when the city is resolved, but so far your Storage Closet has no place for it"
    assert in_words(s, "order w2.info") == f"Order the Supply of shelf 2 for 2 Info{full}"
    s = turn(marion={"supplies": 0})
    assert in_words(s, "order w2.info", "de") == (
        "Die Ware aus Regal 2 für 2 Info bestellen; sie kommt, wenn die Stadt ausgewertet wird"
    )
    s = turn()
    assert in_words(s, "produce") == (
        "Make a product for 2 Money, 2 Info and 1 Supply: space 1 of the Factory; "
        "you set its price when the city is resolved"
    )


@rule("GF-6.126")
def test_the_price_of_a_floor_has_two_parts() -> None:
    s = given("construction_company", construction=["marion"], marion={"money": 20, "info": 20, "floors": ["investor"]})
    facts = BUY_FLOOR.facts(s, 0, FLOOR.keys.index("empty_floor"))
    assert (facts["price"], facts["price_info"]) == (floor_money(s, 0), floor_info(s, 0)) == (6, 6)
    assert in_words(s, "buy_floor empty_floor") == (
        "Buy Empty Floor for 6 Money and 6 Info, 2 points and a free Tenant Improvement"
    )
    assert in_words(s, "buy_floor empty_floor", "de") == (
        "„Leeres Stockwerk“ für 6 Geld und 6 Info kaufen, 2 Punkte und ein Neues Büro umsonst"
    )


@rule("GF-7.4", "GF-7.5")
def test_a_use_tells_what_it_takes_and_gives() -> None:
    s = turn(marion={"remodeled": ["meeting_room", "research_testing"]})
    assert in_words(s, "use meeting_room_2") == "Use with 2 Time: Meeting Room (long meeting), +3 Info"
    both = "Use with 1 Time: Research & Testing (for Money and Info), −1 Supply, +2 Money, +2 Info"
    assert in_words(s, "use research_testing_2") == both
    training = "Mit 2 Zeitmarkern nutzen: Training, 1 Angestellter wird trainiert"
    assert in_words(s, "use training", "de") == f"{training} (Zeit ab der nächsten Runde)"
    assert in_words(turn(round=7), "use training", "de") == f"{training} (zu spät: dies ist die letzte Runde)"


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
    assert in_words(s, "price r2a") == "New product: price 12 (bracket 2, space a)"
    assert in_words(s, "price liquidation") == "New product: Liquidation, 3 Money at once"
    s = given(
        "drop_products", retail={"r2a": "marion"}, unsold=["r2a"], marion={"covers": {"training": ["premium_product"]}}
    )
    there = "(bracket 2, space a)"
    assert in_words(s, "drop r2a.r1b") == f"Reduce the unsold product from 12 {there} to 6 (bracket 1, space b)"
    assert in_words(s, "drop r2a.liquidation") == f"Liquidate the unsold product priced 12 {there}: 5 Money at once"
    assert in_words(s, "drop r2a.stay") == f"Leave the unsold product at 12 {there}"
    assert in_words(s, "drop r2a.stay", "de") == "Unverkauftes Produkt bei 12 (Segment 2, Feld a) stehen lassen"


@rule("GF-5.15", "GF-5.1", "GF-5.4")
@pytest.mark.parametrize(
    ("hired", "round_", "en", "de"),
    [
        (
            0,
            1,
            ", who brings Time once trained; your income falls from 9 to 6 Money",
            ", der nach dem Training Zeit bringt; dein Einkommen sinkt von 9 auf 6 Geld",
        ),
        (
            3,
            1,
            ", who brings Time once trained; instead of receiving an income you then pay 3 Money every round",
            (
                ", der nach dem Training Zeit bringt; "
                "statt ein Einkommen zu erhalten, zahlst du dann in jeder Runde 3 Geld"
            ),
        ),
        (
            0,
            7,
            ", who brings no Time any more, since this is the last round",
            ", der aber keine Zeit mehr bringt, denn dies ist die letzte Runde",
        ),
    ],
)
def test_hiring_tells_what_it_does_to_time_and_income(hired: int, round_: int, en: str, de: str) -> None:
    s = given("hire_employees", round=round_, marion={"money": 20, "info": 20, "hired": hired})
    assert in_words(s, "hire") == f"Hire an untrained employee for 5 Money and 5 Info{en}"
    assert in_words(s, "hire", "de") == f"Für 5 Geld und 5 Info einen untrainierten Angestellten einstellen{de}"


@rule("GF-5.62", "GF-5.72")
def test_firing_tells_income_and_time() -> None:
    s = given("fire_employees", marion={"hired": 2, "untrained": 1})
    assert in_words(s, "fire 1") == "Fire 1 employee: your income rises from 3 to 6 Money"
    assert in_words(s, "fire 2") == (
        "Fire 2 employees: your income rises from 3 to 9 Money, 3 Time fewer from the next round on"
    )
    assert in_words(s, "fire 0", "de") == "Niemanden entlassen"
    s = given("fire_employees", marion={"hired": 4, "untrained": 4})
    assert in_words(s, "fire 1", "de") == (
        "1 Angestellten entlassen: In jeder Runde erhältst du kein Geld, statt 3 zu zahlen"
    )
    assert in_words(s, "fire 2") == "Fire 2 employees: every round you receive 3 Money instead of paying 3"


@rule("GF-7.8", "GF-7.6", "GF-9.4")
def test_no_supply_is_promised_that_finds_no_place() -> None:
    s = turn(marion={"money": 9, "info": 9, "floors": ["in_house_factory"]}, factory=["tanja"])
    lost = "makes 1 Supply for which there is no place in your Storage Closet: it is lost"
    assert in_words(s, "use assembly") == f"Use with 3 Time: Assembly, {lost}"
    assert in_words(s, "remodel storage_closet") == (
        "Remodel Storage Closet for 3 Money and 3 Info, 2 points, +1 Supply; it then holds more"
    )
    assert in_words(s, "use in_house_factory") == (
        "Use with 2 Time: In-House Factory (Time in the Factory), −1 Supply, space 2"
    )
    s = turn(marion={"supplies": 0})
    assert in_words(s, "use assembly", "de") == "Mit 3 Zeitmarkern nutzen: Montage, +1 Ware"


@rule("GF-6.3", "GF-6.6", "GF-12.9", "GF-13.19")
@pytest.mark.parametrize(
    ("right", "round_", "event", "told"),
    [
        ([""], 1, "", "10 Info in the next round if the row is filled again then"),
        ([""], 7, "", "this marker brings nothing more, since this is the last round"),
        (
            ["marion"],
            1,
            "standing_contracts",
            (
                "10 Info in the next round if the row is filled again then, otherwise 5"
                "; your marker on the right gains 10 Info in this round"
            ),
        ),
        (
            ["tanja"],
            7,
            "",
            "this marker brings nothing more, since this is the last round; Ben gains 10 Info in this round by it",
        ),
    ],
)
def test_the_consulting_firm_tells_who_gains(right: list[str], round_: int, event: str, told: str) -> None:
    options = {"events": "on"} if event else {}
    s = turn(marion={"money": 9}, right=right, round=round_, options=options)
    s.event = EVENT_CARD.keys.index(event) if event else s.event
    assert in_words(s, "consult") == f"To the Consulting Firm, row 1, for 6 Money: {told}"


@rule("GF-6.23", "GF-6.26", "GF-17.15")
def test_marketing_tells_the_time_in_the_box() -> None:
    s = given(
        "choose_marketing", marion={"money": 9, "info": 9}, waiting=["marion"], boxes={"networking": {"marion": 1}}
    )
    assert in_words(s, "market networking") == (
        "Marketing: Networking, at no further cost; you then have 3 Time there (a step for every 3)"
    )
    assert in_words(s, "market broadcast", "de") == (
        "Werbung: Rundfunk, für zusätzlich 2 Geld und 2 Info; "
        "dann hast du dort 1 Zeitmarker (jeder bringt einen Schritt)"
    )


@rule("GF-6.43", "GF-6.44", "GF-6.45")
def test_a_bonus_without_effect_says_so() -> None:
    s = given("marketing_bonus", order=["marion", "tanja", "nikki"], marion={"supplies": 0})
    assert in_words(s, "bonus supply") == "Take the bonus: 1 Supply"
    assert in_words(s, "bonus temp") == "Take the bonus: 1 Time of a Temp in the next round"
    s = given("marketing_bonus", order=["marion", "tanja", "nikki"], round=7)
    useless = "Take the bonus without effect: "
    assert in_words(s, "bonus supply") == f"{useless}your Storage Closet has no place for a Supply"
    assert in_words(s, "bonus temp") == f"{useless}the Temp would come in the next round, but this is the last one"


@rule("GF-8.3", "GF-8.5")
def test_an_office_tells_what_it_hides() -> None:
    own: Seat = {"money": 9, "info": 9, "floors": ["empty_floor"], "covers": {"training": ["network_admin"]}}
    s = given("construction_company", construction=["marion"], marion=own)
    bought = "Buy Human Resources for 1 Money and 1 Info, 3 points; put it on"
    assert in_words(s, "buy_tenant human_resources.slot_1") == f"{bought} Empty Floor, slot 1"
    assert in_words(s, "buy_tenant human_resources.training") == (
        f"{bought} Training over Network Admin (which is hidden then)"
    )
    assert in_words(s, "buy_tenant human_resources.storage_closet", "de") == (
        "„Humanressourcen“ für 1 Geld und 1 Info kaufen, 3 Punkte; legen auf: Lagerraum (dann nicht mehr nutzbar)"
        "; die Ware darin geht verloren"
    )


@rule("GF-6.77")
def test_whoever_sells_no_more_hears_what_stays() -> None:
    s = given("sell_shares", shares={"2": "marion", "5": "marion"}, current="stable_1")
    assert in_words(s, "keep_shares") == "Sell no more: 2 markers stay on the stock track"
    assert in_words(s, "sell_share 5", "de") == "Den Marker auf Feld 5 der Börsenskala für 6 Geld verkaufen"


@rule("GF-5.44")
def test_the_question_names_the_time_that_is_left() -> None:
    s = turn(marion={"time": 1, "money": 9, "info": 9})
    assert wording(3, "en").decision(s) == "What do you do now? You have 1 Time left."
    play(s, "use meeting_room_1")
    assert wording(3, "de").decision(s) == "Baust du noch ein Büro um, bevor dein Zug endet?"
