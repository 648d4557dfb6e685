"""The address that the server answers on, taken before anything else is done."""

import socket
from ipaddress import ip_address

from chefetage.core.problem import Problem

BACKLOG = 2048
SOMEWHERE = "192.0.2.1"  # an address kept free for examples


def is_address(host: str) -> bool:
    """Whether it is an address and no name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def machine_names() -> set[str]:
    """What other machines in the same network call this one."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"}


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach it."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_everywhere(host: str) -> bool:
    """Whether it stands for all addresses of this machine."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def network_address() -> str | None:
    """The address at which other machines find this one; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def listen(host: str, port: int) -> socket.socket:
    """A second server on the port is told so before it opens the database."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise Problem("host-unknown", host=host) from error
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except OSError as error:
        listening.close()
        raise Problem("port-in-use", host=host, port=str(port), reason=error.strerror or str(error)) from error
    listening.listen(BACKLOG)
    return listening
