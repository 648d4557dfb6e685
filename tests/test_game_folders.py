"""One dialect for all game folders: the same things are found in the same places, and rules say which they are."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chefetage.core.catalog import catalog
from tools.arrows import PACKAGE, ROOT, module_name, parsed, sources

GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/game.toml"))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

SKELETON = [
    "__init__.py",
    "bounds.toml",
    "components.toml",
    "game.py",
    "game.toml",
    "guide.toml",
    "hidden.py",
    "rulebook.de.md",
    "rulebook.md",
    "rulings.md",
    "search.toml",
    "rules/chance.py",
    "rules/components.py",
    "rules/events.py",
    "rules/kinds.py",
    "rules/scoring.py",
    "rules/sequence.py",
    "rules/setup.py",
    "rules/state.py",
    "strategy/__init__.py",
    "strategy/evaluation.py",
    "strategy/weights.py",
    "strategy/weights.toml",
    "terminal/__init__.py",
    "tests/fields.py",
    "tests/games.py",
    "tests/not_enforceable.py",
    "tests/position.py",
    "tests/replays",
    "tests/scenarios",
    "tests/showing.py",
    "tests/stage.py",
    "tests/support.py",
    "tests/twin_run.json",
    "texts/alike.txt",
    "texts/de.ftl",
    "texts/en.ftl",
    "view.py",
    "web/Artwork.svelte",
    "web/Board.svelte",
    "web/Player.svelte",
    "web/Standing.svelte",
    "web/index.ts",
    "web/layout.ts",
    "web/moves.ts",
    "web/parts",
    "web/phases.ts",
    "web/players.ts",
    "web/printed.ts",
    "web/rules.ts",
    "web/tests/board.test.ts",
    "web/tests/positions.jsonl",
    "web/tests/positions.toml",
    "web/types.ts",
    "web/view.ts",
]
# Where these things were once, in one game or another.
FORMER = [
    "rules/names.py",
    "strategy.py",
    "terminal.py",
    "tests/test_scenarios.py",  # one for all games
    "web/components.ts",
    "web/data.ts",
    "web/pieces",
    "web/tests/make_positions.py",
    "web/tests/positions.py",
    "web/tests/table.ts",
]
# What modules offer; functions with their parameters where these are alike.
OFFERED = {
    "hidden.py": ["determinize(s, viewer, chance)"],
    "rules/chance.py": ["STREAMS"],
    "rules/kinds.py": ["KINDS"],
    "rules/sequence.py": ["SEQUENCE"],
    "rules/setup.py": ["set_up(s, options)"],
    "strategy/evaluation.py": ["evaluate(s, p, weights)"],
    "strategy/weights.py": ["WEIGHTS"],
    "terminal/__init__.py": ["situation(scene)", "table(scene)"],
    "tests/fields.py": ["Seat"],
    "tests/position.py": ["build"],
    "tests/stage.py": ["CHAPTER", "ELSEWHERE", "STAGE"],
    "tests/support.py": ["given", "options", "play", "refusal", "step"],
    "view.py": ["view(s, viewer)"],
}
# What files of a board export, with the types of functions.
EXPORTED = {
    "web/moves.ts": ["choicesOf(table: Table): Choice[]"],
    "web/players.ts": ["playersOf(table: Table): Named[]"],
    "web/phases.ts": ["phaseNow(table: Table): number", "phasesOf(table: Table): Phase[]"],
    "web/printed.ts": ["printed(table: Table): Printed"],
    "web/rules.ts": ["RULES"],
    "web/types.ts": ["Table"],
}
EXPORT = re.compile(r"^export (?:const|interface|type|function) (\w+(?:\(.*(?= {$))?)", re.MULTILINE)


@each_game
def test_every_game_folder_has_the_same_skeleton(game: Path) -> None:
    assert [name for name in SKELETON if not (game / name).exists()] == []
    assert [name for name in FORMER if (game / name).exists()] == []


def offered(path: Path) -> Iterator[str]:
    """The functions, classes and constants of a module."""
    for node in parsed(path).body:
        if isinstance(node, ast.FunctionDef):
            yield f"{node.name}({', '.join(argument.arg for argument in node.args.args)})"
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))


@each_game
@pytest.mark.parametrize("name", OFFERED)
def test_the_same_things_have_the_same_names(game: Path, name: str) -> None:
    assert [wanted for wanted in OFFERED[name] if wanted not in offered(game / name)] == []


@each_game
@pytest.mark.parametrize("name", EXPORTED)
def test_boards_export_the_same_names(game: Path, name: str) -> None:
    exported = EXPORT.findall((game / name).read_text(encoding="utf-8"))
    assert [wanted for wanted in EXPORTED[name] if wanted not in exported] == []


def prefix_of(game: Path) -> str:
    """That of its rule ids."""
    found = re.search(r'^prefix = "([A-Z]+)"$', (game / "game.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


@each_game
def test_rule_modules_say_which_rules_they_are(game: Path) -> None:
    for path in sources(game / "rules"):
        if path.name not in ("__init__.py", "events.py", "components.py"):
            doc = ast.get_docstring(parsed(path)) or ""
            assert doc.startswith(prefix_of(game)), f"{path.relative_to(ROOT)} names no rule"


def rule_classes(game: Path) -> dict[str, str]:
    """The docstrings of all steps and actions of a game, by module and name, as its sources have them."""
    nodes = [
        (f"{module_name(path)}.{node.name}", node)
        for path in sources(game / "rules")
        for node in parsed(path).body
        if isinstance(node, ast.ClassDef)
    ]
    family = {"Step", "Action", "Decline"}
    for _ in nodes:  # until the last one knows its ancestors
        family |= {node.name for _, node in nodes if family & {base_name(base) for base in node.bases}}
    return {place: ast.get_docstring(node) or "" for place, node in nodes if node.name in family}


def base_name(base: ast.expr) -> str:
    """Of `Step[State]` it is "Step"."""
    return ast.unparse(base).partition("[")[0].rpartition(".")[2]


def played_classes(game: Path) -> set[str]:
    """The same for the steps and actions that the game is played with; some are the core's."""
    steps = catalog()[game.name].steps
    classes = {type(part) for part in [*steps, *(action for step in steps for action in step.actions)]}
    own = {
        f"{found.__module__}.{found.__name__}" for found in classes if found.__module__.startswith("chefetage.games")
    }
    assert own
    return own


@each_game
def test_steps_and_actions_say_their_rule_and_what_it_is(game: Path) -> None:
    """An id of the rulebook, or several, and then a sentence."""
    rule_id = rf"{prefix_of(game)}-\d+(?:\.\d+)?"
    told = re.compile(rf"{rule_id}(?:(?:, | to | and ){rule_id})*  ?\S+")
    found = rule_classes(game)
    assert played_classes(game) - found.keys() == set()
    assert [name for name, doc in found.items() if not told.match(doc)] == []


@each_game
def test_no_docstring_is_a_bare_rule_id(game: Path) -> None:
    rule_id = rf"{prefix_of(game)}-\d+(?:\.\d+)?"
    bare = re.compile(rf"{rule_id}(?:(?:, | to | and ){rule_id})*\.?")
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    found = [
        f"{path.relative_to(game)}: {getattr(node, 'name', '')} {doc}"
        for path in sources(game)
        for node in ast.walk(parsed(path))
        if isinstance(node, documented) and bare.fullmatch(doc := ast.get_docstring(node) or "")
    ]
    assert found == []
