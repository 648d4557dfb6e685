"""Reports as pages that need nothing else: one file, no script."""

from collections.abc import Iterable
from html import escape
from pathlib import Path

from chefetage.core.problem import Problem
from chefetage.experiments.figures import Figure
from chefetage.experiments.telling import Part, Rows, Title, Words

WIDTH, ROW = 480, 28  # of the drawing of ratings, in pixels
STYLE = """
:root { color-scheme: light dark; --line: #8886; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.3rem 0.8rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
small { opacity: 0.75; }
.scroll { overflow-x: auto; }
svg { max-width: 100%; font: 13px system-ui, sans-serif; }
svg text { fill: currentColor; }
code { overflow-wrap: anywhere; }
"""


def as_page(parts: Iterable[Part], lang: str) -> str:
    """The first part is the title of the whole."""
    first, *rest = parts
    assert isinstance(first, Title)
    return page(first.words, "\n".join(map(piece, rest)), lang)


def page(title: str, body: str, lang: str) -> str:
    """A page with its title above its body."""
    title = escape(title)
    head = f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n<title>{title}</title>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f"{head}\n{view}\n<style>{STYLE}</style>\n<body>\n<h1>{title}</h1>\n{body}\n</body>\n</html>\n"


def piece(part: Part) -> str:
    if isinstance(part, Title):
        return f"<h2>{escape(part.words)}</h2>"
    if isinstance(part, Words):
        return f"<p>{escape(part.words)}</p>"
    if isinstance(part, Rows):
        return table(part.columns, part.rows)
    return drawing(part.figures, part.title)


def table(columns: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    lines = ["".join(f"<td>{two_lines(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def two_lines(cell: str) -> str:
    """The second line of a cell, if it has one, says how far the first one can be trusted."""
    first, _, second = cell.partition("\n")
    return escape(first) + (f"<br><small>{escape(second)}</small>" if second else "")


def drawing(figures: list[tuple[str, Figure]], title: str) -> str:
    """Each figure as a dot on a line as long as its interval."""
    low = min(figure.low for _, figure in figures)
    high = max(figure.high for _, figure in figures)
    left, reach = WIDTH * 0.35, WIDTH * 0.6 / ((high - low) or 1)
    marks = []
    for row, (name, figure) in enumerate(figures):
        y = ROW * (row + 0.5)
        start, middle, end = (left + (value - low) * reach for value in (figure.low, figure.value, figure.high))
        marks.append(
            f'<text x="0" y="{y + 4:.0f}">{escape(name)}</text>'
            f'<line x1="{start:.1f}" x2="{end:.1f}" y1="{y}" y2="{y}" stroke="currentColor" stroke-width="2"/>'
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="currentColor"/>'
        )
    height = ROW * len(figures)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return f'<svg {size} role="img" aria-label="{escape(title)}">{"".join(marks)}</svg>'


def write_page(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        raise Problem("save-failed", file=str(file), reason=error.strerror or str(error)) from error
