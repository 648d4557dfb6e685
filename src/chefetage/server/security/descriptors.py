"""File descriptors: every open connection takes one, and the server needs some for its own files."""

import os
import resource

MOST = 65536  # more than one process can serve
RESERVE = 128  # for the database, the processes in which bots think, and the files of the pages


def raise_descriptor_limit() -> None:
    """As many as this process may have: the usual 1,024 are soon taken."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def has_descriptor() -> bool:
    """Whether there is one left; without it, whoever comes is sent away by the system, and nobody hears of it."""
    try:
        os.close(os.dup(0))
    except OSError:
        return False
    return True


def descriptors_for_connections() -> int:
    """What is left beside the reserve; where there are very few, half of them."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)
    return max(most - RESERVE, most // 2)
