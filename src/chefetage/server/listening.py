"""The address that the server answers on, taken before anything else is done."""

import socket
from ipaddress import ip_address

from chefetage.core.problem import Problem

BACKLOG = 2048


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach it."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def listen(host: str, port: int) -> socket.socket:
    """A second server on the port is told so before it opens the database."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        raise Problem("port-in-use", host=host, port=str(port), reason=error.strerror or str(error)) from error
    listening.listen(BACKLOG)
    return listening
