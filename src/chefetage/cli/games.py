"""chefetage games"""

from functools import partial

from chefetage.cli.command import Command
from chefetage.cli.output import show, show_json
from chefetage.cli.parameters import json_flag
from chefetage.core.catalog import catalog
from chefetage.core.info import GameInfo, Option
from chefetage.words.texts import Texts, game_texts


def command(text: Texts) -> Command:
    return Command("games", text, partial(show_games, text), [json_flag(text)])


def show_games(text: Texts, as_json: bool) -> None:
    infos = [game.info for game in catalog().values()]
    if as_json:
        show_json(infos)
        return
    for info in infos:
        show(*game_lines(info, text))


def game_lines(info: GameInfo, text: Texts) -> list[str]:
    words = game_texts(info.key, text.lang)
    players = text("games-players", least=info.players_min, most=info.players_max)
    facts = text("games-facts", players=players, minutes=info.minutes, designer=info.designer)
    return [
        text("games-title", game=info.key, title=info.title[text.lang]),
        "  " + info.tagline[text.lang],
        "  " + facts,
        "  " + text("games-rules", version=info.rules_version, stage=text(f"stage-{info.stage}")),
        *("  " + line for option in info.options for line in option_lines(option, text, words)),
    ]


def option_lines(option: Option, text: Texts, words: Texts) -> list[str]:
    """What can be chosen, and what holds if nothing is said."""
    name = words(f"option-{option.key}")
    return [
        text("games-option", option=option.key, name=name, rule=option.rule),
        *("    " + value_line(option, value, text, words) for value in option.values),
    ]


def value_line(option: Option, value: str, text: Texts, words: Texts) -> str:
    meaning = words(f"option-{option.key}-{value}")
    key = "games-default-value" if value == option.default else "games-value"
    return text(key, option=option.key, value=value, meaning=meaning)
