"""What the README promises holds on a new machine: the committed files, Python, coreutils, a package index."""

import http.server
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = pytest.mark.fresh

ROOT = Path(__file__).resolve().parent.parent
PYTHON = Path(sys.executable).resolve()
STDLIB = Path(sysconfig.get_path("stdlib"))
COREUTILS = ("cat", "chmod", "cp", "dirname", "env", "ls", "mkdir", "mv", "pwd", "rm", "sh", "sleep", "true", "uname")
# How this machine reaches a package index is the one thing that a new machine is told.
NETWORK_VARIABLES = ("SSL_CERT_FILE", "SSL_CERT_DIR", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY")
INDEX_VARIABLES = ("PIP_CERT", "PIP_CONFIG_FILE", "PIP_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX_URL")


@dataclass
class Machine:
    """A clone of this repository, and an environment in which make.py finds next to nothing."""

    project: Path
    environment: dict[str, str]

    def make(self, *words: str) -> subprocess.CompletedProcess[str]:
        return run("python3", "make.py", *words, cwd=self.project, environment=self.environment)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a web table that runs meanwhile."""
        command = ["python3", "make.py", "serve", "--port", "0", "--db", str(self.project.with_name("tables.sqlite"))]
        with subprocess.Popen(
            command, cwd=self.project, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            yield re.findall(r"http://\S+", process.stdout.readline())[0]
            process.terminate()

    def engine(self) -> str:
        """Which engine runs, read from an output that holds nothing but the answer."""
        answer = succeeded(self.make("info", "--json"))
        return str(json.loads(answer.stdout)["engine"])


@pytest.fixture(scope="module")
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


def run(*command: str, cwd: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    program = shutil.which(command[0], path=environment["PATH"])
    assert program, command[0]
    arguments = [program, *command[1:]]
    return subprocess.run(
        arguments, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def succeeded(answer: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    assert answer.returncode == 0, f"{answer.args} ended with {answer.returncode}\n{answer.stdout}\n{answer.stderr}"
    return answer


def complaint(answer: subprocess.CompletedProcess[str]) -> str:
    """The one line that a failed run says."""
    assert answer.returncode == 1
    assert answer.stdout == ""
    *chatter, line = answer.stderr.splitlines()
    assert all(earlier.startswith("make.py: setting up") for earlier in chatter), answer.stderr
    return line


def clone_of_head(folder: Path) -> Path:
    git("clone", "--quiet", str(ROOT), str(folder), cwd=ROOT)
    return folder


def uncommitted_files(project: Path) -> str:
    return git("status", "--porcelain", cwd=project)


def git(*arguments: str, cwd: Path) -> str:
    return succeeded(run("git", *arguments, cwd=cwd, environment=dict(os.environ))).stdout


def environment(programs: Path, home: Path) -> dict[str, str]:
    names = [*NETWORK_VARIABLES, *(name.lower() for name in NETWORK_VARIABLES), *INDEX_VARIABLES]
    network = {name: os.environ[name] for name in names if name in os.environ}
    return {"PATH": str(programs), "HOME": str(home), "LANG": "C.UTF-8", **network}


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


def asked_of_python(question: str) -> str:
    return succeeded(run(str(PYTHON), "-c", question, cwd=ROOT, environment=dict(os.environ))).stdout.strip()


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
