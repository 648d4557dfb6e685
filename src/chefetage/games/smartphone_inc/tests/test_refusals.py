"""Refusals name the real reason: rule and sentence, in both languages; also for steps that passed and texts no rule
lists as a move.
"""

import pytest

from chefetage.core.catalog import catalog
from chefetage.core.state import Player
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.plans import later
from chefetage.games.smartphone_inc.tests.position import lay_contracts, lay_display, open_office, own, retail
from chefetage.games.smartphone_inc.tests.support import BASE, PLAIN, given, options, plan, play, refusal, step, table
from chefetage.testing import rule
from chefetage.words.wording import Wording

NAMES = ["Ada", "Ben", "Cleo"]


def told(s: State, text: str, lang: str, player: Player = 0) -> str:
    """The rule that refuses a move, and its sentence."""
    explanation = GAME.explain(s, player, text)
    return f"{explanation.rule}: {Wording(catalog()['smartphone_inc'], lang, NAMES[: s.players]).refusal(explanation)}"


def english(s: State, text: str, player: Player = 0) -> str:
    return told(s, text, "en", player)


def german(s: State, text: str, player: Player = 0) -> str:
    return told(s, text, "de", player)


def logistics(red: Seat, **options: str) -> State:
    return given("expansion", table(**{**PLAIN, **options}), red=red)


def sales(red: Seat, s: State | None = None) -> State:
    return given("sell_goods", s or table(), red=red)


# Set-up.


@rule("SI-3.9")
def test_a_company_has_one_leader() -> None:
    s = GAME.new(2, 1, {"color_assignment": "choose"})
    play(s, "color red", player=0)
    assert english(s, "color red", 1) == "SI-3.9: Ada leads Taiga already."
    assert german(table(), "color green") == "SI-3.9: Du leitest schon eine Firma: Taiga."


@rule("SI-3.10", "SI-3.11")
def test_start_regions() -> None:
    assert german(table(), "start india") == (
        "SI-3.10: Auf dem Weltplan wählt niemand eine Startregion: Die Heimatregion deiner Firma ist Russland."
    )
    s = GAME.new(2, 1, {"map": "usa", "color_assignment": "choose"})
    play(s, "color red", player=0)
    play(s, "color yellow", player=1)
    assert step(s) == "start_offices"
    assert english(s, "start florida", 1) == (
        "SI-3.11: The first office goes into a medium (M) region; Florida is small (S)."
    )
    first = options(s)[0]
    play(s, first, player=1)
    assert german(s, first).startswith("SI-3.11: Ein Büro gibt es ")
    assert english(s, "start india") == "SI-3.1: There is no region India on the map of this game (USA)."


@rule("SI-3.1", "SI-11.1")
def test_a_region_of_the_other_map() -> None:
    s = sales({"available": 1})
    assert german(s, "sell texas") == "SI-3.1: Eine Region Texas gibt es auf dem Spielplan dieser Partie nicht (Welt)."
    assert german(s, "sell usa") == "SI-11.1: Du hast in den USA kein Büro, also kannst du dort nicht verkaufen."


# Planning.


@rule("SI-5.8")
def test_improvements_wait_for_their_round() -> None:
    s = table()
    assert english(s, "place start_red.lower.a1b1") == (
        "SI-5.8: Improvements can be placed from round 2 on; this is round 1."
    )


@rule("SI-5.25")
def test_pads_come_first_and_once() -> None:
    s = later()
    assert english(s, "finish").startswith("SI-5.25: Lay the pads first;")
    play(s, BASE)
    assert german(s, BASE) == (
        "SI-5.25: Du hast die Pads schon gelegt; um sie anders zu legen, mache das erst rückgängig."
    )


@rule("SI-5.26")
def test_an_equal_position_is_told_in_words() -> None:
    assert english(table(), "lay light.b.a.90.-1.-1") == (
        "SI-5.26: The upper pad covers the same fields when it lies like this: not turned, 2 fields up. "
        "Only this position is offered, since the plan is the same."
    )
    assert "nicht gedreht, 1 Feld nach rechts und 1 nach unten." in german(table(), "lay dark.a.b.90.1.1")


