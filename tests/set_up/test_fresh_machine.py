"""What the README promises holds on a new machine: the committed files, Python, coreutils, a package index."""

import http.server
import platform
import shutil
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.set_up.machine import (
    INDEX_VARIABLES,
    PYTHON,
    ROOT,
    STDLIB,
    Machine,
    asked_of_python,
    complaint,
    run,
    succeeded,
    uncommitted_files,
)

pytestmark = pytest.mark.fresh


@pytest.fixture
def machine_without_pip(machine: Machine, tmp_path: Path) -> Machine:
    """Python as some systems package it: no pip, no ensurepip, no venv, no headers, no changes allowed."""
    python = copy_of_bare_python(tmp_path / "python")
    program = Path(machine.environment["PATH"], "python3")
    program.unlink()
    program.symlink_to(python)
    return machine


@pytest.fixture
def index_with_a_forged_uv(tmp_path: Path) -> Iterator[str]:
    """The address of a package index on this machine whose uv is not what it seems."""
    name = f"uv-{pinned_uv()}-py3-none-manylinux_2_17_{platform.machine()}.musllinux_1_1_{platform.machine()}.whl"
    folder = tmp_path / "index" / "uv"
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(f'<a href="{name}">{name}</a>', encoding="utf-8")
    (folder / name).write_bytes(b"forged")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), quiet_handler(folder.parent)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_the_commands_of_the_readme(new_machine: Machine) -> None:
    machine = new_machine
    assert machine.engine() == "interpreted"
    with machine.serving() as address, urllib.request.urlopen(address) as page:
        assert b"<title>Chefetage</title>" in page.read()
    succeeded(machine.make("test", "-x", "-q"))
    assert uncommitted_files(machine.project) == ""


def test_set_up_speaks_on_stderr_and_only_when_it_works(machine: Machine) -> None:
    first, second = machine.make("info", "--json"), machine.make("info", "--json")
    assert "setting up .venv-pure" in succeeded(first).stderr
    assert first.stdout == succeeded(second).stdout
    assert second.stderr == ""


def test_a_python_that_nobody_but_the_system_may_change(machine_without_pip: Machine) -> None:
    pip = Path(asked_of_python("import pip; print(pip.__path__[0])"))
    site_packages(machine_without_pip).joinpath("pip").symlink_to(pip)
    refused = run("python3", "-m", "pip", "install", "uv", cwd=ROOT, environment=machine_without_pip.environment)
    assert "externally-managed-environment" in refused.stderr
    assert machine_without_pip.engine() == "interpreted"


def test_a_python_whose_only_pip_is_the_bundled_one(machine_without_pip: Machine) -> None:
    site_packages(machine_without_pip).parent.joinpath("ensurepip").symlink_to(STDLIB / "ensurepip")
    assert machine_without_pip.engine() == "interpreted"


def test_a_python_without_any_pip_but_with_a_known_index(machine_without_pip: Machine) -> None:
    default_index = asked_of_python("from pip._internal.models.index import PyPI; print(PyPI.simple_url)")
    machine_without_pip.environment.setdefault("PIP_INDEX_URL", default_index)
    assert machine_without_pip.engine() == "interpreted"


def test_a_python_without_any_pip_or_index(machine_without_pip: Machine) -> None:
    for variable in INDEX_VARIABLES:
        machine_without_pip.environment.pop(variable, None)
    assert complaint(machine_without_pip.make("info")).startswith("make.py: there is no uv and no working pip")


def test_a_forged_uv_is_refused(machine_without_pip: Machine, index_with_a_forged_uv: str) -> None:
    machine_without_pip.environment["UV_DEFAULT_INDEX"] = index_with_a_forged_uv
    assert "sha256 differs" in complaint(machine_without_pip.make("info"))
    assert not (machine_without_pip.project / ".tools" / "uv").exists()


def test_an_old_python_is_told_so(machine: Machine) -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 10, 9); runpy.run_path('make.py', run_name='__main__')"
    answer = run("python3", "-c", pretend, cwd=machine.project, environment=machine.environment)
    assert complaint(answer) == "make.py: Chefetage needs Python 3.11 or newer; this is 3.10."


def copy_of_bare_python(folder: Path) -> Path:
    """This Python without its extras: the program itself, and links to its standard library."""
    python, library = folder / "bin" / "python3", folder / "lib" / STDLIB.name
    python.parent.mkdir(parents=True)
    shutil.copy(PYTHON, python)
    (library / "site-packages").mkdir(parents=True)
    left_out = {"site-packages", "dist-packages", "ensurepip", "venv", "EXTERNALLY-MANAGED", "__pycache__"}
    for part in STDLIB.iterdir():
        if part.name not in left_out:
            (library / part.name).symlink_to(part)
    (library / "EXTERNALLY-MANAGED").write_text("[externally-managed]\nError=Ask the system.\n", encoding="utf-8")
    return python


def site_packages(machine: Machine) -> Path:
    python = Path(machine.environment["PATH"], "python3").resolve()
    return python.parent.parent / "lib" / STDLIB.name / "site-packages"


def pinned_uv() -> str:
    requirement = (ROOT / "build_support" / "uv.txt").read_text(encoding="utf-8")
    return next(line.split("==")[1].split()[0] for line in requirement.splitlines() if line.startswith("uv=="))


def quiet_handler(folder: Path) -> type[http.server.SimpleHTTPRequestHandler]:
    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments: object, **options: object) -> None:
            super().__init__(*arguments, directory=str(folder), **options)  # type: ignore[arg-type]

        def log_message(self, *_arguments: object) -> None:
            pass

    return Handler
