"""Refusals in words: one true reason each, with names and numbers; also of steps in which a player was not asked."""

from chefetage.core.catalog import find_game
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import PEI, PLAYING, given, play, refusal, turn
from chefetage.testing import rule
from chefetage.words.wording import Wording

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
RICH: Seat = {"money": 50, "info": 50}
NOT_NOW = "not-now"
MORE_SUPPLIES = "Assembly and the Warehouse bring Supplies."
MORE_SUPPLIES_DE = "Waren bringen die Montage und das Warenlager."


def refused(s: State, move: str) -> tuple[str, str, str]:
    """The rule and its sentence in both languages."""
    explanation = GAME.explain(s, GAME.actor(s), move)
    assert explanation.key == "refusal", (explanation.key, move)
    game, names = find_game("ground_floor"), NAMES[: s.players]
    return (
        explanation.rule,
        Wording(game, "en", names).refusal(explanation),
        Wording(game, "de", names).refusal(explanation),
    )


# Tiles.


@rule("GF-3.13")
def test_a_stage_to_come() -> None:
    s = given("construction_company", marion=RICH, construction=["marion"])
    assert refused(s, "buy_floor investor") == (
        "GF-3.13",
        "Investor belongs to stage 2, which begins with round 3. It is round 1 now.",
        "„Investor“ gehört zu Stufe 2, die mit Runde 3 beginnt. Jetzt läuft Runde 1.",
    )
    assert refused(s, "buy_tenant tenant_improvement_achievement.training")[2] == (
        "„Errungenschaft: Neue Büros“ gehört zu Stufe 3, die mit Runde 6 beginnt. Jetzt läuft Runde 1."
    )


@rule("GF-6.127")
def test_a_tile_that_is_gone_and_one_that_is_owned() -> None:
    own: Seat = {**RICH, "floors": ["empty_floor"]}
    s = given("construction_company", marion=own, construction=["marion"], taken=["network_admin"])
    assert refused(s, "buy_tenant network_admin.training") == (
        "GF-6.127",
        "No tile of this kind is left: Network Admin.",
        "Von dieser Sorte ist kein Plättchen mehr da: Netzwerkadministration.",
    )
    assert refused(s, "buy_floor empty_floor") == (
        "GF-6.127",
        "You have Empty Floor already, and a company may have only one tile of a kind.",
        "Du hast dieses Plättchen schon: Leeres Stockwerk. Jede Firma darf von jeder Sorte nur eines haben.",
    )


@rule("GF-8.2", "GF-15.12")
def test_an_office_needs_a_place() -> None:
    s = given("construction_company", marion=RICH, construction=["marion"])
    assert refused(s, "buy_tenant network_admin.slot_1") == (
        "GF-8.2",
        "You have no Empty Floor, and so no such slot for Network Admin.",
        "Für „Netzwerkadministration“ fehlt dir dieser Platz: Du hast kein Leeres Stockwerk.",
    )
    assert refused(s, "buy_tenant network_admin") == (
        "GF-15.12",
        "Say as well where you put the Tenant Improvement.",
        "Sag auch, wohin du das Neue Büro legst.",
    )
    assert PLAYING.objection(s, "buy_tenant nonsense") == "unknown-move"


@rule("GF-9.26")
def test_a_free_office_comes_with_the_empty_floor_only() -> None:
    s = given("construction_company", marion=RICH, construction=["marion"])
    assert refused(s, "take_tenant network_admin.slot_1") == (
        "GF-9.26",
        "A free Tenant Improvement comes only at the moment when you buy an Empty Floor.",
        "Ein Neues Büro umsonst gibt es nur in dem Moment, in dem du ein Leeres Stockwerk kaufst.",
    )


@rule("GF-12.16")
def test_remodeling_beside_a_purchase() -> None:
    words = (
        "GF-12.16",
        "Beside a purchase you can remodel only with the house rule “Remodel at any time”.",
        "Neben einem Kauf kannst du nur mit der Hausregel „Büroumbau jederzeit“ umbauen.",
    )
    assert refused(given("construction_company", marion=RICH, construction=["marion"]), "remodel_now training") == words
    assert refused(turn(), "remodel_now training") == words
    assert PLAYING.objection(turn(options={"remodel_any_time": "on"}), "remodel_now training") == NOT_NOW


# Schedule Business.


