"""What refusals and offers say, word for word where the numbers and names matter."""

import pytest

from chefetage.core.catalog import find_game
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.tests.fields import Seat
from chefetage.games.councils_contracts.tests.support import (
    BLUE,
    acting,
    actor,
    given,
    objection,
    play,
    refusal,
)
from chefetage.testing import rule
from chefetage.words.wording import Wording

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]


def told(s: State, text: str, lang: str = "de") -> str:
    """Why the player who owes a decision cannot do it, without the rule; or what the move is."""
    wording = Wording(find_game("councils_contracts"), lang, NAMES[: s.players])
    explanation = GAME.explain(s, actor(s), text)
    if explanation.legal:
        return wording.move(GAME.parse(text), s, actor(s))
    return wording.refusal(explanation)


# Placing workers.


@rule("CC-5.4", "CC-13.2")
def test_other_patterns_of_placing_are_told_with_their_numbers() -> None:
    s = given(red={"free": 4})
    assert refusal(s, "send_two transport+culture") == refusal(s, "send_three transport") == "CC-5.4"
    assert told(s, "send_two transport+culture") == (
        "Entweder gehen 2 Mitarbeiter in einen Ausschuss oder je einer in 3 verschiedene; du nennst 2 Ausschüsse."
    )
    assert told(s, "send_three transport+transport+culture", "en") == (
        "Workers go 2 into one committee or one each into 3 different ones; "
        "you name the Transport committee more than once."
    )
    assert told(s, "send_three transport").endswith("du nennst 1 Ausschuss.")


@rule("CC-5.4", "CC-4.4", "CC-3.5")
def test_other_reasons_come_before_the_pattern() -> None:
    s = given(red={"free": 0, "cards": ["3", "29"]})
    assert refusal(s, "send_two transport+culture") == "CC-4.4"
    assert refusal(given(red={"free": 4}), "send_two culture+special") == "CC-3.5"
    assert objection(given(red={"free": 4}), "send_two transport+culture", BLUE) == "not-your-turn"
    assert objection(given(red={"free": 4}), "share transport+transport") == "not-now"
    assert objection(given(red={"free": 4}), "send_two town") == "unknown-move"
    assert objection(given(red={"free": 4}), "send_two transport+culture+finance") == "unknown-move"


@rule("CC-5.1", "CC-5.2", "CC-3.5")
def test_too_few_workers_and_an_absent_committee() -> None:
    s = given(red={"free": 1})
    assert told(s, "send_two finance") == "In einen Ausschuss schickst du 2 Mitarbeiter auf einmal; frei ist nur 1."
    assert told(s, "send_three transport+finance+culture").endswith("brauchst du 3 freie; du hast nur 1.")
    assert told(s, "send_one special") == "Der Sonderausschuss ist erst ab 5 Spielern im Spiel; ihr seid 3."


@rule("CC-5.1", "CC-5.3", "CC-5.22")
def test_sending_tells_who_is_where_then_and_what_that_is_worth() -> None:
    s = given(red={"free": 2, "committees": {"culture": 1, "finance": 2}})
    assert told(s, "send_two culture") == (
        "2 Mitarbeiter schicken: Kulturausschuss "
        "(dann 3 von dir dort, beim Beschluss 3 Einfluss wert; keiner mehr frei)"
    )
    assert "there, worth 1 influence and 4 victory points at a resolution;" in told(s, "send_two finance", "en")
    s = given(red={"free": 1, "box": 5})
    assert told(s, "send_one culture", "en").endswith("worth nothing at a resolution yet")
    s = given(red={"free": 4})
    assert told(s, "send_three transport+finance+culture", "en").endswith("; 1 still free")


# Building.


@rule("CC-3.6", "CC-5.10")
def test_a_card_that_is_not_in_the_display_is_said_to_be_elsewhere() -> None:
    s = given(players=2, city={"29": "1,0"}, display=["22"], deck=["1"])
    assert refusal(s, "build 30") == "CC-3.6"
    assert (
        told(s, "build 30") == "„Stadtarchiv“ ist in diesem Spiel nicht dabei, sondern erst ab 5 Spielern; ihr seid 2."
    )
    assert refusal(s, "build 29") == refusal(s, "build 1") == refusal(s, "build town_hall") == "CC-5.10"
    assert told(s, "build 29", "en") == "“Monument” is not in the display. It already lies in the city."
    assert told(s, "build 1") == "„Werkstatt“ liegt nicht in der Auslage. Die Karte ist noch im Zugstapel."


