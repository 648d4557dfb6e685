"""Where somebody comes from."""

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""
