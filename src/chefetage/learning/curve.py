"""The curve of a training: how often its network won against greedy or its rival, as a page and in a line of text."""

from html import escape

from chefetage.experiments.pages import page
from chefetage.learning.folder import Position
from chefetage.learning.log import Entry
from chefetage.words.texts import Texts

WIDTH, HEIGHT = 720, 320  # of the drawing, in pixels
LEFT, BOTTOM, TOP, RIGHT = 48, 28, 12, 12  # margins
BARS = "▁▂▃▄▅▆▇█"
MOST_BARS = 40


def line_of_bars(entries: list[Entry]) -> str:
    """The last checks, each as a bar."""
    checks = [entry.check for entry in entries if entry.check is not None][-MOST_BARS:]
    return "".join(BARS[min(len(BARS) - 1, int(check * len(BARS)))] for check in checks)


def curve_page(position: Position, entries: list[Entry], title: str, text: Texts) -> str:
    """A page with the drawing and the numbers behind it."""
    facts = text(
        "train-facts",
        games=position.games,
        minutes=position.seconds / 60,
        hidden=position.plan.hidden,
        rival=rival_in(position),
    )
    digest = entries[-1].digest if entries else ""
    body = "\n".join(
        [
            f"<p>{escape(facts)}</p>",
            drawing(position, entries, text),
            table(position, entries, text),
            f"<p>{escape(text('train-digest', digest=digest))}</p>",
        ]
    )
    return page(title, body, text.lang)


def drawing(position: Position, entries: list[Entry], text: Texts) -> str:
    """Wins over minutes, with par as a dashed line."""
    shown = [(entry.seconds / 60, entry.check) for entry in entries if entry.check is not None]
    longest = max([minutes for minutes, _ in shown], default=1.0)

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest

    def y(part: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - part)

    points = " ".join(f"{x(minutes):.1f},{y(check):.1f}" for minutes, check in shown)
    par = 1 / position.players if position.players > 1 else 0.0
    lines = [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(part):.1f}" y2="{y(part):.1f}" stroke="currentColor" '
        f'stroke-width="0.5" opacity="0.4"/><text x="{LEFT - 6}" y="{y(part) + 4:.1f}" text-anchor="end">'
        f"{escape(text('number-percent', value=100 * part))}</text>"
        for part in (0, 0.25, 0.5, 0.75, 1)
    ]
    last = escape(text("train-minutes", minutes=longest))
    ends = [
        f'<text x="{LEFT}" y="{HEIGHT - 8}">0</text>',
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{last}</text>',
    ]
    dashed = (
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(par):.1f}" y2="{y(par):.1f}" '
        'stroke="currentColor" stroke-dasharray="4 4"/>'
    )
    curve = f'<polyline points="{points}" fill="none" stroke="currentColor" stroke-width="2"/>'
    label = escape(text("train-curve"))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg {size} role="img" aria-label="{label}">{"".join([*lines, *ends, dashed, curve])}</svg>'


def table(position: Position, entries: list[Entry], text: Texts) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns(position, text))
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells(entry, text)) + "</tr>" for entry in entries
    )
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def rival_in(position: Position) -> str:
    """The rival as the sentences know it."""
    return position.rival or "none"


def columns(position: Position, text: Texts) -> list[str]:
    """What the tables tell of an iteration."""
    names = ["iteration", "minutes", "games", "loss", "gate", "check"]
    return [text(f"train-column-{name}", rival=rival_in(position)) for name in names]


def cells(entry: Entry, text: Texts) -> list[str]:
    """An iteration in the words of the tables."""
    return [
        text("number-whole", value=entry.iteration),
        text("number-tenths", value=entry.seconds / 60),
        text("number-whole", value=entry.games),
        text("number-hundredths", value=entry.loss),
        text("number-percent", value=100 * entry.gate) + ("" if entry.is_accepted else " ✗"),
        "–" if entry.check is None else text("number-percent", value=100 * entry.check),
    ]
