"""One worker process, seen from its parent."""

import os
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar

import msgspec

from chefetage.benchmark.plan import Job
from chefetage.benchmark.protocol import Answer, Failure, Hello, Measurement, Request, Slice

WORKER: Final = Path(__file__).parent / "engines" / "worker.py"
PATIENCE: Final = 120.0  # seconds: a game that never ends must not hold up the run
SLICE_PATIENCE: Final = 10.0  # times its CPU time, as two loops, clones and other programs want the core too
ENDING: Final = 5.0  # seconds to leave before being killed
DETAIL_LENGTH: Final = 300
ONE_THREAD: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}

Expected = TypeVar("Expected", Hello, Slice)


class WorkerFailed(Exception):
    """The worker can give no more measurements."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail[:DETAIL_LENGTH]


class Worker:
    """Lives from its making to `end`; what it measured stays."""

    def __init__(self, job: Job, script: Path = WORKER, patience: float = PATIENCE) -> None:
        self.job = job
        self.patience = patience
        self.hello: Hello | None = None
        self.slices: list[list[Measurement]] = []
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the worker)
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        self.process = self.launch(script)
        self.listener = Thread(target=self.listen, daemon=True)
        self.listener.start()

    def launch(self, script: Path) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(
                [self.job.python, str(script), msgspec.json.encode(self.job.task).decode()],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                env=os.environ | ONE_THREAD,
                start_new_session=True,  # Ctrl-C is for the parent, which then ends its workers
            )
        except OSError as error:
            self.complaints.close()
            raise WorkerFailed("not-started", str(error)) from error

    def listen(self) -> None:
        """In a thread of its own, because pipes cannot be read with a time limit everywhere."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(b"")

    def greet(self) -> None:
        """Wait until the engine is ready; it must run in the mode that was asked for."""
        hello = self.answer(Hello)
        if self.job.mode not in (None, hello.mode):
            raise WorkerFailed("wrong-mode", "")
        self.hello = hello

    def measure(self, seconds: float) -> None:
        assert self.process.stdin is not None
        with suppress(OSError):  # it may be gone; its last answer says why
            self.process.stdin.write(msgspec.json.encode(Request(seconds)) + b"\n")
            self.process.stdin.flush()
        self.slices.append(self.answer(Slice, SLICE_PATIENCE * seconds).measurements)

    def answer(self, kind: type[Expected], work: float = 0.0) -> Expected:
        patience = self.patience + work
        try:
            line = self.lines.get(timeout=patience)
        except Empty:
            raise WorkerFailed("no-answer", f"{patience:g} s") from None
        if not line:
            raise WorkerFailed("failed", self.last_words())
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError as error:
            raise WorkerFailed("failed", str(error)) from error
        if isinstance(answer, Failure):
            raise WorkerFailed(answer.reason, answer.detail)
        if not isinstance(answer, kind):
            raise WorkerFailed("failed", repr(answer))
        return answer

    def last_words(self) -> str:
        self.complaints.seek(0)
        lines = self.complaints.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.listener.join()
        self.complaints.close()
        with suppress(OSError), self.process:  # closes the pipes, also one that broke
            pass
