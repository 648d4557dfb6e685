"""Writes the TypeScript of all that server and pages say to each other, web/src/protocol.ts.

python -m tools.message_types            write it
python -m tools.message_types --check    fail if it is not current

It follows the structs: the messages of the socket, and what the site map's addresses take and answer.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, get_args

from chefetage.server.http.openapi import ProblemAnswer
from chefetage.server.messages import PROTOCOL, AnyCommand, AnyFromPage, AnyToPage
from chefetage.server.site_map import ENDPOINTS
from tools.typescript import interface, named_in, union

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"
HEADER = "/* Written by tools/message_types.py from the structs of table/ and server/: do not edit. */\n"
UNIONS = {"AnyCommand": AnyCommand, "AnyFromPage": AnyFromPage, "AnyToPage": AnyToPage}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    if is_check and is_stale():
        sys.exit(f"not current: {FILE.name}; run python -m tools.message_types")
    if is_stale():
        FILE.write_text(source(), encoding="utf-8")
        print(f"wrote {FILE.name}")


def is_stale() -> bool:
    return not FILE.exists() or FILE.read_text(encoding="utf-8") != source()


def source() -> str:
    told = named([AnyToPage, ProblemAnswer, *(endpoint.answer for endpoint in ENDPOINTS)])
    asked = [kind for kind in named([AnyFromPage, *(endpoint.body for endpoint in ENDPOINTS)]) if kind not in told]
    return "\n".join(
        [
            HEADER,
            f"export const PROTOCOL = {PROTOCOL}\n",
            *(interface(kind) for kind in told),
            *(interface(kind, may_omit=True) for kind in asked),
            *(union(name, get_args(members)) for name, members in UNIONS.items()),
        ]
    )


def named(kinds: list[Any]) -> list[type]:
    return list(dict.fromkeys(inner for kind in kinds for inner in named_in(kind)))


if __name__ == "__main__":
    main()
