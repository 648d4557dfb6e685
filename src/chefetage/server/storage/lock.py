"""One server per database: a lock file beside it says who has it."""

import fcntl
import os
from pathlib import Path

from chefetage.core.problem import Problem


class FileLock:
    """Held until released or until the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self.file = os.fdopen(os.open(self.path, os.O_CREAT | os.O_RDWR | os.O_APPEND, 0o600), "a+")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = self.holder()
            self.file.close()
            raise Problem("database-in-use", file=str(database), process=holder) from error
        self.sign()

    def holder(self) -> str:
        self.file.seek(0)
        return self.file.read().strip() or "?"

    def sign(self) -> None:
        self.file.truncate(0)
        self.file.write(str(os.getpid()))
        self.file.flush()

    def release(self) -> None:
        self.file.close()
