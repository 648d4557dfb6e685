"""Chefetage: play, study and simulate business board games.

All that a user of the library needs is found here:

    games       catalog, find_game; Game, GameInfo, Options
    positions   State, Player, Move, NOBODY; Seat and View: what one player may see of a state
    answers     Explanation: why a move is not legal; Event, journal_of: what happened; ScoreLine, Standing: the result
    errors      Refused: a rule forbids the move; Problem: any other bad input
    chance      Chance
    matches     Match, Record, read_record, write_record, replay, fingerprint
    bots        Bot, BOTS, make_bot; decisions, play_to_the_end
    simulation  Plan, simulate, Report
    words       Wording, rulebook

A name is imported when it is first asked for, so that the command line, which needs few of them, starts quickly.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from chefetage.bots import BOTS as BOTS
    from chefetage.bots import make_bot as make_bot
    from chefetage.bots.bot import Bot as Bot
    from chefetage.bots.playing import decisions as decisions
    from chefetage.bots.playing import play_to_the_end as play_to_the_end
    from chefetage.core.catalog import catalog as catalog
    from chefetage.core.catalog import find_game as find_game
    from chefetage.core.chance import Chance as Chance
    from chefetage.core.events import Event as Event
    from chefetage.core.explanation import Explanation as Explanation
    from chefetage.core.explanation import Refused as Refused
    from chefetage.core.game import Game as Game
    from chefetage.core.info import GameInfo as GameInfo
    from chefetage.core.info import Options as Options
    from chefetage.core.problem import Problem as Problem
    from chefetage.core.score import ScoreLine as ScoreLine
    from chefetage.core.score import Standing as Standing
    from chefetage.core.seat import Seat as Seat
    from chefetage.core.state import NOBODY as NOBODY
    from chefetage.core.state import Move as Move
    from chefetage.core.state import Player as Player
    from chefetage.core.state import State as State
    from chefetage.core.view import View as View
    from chefetage.experiments import Plan as Plan
    from chefetage.experiments import Report as Report
    from chefetage.experiments import simulate as simulate
    from chefetage.playing.fingerprint import fingerprint as fingerprint
    from chefetage.playing.journal import journal_of as journal_of
    from chefetage.playing.match import Match as Match
    from chefetage.playing.record import Record as Record
    from chefetage.playing.record import read_record as read_record
    from chefetage.playing.record import replay as replay
    from chefetage.playing.record import write_record as write_record
    from chefetage.words.rulebook import rulebook as rulebook
    from chefetage.words.wording import Wording as Wording
else:
    # The same names by module, for those who do not read types but run; a test compares the two lists.
    NAMES = {
        "bots": ["BOTS", "make_bot"],
        "bots.bot": ["Bot"],
        "bots.playing": ["decisions", "play_to_the_end"],
        "core.catalog": ["catalog", "find_game"],
        "core.chance": ["Chance"],
        "core.events": ["Event"],
        "core.explanation": ["Explanation", "Refused"],
        "core.game": ["Game"],
        "core.info": ["GameInfo", "Options"],
        "core.problem": ["Problem"],
        "core.score": ["ScoreLine", "Standing"],
        "core.seat": ["Seat"],
        "core.state": ["NOBODY", "Move", "Player", "State"],
        "core.view": ["View"],
        "playing.fingerprint": ["fingerprint"],
        "playing.journal": ["journal_of"],
        "playing.match": ["Match"],
        "playing.record": ["Record", "read_record", "replay", "write_record"],
        "experiments": ["Plan", "Report", "simulate"],
        "words.rulebook": ["rulebook"],
        "words.wording": ["Wording"],
    }
    HOMES = {name: module for module, names in NAMES.items() for name in names}
    __all__ = list(HOMES)

    def __getattr__(name: str) -> object:
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
        globals()[name] = found  # from now on it is here
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