@rule("CC-5.12")
def test_all_that_is_missing_to_a_price_is_told() -> None:
    s = given(red={"influence": [0, 1, 8, 0, 8]}, display=["24"])
    assert told(s, "build 24") == (
        "Dein Einfluss reicht nicht für „Markthalle“: Das kostet 1 Verkehr (du hast 0), 2 Finanzen (du hast 1). "
        "Punkte anderer Bereiche können das nicht ersetzen."
    )


@rule("CC-5.11")
def test_a_project_tells_cost_points_and_workers() -> None:
    s = given(red={"free": 3, "influence": [2, 3, 1, 0, 0]}, display=["24"])
    assert told(s, "build 24", "en") == (
        "Build “Market hall” for 1 Transport (then 1), 2 Finance (then 1), 1 Public works (then 0): "
        "3 victory points; 2 workers on it, 1 still free"
    )
    s = given(red={"free": 1, "influence": [2, 3, 1, 0, 0]}, display=["24"])
    assert told(s, "build 24") == "„Markthalle“ braucht 2 Mitarbeiter; frei ist nur 1."


@rule("CC-5.13", "CC-5.14")
def test_a_place_is_told_by_its_neighbour_and_by_column_and_row() -> None:
    s = play(given(city={"29": "1,0"}, display=["22"]), "build 22")
    assert told(s, "at 0,1") == "Die Karte über „Rathaus“ legen (Spalte 0, Reihe 1)"
    assert told(s, "at 2,0", "en") == "Place the card right of “Monument” (column 2, row 0)"
    assert told(s, "at 1,0") == "In Spalte 1, Reihe 0 liegt schon „Denkmal“."
    assert told(s, "at 5,-1").startswith("Der Platz in Spalte 5, Reihe -1 grenzt")
    assert refusal(s, "at 500,0") == "CC-5.13"
    assert told(s, "at 500,0", "en") == "The place in column 500, row 0 shares no edge with a card of the city."
    assert objection(s, "at 01,00") == objection(s, "at here") == "unknown-move"


@rule("CC-5.13")
def test_a_place_beside_several_cards_says_so() -> None:
    s = play(given(city={"29": "1,0", "3": "1,1"}, display=["22"]), "build 22")
    assert told(s, "at 0,1") == "Die Karte links neben „Maschinenhalle“ legen (Spalte 0, Reihe 1), grenzt an 2 Karten"


# Resolutions.


@rule("CC-5.22", "CC-5.40")
def test_a_resolution_tells_what_everybody_gets() -> None:
    s = given(
        red={"free": 0, "influence": [1, 1, 1, 7, 0], "committees": {"culture": 2, "finance": 1}},
        blue={"influence": [1, 1, 1, 8, 0], "box": 0, "free": 0, "committees": {"culture": 4}},
    )
    assert told(s, "resolve culture", "en") == (
        "Resolve the Culture committee: you gain 1 Culture (then 8, 2 lost); 2 workers return. "
        "Others there: no influence, 4 VP, 4 workers return."
    )
    assert told(s, "resolve transport") == (
        "Im Verkehrsausschuss ist keiner deiner Mitarbeiter; schicke zuerst welche dorthin."
    )


@rule("CC-5.25", "CC-11.7")
def test_areas_of_a_special_resolution_that_cannot_be_chosen() -> None:
    s = given(5, red={"free": 0, "committees": {"special": 2}}, blue={"free": 0, "committees": {"special": 2}})
    play(s, "resolve special")
    for text in ("bonus development", "bonus transport+finance"):
        assert refusal(s, text) == "CC-5.25"
    assert told(s, "bonus transport+finance") == "Du hast 1 Punkt für einen Bereich; du nennst 2 Bereiche."
    play(s, "bonus culture")
    for text in ("share transport+transport", "share transport+development", "share finance", "share nothing"):
        assert refusal(s, text) == ("CC" if "nothing" in text else "CC-5.25")
    assert told(s, "share transport+transport") == (
        "Alle Punkte gehen in verschiedene Bereiche; du nennst Verkehr mehrfach."
    )
    assert told(s, "share finance", "en") == "You have 2 points for as many different areas; you name 1 area."
    assert "nicht in die Entwicklung" in told(s, "share transport+development")


