"""GF-13.16  A game in words: every step of an Automa names its card and the rule behind it."""

import re

import pytest

from chefetage.core.catalog import find_game
from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD
from chefetage.games.ground_floor.rules.events import AUTOMA_CHOSE_BOX, AUTOMA_PRICED, AUTOMA_SCHEDULED
from chefetage.games.ground_floor.tests.games import TABLES, games
from chefetage.games.ground_floor.tests.support import turn
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
        "Hadid turns over “Factory 1” (Networking, bracket 3) and takes a space (GF-13.16): Factory, space 1."
    )
    assert wording(1, "de").event(s.journal[0]) == (
        "Hadid deckt „Fabrik 1“ (Networking, Segment 3) auf und besetzt ein Feld (GF-13.16): Fabrik, Feld 1."
    )
