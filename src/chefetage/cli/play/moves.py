"""The legal moves as a list to choose from: numbered, and short enough to be read."""

import re
from collections.abc import Callable, Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chefetage.core.action import Action
from chefetage.core.game import Game
from chefetage.core.state import Move, State
from chefetage.words.texts import Texts

Spell = Callable[[Move], str]  # a move in words

MOST_SETS_SPELLED_OUT = 8
NUMBERS = re.compile(r"\d{1,9}(\+\d{1,9})*")


class Line:
    """A line of the list: one move, or all moves of an action that differ only by a number."""

    def __init__(self, moves: list[Move], is_range: bool = False) -> None:
        self.moves = moves
        self.is_range = is_range


class MoveList:
    """The legal moves of one decision."""

    def __init__(self, game: Game[State], moves: Sequence[Move]) -> None:
        self.game = game
        self.sets: dict[str, Move] = {}  # moves left out of the lines, by notation
        self.lines: list[Line] = []
        for action in dict.fromkeys(game.action_of[move] for move in moves):
            self.add(action, [move for move in moves if game.action_of[move] is action])

    def add(self, action: Action[State], moves: list[Move]) -> None:
        if counts_from_zero(action):
            self.lines.append(Line(moves, is_range=True))
            return
        singles = [move for move in moves if "+" not in self.game.notation(move)]
        if len(moves) > MOST_SETS_SPELLED_OUT and self.can_be_joined(singles, moves):
            self.sets = {self.game.notation(move): move for move in moves}
            moves = singles
        self.lines += [Line([move]) for move in moves]

    def can_be_joined(self, singles: Iterable[Move], moves: Iterable[Move]) -> bool:
        """Whether every set of components consists of components that are listed alone."""
        alone = {self.game.notation(move) for move in singles}
        verbs = [self.game.notation(move).partition(" ") for move in moves]
        return all(f"{verb} {part}" in alone for verb, _, rest in verbs for part in rest.split("+"))

    @property
    def is_question_of_number(self) -> bool:
        """Where nothing but a number is asked for, a typed number is the answer itself."""
        return len(self.lines) == 1 and self.lines[0].is_range

    def pick(self, typed: str) -> Move | None:
        """The move behind "3", "2 5" (line and number) or "1+3" (several at once); None if there is none."""
        words = typed.split()
        if not words or not all(NUMBERS.fullmatch(word) for word in words):
            return None
        if self.is_question_of_number:
            words.insert(0, "1")
        if "+" in words[0]:
            return self.joined(words[0].split("+")) if len(words) == 1 else None
        line = self.line(words[0])
        if line is None or len(words) != (2 if line.is_range else 1):
            return None
        return line.moves[0] if len(words) == 1 else self.number(line, words[1])

    def notation(self, typed: str) -> str:
        """What was typed, with numbers turned into the move they stand for, legal or not."""
        move = self.pick(typed)
        if move is not None:
            return self.game.notation(move)
        if self.is_question_of_number and typed.isdecimal():
            return self.game.notation(self.lines[0].moves[0]).split()[0] + " " + typed
        return typed.lower()

    def line(self, number: str) -> Line | None:
        return self.lines[int(number) - 1] if 1 <= int(number) <= len(self.lines) else None

    def number(self, line: Line, number: str) -> Move | None:
        names = {self.game.notation(move).split()[-1]: move for move in line.moves}
        return names.get(str(int(number))) if number.isdecimal() else None

    def joined(self, numbers: list[str]) -> Move | None:
        """The set of all components of some lines, in whatever order they were named."""
        lines = [self.line(number) for number in numbers]
        texts = [self.game.notation(line.moves[0]) for line in lines if line]
        if len(texts) < len(numbers):
            return None
        wanted = sorted(text.partition(" ")[2] for text in texts)
        for text, move in self.sets.items():
            if sorted(text.partition(" ")[2].split("+")) == wanted:
                return move
        return None

    def table(self, spell: Spell, text: Texts) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_column(style="dim", overflow="fold")
        for number, line in enumerate(self.lines, 1):
            shown = self.numbers(line) if self.is_question_of_number else str(number)
            grid.add_row(shown, Text(self.words(line, spell, text)), Text(self.notations(line)))
        if self.sets:
            grid.add_row("", Text(text("play-several"), style="italic"), "")
        return grid

    def words(self, line: Line, spell: Spell, text: Texts) -> str:
        first, last = spell(line.moves[0]), spell(line.moves[-1])
        return text("play-range", first=first, last=last) if len(line.moves) > 1 else first

    def notations(self, line: Line) -> str:
        verb = self.game.notation(line.moves[0]).partition(" ")[0]
        return f"{verb} {self.numbers(line)}" if len(line.moves) > 1 else self.game.notation(line.moves[0])

    def numbers(self, line: Line) -> str:
        """The numbers that the moves of a line name: "0-12"."""
        first, last = (self.game.notation(move).split()[-1] for move in (line.moves[0], line.moves[-1]))
        return first if first == last else f"{first}-{last}"


def counts_from_zero(action: Action[State]) -> bool:
    """Whether its moves differ by a plain number only, such as "sell 5"."""
    if len(action.arguments) != 1:
        return False
    keys = action.arguments[0].keys
    return keys == [str(number) for number in range(len(keys))]