@rule("SI-5.27")
def test_whose_improvement_it_is() -> None:
    s = later(improvements=["up_up_1"])
    play(s, BASE, "place start_red.lower.a1b1")
    place = "place {}.lower.a1b1"
    assert german(s, place.format("start_red")) == (
        "SI-5.27: Du hast Preis runter / Forschung (Start) in diesem Plan schon gelegt."
    )
    assert english(s, place.format("start_yellow")) == (
        "SI-5.27: You cannot place research / logistics (start): it belongs to Ben."
    )
    assert english(s, place.format("up_up_2")) == "SI-5.27: You do not own price up / price up (2)."


@rule("SI-5.31")
def test_equal_placements_name_the_one_that_is_offered() -> None:
    s = later(improvements=["down_up_1", "down_up_2", "up_up_1"])
    play(s, BASE)
    assert english(s, "place down_up_2.lower.a1b1").endswith("which all give the same plan: place number 1 first.")
    assert german(s, "place up_up_1.lower.b1a1").endswith("darum wird nur eine Richtung angeboten: die andere.")


@rule("SI-5.23")
def test_a_plan_that_is_shown_stays() -> None:
    s = plan(table(), BASE, BASE, BASE)
    assert step(s) != "plan"
    p = GAME.actor(s)
    for text in (BASE, "place start_red.lower.a1b1", "finish"):
        assert german(s, text, p) == (
            "SI-5.23: Die Pläne dieser Runde liegen offen: Deinen kannst du nicht mehr ändern."
        )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("lay dark.a.a.45.0.1", "SI-5.4: Das obere Pad liegt auf den Feldern des unteren,"),
        ("lay dark.a.a.0.5.1", "SI-5.5: Das obere Pad würde kein Feld des unteren verdecken; es müssen 1 bis 4 sein."),
        ("place start_red.lower.a1b2", "SI-5.9: Eine Verbesserung liegt auf benachbarten Feldern eines Pads."),
        ("take goods_card", "SI-8.4: Eine Warenkarte wählt man nicht:"),
        ("sell_directly 9", "SI-14.9: Du besitzt NFC nicht,"),
        ("lay dark.a.a.x.0.1", "SI: "),
        ("lay dark.a.a", "SI: "),
        ("place start_red.lower.a1q9", "SI: "),
        ("place start_red", "SI: "),
        ("sell_directly -1", "SI: "),
        ("take all", "SI: "),
    ],
)
@rule("SI-5.4", "SI-5.5", "SI-5.9", "SI-8.4", "SI-14.9")
def test_texts_that_are_no_moves_but_of_which_rules_speak(text: str, sentence: str) -> None:
    assert german(table(**PLAIN), text).startswith(sentence)


# Improvements and research.


@rule("SI-8.2")
def test_improvements_that_are_not_in_the_display() -> None:
    s = table()
    lay_display(s, "up_up_1", "up_up_2", "down_down_1")
    given("improve_production", s, red={"symbols": {"improve": 1}}, yellow={"improvements": ["down_up_1"]})
    assert english(s, "take start_red") == "SI-8.2: You own price down / research (start) already."
    assert english(s, "take down_up_1") == "SI-8.2: You cannot take price down / price up (1): it belongs to Ben."
    assert english(s, "take down_up_2").endswith("it does not lie in the display.")


@rule("SI-8.3", "SI-9.1", "SI-10.1")
def test_whoever_was_passed_over_hears_why() -> None:
    s = sales({"available": 1})
    assert german(s, "take up_up_1") == (
        "SI-8.3: Dein Plan zeigt in dieser Runde kein Produktions-Symbol, also steht dir keine Verbesserung zu."
    )
    assert english(s, "research gps") == (
        "SI-9.1: Your plan shows no research symbol in this round, so you have no marker for technologies."
    )
    assert german(s, "expand canada") == (
        "SI-10.1: Dein Plan zeigt in dieser Runde kein Logistik-Symbol, also hast du keinen Marker für Regionen."
    )
    busy = sales({"available": 1, "symbols": {"improve": 1, "research": 1, "logistics": 1}})
    for text in ("take up_up_1", "research gps", "expand canada"):
        assert GAME.explain(busy, 0, text).key == "not-now"


