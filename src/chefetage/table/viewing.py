"""Puts together the position that one viewer sees, in the viewer's language. It is built from what they may know."""

from functools import cache, lru_cache

from chefetage.core.action import Action
from chefetage.core.game import Game
from chefetage.core.score import ScoreLine
from chefetage.core.state import Move, Player, State
from chefetage.playing.match import Match
from chefetage.table.course import Course
from chefetage.table.position import LogLine, Offer, Position, Result, RoundResult, Score, SheetLine, Standing
from chefetage.words.wording import Wording

OFFERS_KEPT = 1_000  # of a game in one language: those used last, and as many that were used before them
SHEET_LINES_KEPT = 10_000


def position(match: Match, viewer: Player, wording: Wording, lines: list[LogLine], is_open: bool = False) -> Position:
    """The position, with lines of the log that the caller has chosen; `is_open` where one looks back from the end."""
    state = match.state
    course = Course(match, viewer, is_open)
    return Position(
        game=match.game.info.key,
        ply=course.ply,
        viewer=int(viewer),
        names=wording.names,
        actors=match.game.actors(state),
        step=match.game.step_name(state),
        decision="" if match.is_over else wording.decision(state),
        view=match.game.view(state, viewer),
        offers=offers(match, viewer, wording),
        log=lines,
        can_undo=viewer >= 0 and bool(match.own_turn(viewer)),
        result=result(match, wording) if match.is_over else None,
        own_ply=own_ply(match, viewer, course),
        scores=scores(match, wording),
        rounds=[
            RoundResult(end.round, course.count(end.ply), end.totals, end.holdings) for end in match.trail.round_ends
        ],
    )


def own_ply(match: Match, viewer: Player, course: Course) -> int:
    """Behind the last move of the viewer."""
    moves = match.record.moves
    return next((course.count(ply) for ply in range(len(moves), 0, -1) if moves[ply - 1].seat == viewer), 0)


def scores(match: Match, wording: Wording) -> list[Score]:
    """The public points of all, as they stand; the same for every viewer."""
    game, state = match.game, match.state
    seats = [(player, game.public_sheet(state, player)) for player in range(state.players)]
    rivals = [(rival.number, rival.sheet) for rival in game.rivals(state)]
    return [
        Score(int(player), wording.player(player), sum(line.points for line in lines), sheet(lines, wording))
        for player, lines in seats + rivals
    ]


def offers(match: Match, viewer: Player, wording: Wording) -> list[Offer]:
    if viewer < 0:
        return []
    kept = kept_offers(match.game, wording.texts.lang)
    return [kept.offer(match, viewer, move, wording) for move in match.game.legal_moves(match.state, viewer)]


class KeptOffers:
    """Offers that were made once: the same move with the same facts is the same offer, at whatever table."""

    def __init__(self) -> None:
        self.offers: dict[tuple[object, ...], Offer] = {}
        self.older: dict[tuple[object, ...], Offer] = {}  # forgotten unless they are asked for again

    def offer(self, match: Match, viewer: Player, move: Move, wording: Wording) -> Offer:
        action = match.game.action_of[move]
        arg = move - action.first
        facts = action.facts(match.state, viewer, arg)
        names = wording.names if "player" in facts else ()  # told of players, it holds for them only
        key = (move, *facts, *facts.values(), *names)
        found = self.offers.get(key)
        if found is None:
            found = self.older.get(key) or new_offer(match.game, action, arg, facts, wording)
            self.keep(key, found)
        return found

    def keep(self, key: tuple[object, ...], offer: Offer) -> None:
        if len(self.offers) >= OFFERS_KEPT:
            self.older, self.offers = self.offers, {}
        self.offers[key] = offer


@cache
def kept_offers(game: Game[State], lang: str) -> KeptOffers:
    """Those of a game in one language, the same for all its tables; another version of its rules has its own."""
    return KeptOffers()


def new_offer(game: Game[State], action: Action[State], arg: Move, values: dict[str, int], wording: Wording) -> Offer:
    text = wording.action(action, arg, values)
    facts = {name: known(game, name, value) for name, value in values.items()}
    return Offer(game.notation(action.first + arg), action.name, action.keys(arg), action.rule, text, facts)


def known(game: Game[State], name: str, value: int) -> int | str:
    """A fact named like a kind of component is the key of one."""
    return game.kinds[name][value] if name in game.kinds else int(value)


def result(match: Match, wording: Wording) -> Result:
    game, state = match.game, match.state
    verdict = game.verdict(state)
    sheets = [sheet(game.score_sheet(state, player), wording) for player in range(state.players)]
    rivals = [
        Standing(wording.player(rival.number), rival.place, rival.total, sheet(rival.sheet, wording))
        for rival in game.rivals(state)
    ]
    sentence = wording.texts(f"verdict-{verdict}") if verdict else ""
    return Result(game.ranking(state), game.totals(state), sheets, rivals, sentence)


def sheet(lines: list[ScoreLine], wording: Wording) -> list[SheetLine]:
    game, lang = wording.game, wording.texts.lang
    return [sheet_line(game, lang, line.rule, line.key, int(line.points), tuple(line.facts.items())) for line in lines]


@lru_cache(SHEET_LINES_KEPT)
def sheet_line(
    game: Game[State], lang: str, rule: str, key: str, points: int, facts: tuple[tuple[str, int], ...]
) -> SheetLine:
    """Told with every position, so its words are made once; they name no player."""
    wording = Wording(game, lang, [])
    return SheetLine(rule, wording.score_line(ScoreLine(rule, key, points, dict(facts))), points)