@rule("GF-5.21")
def test_time_that_is_missing() -> None:
    assert refused(turn(marion={"time": 1}), "use assembly") == (
        "GF-5.21",
        "This takes 3 Time; on your Employee track you have only 1.",
        "Dafür brauchst du 3 Zeitmarker; auf deiner Angestelltenskala hast du nur 1.",
    )
    s = play(turn(marion={**RICH, "time": 1}), "use meeting_room_1")  # only remodels are left
    for move in ("consult", "advertise 1", "order w1.money", "produce", "invest s1", "build", "return_time"):
        assert refused(s, move) == (
            "GF-5.21",
            "This takes 1 Time; on your Employee track you have none.",
            "Dafür brauchst du 1 Zeitmarker; auf deiner Angestelltenskala hast du keinen.",
        )


@rule("GF-5.23", "GF-5.24")
def test_time_that_must_be_scheduled() -> None:
    s = turn(marion={"time": 2})
    words = (
        "GF-5.23",
        "You still have 2 Time on your Employee track. As long as any task is possible, all of it must be scheduled.",
        (
            "Auf deiner Angestelltenskala hast du noch 2 Zeitmarker. "
            "Solange irgendeine Aufgabe möglich ist, muss alle Zeit verplant werden."
        ),
    )
    assert refused(s, "return_time") == refused(s, "end_turn") == words
    rooms = ["advertising", "assembly", "meeting_room", "research_testing"]
    tiles = ["human_resources", "internship_program", "network_admin", "niche_market"]
    covers = {room: [tile] for room, tile in zip(rooms, tiles, strict=True)}
    s = turn(
        marion={"time": 1, "info": 3, "money": 3, "covers": covers, "supplies": 0},
        left=["tanja"] * 4,
        waiting=["tanja"] * 5,
        goods=[],
        stock_spaces=dict.fromkeys(["s1", "s2", "s3", "s4"], "tanja"),
    )
    assert refused(s, "end_turn")[1:] == (
        "You still have 1 Time on your Employee track. As no task is possible, give it back first.",
        (
            "Auf deiner Angestelltenskala hast du noch 1 Zeitmarker. "
            "Da keine Aufgabe möglich ist, gib zuerst einen zurück."
        ),
    )


@rule("GF-5.26")
def test_a_space_that_somebody_holds() -> None:
    s = turn(waiting=["", "tanja"], warehouse={"w2": "nikki"}, stock_spaces={"s3": "marion"})
    assert refused(s, "advertise 2") == (
        "GF-5.26",
        "Ben is on this space already (Advertising Agency, space 2). There is room for only one marker.",
        "Ben hat dieses Feld schon besetzt (Werbeagentur, Feld 2). Es ist nur für einen Marker Platz.",
    )
    assert refused(s, "order w2.info")[1].startswith("Cleo is on this space already (Warehouse, space 2).")
    assert refused(s, "invest s3")[2].startswith("Ada hat dieses Feld schon besetzt (Börse, Feld 3).")
    s = turn(1, options=PEI, order=["marion", "pei"], waiting=["pei"])
    assert refused(s, "advertise 1")[1].startswith("Pei is on this space already")


@rule("GF-5.30")
def test_a_floor_that_is_used_up() -> None:
    s = turn(marion={"floors": ["assembly_line"], "uses": {"assembly_line": 2}})
    assert refused(s, "use assembly_line") == (
        "GF-5.30",
        "Assembly Line can be used only 2 times in a round, and you have done so.",
        "„Fließband“ lässt sich in einer Runde höchstens 2-mal nutzen, und so oft hast du es schon getan.",
    )
    own: Seat = {"floors": ["office_renovation"], "uses": {"office_renovation": 3}}
    assert refused(turn(marion=own), "renovate training")[2].startswith("„Bürorenovierung“ lässt sich in einer Runde")


@rule("GF-5.31")
def test_each_thing_that_a_task_may_lack() -> None:
    floors = ["in_house_factory", "construction_admin"]
    s = turn(2, marion={"supplies": 0, "floors": floors}, construction=["tanja"] * 3)
    assert refused(s, "use research_testing_1") == (
        "GF-5.31",
        f"Research & Testing (for Info) uses up 1 Supply; in your Storage Closet you have none. {MORE_SUPPLIES}",
        f"„Forschung & Tests (für Info)“ verbraucht 1 Ware; in deinem Lagerraum hast du keine. {MORE_SUPPLIES_DE}",
    )
    assert refused(s, "use training") == (
        "GF-5.31",
        "Training is for untrained employees; you have none.",
        "„Training“ ist für untrainierte Angestellte; davon hast du keinen.",
    )
    assert refused(s, "use construction_admin") == (
        "GF-5.31",
        (
            "Construction Admin (Time at the Construction Company) needs a free space, "
            "but all open spaces of the Construction Company are taken."
        ),
        (
            "„Bauabteilung (Zeit beim Bauunternehmen)“ braucht ein freies Feld, "
            "aber alle offenen Felder des Bauunternehmens sind besetzt."
        ),
    )
    s = turn(marion={"floors": floors}, factory=["tanja"] * 8)
    assert refused(s, "use in_house_factory") == (
        "GF-5.31",
        "In-House Factory (Time in the Factory) needs a free space, but all spaces of the Factory are taken.",
        "„Eigene Fertigung (Zeit in der Fabrik)“ braucht ein freies Feld, aber alle Felder der Fabrik sind besetzt.",
    )


