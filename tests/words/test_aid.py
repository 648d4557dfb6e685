"""Player aids: every number from the components, every text told, one page."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from chefetage.core.catalog import catalog
from chefetage.core.problem import Problem
from chefetage.words.aid import Aid, Block, at, flattened, has_aid, player_aid
from chefetage.words.aid_page import LEAST, MARGIN, WIDTH, aid_page, best_setting, column_width, wrapped
from chefetage.words.aid_page import Word as AidWord
from chefetage.words.texts import LANGUAGES, game_texts
from tests.texts.files import FOLDERS, messages, variables

GAMES = [key for key, game in sorted(catalog().items()) if has_aid(game.folder)]
LEGIBLE = 7  # points, on paper
HEIGHT = 760

every_aid = pytest.mark.parametrize(("key", "lang"), [(key, lang) for key in GAMES for lang in LANGUAGES])


def aid_of(key: str, lang: str) -> Aid:
    return player_aid(catalog()[key].folder, lang)


def all_texts(aid: Aid) -> list[str]:
    return [
        text
        for block in aid.blocks
        for text in [
            block.title,
            *block.head,
            *(cell for row in block.rows for cell in row),
            *(part for line in block.lines for part in line),
        ]
    ]


@every_aid
def test_everything_is_told(key: str, lang: str) -> None:
    texts = all_texts(aid_of(key, lang))
    assert not [text for text in texts if re.search(r"[{}$]|\baid-|\b\w+-\w+_\w+", text)]


@every_aid
def test_it_fits_on_one_page_in_legible_type(key: str, lang: str) -> None:
    setting = best_setting(aid_of(key, lang).blocks, HEIGHT)
    assert setting.fits
    assert setting.size >= LEGIBLE


@every_aid
def test_the_page_is_a_picture_that_needs_nothing_else(key: str, lang: str) -> None:
    page = ET.fromstring(aid_page(aid_of(key, lang)))
    assert (page.attrib["width"], page.attrib["height"]) == ("210mm", "297mm")
    shown = " ".join("".join(text.itertext()) for text in page.iter("{http://www.w3.org/2000/svg}text"))
    for block in aid_of(key, lang).blocks:
        assert block.title in shown
    assert not re.search(r"style=|href=|<script", aid_page(aid_of(key, lang)))
    for text in page.iter("{http://www.w3.org/2000/svg}text"):
        assert MARGIN <= float(text.attrib["x"]) < WIDTH - MARGIN


@every_aid
def test_every_text_of_the_aid_is_used(key: str, lang: str) -> None:
    plan = (catalog()[key].folder / "aid.toml").read_text(encoding="utf-8")
    components = (catalog()[key].folder / "components.toml").read_text(encoding="utf-8")
    for name in messages(FOLDERS[key], lang):
        if name.startswith("aid-"):
            key = name.removeprefix("aid-")
            assert f'"{name}"' in plan or f'"{key}"' in components or f"{{ {key} = " in components, name


@pytest.mark.parametrize("key", GAMES)
def test_both_languages_tell_the_same_numbers(key: str) -> None:
    names = [name for name in messages(FOLDERS[key], "en") if name.startswith("aid-")]
    for name in names:
        assert variables(FOLDERS[key], "en", name) == variables(FOLDERS[key], "de", name), name


def test_the_numbers_of_watch_are_those_of_its_components() -> None:
    aid = aid_of("watch", "en")
    assert aid.title == game_texts("watch", "en")("title")
    rows = next(block.rows for block in aid.blocks if block.title.startswith("Your rows"))
    assert rows[0][2:] == ["1", "2", "3", "5", "8"]
    assert rows[1][6] == "3→L + W + D"
    tracks = next(block.rows for block in aid.blocks if block.title == "Majority tracks")
    assert tracks[4] == ["Crates I", "4", "2"]
    assert "−10 points" in " ".join(text for block in aid.blocks for _, text in block.lines)


def test_the_projects_of_councils_and_contracts_have_their_prices_and_actions() -> None:
    rows = {lang: {row[0]: row[1:] for row in aid_of("councils_contracts", lang).blocks[-1].rows} for lang in LANGUAGES}
    assert len(rows["en"]) == 36
    assert rows["en"]["24"] == ["Market hall", "T1 F2 P1", "2", "3", "2 ordinary → 8 VP"]
    assert rows["en"]["2"][-1] == "1 worker to box → D+3"
    assert rows["en"]["5"][-1] == "1 worker to box → +4 ordinary"
    assert rows["de"]["23"] == ["Handelskontor", "F2 K1", "1", "2", "E1 → 7 SP"]


def test_a_game_without_an_aid_says_so(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="no-aid"):
        player_aid(tmp_path, "en")


def test_components_are_found_by_id_or_number_and_flattened_by_name() -> None:
    component = {"rows": [{"id": "dock", "gears": [1, 2]}]}
    assert at(component, "rows.dock.gears.1") == 2
    assert at(component, "rows.0.id") == "dock"
    assert flattened(component) == {"rows_0_id": "dock", "rows_0_gears_0": 1, "rows_0_gears_1": 2}


def test_lines_are_no_wider_than_their_column() -> None:
    lines = wrapped([AidWord("Name:", True), AidWord("word " * 50)], 100, 10)
    assert len(lines) > 10
    assert [word.text for line in lines for word in line] == ["Name:", *["word"] * 50]


def test_what_is_too_much_for_a_page_is_noticed() -> None:
    block = Block("Much", [], [], [("", "word " * 20_000)])
    setting = best_setting([block], HEIGHT)
    assert (setting.fits, setting.size) == (False, LEAST)
    wide = Block("Wide", [], [["x" * 200, "y"]], [])
    assert not best_setting([wide], HEIGHT).fits
    assert column_width() < WIDTH / 2
