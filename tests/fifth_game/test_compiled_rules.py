"""Kept rules are compiled beside today's, each version as a unit of its own, and play as they did interpreted."""

import runpy
import shutil
from pathlib import Path

import pytest

from tests.fifth_game.test_new_rules import GAME, KEPT, change_the_rules
from tests.fifth_game.tree import ROOT, Tree

COMPILER = runpy.run_path(str(ROOT / "build_support" / "compiler.py"))
WHERE_THEY_ARE = f"""
import sys
from chefetage.core.catalog import find_game
for rules in (1, 2):
    print(sys.modules[type(find_game({GAME!r}, rules)).__module__].__file__)
"""


@pytest.mark.slow
@pytest.mark.skipif(not (COMPILER["has_compiler"]() and COMPILER["has_headers"]()), reason="there is no compiler")
def test_kept_rules_are_compiled_like_todays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHEFETAGE_PURE", raising=False)
    tree = Tree(tmp_path)
    for game in [folder for folder in tree.game.parent.iterdir() if folder.is_dir()]:
        shutil.rmtree(game)  # all of them would take minutes
    tree.add_the_game()
    tree.run("-m", "tools.keep_rules", GAME)
    change_the_rules(tree)
    for file in ("setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / file, tree.root)
    tree.run("setup.py", "build_ext", "--build-lib", str(tree.sources))
    modules = [Path(line) for line in tree.run("-c", WHERE_THEY_ARE).split()]
    assert [module.suffix for module in modules] == [".so", ".so"]
    assert [module.parent.name for module in modules] == [KEPT, GAME]
    tree.pytest("tests/earlier", "-k", KEPT)
