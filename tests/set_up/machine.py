"""A new machine: the committed files, Python, coreutils, a package index, and nothing else."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
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


def asked_of_python(question: str) -> str:
    return succeeded(run(str(PYTHON), "-c", question, cwd=ROOT, environment=dict(os.environ))).stdout.strip()
