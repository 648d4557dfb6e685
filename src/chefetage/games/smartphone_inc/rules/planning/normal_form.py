"""SI-5.16, SI-5.30  The normal form: equal plans are stored alike."""

from mypy_extensions import i64

from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.components import (
    ALPHABETICAL,
    FIRST_FIELD,
    KIND_OF_TILE,
    NONE,
    SECOND_FIELD,
)
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    LAYER,
    MIRRORED,
    OVERHANGS,
    POSITIONS,
    REPRESENTATIVE,
    SPAN_FIRST,
    SPAN_SECOND,
    SPANS,
)
from chefetage.games.smartphone_inc.rules.planning.reading import layer_of, span_of, tile_of


def normal_layout(layout: i64, placed: vec[i64]) -> i64:
    """Without overhanging improvements only the covered fields matter."""
    for placement in placed:
        if OVERHANGS[span_of(placement)]:
            return layout
    return layout - layout % POSITIONS + REPRESENTATIVE[layout % POSITIONS]


def normal_order(placed: vec[i64]) -> vec[i64]:
    """The lower pad's first; on a pad always the alphabetically first one that lies on listed ones only."""
    ordered = vec[i64]()
    for layer in range(i64(len(LAYER.keys))):
        left: i64 = on_layer(placed, layer)
        while left > 0:
            ordered = append(ordered, next_from_below(placed, ordered, layer))
            left -= 1
    return ordered


def on_layer(placed: vec[i64], layer: i64) -> i64:
    count: i64 = 0
    for placement in placed:
        if layer_of(placement) == layer:
            count += 1
    return count


def next_from_below(placed: vec[i64], ordered: vec[i64], layer: i64) -> i64:
    best: i64 = NONE
    for at in range(i64(len(placed))):
        placement = placed[at]
        if layer_of(placement) != layer or placement in ordered or lies_on_unlisted(placed, ordered, at):
            continue
        if best == NONE or ALPHABETICAL[tile_of(placement)] < ALPHABETICAL[tile_of(best)]:
            best = placement
    return best


def lies_on_unlisted(placed: vec[i64], ordered: vec[i64], at: i64) -> bool:
    """Whether an improvement further down, not yet listed, lies under this one."""
    for below in range(at):
        if placed[below] not in ordered and overlap(placed[below], placed[at]):
            return True
    return False


def overlap(one: i64, other: i64) -> bool:
    """Whether two improvements share a cell of the same pad."""
    if layer_of(one) != layer_of(other):
        return False
    a = span_of(one)
    b = span_of(other)
    return (
        SPAN_FIRST[a] == SPAN_FIRST[b]
        or SPAN_FIRST[a] == SPAN_SECOND[b]
        or SPAN_SECOND[a] == SPAN_FIRST[b]
        or SPAN_SECOND[a] == SPAN_SECOND[b]
    )


def normal_placement(placement: i64, unused: i64) -> i64:
    """SI-5.31  Equal copies go by number; two equal fields name the smaller cell first (SI-5.16)."""
    tile = tile_of(placement)
    span = span_of(placement)
    if FIRST_FIELD[tile] == SECOND_FIELD[tile]:
        span = min(span, MIRRORED[span])
    return (first_copy(tile, unused) * i64(len(LAYER.keys)) + layer_of(placement)) * SPANS + span


def first_copy(tile: i64, unused: i64) -> i64:
    for copy in range(KIND_OF_TILE[tile], tile):
        if unused >> copy & 1 == 1:
            return copy
    return tile
