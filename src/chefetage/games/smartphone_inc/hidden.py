"""SI-20.1  Redraw what a player cannot know: the order of the stack, and plans behind the others' screens."""

from mypy_extensions import i64

from chefetage.core.chance import IMAGINATION, Chance, shuffled
from chefetage.core.state import GAME_OVER, Move, Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN, finish, start_plan
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.strategy.planning import draw_plan


def determinize(s: State, viewer: Player, chance: Chance) -> State:
    """A state that agrees with all the viewer may know."""
    imagined = without_secrets(s, viewer, chance)
    for p in hidden_plans(s, viewer):
        make_random_plan(imagined, p, chance)
    return imagined


def imagine(s: State, viewer: Player, chance: Chance) -> State:
    """The same, with plans that are good for those who made them."""
    imagined = without_secrets(s, viewer, chance)
    for p in hidden_plans(s, viewer):
        make_good_plan(imagined, p, chance)
    return imagined


def without_secrets(s: State, viewer: Player, chance: Chance) -> State:
    """The stack in another order, and no plan on the table but the viewer's."""
    imagined = s.clone()
    if s.step == GAME_OVER:  # nothing is hidden any more
        return imagined
    imagined.chance.reseed(chance)
    imagined.stack = shuffled(imagined.stack, chance)
    if s.step == PLAN.number:
        for p in range(s.players):
            if p != viewer:
                start_plan(imagined, imagined.companies[p])
    return imagined


def hidden_plans(s: State, viewer: Player) -> list[Player]:
    """SI-20.5  Of another player one knows only whether the plan is finished: those who have finished one."""
    if s.step != PLAN.number:
        return []
    return [p for p in range(s.players) if p != viewer and s.companies[p].is_ready]


def make_random_plan(s: State, p: Player, chance: Chance) -> None:
    """Random planning moves until the plan is finished."""
    out = vec[i64]([0] * PLAN.width)
    while not s.companies[p].is_ready:
        count: i64 = 0
        for action in PLAN.actions:
            count = action.fill(s, p, out, count)
        make_planning_move(s, p, out[chance.below(IMAGINATION, count)])


def make_good_plan(s: State, p: Player, chance: Chance) -> None:
    plan = draw_plan(s, p, chance)
    company = s.companies[p]
    company.layout = plan.layout
    company.placed = plan.placed[:]
    company.unused = plan.unused
    finish(s, p)


def make_planning_move(s: State, p: Player, move: Move) -> None:
    for action in PLAN.actions:
        if action.first <= move < action.first + action.size:
            action.perform(s, p, move - action.first)
