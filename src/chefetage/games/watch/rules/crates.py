"""WA-6.3 to WA-6.7  Taking crates from the stacks."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import append, vec
from chefetage.games.watch.rules.components import COLOURS, CRATE_POINTS, VALUES_PER_COLOUR
from chefetage.games.watch.rules.events import CRATE_LOST, CRATE_TAKEN
from chefetage.games.watch.rules.state import State

NO_CRATE: Final = -1


def best_of_colour(stacks: vec[i64], colour: i64) -> i64:
    """WA-6.3  The highest value left in a colour."""
    for step in range(VALUES_PER_COLOUR):
        value = (colour + 1) * VALUES_PER_COLOUR - 1 - step
        if stacks[value] > 0:
            return value
    return NO_CRATE


def best_crate(s: State, colour: i64) -> i64:
    return best_in(s.stacks, colour)


def best_in(stacks: vec[i64], colour: i64) -> i64:
    """WA-6.4  The best of the colour or, where it is used up, of the next lower one that has a crate."""
    for step in range(colour + 1):
        value = best_of_colour(stacks, colour - step)
        if value != NO_CRATE:
            return value
    return NO_CRATE


def take_crate(s: State, p: Player, colour: i64) -> None:
    value = best_crate(s, colour)
    if value == NO_CRATE:
        s.record(CRATE_LOST, p, colour)  # WA-6.5
    else:
        move_crate_to(s, p, value)


def move_crate_to(s: State, p: Player, value: i64) -> None:
    s.stacks[value] -= 1
    s.boards[p].crates[value] += 1
    s.record(CRATE_TAKEN, p, value)


def take_crates(s: State, p: Player, colours: i64) -> None:
    """WA-6.7  One of each colour of the bit set, in the order light brown, white, dark brown."""
    for colour in range(COLOURS):
        if colours >> colour & 1 == 1:
            take_crate(s, p, colour)


def brings_a_crate(s: State, colours: i64) -> bool:
    """WA-6.43  Whether at least one of the colours, or a lower one, has a crate left."""
    for colour in range(COLOURS):
        if colours >> colour & 1 == 1 and best_crate(s, colour) != NO_CRATE:
            return True
    return False


def crate_facts(s: State, colour: i64) -> dict[str, int]:
    """The points of the crate that would be taken, and whether it is of a lower colour (WA-6.4)."""
    value = best_crate(s, colour)
    if value == NO_CRATE:
        return {"value": 0, "lower": 0}
    return {"value": CRATE_POINTS[value], "lower": int(value // VALUES_PER_COLOUR < colour)}


def exchange_facts(s: State, colours: i64) -> dict[str, int]:
    """The crates of an exchange in the order of taking them: how many, how many of a lower colour, lost, their points.

    WA-6.3 to WA-6.7; `colours` tells the words what is printed.
    """
    stacks = s.stacks[:]
    taken = vec[i64]()
    lower: i64 = 0
    lost: i64 = 0
    for colour in range(COLOURS):
        if colours >> colour & 1 == 1:
            value = best_in(stacks, colour)
            if value == NO_CRATE:
                lost += 1
            else:
                stacks[value] -= 1
                lower += int(value // VALUES_PER_COLOUR < colour)
                taken = append(taken, CRATE_POINTS[value])
    crates: i64 = len(taken)
    return {
        "colours": colours,
        "crates": crates,
        "lower": lower,
        "lost": lost,
        "first": taken[0] if crates > 0 else 0,
        "second": taken[1] if crates > 1 else 0,
        "third": taken[2] if crates > 2 else 0,
    }
