"""Which build this is: pages of another build load themselves anew."""

from functools import cache
from hashlib import sha256

from chefetage import __version__
from chefetage.server.http.pages import PAGES


@cache
def build_id() -> str:
    """Of the built pages; without them, of the program."""
    index = PAGES / "index.html"
    content = index.read_bytes() if index.exists() else __version__.encode()
    return sha256(content).hexdigest()[:12]