@rule("CC-5.25", "CC-5.26")
def test_who_is_not_asked_in_a_special_resolution_hears_why() -> None:
    s = given(5, red={"free": 0, "committees": {"special": 1}}, blue={"free": 0, "committees": {"special": 2}})
    play(s, "resolve special")
    assert (objection(s, "share finance"), refusal(s, "share finance")) == ("refusal", "CC-5.25")
    assert told(s, "share finance").startswith("Du hast im Sonderausschuss zu wenige Mitarbeiter")
    play(s, "bonus culture")
    assert (actor(s), refusal(s, "bonus culture", BLUE)) == (BLUE, "CC-5.25")
    assert told(s, "bonus culture", "en") == "The bonus goes to Ada alone, who resolves the committee."


@rule("CC-5.40")
def test_a_bonus_at_the_end_of_the_track_promises_nothing() -> None:
    s = play(given(5, red={"free": 0, "influence": [8, 1, 1, 1, 0], "committees": {"special": 2}}), "resolve special")
    assert told(s, "bonus transport") == "Bonus nehmen: 0 Verkehr (bleibt 8, 1 verfällt)"


# Build actions.


@rule("CC-5.34", "CC-6.38", "CC-3.6")
def test_why_a_card_does_not_act() -> None:
    s = given(red={"free": 0, "cards": ["3", "16"]}, blue={"cards": ["22"]}, city={"29": "0,-1"}, display=["1"])
    assert refusal(s, "act 22") == refusal(s, "act 29") == refusal(s, "act 1") == "CC-5.34"
    assert told(s, "act 22") == "Auf „Eckladen“ stehen Mitarbeiter von Ben; für eine Bauaktion müssen es deine sein."
    assert told(s, "act 29", "en") == "Nobody's workers are on “Monument”; a build action needs your own."
    assert told(s, "act 1") == "„Werkstatt“ ist nicht in der Stadt. Die Karte liegt in der Auslage."
    assert (refusal(s, "act 30"), refusal(s, "act town_hall")) == ("CC-3.6", "CC-6.38")
    assert told(s, "act town_hall") == "„Rathaus“ ist nie besetzt und hat keine Bauaktion."


@rule("CC-5.32", "CC-6.60")
@pytest.mark.parametrize(
    ("card", "lacking"),
    [
        ("1", "Sie verlangt 1 Einflusspunkt; du hast keinen."),
        ("22", "Sie verlangt 1 Einflusspunkt aus Ausschussbereichen; du hast dort keinen."),
        ("23", "Sie verlangt 1 Entwicklung; du hast keine."),
        ("17", "Im Koffer ist keiner deiner Mitarbeiter."),
        ("36", "Es gibt keine unbesetzte Karte, für die deine Mitarbeiter im Koffer reichen."),
        ("9", "Es gibt keine unbesetzte Karte, für die deine Mitarbeiter reichen."),
        ("8", "Es gibt keine Karte, deren Bauaktion du kopieren könntest."),
    ],
)
def test_an_empty_build_action_says_why_it_is_empty(card: str, lacking: str) -> None:
    red: Seat = {"free": 0, "box": 0, "influence": [0, 0, 0, 0, 0], "cards": [card, "29"]}
    s = given(players=5, red=red, city={card: "1,0", "29": "0,-1"})
    back = "2 Mitarbeiter kehren zurück." if card == "9" else "Ein Mitarbeiter kehrt zurück."
    assert told(s, f"act {card}").endswith(f"Sie bewirkt jetzt nichts, und du zahlst nichts. {lacking} {back}")


@rule("CC-6.18", "CC-6.26", "CC-5.40")
def test_a_build_action_tells_what_comes_of_it() -> None:
    s = given(players=4, red={"free": 0, "cards": ["18", "26"]}, blue={"cards": ["1"]})
    assert told(s, "act 18").endswith("Das sind jetzt 4 Siegpunkte. Ein Mitarbeiter kehrt zurück.")
    assert told(s, "act 26", "en") == (
        "Build action of “Department store”: One worker of this card goes to the box. Gain 8 victory points. "
        "One worker returns."
    )
    s = given(red={"free": 0, "influence": [0, 0, 0, 0, 7], "cards": ["3", "16"]})
    assert "Davon verlierst du 1: Die Leiste endet bei 8." in told(s, "act 3")


