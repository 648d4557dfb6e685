"""Seat: one player's honest window on a game; all that a bot ever gets."""

from mypy_extensions import mypyc_attr

from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.state import Move, Player, State
from chefetage.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """What a bot may know: bots call these methods and nothing else. A seat stays good while its game goes on.

    Tests derive one that peeks, to see what knowledge would be worth.
    """

    __slots__ = ("_game", "_player", "_state")

    def __init__(self, game: Game[State], state: State, player: Player) -> None:
        self._game = game
        self._state = state
        self._player = player

    @property
    def player(self) -> Player:
        return self._player

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    @property
    def game(self) -> Game[State]:
        """The rules, to try moves on imagined states."""
        return self._game

    def view(self) -> View:
        """What this player sees of the table."""
        return self._game.view(self._state, self._player)

    def legal_moves(self) -> list[Move]:
        """What this player may do now; nothing while others decide."""
        return self._game.legal_moves(self._state, self._player)

    def imagine(self, chance: Chance) -> State:
        """A state that may be the true one, as far as this seat can know."""
        return self._game.determinize(self._state, self._player, chance)

    def imagine_rivals(self, chance: Chance) -> State:
        """The same, with rivals who have acted like players where the game knows how."""
        return self._game.imagine(self._state, self._player, chance)
