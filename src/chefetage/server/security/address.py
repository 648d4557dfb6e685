"""Where somebody comes from, as limits and the log count it."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import Scope

HOME_BITS = 64  # of an IPv6 address: what lies behind them is one household, whose machines choose the rest freely
LONGEST = 64


def address_of(scope: Scope) -> str:
    return counted_address(str(scope["client"][0])) if scope.get("client") else ""


@lru_cache(1024)
def counted_address(address: str) -> str:
    """An IPv6 address counts by its network, for whoever has one has very many; others as they are."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(found) if found.is_loopback else str(ip_network((int(found), HOME_BITS), strict=False))