@rule("CC-11.10", "CC-5.40", "CC-6.47")
def test_payments_that_are_not_possible() -> None:
    s = acting("24", red={"influence": [2, 0, 1, 1, 0]})
    assert refusal(s, "pay transport+transport+transport") == refusal(s, "pay transport") == "CC-11.10"
    assert told(s, "pay transport") == "Die Bauaktion von „Markthalle“ kostet 2 Einflusspunkte; du nennst 1."
    assert told(s, "pay finance+culture") == "Dein Einfluss reicht für diese Zahlung nicht: 1 Finanzen (du hast 0)."
    assert refusal(s, "pay culture+development") == "CC-6.47"
    one = acting("22", red={"influence": [1, 1, 0, 0, 0]})
    assert told(one, "pay transport+finance") == "Die Bauaktion von „Eckladen“ kostet 1 Einflusspunkt; du nennst 2."


@rule("CC-6.42", "CC-6.32", "CC-5.40")
def test_a_payment_tells_what_it_buys() -> None:
    s = acting("24", red={"influence": [2, 0, 1, 1, 0]})
    assert told(s, "pay transport+culture", "en") == (
        "Pay: 1 Transport (then 1), 1 Culture (then 0). You gain 8 victory points."
    )
    s = acting("32", red={"influence": [2, 0, 0, 0, 5]})
    assert told(s, "pay transport+transport") == (
        "Zahlen: 2 Verkehr (dann 0). Du erhältst 3 Entwicklung (dann 8, 2 verfallen)."
    )
    assert told(s, "pay development+development").endswith("Du erhältst 5 Entwicklung (dann 8).")


@rule("CC-5.30")
def test_a_cost_that_is_not_asked_for_is_paid_or_there_is_none() -> None:
    s = acting("29")
    assert (objection(s, "pay transport"), refusal(s, "pay transport")) == ("refusal", "CC-5.30")
    assert told(s, "pay transport") == "Die Bauaktion von „Denkmal“ kostet nichts."
    assert told(acting("5"), "pay transport") == "Die Baukosten von „Chemiewerk“ sind schon bezahlt."
    assert objection(given(), "pay transport") == "not-now"


@rule("CC-6.5", "CC-11.11")
def test_influence_that_a_card_does_not_give() -> None:
    s = acting("5")
    assert refusal(s, "gain transport+transport+transport+development") == "CC-6.5"
    assert told(s, "gain finance+finance+finance+development", "en") == (
        "The points of “Chemical plant” go to ordinary areas only, not to Development."
    )
    assert refusal(s, "gain transport") == refusal(acting("29"), "gain transport") == "CC-11.11"
    assert told(s, "gain transport") == "Die Bauaktion von „Chemiewerk“ bringt 4 Einflusspunkte; du nennst 1."
    assert told(s, "gain transport+culture+culture+culture") == "Erhalten: 1 Verkehr (dann 2), 3 Kultur (dann 4)"


@rule("CC-6.30", "CC-11.17")
def test_a_level_tells_what_is_left() -> None:
    s = acting("30", players=5, red={"influence": [4, 0, 2, 1, 1]})
    assert told(s, "level transport.5") == "Verkehr auf 5 setzen; noch 3 zu verteilen"
    assert refusal(s, "level transport.9") == "CC-6.30"
    assert refusal(s, "level finance.12") == "CC-11.17"
    play(s, "level transport.1", "level finance.0", "level public_works.0")
    assert told(s, "level culture.3", "en") == "Set Culture to 3; Development gets the other 4"
    assert told(s, "level culture.7") == "Kultur auf 7 setzen; für die Bereiche danach bleibt nichts"


PAIRS = {"35": "3,0", "29": "2,0", "1": "1,0", "6": "1,1", "22": "-1,0"}