@rule("SI-9.8", "SI-9.2", "SI-2.9")
def test_completions_are_not_asked_for() -> None:
    s = table(**PLAIN)
    own(s, 1, "nfc")
    given("expansion", s, red={"symbols": {"logistics": 1}, "research": {"nfc": 4, "gps": 1}, "technologies": ["wifi"]})
    assert english(s, "complete gps") == "SI-9.8: Your research on GPS is not complete yet: 1 marker there, 3 needed."
    assert german(s, "complete nfc") == (
        "SI-9.8: Deine Marker genügen für NFC (nötig: 4): "
        "Fertig wird die Technologie von selbst in deinem nächsten Forschungszug."
    )
    assert german(s, "complete wifi") == "SI-9.2: Du besitzt WiFi schon."
    s.companies[0].offices = 0
    assert english(s, "complete gps").startswith("SI-2.9: All your offices are in use:")


# Logistics.


@rule("SI-10.2")
def test_a_region_out_of_reach_names_the_cheapest_one_that_would_connect_it() -> None:
    s = logistics({"symbols": {"logistics": 1}})
    assert english(s, "expand usa") == (
        "SI-10.2: No region with an office of yours is connected to the USA; an office in Canada would connect it."
    )
    assert german(s, "expand australia") == (
        "SI-10.2: Keine Region mit einem deiner Büros ist mit der Region Australien verbunden; "
        "mit einem Büro in China wäre sie es."
    )
    assert english(s, "expand caribbean") == (
        "SI-10.2: No region with an office of yours is connected to the Caribbean."
    )


@rule("SI-10.1", "SI-10.6", "SI-10.7")
def test_offices_in_regions() -> None:
    s = table(**PLAIN)
    for _ in range(3):
        open_office(s, 1, "uae")
    given("expansion", s, red={"symbols": {"logistics": 3}, "technologies": ["wifi"], "offices": ["europe", "europe"]})
    assert german(s, "expand uae") == "SI-10.6: Alle 3 Bauplätze in den VAE sind besetzt."
    assert english(s, "expand russia") == (
        "SI-10.7: You have an office in Russia already; "
        "only WiFi (plain side) or the bonus of a retailer opens a second one."
    )
    assert english(s, "second_office usa") == (
        "SI-10.7: You have no office in the USA yet, so there can be no second one."
    )
    assert german(s, "second_office europe") == (
        "SI-10.7: Du hast in Europa schon 2 Büros; ein weiteres ist nie erlaubt."
    )
    play(s, "expand canada", "expand canada", "expand china")
    assert german(s, "expand china") == "SI-10.1: Du hast in diesem Zug keinen Marker mehr zu legen."


@rule("SI-10.8")
def test_a_retailer_takes_one_office_of_each() -> None:
    s = table(**PLAIN)
    retail(s, "canada", "retailer_s2")
    given("expansion", s, red={"symbols": {"logistics": 1}, "technologies": ["wifi"], "offices": ["canada"]})
    assert german(s, "second_office canada") == (
        "SI-10.8: Du darfst in Kanada nur ein Büro haben, denn dort ist der Einzelhändler Kiosk."
    )


@rule("SI-14.3", "SI-14.9", "SI-21.12")
def test_technologies_in_logistics() -> None:
    s = logistics({"symbols": {"logistics": 1}, "technologies": ["wifi", "nfc"], "available": 2})
    assert english(s, "sell_directly 3") == "SI-21.12: You have only 2 available goods, not 3."
    assert english(s, "sell_directly 9") == "SI-14.9: With NFC you sell 3 goods at most directly."
    play(s, "sell_directly 1", "second_office russia")
    assert german(s, "sell_directly 1") == "SI-14.9: Du hast in dieser Runde mit NFC schon direkt verkauft."
    assert german(s, "second_office russia") == (
        "SI-14.3: Du hast in dieser Runde mit WiFi schon ein zweites Büro eröffnet."
    )
    poor = logistics({"symbols": {"logistics": 1}})
    assert english(poor, "second_office russia") == "SI-14.3: You do not own WiFi, which opens a second office."
    other = logistics({"symbols": {"logistics": 1}}, tech_sides="dark")
    assert german(other, "sell_directly 1") == (
        "SI-14.9: Bei NFC liegt in dieser Partie die Seite mit der dunklen Ecke oben, und die verkauft nichts direkt."
    )


