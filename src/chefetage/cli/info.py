"""chefetage info"""

import platform
from functools import partial

from chefetage import __version__
from chefetage.cli.command import Command
from chefetage.cli.output import show, show_json
from chefetage.cli.parameters import json_flag
from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.words.texts import Texts


def command(text: Texts) -> Command:
    return Command("info", text, partial(show_info, text), [json_flag(text)])


def show_info(text: Texts, as_json: bool) -> None:
    engine = "compiled" if is_compiled() else "interpreted"
    if as_json:
        show_json(facts(engine))
        return
    show(
        text("info-version", version=__version__),
        text(f"info-engine-{engine}"),
        text("info-python", version=platform.python_version(), implementation=platform.python_implementation()),
        text("info-platform", platform=platform.platform()),
        *(game_line(key, text) for key in catalog()),
    )


def facts(engine: str) -> dict[str, object]:
    return {
        "version": __version__,
        "engine": engine,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "games": {key: {"rules_version": game.info.rules_version} for key, game in catalog().items()},
    }


def game_line(key: str, text: Texts) -> str:
    info = catalog()[key].info
    return text("info-game", title=info.title[text.lang], game=key, version=info.rules_version)