@rule("CC-6.35", "CC-6.37", "CC-3.6")
def test_cards_that_are_no_pair() -> None:
    s = acting("35", city=PAIRS, display=["3"])
    for text in ("pair 1+22", "pair 1+1", "pair 1", "pair 1+3", "pair 9+3"):
        assert refusal(s, text) == "CC-6.35"
    assert told(s, "pair 1+22") == "Diese beiden Karten sind nicht vom gleichen Typ: Werkstatt, Eckladen."
    assert told(s, "pair 1+1", "en") == "A pair is made of two different cards."
    assert told(s, "pair 1+3") == "„Maschinenhalle“ ist nicht in der Stadt. Die Karte liegt in der Auslage."
    assert told(s, "pair 6+town_hall") == "Diese beiden Karten sind nicht benachbart: Stahlwerk, Rathaus."
    assert refusal(s, "pair 29+30") == refusal(s, "pair 1+30") == "CC-3.6"
    assert told(s, "pair 6+1", "en") == "Count Workshop, Steelworks: 3 + 7 = 10 victory points"


@rule("CC-6.15", "CC-6.33")
def test_a_type_tells_the_cards_that_count() -> None:
    s = acting("15", city={"15": "0,1", "1": "1,1", "22": "-1,1"})
    assert told(s, "adjacent_type industry") == "Industrie werten (Werkstatt, Rathaus): 6 Siegpunkte"
    s = acting("33", players=4, city={"33": "0,1", "1": "1,1", "6": "3,1", "4": "2,1"})
    assert told(s, "row_type industry", "en") == (
        "Count Industry (Workshop, Technology park, Steelworks): 16 victory points"
    )
    assert told(s, "row_type housing") == "Wohnen werten: keine Karte, keine Siegpunkte"


@rule("CC-6.39", "CC-6.38", "CC-3.6")
def test_why_a_card_cannot_be_occupied() -> None:
    city = {"9": "1,0", "22": "2,0", "29": "3,0", "3": "4,0", "16": "5,0"}
    s = acting("9", red={"cards": ["3"]}, blue={"cards": ["16"]}, city=city, display=["1"])
    assert (
        told(s, "move_to 9")
        == "„Straßenbahnhaltestelle“ ist die handelnde Karte; die Mitarbeiter gehen auf eine andere."
    )
    assert told(s, "move_to 3", "en") == "Your own workers are on “Machine hall”; the card must be unoccupied."
    assert told(s, "move_to 16") == "Auf „Gartensiedlung“ stehen Mitarbeiter von Ben; die Karte muss unbesetzt sein."
    assert told(s, "move_to 1").startswith("„Werkstatt“ ist nicht in der Stadt.")
    assert refusal(s, "move_to 3") == refusal(s, "move_to 1") == "CC-6.39"
    assert (refusal(s, "move_to town_hall"), refusal(s, "move_to 30")) == ("CC-6.38", "CC-3.6")
    assert told(s, "move_to 22") == "1 Mitarbeiter auf „Eckladen“ versetzen; 1 kehrt zu dir zurück"


@rule("CC-6.44", "CC-6.45", "CC-6.40")
def test_why_a_card_cannot_be_copied() -> None:
    city = {"8": "1,0", "22": "2,0", "26": "1,1", "1": "1,-1", "29": "5,0"}
    s = acting("8", city=city, red={"influence": [1, 0, 0, 0, 0]}, display=["3"])
    assert (refusal(s, "copy town_hall"), refusal(s, "copy 26")) == ("CC-6.44", "CC-6.45")
    assert told(s, "copy town_hall") == "„Rathaus“ hat keine Bauaktion, die man kopieren könnte."
    assert told(s, "copy 26").endswith(
        ": Ein Mitarbeiter müsste in den Koffer, und auf der handelnden Karte steht nur 1."
    )
    assert (refusal(s, "copy 3"), refusal(s, "copy 30")) == ("CC-6.40", "CC-3.6")


@rule("CC-6.8", "CC-6.19")
def test_what_was_chosen_without_asking_leaves_a_reason() -> None:
    copying = acting("8", city={"8": "1,0", "29": "2,0", "3": "5,0"})
    assert (objection(copying, "copy 3"), refusal(copying, "copy 3")) == ("refusal", "CC-6.8")
    building = acting("8", city={"8": "1,0", "19": "2,0"}, red={"influence": [0, 0, 0, 0, 1]}, display=["17", "24"])
    play(building, "erect 17")
    assert (objection(building, "erect 24"), refusal(building, "erect 24")) == ("refusal", "CC-6.19")
