"""WA-9.4 to WA-9.10  Final scoring; WA-11.17 for the solo game."""

from mypy_extensions import i64

from chefetage.core.score import ScoreLine
from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    ALL_COLOURS_POINTS,
    CRATE_POINTS,
    CRATE_VALUES,
    DEPARTMENTS,
    DOCUMENT_COLOURS,
    DOCUMENT_KINDS,
    DOCUMENT_POINTS,
    FIRST_PLACE,
    MOST_GEAR_POINTS,
    MOST_ROUBLE_POINTS,
    NOTE_POINTS,
    PIECE_OF,
    PIECES,
    PLACE_POINTS,
    RANK,
    RANK_FROM,
    SECOND_PLACE,
    SOLO_CARDS,
    TRACK_SPACES,
    TRACKS,
)
from chefetage.games.watch.rules.state import PlayerBoard, State


def crate_points(board: PlayerBoard) -> i64:
    """WA-9.4  The values of all crates."""
    points: i64 = 0
    for value in range(CRATE_VALUES):
        points += board.crates[value] * CRATE_POINTS[value]
    return points


def place_points(removed: vec[i64]) -> i64:
    """WA-8.4  Points printed on empty places."""
    points: i64 = 0
    for row in range(DEPARTMENTS):
        for place in range(removed[row]):
            points += PLACE_POINTS[row][place]
    return points


def document_points(board: PlayerBoard) -> i64:
    """WA-9.8  Played and unplayed documents count alike (WA-8.17)."""
    return points_of_documents(board, True)


def played_points(board: PlayerBoard) -> i64:
    """WA-9.8, WA-12.1  What everybody sees of them: the played ones."""
    return points_of_documents(board, False)


def points_of_documents(board: PlayerBoard, with_hand: bool) -> i64:
    points: i64 = 0
    colours: i64 = 0
    for colour in range(DOCUMENT_COLOURS):
        count: i64 = 0
        for kind in range(DOCUMENT_KINDS):
            document = colour * DOCUMENT_KINDS + kind
            count += board.played[document]
            if with_hand:
                count += board.hand[document]
        points += DOCUMENT_POINTS[count]
        if count > 0:
            colours += 1
    return points + ALL_COLOURS_POINTS if colours == DOCUMENT_COLOURS else points


def discs_on(s: State, worker: i64, track: i64) -> i64:
    discs: i64 = 0
    for space in range(s.filled[track]):
        if s.tracks[track * TRACK_SPACES + space] == worker:
            discs += 1
    return discs


def place_value(s: State, p: Player, track: i64) -> i64:
    """WA-9.5 to WA-9.7  Points per unit by rank on a track; the third worker ranks too (WA-10.7)."""
    return value_with(s, p, track, discs_on(s, p, track))


def value_with(s: State, p: Player, track: i64, own: i64) -> i64:
    """The same if p had so many discs there."""
    if own == 0:
        return 0
    ahead: i64 = 0
    for worker in range(i64(len(s.space_of))):
        if worker != p and discs_on(s, worker, track) > own:
            ahead += 1
    if ahead == 0:
        return FIRST_PLACE[track]
    return SECOND_PLACE[track] if ahead == 1 else 0  # after a tie for first nobody is second


def piece_value(s: State, p: Player, piece: i64) -> i64:
    """WA-8.6  Two tracks count for gears, two for roubles, two for crates."""
    value: i64 = 0
    for track in range(TRACKS):
        if PIECE_OF[track] == piece:
            value += place_value(s, p, track)
    return value


def per_unit(s: State, p: Player) -> dict[str, int]:
    """WA-9.5, WA-11.17  Points for each piece: by the pairs of tracks, in solo by the solo card."""
    if s.is_solo:
        card = SOLO_CARDS[s.solo_card]
        return {"gears": card.gear, "roubles": card.rouble, "discs": card.disc}
    return {f"{piece}s": piece_value(s, p, number) for number, piece in enumerate(PIECES)}


def debt_points(board: PlayerBoard) -> i64:
    """WA-7.6  What every note left costs."""
    return board.notes * NOTE_POINTS


def score_sheet(s: State, p: Player) -> list[ScoreLine]:
    """WA-9.4  In the order of the rulebook."""
    return sheet(s, p, ScoreLine("WA-9.8", "documents", document_points(s.boards[p])))


def public_sheet(s: State, p: Player) -> list[ScoreLine]:
    """WA-12.1  Documents in hand are hidden until the end: those that were played count."""
    return sheet(s, p, ScoreLine("WA-9.8", "played_documents", played_points(s.boards[p])))


def sheet(s: State, p: Player, documents: ScoreLine) -> list[ScoreLine]:
    board = s.boards[p]
    lines = [
        ScoreLine("WA-9.4", "crates", crate_points(board), {"count": board.crate_count()}),
        ScoreLine("WA-8.4", "player_board", place_points(board.removed)),
    ]
    if not s.is_solo:
        lines.append(documents)
    lines.extend(unit_lines(s, p))
    lines.append(ScoreLine("WA-7.6", "debt", debt_points(board), {"count": board.notes, "penalty": -NOTE_POINTS}))
    return lines


def unit_lines(s: State, p: Player) -> list[ScoreLine]:
    """WA-9.5, WA-11.17  Gears and roubles up to a limit; crates or, in solo, discs without one."""
    board = s.boards[p]
    rule = "WA-11.17" if s.is_solo else "WA-9.5"
    values = per_unit(s, p)
    lines = [
        limited_line(rule, "gears", board.gears, values["gears"], MOST_GEAR_POINTS),
        limited_line(rule, "roubles", board.roubles, values["roubles"], MOST_ROUBLE_POINTS),
    ]
    if s.is_solo:
        lines.append(unit_line(rule, "discs", board.supply, values["discs"]))
    else:
        lines.append(unit_line(rule, "crate_bonus", board.crate_count(), values["crates"]))
    return lines


def unit_line(rule: str, key: str, count: i64, value: i64) -> ScoreLine:
    return ScoreLine(rule, key, count * value, {"count": count, "value": value})


def limited_line(rule: str, key: str, count: i64, value: i64, limit: i64) -> ScoreLine:
    return ScoreLine(rule, key, min(count * value, limit), {"count": count, "value": value, "limit": limit})


def solo_rank(total: int) -> str:
    """WA-11.19  The highest rank whose threshold is reached."""
    reached = 0
    for rank in range(len(RANK_FROM)):
        if total >= RANK_FROM[rank]:
            reached = rank + 1
    return RANK.keys[reached]