@rule("SI-14.3", "SI-14.9", "SI-14.12", "SI-18.4", "SI-18.6", "SI-14.6", "SI-15.4", "SI-15.7")
def test_means_that_a_player_lacks_are_named_at_any_time() -> None:
    s = table(**PLAIN)
    for text, rule_id in [
        ("second_office russia", "SI-14.3"),
        ("sell_directly 1", "SI-14.9"),
        ("sell_afar usa", "SI-14.12"),
        ("move_ceo russia", "SI-18.4"),
        ("contract tech_2", "SI-18.6"),
        ("no_contract", "SI-18.6"),
        ("free_office uae", "SI-14.6"),
        ("decline_office", "SI-14.6"),
        ("extra_office russia", "SI-15.4"),
        ("take_bonus", "SI-15.7"),
        ("decline_bonus", "SI-15.7"),
    ]:
        assert refusal(s, text) == rule_id
        assert GAME.explain(s, 0, text).key == "refusal"
    assert german(s, "contract tech_2") == "SI-18.6: Diese Partie wird ohne Aufträge gespielt."
    owner = table(**PLAIN)
    own(owner, 0, "wifi")
    assert GAME.explain(owner, 0, "second_office russia").key == "not-now"


@rule("SI-14.6")
def test_the_free_office_of_gamepad() -> None:
    s = given("research_technologies", table(), red={"research": {"gamepad": 2}, "symbols": {"research": 2}})
    assert english(s, "free_office uae") == (
        "SI-14.6: You do not own Gamepad; its free office comes when you research it."
    )
    play(s, "research gamepad")
    assert step(s) == "free_office"
    assert german(s, "free_office usa") == (
        "SI-14.6: Das kostenlose Büro von Gamepad kommt in eine kleine Region (S); die Region USA ist groß (L)."
    )
    play(s, "decline_office")
    assert german(s, "free_office uae") == (
        "SI-14.6: Das kostenlose Büro von Gamepad gibt es nur einmal, wenn du es erforschst."
    )
    assert english(table(**PLAIN), "free_office uae") == (
        "SI-14.6: Gamepad lies with its plain side up in this game, which opens no free office."
    )


# Sales.


@rule("SI-11.5")
def test_why_nobody_buys() -> None:
    s = sales({"available": 2, "price": 8, "offices": ["canada"], "technologies": ["nfc"]})
    assert english(given("sell_goods", s, red={"sold": {"russia": [1, 2, 3, 4, 5, 6]}}), "sell russia") == (
        "SI-11.5: All 6 customers in Russia are served already."
    )
    dear = table()
    open_office(dear, 0, "usa")
    own(dear, 0, "gps")
    sales({"available": 2, "price": 8, "sold": {"russia": [5]}}, dear)
    assert german(dear, "sell russia") == (
        "SI-11.5: Die 5 Käufer, die in Russland noch frei sind, zahlen höchstens 6 (dein Preis ist 8) "
        "oder wollen eine Technologie, die du nicht besitzt (Li-Ion)."
    )
    given("sell_goods", dear, red={"sold": {"russia": [6]}})
    assert english(dear, "sell russia") == (
        "SI-11.5: The 4 customers still free in Russia pay 6 at most; your price is 8."
    )
    given("sell_goods", dear, red={"sold": {"russia": [1, 2, 3]}})
    assert german(dear, "sell russia") == (
        "SI-11.5: Der letzte freie Käufer in Russland zahlt höchstens 6; dein Preis ist 8."
    )
    wanting = table()
    own(wanting, 0, "nfc")
    sales({"available": 2, "offices": ["usa"], "sold": {"russia": [1, 2, 3, 4]}}, wanting)
    assert english(wanting, "sell russia") == (
        "SI-11.5: The 2 customers still free in Russia want a technology that you do not own (GPS or another)."
    )


