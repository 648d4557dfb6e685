"""SI-20.1  Redraw what a player cannot know: the order of the stack, and plans behind the others' screens."""

from mypy_extensions import i64

from chefetage.core.chance import IMAGINATION, Chance, shuffled
from chefetage.core.state import GAME_OVER, Move, Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN, start_plan
from chefetage.games.smartphone_inc.rules.state import State


def determinize(s: State, viewer: Player, chance: Chance) -> State:
    """A state that agrees with all the viewer may know."""
    imagined = s.clone()
    if s.step == GAME_OVER:  # nothing is hidden any more
        return imagined
    imagined.chance.reseed(chance)
    imagined.stack = shuffled(imagined.stack, chance)
    if s.step == PLAN.number:
        redraw_plans(imagined, viewer, chance)
    return imagined


def redraw_plans(s: State, viewer: Player, chance: Chance) -> None:
    """SI-20.5  Of another player one knows only whether the plan is finished."""
    for p in range(s.players):
        if p != viewer:
            is_ready = s.companies[p].is_ready
            start_plan(s, s.companies[p])
            if is_ready:
                make_random_plan(s, p, chance)


def make_random_plan(s: State, p: Player, chance: Chance) -> None:
    """Random planning moves until the plan is finished."""
    out = vec[i64]([0] * PLAN.width)
    while not s.companies[p].is_ready:
        count: i64 = 0
        for action in PLAN.actions:
            count = action.fill(s, p, out, count)
        make_planning_move(s, p, out[chance.below(IMAGINATION, count)])


def make_planning_move(s: State, p: Player, move: Move) -> None:
    for action in PLAN.actions:
        if action.first <= move < action.first + action.size:
            action.perform(s, p, move - action.first)
