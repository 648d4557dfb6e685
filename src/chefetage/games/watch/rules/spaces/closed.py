"""WA-5.18  Why a part of a Phase 3 turn is closed to a player who tries it on another space, or too late."""

from mypy_extensions import i64

from chefetage.core.state import Player, RuleId
from chefetage.games.watch.rules.state import State


def closed_part(s: State, p: Player, space: i64, step: i64, refused: RuleId | None) -> RuleId | None:
    """The rule that closes what belongs to a step of a space; None where it may still come.

    `refused` is why p could not do it anyway: whoever has no choice is not asked.
    """
    if not s.is_acting(p):
        return None
    if s.space_of[p] != space:
        return "WA-5.18"
    if s.outer_step <= step:
        return None
    return refused if refused is not None else "WA-5.18"


def part_facts(s: State, p: Player, space: i64) -> dict[str, int]:
    """Where p's worker is, and whether it is the space in question."""
    return {"space": s.space_of[p], "here": int(s.space_of[p] == space)}
