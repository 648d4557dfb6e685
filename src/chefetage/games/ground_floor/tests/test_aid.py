"""The player aid: its numbers are those of the components (its form: tests/words/test_aid.py)."""

from chefetage.core.catalog import find_game
from chefetage.words.aid import player_aid


def test_the_numbers_are_those_of_the_components() -> None:
    aid = player_aid(find_game("ground_floor").folder, "en")
    blocks = {block.title: block for block in aid.blocks}
    assert blocks["Employees and income"].rows[4] == ["5", "−3", "3"]
    assert blocks["The economy"].rows[3] == ["Boom", "3", "8"]
    city = dict(blocks["The city (a/b: a Money and b Info)"].lines)
    assert city["Factory"].startswith("2/2 and Supplies: 1.")
    assert city["Stock Exchange"].startswith("1/2, 1/1, 0/1 or 1/0.")
    floors = dict(blocks["Floors (stage · points)"].lines)
    assert floors["Skyline Achievement"] == "3 · 4: +1 per Floor."
