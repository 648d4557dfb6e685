"""Every sentence the command line or the core may need exists, in both languages, and none is left over."""

import re
from pathlib import Path

import pytest

import chefetage
from chefetage.bots import BOTS
from chefetage.cli.play.typed import ACTS
from chefetage.cli.program import COMMANDS
from chefetage.cli.words import cli_texts
from chefetage.core.catalog import catalog
from chefetage.words.texts import LANGUAGES, SHARED

PACKAGE = Path(chefetage.__file__).parent
SOURCES = [path for path in PACKAGE.rglob("*.py") if "tests" not in path.relative_to(PACKAGE).parts]
CLI = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if "cli" in path.parts)
ALL = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)

# Keys that are put together in the code, by their beginning.
COMPOSED = (
    *(f"{kind}-{name}" for kind in ("help", "examples", "short") for name in [*COMMANDS, "chefetage"]),
    *(f"{kind}-{name}" for kind in ("word", "play-help") for name in ACTS),
    *("info-engine-compiled", "info-engine-interpreted"),
    *(f"stage-{stage}" for stage in ("draft", "beta", "released")),
    *("unknown-move", "game-over", "not-your-turn", "has-decided", "not-now"),  # Explanation
    *("decision-tells", "way"),  # Wording
    "rules-missing",  # RulesMissing
    *(f"bot-{kind}-{bot}" for kind in ("name", "plays") for bot in BOTS),
    *("bot-takes", "bot-how-measured"),  # the pages
)
BUILT_WITH_COMMANDS = ("cli-", "metavar-", "simulate-column-", "system-")  # test_program.py shows all help texts


def keys_of(lang: str) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", (SHARED / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def keys_in_code() -> set[str]:
    said = set(re.findall(r'\btext\(\s*"([\w-]+)"', CLI))
    said |= set(re.findall(r'"((?:usage|result|games|unknown|play|undo)-[\w-]+)"', CLI))
    said |= set(re.findall(r'"(seat-(?:bot|human)|log-take-back)"', ALL))  # said at tables, too
    problems = set(re.findall(r'Problem\(\s*"([\w-]+)"', ALL))
    return said | {key for key in problems if not key.startswith("problem-")}  # those are among a game's own texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_code_has_a_sentence(lang: str) -> None:
    wanted = keys_in_code() | set(COMPOSED) - {"short-chefetage"}
    assert {key for key in wanted if not cli_texts(lang).has(key)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_left_over(lang: str) -> None:
    used = keys_in_code() | set(COMPOSED)
    assert {key for key in keys_of(lang) - used if not key.startswith(BUILT_WITH_COMMANDS)} == set()


def test_every_game_is_at_a_stage_with_a_name() -> None:
    for game in catalog().values():
        assert cli_texts("en").has(f"stage-{game.info.stage}")


def test_problems_name_the_same_facts_in_both_languages() -> None:
    english, german = (facts_by_key(lang) for lang in LANGUAGES)
    assert english == german


def facts_by_key(lang: str) -> dict[str, set[str]]:
    entries = re.split(r"^([a-zA-Z][\w-]*) =", (SHARED / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", value)) for key, value in zip(entries[1::2], entries[2::2], strict=True)}


def test_code_of_the_command_line_holds_no_sentences() -> None:
    """Text on its way to a user never comes from a literal with a blank in it, the texts' own keys aside."""
    assert re.findall(r'\bshow\(\s*f?"[^"]* [^"]*"', CLI) == []
    assert re.findall(r'\bprint\(\s*f?"[A-Z][^"]* [^"]*"', CLI) == []