@rule("GF-5.41", "GF-5.42", "GF-8.4")
def test_a_room_that_cannot_be_remodeled_is_no_matter_of_money() -> None:
    own: Seat = {"money": 0, "remodeled": ["training"], "covers": {"assembly": ["network_admin"]}}
    s = turn(marion=own)
    assert refused(s, "remodel training") == (
        "GF-5.42",
        "Training is remodeled already.",
        "„Training“ ist schon umgebaut.",
    )
    covered = (
        "GF-8.4",
        "Assembly can be neither used nor remodeled: Network Admin lies on it.",
        "„Montage“ lässt sich weder nutzen noch umbauen: Darauf liegt ein Neues Büro („Netzwerkadministration“).",
    )
    assert refused(s, "remodel assembly") == refused(s, "use assembly") == covered
    assert refusal(s, "remodel advertising") == "GF-5.41"
    s = given("marketing_bonus", order=["marion", "tanja", "nikki"], marion=own)
    assert refused(s, "remodel_bonus assembly") == covered


@rule("GF-9.2", "GF-15.15")
def test_a_floor_of_somebody_else() -> None:
    s = turn()
    assert refused(s, "use online_store") == (
        "GF-9.2",
        "This Floor is not part of your building: Online Store.",
        "Dieses Stockwerk gehört nicht zu deinem Gebäude: Online-Shop.",
    )
    assert refused(s, "renovate training")[1] == "This Floor is not part of your building: Office Renovation."
    assert refused(s, "use office_renovation") == (
        "GF-15.15",
        "Say as well which room you remodel by Office Renovation.",
        "Sag auch, welches Büro du mit der Bürorenovierung umbaust.",
    )


@rule("GF-15.3", "GF-7.6")
def test_what_a_room_does_not_offer() -> None:
    s = turn()
    assert refused(s, "use meeting_room_2") == (
        "GF-15.3",
        "Meeting Room (long meeting) is possible only once the room is remodeled; yours is not.",
        "„Besprechungsraum (lange Sitzung)“ geht nur nach einem Umbau; dein Büro ist noch nicht umgebaut.",
    )
    assert refused(s, "use storage_closet") == (
        "GF-7.6",
        "The Storage Closet only stores Supplies; it takes no Time.",
        "Der Lagerraum nimmt nur Waren auf, keine Zeit.",
    )


@rule("GF-6.62")
def test_a_product_lacks_the_supply_or_its_price() -> None:
    assert refused(turn(marion={"supplies": 0}), "produce") == (
        "GF-6.62",
        f"A product takes 1 Supply; in your Storage Closet you have none. {MORE_SUPPLIES}",
        f"Für ein Produkt brauchst du 1 Ware; in deinem Lagerraum hast du keine. {MORE_SUPPLIES_DE}",
    )
    assert refused(turn(marion={"money": 1, "info": 5}), "produce") == (
        "GF-6.62",
        "Besides the Supply, a product costs 2 Money and 2 Info. You have 1 Money and 5 Info.",
        "Außer der Ware kostet ein Produkt 2 Geld und 2 Info. Du hast 1 Geld und 5 Info.",
    )


@rule("GF-6.1", "GF-6.2", "GF-6.61", "GF-6.122")
def test_buildings_that_are_full() -> None:
    s = turn(left=["tanja"] * 4, factory=["tanja"] * 8, construction=["tanja"] * 4)
    assert refused(s, "consult")[1:] == (
        "All 4 rows of the Consulting Firm are taken.",
        "Alle 4 Reihen der Unternehmensberatung sind besetzt.",
    )
    assert refused(s, "produce")[2] == "Alle 8 Felder der Fabrik sind besetzt."
    assert refused(s, "build")[1:] == (
        "With 3 companies the Construction Company has 4 spaces, and all of them are taken.",
        "Bei 3 Firmen hat das Bauunternehmen 4 Felder, und alle sind besetzt.",
    )
    assert refused(turn(left=["tanja"], marion={"money": 2}), "consult")[1] == (
        "Row 2 of the Consulting Firm costs 5 Money; you have 2 Money."
    )


