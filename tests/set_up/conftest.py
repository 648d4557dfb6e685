"""New machines for the tests of a whole set-up."""

import shutil
from pathlib import Path

import pytest

from tests.set_up.machine import COREUTILS, PYTHON, ROOT, Machine, clone_of_head, environment

# Of two workers, one runs all tests with the commands of the README and then what takes a second; the other the rest.
FIRST = (
    "test_the_commands_of_the_readme",
    "test_an_old_python_is_told_so",
    "test_serving_while_the_engine_is_compiled",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: FIRST.index(item.name) if item.name in FIRST else len(FIRST))


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty home folder; all machines share it, so that only the first one downloads everything."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture
def new_machine(tmp_path: Path, home: Path) -> Machine:
    """A machine with this Python, without compiler, git, uv or Node."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in COREUTILS:
        (programs / name).symlink_to(str(shutil.which(name)))
    (programs / "python3").symlink_to(PYTHON)
    return Machine(clone_of_head(tmp_path / "chefetage"), environment(programs, home))


@pytest.fixture
def machine(new_machine: Machine) -> Machine:
    """A new machine that has the pages of this one: building them takes long and is seen once."""
    pages = Path("src", "chefetage", "webdist")
    if (ROOT / pages).exists():
        shutil.copytree(ROOT / pages, new_machine.project / pages)
    return new_machine
