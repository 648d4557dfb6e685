"""Puts together the position that one viewer sees, in the viewer's language. It is built from what they may know."""

from functools import cache

from chefetage.core.action import Action
from chefetage.core.game import Game
from chefetage.core.score import ScoreLine
from chefetage.core.state import Move, Player, State
from chefetage.playing.match import Match
from chefetage.table.course import Course
from chefetage.table.position import LogLine, Offer, Position, Result, SheetLine, Standing
from chefetage.words.wording import Wording

OFFERS_KEPT = 1_000  # of a game in one language: those used last, and as many that were used before them


def position(match: Match, viewer: Player, wording: Wording, lines: list[LogLine], is_open: bool = False) -> Position:
    """The position, with lines of the log that the caller has chosen; `is_open` where one looks back from the end."""
    state = match.state
    return Position(
        game=match.game.info.key,
        ply=Course(match, viewer, is_open).ply,
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
    )


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
    return [SheetLine(line.rule, wording.score_line(line), line.points) for line in lines]
