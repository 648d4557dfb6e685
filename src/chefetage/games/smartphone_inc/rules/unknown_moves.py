"""SI-5.4, SI-5.5, SI-5.9, SI-8.4, SI-14.9  Texts that are no move, but of which these rules speak."""

from typing import Final

from chefetage.core.state import RuleId
from chefetage.games.smartphone_inc.rules.components import PAD, SIDE, TILE
from chefetage.games.smartphone_inc.rules.planning.geometry import CELL_NAMES, LAYER, ROTATION, SHIFTS

GOODS_CARD: Final = "goods_card"
DIGITS: Final = "0123456789"


def rule_of_text(text: str) -> RuleId | None:
    """The rule that speaks of what the text names, None for a text that names nothing."""
    verb, _, rest = text.partition(" ")
    parts = rest.strip().split(".")
    if verb == "lay":
        return rule_of_layout(parts)
    if verb == "place":
        return rule_of_placement(parts)
    if verb == "sell_directly":
        return rule_of_direct_sale(rest.strip())
    return "SI-8.4" if verb == "take" and rest.strip() == GOODS_CARD else None


def rule_of_layout(parts: list[str]) -> RuleId | None:
    """SI-5.4  Quarter turns; SI-5.5  so far away that the pads do not touch."""
    if len(parts) != 6 or parts[0] not in PAD.keys or parts[1] not in SIDE.keys or parts[2] not in SIDE.keys:
        return None
    if not all(is_number(part) for part in parts[3:]):
        return None
    if parts[3] not in ROTATION.keys:
        return "SI-5.4"
    return None if parts[4] in SHIFTS and parts[5] in SHIFTS else "SI-5.5"


def rule_of_placement(parts: list[str]) -> RuleId | None:
    """SI-5.9  Two cells that are no neighbours, or of which none lies on the pad."""
    if len(parts) != 3 or parts[0] not in TILE.keys or parts[1] not in LAYER.keys or len(parts[2]) != 4:
        return None
    return "SI-5.9" if parts[2][:2] in CELL_NAMES and parts[2][2:] in CELL_NAMES else None


def rule_of_direct_sale(goods: str) -> RuleId | None:
    """SI-14.9  More than NFC sells: all numbers up to that are moves."""
    return "SI-14.9" if is_number(goods) and goods[0] not in "-0" else None


def is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits != "" and digits.strip(DIGITS) == ""
