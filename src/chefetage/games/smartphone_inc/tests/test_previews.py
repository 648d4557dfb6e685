"""Offered moves tell what they cost and bring, what is lost, and if they bring nothing."""

from chefetage.core.catalog import catalog
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.plans import later
from chefetage.games.smartphone_inc.tests.position import lay_contracts, lay_display, own, retail
from chefetage.games.smartphone_inc.tests.support import BASE, PLAIN, company, given, options, plan, play, step, table
from chefetage.testing import rule
from chefetage.words.wording import Wording

NAMES = ["Ada", "Ben", "Cleo"]


def told(s: State, text: str, lang: str) -> str:
    assert text in options(s, 0)
    return Wording(catalog()["smartphone_inc"], lang, NAMES[: s.players]).move(GAME.parse(text), s, 0)


def english(s: State, text: str) -> str:
    return told(s, text, "en")


def german(s: State, text: str) -> str:
    return told(s, text, "de")


def asked(s: State, lang: str) -> str:
    return Wording(catalog()["smartphone_inc"], lang, NAMES[: s.players]).decision(s)


@rule("SI-5.8")
def test_a_plan_is_asked_for_with_improvements_only_when_they_work() -> None:
    assert asked(table(), "en") == "Plan your round in secret: how do you lay your pads?"
    assert asked(later(), "de") == "Plane geheim deine Runde: Wie legst du Pads und Verbesserungen?"


@rule("SI-10.11")
def test_logistics_speaks_of_technologies_only_to_whoever_can_use_one() -> None:
    s = given("expansion", table(**PLAIN), red={"symbols": {"logistics": 2}})
    assert asked(s, "en") == "Where do you place the next of your 2 markers?"
    red: Seat = {"symbols": {"logistics": 1}, "technologies": ["nfc"], "available": 1}
    assert asked(given("expansion", table(**PLAIN), red=red), "de") == (
        "Wohin legst du deinen letzten Marker, oder nutzt du eine Technologie?"
    )


@rule("SI-21.1")
def test_a_company_comes_with_its_home_and_its_improvement() -> None:
    world = GAME.new(2, 1, {"color_assignment": "choose"})
    assert (
        english(world, "color red") == "Lead Taiga: first office in Russia, improvement price down / research (start)"
    )
    usa = GAME.new(2, 1, {"color_assignment": "choose", "map": "usa"})
    assert german(usa, "color blue") == "Koralle leiten, mit der Verbesserung Preis runter / Logistik (Start)"


@rule("SI-21.17", "SI-6.4", "SI-7.9")
def test_a_layout_tells_what_the_plan_leads_to() -> None:
    s = table()
    assert german(s, BASE) == (
        "Pads legen: unten dunkles Pad (Seite A), oben das andere (Seite A), nicht gedreht, "
        "1 Feld nach rechts und 2 nach unten: Preis 5, 2 Waren, Forschung 3, Logistik 3, eine Warenkarte"
    )
    plan(s, BASE, BASE, BASE)
    assert (company(s, "red").price, company(s, "red").produced) == (5, 2)


@rule("SI-18.10", "SI-18.11")
def test_a_layout_tells_what_it_costs_in_hardcore_mode() -> None:
    s = table(hardcore="on")
    assert english(s, BASE).endswith("a goods card, 17 VP to pay")
    plan(s, BASE, BASE, BASE)
    assert company(s, "red").vp == -17
    assert english(later(), BASE).endswith("a goods card")


@rule("SI-21.18", "SI-5.29", "SI-14.7")
def test_an_improvement_tells_what_it_changes() -> None:
    s = later(technologies=["li_ion"])
    play(s, BASE)
    assert english(s, "finish") == (
        "Finish the plan with 1 improvement face down: price 5, 3 goods, research 3, logistics 4, a goods card"
    )
    below = "lay dark.a.a.0.0.1"
    hidden = later()
    play(hidden, below)
    assert german(hidden, "place start_red.lower.a2b2") == (
        "Preis runter / Forschung (Start) legen (unteres Pad, von Mitte links nach Mitte rechts), "
        "ohne Wirkung auf die Symbole: Preis 5, 5 Waren, Forschung 2, Logistik 2, eine Warenkarte"
    )
    assert "from top left to top right: " in english(hidden, "place start_red.lower.a1b1")


@rule("SI-14.11")
def test_an_overhanging_improvement_is_told_in_words() -> None:
    s = later(technologies=["four_g"])
    assert "turned right by a quarter, not shifted" in english(s, "lay dark.a.a.90.0.0")
    play(s, BASE)
    assert "(oberes Pad, von unten links über den linken Rand hinaus)" in german(s, "place start_red.upper.a3z3")


@rule("SI-21.4", "SI-8.5")
def test_an_improvement_of_the_last_round_is_of_no_use() -> None:
    s = table()
    lay_display(s, "up_up_1", "down_down_1")
    given("improve_production", s, red={"symbols": {"improve": 1}})
    assert english(s, "take up_up_1") == "Take price up / price up (1) for your plans from the next round on"
    s.round = 5
    assert german(s, "take up_up_1") == (
        "Preis rauf / Preis rauf (1) nehmen, obwohl kein Plan mehr folgt, in dem sie nützt"
    )


