"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

import tomllib
from pathlib import Path
from typing import Any

from chefetage.playing.match import Match

FOLDER = Path(__file__).parent.parent
GUIDE: dict[str, Any] = tomllib.loads((FOLDER / "guide.toml").read_text(encoding="utf-8"))
LEARNER = 0


def start() -> Match:
    return Match.start(FOLDER.name, GUIDE["seed"], GUIDE["options"], ["human"] * GUIDE["players"])


def before_moves() -> dict[str, Any]:
    """What the learner sees when a text is shown."""
    match = start()
    views: dict[str, Any] = {}
    for step in GUIDE["moves"]:
        if "text" in step:
            views[step["text"]] = match.game.view(match.state, LEARNER)
        match.play(step["seat"], step["move"])
    return views


def test_the_explanations_say_what_is_on_the_table() -> None:
    views = before_moves()
    first = views["guide-pass"]
    own = first["companies"][LEARNER]
    assert (own["money"], own["info"], own["time"], first["job_price"]) == (9, 13, 4, 5)
    assert first["order"][0] == LEARNER
    assert views["guide-use"]["companies"][LEARNER]["time"] == 1
    assert sum(views["guide-market"]["boxes"]["networking"]) == 0
    assert views["guide-price"]["current"]["kind"] == "stable"
    assert [company for company in views["guide-price"]["factory"] if company >= 0] == [LEARNER]


def test_the_product_sells_and_pays_for_the_floor() -> None:
    views = before_moves()
    assert views["guide-buy_floor"]["companies"][LEARNER]["money"] == 16
    assert views["guide-buy_floor"]["companies"][LEARNER]["next_floor"] == {"money": 4, "info": 4, "supply": 0}
    last = views["guide-consult"]
    assert last["round"] == 2
    assert last["job_price"] == 4
    assert last["companies"][LEARNER]["floors"] == ["empty_floor"]
