"""Answers that everybody may have: compressed, and material of the games not sent again to whoever has it.

What is somebody's own is never compressed: its length would tell of what stands in it (BREACH).
"""

import gzip
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

LEAST_BYTES = 1000  # what is shorter gains nothing
KEPT = 64  # compressed answers: texts, rulebooks and components of all games in both languages
LEVEL = 6


def accepts(scope: Scope, encoding: str) -> bool:
    """Whether whoever asks reads a form; one with the quality 0 is refused (RFC 9110, 12.5.3)."""
    for wish in Headers(scope=scope).get("accept-encoding", "").split(","):
        name, _, quality = wish.replace(" ", "").partition(";q=")
        if name.lower() == encoding:
            return quality.rstrip("0.") != "" or quality == ""
    return False


def shared(answer: Response, scope: Scope) -> Response:
    """An answer as it is sent to one of all those who may ask for it."""
    mark = f'"{sha256(answer.body).hexdigest()[:16]}"'
    answer.headers["etag"] = mark
    answer.headers["cache-control"] = "no-cache"  # kept, but asked for anew
    answer.headers["vary"] = "accept-encoding, accept-language"
    if mark in Headers(scope=scope).get("if-none-match", ""):
        kept = {name: answer.headers[name] for name in ("etag", "cache-control", "vary")}
        return Response(status_code=304, headers=kept)
    return packed(answer, scope, kept_gzipped)


def packed(answer: Response, scope: Scope, pack: Callable[[bytes], bytes]) -> Response:
    """An answer without secrets, in the short form if it is read."""
    if len(answer.body) >= LEAST_BYTES and accepts(scope, "gzip"):
        answer.body = pack(bytes(answer.body))
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))
    return answer


def gzipped(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)


kept_gzipped = lru_cache(KEPT)(gzipped)
