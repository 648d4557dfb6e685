"""A server that soon forgets the tables which nobody looks at, and limits nobody: what the soak run needs.

python -m tests.attacks.forgetful --port 8000 --db tables.sqlite --bot-delay 0.2
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from chefetage.server.listening import listen
from chefetage.server.serve import server
from chefetage.server.settings import Rate, Settings

IDLE_SECONDS = 5
UNLIMITED = Rate(1e6, 1_000_000)


def unlimited() -> dict[str, Any]:
    """Every rate, whichever there are: one machine plays many people here."""
    return {field.name: UNLIMITED for field in msgspec.structs.fields(Settings) if field.type is Rate}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--db", type=Path, required=True)
    parser.add_argument("--bot-delay", type=float, required=True)
    wishes = parser.parse_args()
    settings = Settings(
        database=wishes.db, port=wishes.port, bot_delay=wishes.bot_delay, idle_seconds=IDLE_SECONDS, **unlimited()
    )
    server(settings).run([listen(settings.host, settings.port)])


if __name__ == "__main__":
    main()
