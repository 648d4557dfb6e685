"""A player aid as a picture: one page of A4, as large as it fits, that any browser shows and prints."""

from html import escape

import msgspec

from chefetage.words.aid import Aid, Block

WIDTH, HEIGHT = 595.0, 842.0  # points
MARGIN, GAP = 30.0, 16.0
COLUMNS = 2
LARGEST, LEAST, STEP = 10.5, 5.5, 0.25  # sizes of type
LEADING = 1.26
FONT = "Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif"
INK, SOFT = "#1d1a17", "#b9b0a2"
TITLE_SIZE = 17.0
# Widths of letters in thousandths of the size of type, as in the widest of the usual fonts; others leave room.
NARROW = {" ": 318, "i": 278, "j": 278, "l": 278, "t": 392, "f": 352, "r": 411, "I": 295, ".": 318, ",": 318, ":": 337}
NARROW |= {";": 337, "-": 361, "(": 390, ")": 390, "'": 275, "!": 401, "/": 337, "·": 318}
WIDE = {"m": 974, "w": 818, "M": 863, "W": 989, "→": 838, "−": 838, "×": 838, "+": 838, "…": 1000}
CAPITAL, USUAL = 720, 630
BOLD = 1.13


class Word(msgspec.Struct):
    """A word of a line, perhaps in bold type."""

    text: str
    is_bold: bool = False


class Piece(msgspec.Struct):
    """Something drawn at a height of a column: words at a place, or a rule across it."""

    x: float
    y: float
    words: list[Word]


class Setting(msgspec.Struct):
    """Blocks set in columns at one size of type."""

    size: float
    columns: list[list[Piece]]
    fits: bool


def aid_page(aid: Aid) -> str:
    """The page as SVG."""
    top = MARGIN + TITLE_SIZE * 1.5
    setting = best_setting(aid.blocks, HEIGHT - MARGIN - top)
    shapes = [f'<text x="{MARGIN}" y="{MARGIN + TITLE_SIZE}" font-size="{TITLE_SIZE}" font-weight="bold">']
    shapes += [f"{escape(aid.title)}</text>"]
    for number, column in enumerate(setting.columns):
        left = MARGIN + number * (column_width() + GAP)
        shapes += [drawn(piece, left, top, setting.size) for piece in column]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" '
        f'font-family="{FONT}" fill="{INK}">\n<title>{escape(aid.title)}</title>\n'
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="#fff"/>\n' + "\n".join(shapes) + "\n</svg>\n"
    )


def column_width() -> float:
    return (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS


def best_setting(blocks: list[Block], height: float) -> Setting:
    """The largest type with which everything fits; the least one if nothing does."""
    size = LARGEST
    while True:
        setting = set_in_columns(blocks, height, size)
        if setting.fits or size <= LEAST:
            return setting
        size -= STEP


def set_in_columns(blocks: list[Block], height: float, size: float) -> Setting:
    """Block after block, none of them broken."""
    columns: list[list[Piece]] = [[]]
    used, fits = 0.0, True
    for block in blocks:
        pieces, tall = set_block(block, size)
        if used and used + tall > height:
            columns.append([])
            used = 0.0
        fits = fits and used + tall <= height and is_narrow_enough(block, size)
        columns[-1] += [Piece(piece.x, piece.y + used, piece.words) for piece in pieces]
        used += tall + size
    return Setting(size, columns, fits and len(columns) <= COLUMNS)


def set_block(block: Block, size: float) -> tuple[list[Piece], float]:
    """The pieces of a block and its height; a piece without words is a rule."""
    line = size * LEADING
    pieces = [Piece(0, line, [Word(block.title, True)]), Piece(0, line * 1.3, [])]
    y = line * 1.45
    rows = table_rows(block)
    widths = table_widths(rows, size)
    for row in rows:
        cells = [wrapped([cell], width - size * 0.6, size) for cell, width in zip(row, widths, strict=True)]
        for number, cell in enumerate(cells):
            pieces += [Piece(sum(widths[:number]), y + line * (at + 1), words) for at, words in enumerate(cell)]
        y += line * max(len(cell) for cell in cells)
    for name, text in block.lines:
        words = [Word(f"{name}:", True)] if name else []
        for found in wrapped([*words, Word(text)], column_width(), size):
            y += line
            pieces.append(Piece(0, y, found))
        y += line * 0.18
    return pieces, y + line * 0.3


def is_narrow_enough(block: Block, size: float) -> bool:
    """Whether no word of its table sticks out of the column."""
    return sum(table_widths(table_rows(block), size)) < column_width() + 1


def table_rows(block: Block) -> list[list[Word]]:
    """With the head, all in bold type; the other rows begin with their names."""
    head = [[Word(cell, True) for cell in block.head]] if block.head else []
    return [*head, *([Word(cell, number == 0) for number, cell in enumerate(row)] for row in block.rows)]


def table_widths(rows: list[list[Word]], size: float) -> list[float]:
    """Each column as wide as its widest cell, or where there is no room as its widest word; all fill the page's."""
    if not rows:
        return []
    columns = list(zip(*rows, strict=True))
    natural = [max(width_of(cell, size) for cell in column) + size * 0.7 for column in columns]
    least = [max(widest_word(cell, size) for cell in column) + size * 0.7 for column in columns]
    spare = column_width() - sum(least)
    wish = sum(natural) - sum(least)
    if spare >= wish:
        return [width * column_width() / sum(natural) for width in natural]
    share = max(spare, 0) / max(wish, 1)
    return [low + (high - low) * share for low, high in zip(least, natural, strict=True)]


def widest_word(cell: Word, size: float) -> float:
    return max((width_of(Word(part, cell.is_bold), size) for part in cell.text.split()), default=0.0)


def wrapped(words: list[Word], width: float, size: float) -> list[list[Word]]:
    """Lines that are no wider, broken between words."""
    lines: list[list[Word]] = [[]]
    used = 0.0
    for word in [Word(part, piece.is_bold) for piece in words for part in piece.text.split()]:
        wide = width_of(word, size)
        if lines[-1] and used + wide > width:
            lines.append([])
            used = 0.0
        lines[-1].append(word)
        used += wide + size * NARROW[" "] / 1000
    return lines


def width_of(word: Word, size: float) -> float:
    wide = sum(NARROW.get(sign) or WIDE.get(sign) or (CAPITAL if sign.isupper() else USUAL) for sign in word.text)
    return wide / 1000 * size * (BOLD if word.is_bold else 1)


def drawn(piece: Piece, left: float, top: float, size: float) -> str:
    x, y = left + piece.x, top + piece.y
    if not piece.words:
        return f'<path d="M{x:.1f} {y:.1f}h{column_width():.1f}" stroke="{SOFT}" stroke-width="0.8"/>'
    spans = " ".join(span(word) for word in piece.words)
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}">{spans}</text>'


def span(word: Word) -> str:
    return f'<tspan font-weight="bold">{escape(word.text)}</tspan>' if word.is_bold else escape(word.text)