@rule("SI-15.1", "SI-14.12", "SI-21.15")
def test_retailers_and_4g() -> None:
    s = table()
    retail(s, "canada", "retailer_s1")
    sales({"available": 3, "technologies": ["four_g"], "price": 3, "offices": ["canada"]}, s)
    assert german(s, "sell canada") == (
        "SI-15.1: Der Einzelhändler Eckladen verdeckt in Kanada alle Käufer: Dort kann niemand verkaufen."
    )
    assert german(s, "sell_afar russia") == (
        "SI-21.15: Du hast in Russland ein Büro: Verkaufe dort wie üblich, ohne 4G."
    )
    play(s, "sell_afar india")
    assert english(s, "sell_afar india") == "SI-14.12: You have sold a good with 4G in this round already."


# Modules.


@rule("SI-18.4", "SI-21.13", "SI-3.1")
def test_why_the_ceo_stays() -> None:
    s = table(ceo_technologies="on")
    given("expansion", s, red={"technologies": ["gps"], "offices": ["canada", "usa"], "symbols": {"logistics": 1}})
    assert german(s, "move_ceo russia") == "SI-21.13: Dein CEO ist schon in Russland."
    assert english(s, "move_ceo usa") == "SI-21.13: The region of your CEO is not connected to the USA."
    assert german(s, "move_ceo china") == (
        "SI-21.13: Dein CEO geht nur dorthin, wo du ein Büro hast, und du hast keines in China."
    )
    assert refusal(s, "move_ceo texas") == "SI-3.1"
    play(s, "move_ceo canada")
    assert german(s, "move_ceo russia") == "SI-18.4: Du hast deinen CEO in dieser Runde schon bewegt."
    poor = given("expansion", table(ceo_technologies="on"), red={"symbols": {"logistics": 1}, "offices": ["canada"]})
    assert english(poor, "move_ceo canada") == "SI-18.4: You own no CEO technology, so your CEO stays."


@rule("SI-18.7", "SI-18.9")
def test_contracts_that_cannot_be_taken() -> None:
    s = table(contracts="on")
    lay_contracts(s, "tech_2", "tech_3", "premium", "all_sizes", "patents_2")
    red: Seat = {"technologies": ["gps", "nfc"], "price": 4}
    given("sell_goods", s, red=red, yellow={"technologies": ["wifi", "li_ion"], "price": 6})
    assert english(s, "contract tech_3") == (
        "SI-18.9: You do not fulfil the contract “Laboratory II” (3 technologies): you come to 2."
    )
    assert german(s, "contract premium") == (
        "SI-18.9: Den Auftrag „Premiummarke“ (Preis von 7 bis 8, 3 Waren verkauft) erfüllst du nicht: "
        "Dein Preis von 4 passt nicht."
    )
    assert german(s, "contract all_sizes").endswith("Dir fehlt ein Büro in einer Region einer Größe, die er nennt.")
    assert german(s, "contract volume_6") == (
        "SI-18.7: Der Auftrag „Absatz I“ gehört nicht zu dieser Partie: Er wurde nicht ausgelegt."
    )
    play(s, "contract tech_2")
    assert german(s, "contract tech_2", 1) == "SI-18.7: Ada hat den Auftrag „Labor I“ schon genommen."
    unsold = table(contracts="on")
    lay_contracts(unsold, "tech_2", "sold_out")
    given("sell_goods", unsold, red={"technologies": ["gps", "nfc"], "available": 3})
    play(unsold, "end_sales")
    assert german(unsold, "contract sold_out") == (
        "SI-18.9: Den Auftrag „Ausverkauft“ (alles verkauft, ab 5 Waren) erfüllst du nicht: "
        "Dir sind 3 Waren unverkauft geblieben."
    )