# Retail Outlets.


@rule("GF-6.102", "GF-6.103", "GF-6.64")
def test_where_a_product_cannot_go() -> None:
    s = given("factory", 3, factory=["marion"], retail={"r1a": "tanja"})
    assert refused(s, "price r4c") == (
        "GF-6.102",
        "This Retail space (bracket 4, space c) is open only with 4 companies or more; there are 3.",
        "Dieses Feld im Einzelhandel (Segment 4, Feld c) ist erst ab 4 Firmen offen; in dieser Partie sind es 3.",
    )
    assert refused(s, "price r1a") == (
        "GF-6.103",
        "This Retail space (bracket 1, space a) is taken by a product of Ben.",
        "Auf diesem Feld im Einzelhandel (Segment 1, Feld a) steht schon ein Produkt von Ben.",
    )
    assert refused(s, "price liquidation")[2] == (
        "Im Einzelhandel sind noch 9 Felder frei, daher kann ein neues Produkt nicht liquidiert werden."
    )
    s = given("drop_products", 3, retail={"r2a": "marion", "r1a": "tanja"}, unsold=["r2a"])
    assert refused(s, "drop r2a.r1d")[0] == "GF-6.102"
    assert refused(s, "drop r2a.r1a")[1] == "This Retail space (bracket 1, space a) is taken by a product of Ben."


@rule("GF-6.107", "GF-6.109", "GF-6.108")
def test_which_product_drops() -> None:
    products = {"r2a": "marion", "r2b": "marion", "r3a": "marion", "r1a": "tanja"}
    s = given("drop_products", 4, retail=products, unsold=["r2a", "r2b", "r3a"])
    assert refused(s, "drop r1a.liquidation") == (
        "GF-6.107",
        "You have no product there: bracket 1, space a.",
        "Dort hast du kein Produkt: Segment 1, Feld a.",
    )
    assert refused(s, "drop r3a.liquidation") == (
        "GF-6.107",
        "Your product there (bracket 3, space a) comes later: first the unsold products of bracket 2 drop.",
        (
            "Dein Produkt dort (Segment 3, Feld a) kommt später: "
            "Zuerst sind die unverkauften Produkte in Segment 2 an der Reihe."
        ),
    )
    play(s, "drop r2a.r1b")
    assert refused(s, "drop r1b.liquidation") == (
        "GF-6.109",
        "Your product there (bracket 1, space b) is done with for this round: a product drops only once per round.",
        (
            "Dein Produkt dort (Segment 1, Feld b) ist für diese Runde erledigt: "
            "Ein Produkt wird höchstens einmal pro Runde herabgesetzt."
        ),
    )
    assert refused(s, "drop r2b.r3b") == (
        "GF-6.108",
        "An unsold product (bracket 2, space b) can only go to a lower bracket, not here: bracket 3, space b.",
        (
            "Ein unverkauftes Produkt (Segment 2, Feld b) kann nur in ein niedrigeres Segment, "
            "nicht hierhin: Segment 3, Feld b."
        ),
    )


@rule("GF-8.9", "GF-17.20")
def test_niche_market_that_is_missing_or_covered() -> None:
    s = given("drop_products", retail={"r2a": "marion"}, unsold=["r2a"])
    assert refused(s, "drop r2a.stay")[2] == (
        "Nur mit dem Nischenmarkt darf ein unverkauftes Produkt stehen bleiben; den hast du nicht."
    )
    own: Seat = {"covers": {"training": ["niche_market", "network_admin"]}}
    s = given("drop_products", retail={"r2a": "marion"}, unsold=["r2a"], marion=own)
    assert refused(s, "drop r2a.stay")[:2] == (
        "GF-8.9",
        "Your Niche Market is covered, so an unsold product may not stay where it is.",
    )


# Who was not asked.


