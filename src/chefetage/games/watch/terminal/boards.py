"""The player boards, one column each."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from chefetage.games.watch.rules.components import DOCUMENT, DOCUMENT_COLOUR, DOCUMENT_KINDS
from chefetage.games.watch.terminal.rows import Rows
from chefetage.games.watch.terminal.signs import several
from chefetage.games.watch.view import BoardView

LABELS: Final = 22  # before the player boards
NARROW_LABELS: Final = 14  # where four boards need the room


class Boards(Rows):
    """What everybody has for all to see, above their rows."""

    def boards(self) -> RenderableType:
        labels = LABELS if self.players <= 3 else NARROW_LABELS
        heads = [self.head(p, self.sign(p), self.wording.player(p), self.style(p)) for p in range(self.players)]
        return self.columns(labels, heads, self.rows(self.view["boards"]))

    def rows(self, boards: list[BoardView]) -> list[tuple[str, list[Text]]]:
        """What nobody has, or the game does not use, is left out."""
        rows = [
            ("roubles", [self.with_points(str(board["roubles"]), board, "roubles") for board in boards]),
            ("gears", [self.with_points(str(board["gears"]), board, "gears") for board in boards]),
            ("crates", [self.with_points(crates(board), board, "crates") for board in boards]),
            ("debt_notes", numbers([board["notes"] for board in boards])),
            ("supply_discs", numbers([board["supply"] for board in boards])),
            ("documents_in_hand", numbers([board["documents"] for board in boards])),
            ("played", [self.played(board) for board in boards] if any(board["played"] for board in boards) else []),
            ("bribe", numbers([board["bribe"] for board in boards])),
        ]
        named = [(self.text(f"label-{name}"), cells) for name, cells in rows if cells]
        return named + [(self.text(f"department-{key}"), self.strengths(key)) for key in self.departments_with_discs()]

    def with_points(self, count: str, board: BoardView, piece: str) -> Text:
        """What one has, and how many points each is worth as the tracks stand or by the solo card."""
        value = f" ×{board['per_unit'][piece]}" if piece in board["per_unit"] else ""
        return Text.assemble((count, "bold"), (value, "dim"))

    def played(self, board: BoardView) -> Text:
        """By colour, since that is what scores."""
        counts: dict[str, int] = {}
        for key, count in board["played"].items():
            colour = DOCUMENT_COLOUR.keys[DOCUMENT.keys.index(key) // DOCUMENT_KINDS]
            counts[colour] = counts.get(colour, 0) + count
        return Text(", ".join(several(count, self.text(f"document_colour-{key}")) for key, count in counts.items()))


def numbers(counts: list[int]) -> list[Text]:
    return [Text(str(count)) for count in counts] if any(counts) else []


def crates(board: BoardView) -> str:
    """Number and sum of values."""
    number = sum(board["crates"].values())
    value = sum(int(value) * count for value, count in board["crates"].items())
    return f"{number} ({value})" if number else "0"
