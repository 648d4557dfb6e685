"""Pages and server know the same addresses."""

import re
from pathlib import Path

from chefetage.server.http.pages import ADDRESSES

SOURCE = Path(__file__).parents[2] / "web" / "src" / "addresses.ts"


def test_the_server_answers_at_every_address_of_the_pages_and_at_no_other() -> None:
    assert re.findall(r"\w+: '(/.*)'", SOURCE.read_text(encoding="utf-8")) == ADDRESSES