@rule("GF-6.41", "GF-6.42", "GF-15.6")
def test_who_gets_no_bonus() -> None:
    few = (
        "GF-6.41",
        "With 2 companies there is no Marketing Bonus; it takes 3 or more.",
        "Bei 2 Firmen gibt es keinen Marketing-Bonus, erst ab 3.",
    )
    s = given("factory", 2, factory=["marion"])
    assert refused(s, "bonus money") == refused(s, "no_bonus") == refused(s, "remodel_bonus training") == few
    least = (
        "GF-6.42",
        "You are the least popular company, and the least popular one gets no Marketing Bonus.",
        "Deine Firma ist die unbeliebteste, und die unbeliebteste erhält keinen Marketing-Bonus.",
    )
    s = given("factory", factory=["marion"], order=["tanja", "nikki", "marion"])
    assert refused(s, "bonus money") == refused(s, "no_bonus") == least
    s = given("factory", factory=["marion"], order=["marion", "tanja", "nikki"])
    assert PLAYING.objection(s, "bonus money") == NOT_NOW
    s = given("marketing_bonus", order=["marion", "tanja", "nikki"], marion=RICH, tanja=RICH)
    assert refused(s, "bonus remodel")[0] == "GF-15.6"
    play(s, "remodel_bonus training")
    taken = ("GF-6.42", "Ada has taken this bonus in this round: Remodel.")
    assert refused(s, "bonus remodel")[:2] == refused(s, "remodel_bonus training")[:2] == taken


@rule("GF-5.13", "GF-5.16")
def test_who_could_not_hire() -> None:
    s = turn(marion={"money": 2, "info": 9})
    assert refused(s, "hire")[1] == "An employee costs you 5 Money and 5 Info. You have 2 Money and 9 Info."
    assert PLAYING.objection(turn(marion=RICH), "hire") == NOT_NOW
    assert PLAYING.objection(given("factory", factory=["marion"], marion={"money": 0}), "hire") == NOT_NOW
    assert refused(turn(marion={"hired": 4}), "hire")[1] == (
        "You have 5 employees, the CEO included. There is no room for more."
    )


@rule("GF-5.62")
def test_who_has_nobody_to_fire() -> None:
    assert refused(given("hire_employees", marion=RICH), "fire 1") == (
        "GF-5.62",
        "You have nobody to fire: the CEO stays.",
        "Du hast niemanden, den du entlassen kannst: Der CEO bleibt.",
    )
    assert refused(given("fire_employees", marion={"hired": 1}), "fire 3") == (
        "GF-5.62",
        "You cannot fire 3 employees; besides the CEO you have only 1.",
        "Du kannst nicht 3 Angestellte entlassen; außer dem CEO hast du nur 1.",
    )


@rule("GF-6.63", "GF-6.124")
def test_who_has_no_marker_in_the_city() -> None:
    s = given("choose_marketing", marion=RICH, waiting=["marion"])
    assert refused(s, "price r1a") == (
        "GF-6.63",
        "You have no product in the Factory in this round.",
        "Du hast in dieser Runde kein Produkt in der Fabrik.",
    )
    nothing = (
        "GF-6.124",
        "You have no marker at the Construction Company in this round, so you cannot buy anything.",
        "Du hast in dieser Runde keinen Marker beim Bauunternehmen und kannst daher nichts kaufen.",
    )
    for move in ("buy_floor empty_floor", "buy_tenant network_admin.training", "buy_nothing"):
        assert refused(s, move) == nothing
    s = given("choose_marketing", marion=RICH, waiting=["marion"], factory=["marion"], construction=["marion"])
    assert PLAYING.objection(s, "price r1a") == PLAYING.objection(s, "buy_nothing") == NOT_NOW


@rule("GF-6.77", "GF-6.107", "GF-6.109")
def test_what_could_not_be_sold_or_dropped_before() -> None:
    s = given("construction_company", marion=RICH, construction=["marion"], retail={"r1b": "marion"})
    none = ("GF-6.77", "You have no marker on the stock track.", "Auf der Börsenskala liegt kein Marker von dir.")
    assert refused(s, "sell_share 3") == refused(s, "keep_shares") == none
    assert refused(s, "drop r1a.liquidation")[0] == "GF-6.107"
    assert refused(s, "drop r1b.liquidation")[0] == "GF-6.109"
    s = given("sell_shares", shares={"2": "marion"})
    assert refused(s, "sell_share 3") == (
        "GF-6.77",
        "None of your markers is on space 3 of the stock track.",
        "Auf Feld 3 der Börsenskala liegt kein Marker von dir.",
    )
    assert PLAYING.objection(s, "drop r1a.liquidation") == NOT_NOW


@rule("GF-17.15")
def test_a_colour_without_time_in_the_stock() -> None:
    s = turn()
    s.companies[0].stock = 0
    assert refused(s, "use advertising_1")[1:] == (
        "You have no Time left in the General Stock to put there.",
        "Im allgemeinen Vorrat hast du keinen Zeitmarker mehr, der dorthin käme.",
    )
