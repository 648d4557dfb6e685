"""Names tell components apart, in both languages."""

from collections import Counter

import pytest

from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD, ENTREPRENEUR, ERA, EVENT_CARD
from chefetage.games.ground_floor.rules.components import BONUS, BOX, BUILDING
from chefetage.games.ground_floor.rules.tiles import FLOOR, ROOM, SPECIALTY, TENANT, TILE
from chefetage.words.hyphens import SOFT_HYPHEN
from chefetage.words.texts import LANGUAGES, game_texts

COMPONENTS = [ROOM, TENANT, FLOOR, SPECIALTY, BUILDING, BOX, BONUS, ERA, EVENT_CARD, AUTOMA_CARD, ENTREPRENEUR]


def shared_names(lang: str, keys: list[str]) -> list[str]:
    texts = game_texts("ground_floor", lang)
    counted = Counter(texts(key).replace(SOFT_HYPHEN, "") for key in keys)
    return [name for name, count in counted.items() if count > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_components_share_a_name(lang: str) -> None:
    assert shared_names(lang, [f"{kind.kind}-{key}" for kind in COMPONENTS for key in kind.keys]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_tiles_share_a_short_name(lang: str) -> None:
    assert shared_names(lang, [f"board-tile-{key}" for key in TILE.keys]) == []