@rule("SI-21.5", "SI-9.7", "SI-9.11")
def test_research_tells_effect_and_patent() -> None:
    s = table(**PLAIN)
    own(s, 1, "nfc")
    given("research_technologies", s, red={"symbols": {"research": 2}, "research": {"gps": 2, "nfc": 3}})
    assert english(s, "research wifi") == "Place a marker on WiFi (then 1 of 4)"
    assert english(s, "research gps") == (
        "Place the last missing marker on GPS, you own it then. "
        "Each active “price down” produces 2 goods. You take its patent: 8 VP."
    )
    assert german(s, "research nfc") == (
        "Den letzten fehlenden Marker auf NFC legen, dann besitzt du die Technologie. "
        "In der Logistik bis zu 3 Waren direkt verkaufen. Ben hat ihr Patent."
    )
    assert german(s, "stop_research") == "Forschung beenden: 2 Marker verfallen"


@rule("SI-9.9", "SI-14.2", "SI-14.10", "SI-6.4")
def test_research_promises_no_more_than_there_is() -> None:
    seat: Seat = {"symbols": {"research": 2}, "research": {"gps": 2, "nfc": 4}, "price": 8}
    s = given("research_technologies", table(), red=seat)
    assert "At once 5 goods." in english(s, "research gps")
    s.companies[0].goods = 1
    assert "Sofort 1 Ware." in german(s, "research gps")
    assert "Dein Preis, der jetzt nicht steigen kann, ist ab der nächsten Runde höher." in german(s, "research nfc")


@rule("SI-18.5")
def test_a_sale_where_the_ceo_is_tells_all_its_vp() -> None:
    seat: Seat = {"technologies": ["nfc"], "available": 2, "price": 4}
    s = given("sell_goods", table(ceo_technologies="on"), red=seat)
    assert english(s, "sell russia") == (
        "Sell in Russia to the second customer from the left (always the leftmost who buys): "
        "5 VP at the end of the round"
    )


@rule("SI-21.8", "SI-12.4", "SI-12.5", "SI-10.13")
def test_logistics_tells_what_an_office_brings() -> None:
    s = table(**PLAIN)
    retail(s, "canada", "retailer_s2")
    red_markers = {"canada": 1, "uae": 1}
    given("expansion", s, red={"symbols": {"logistics": 2}, "expansion": red_markers, "technologies": ["wifi"]})
    assert german(s, "expand china") == "Marker nach China legen (dann 1 von 4)"
    assert english(s, "expand uae") == (
        "Place the last missing marker in the UAE, the office opens: first place there then counts 2 VP"
    )
    assert " VP from the retailer Kiosk, bonus: " in english(s, "expand canada")
    assert german(s, "second_office russia").startswith("WiFi: zweites Büro in Russland ohne Marker, der erste Platz ")
    assert german(s, "end_logistics") == "Logistik beenden: 2 Marker verfallen"


@rule("SI-21.14", "SI-11.8", "SI-14.4")
def test_sales_tell_the_customer_and_what_is_left() -> None:
    s = given("sell_goods", table(), red={"available": 3, "price": 4})
    assert english(s, "sell russia") == (
        "Sell in Russia to the second customer from the left (always the leftmost who buys): "
        "4 VP at the end of the round"
    )
    assert "Russland an den zweiten Käufer von links (immer an den ersten, der kauft): 4 SP" in german(s, "sell russia")
    assert german(s, "end_sales") == "Verkauf beenden: 3 Waren kommen unverkauft in den Vorrat zurück"
    kept = given("sell_goods", table(), red={"available": 1, "price": 4, "technologies": ["wifi"]})
    assert german(kept, "end_sales") == "Verkauf beenden: 1 unverkaufte Ware bleibt mit WiFi verfügbar"


@rule("SI-21.9", "SI-15.4", "SI-7.8")
def test_a_bonus_promises_no_more_than_there_is() -> None:
    s = table(**PLAIN)
    retail(s, "canada", "retailer_s1", "b")
    given("expansion", s, red={"symbols": {"logistics": 3}, "expansion": {"canada": 1}})
    play(s, "expand canada")
    assert step(s) == "take_bonus"
    assert " goods at once" in english(s, "take_bonus")
    s.companies[0].goods = 1
    assert german(s, "take_bonus") == "Bonus nehmen: sofort 1 Ware"


@rule("SI-21.16", "SI-18.8")
def test_a_contract_tells_its_condition_and_when_it_pays() -> None:
    for hardcore, end in (("off", "am Ende des Spiels"), ("on", "sofort")):
        s = table(contracts="on", hardcore=hardcore)
        lay_contracts(s, "tech_2", "large_2")
        given("sell_goods", s, red={"technologies": ["gps", "nfc"], "offices": ["europe", "china"]})
        assert german(s, "contract tech_2") == f"Auftrag „Labor I“ nehmen (2 Technologien): 4 SP {end}"
        assert "(Büros in 2 L-Regionen)" in german(s, "contract large_2")
