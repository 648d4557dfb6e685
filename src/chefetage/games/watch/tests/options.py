"""WA-13  The table of decision points, as a second opinion: what each step must offer, read off the table alone."""

from itertools import combinations

from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.support import actor, cards, crates, hand, removed, space, step, track

SPACES = ["smuggle", "sell", "overtime", "produce", "upgrade", "scrounge", "search_documents", "watch"]
TRACKS = ["gears_top", "gears_bottom", "roubles_top", "roubles_bottom", "crates_top", "crates_bottom"]
ROWS = ["loading_dock", "workshop", "warehouse", "office"]
COLOURS = ["light_brown", "white", "dark_brown"]
SMUGGLE = ["L", "W", "LW", "LD", "WD", "LWD"]  # crates by loading-dock state
KEPT = [1, 1, 2, 2, 3, 3]


def listed_options(s: State) -> set[str]:
    """All that the player who owes a decision may do."""
    found: set[str] = DECISIONS[step(s)](s, int(actor(s)))
    return found


def placements(s: State, p: int) -> set[str]:
    """WA-13.1, WA-13.15, WA-13.17"""
    taken = {space(s, worker) for worker in range(len(s.space_of))}
    closed = {"search_documents", "watch"} if s.players == 1 else set()
    return {f"place {key}" for key in SPACES if key not in taken | closed} | repayment(s, p)


def repayment(s: State, p: int) -> set[str]:
    return {"repay"} if s.boards[p].notes > 0 and s.boards[p].roubles >= 8 else set()


def documents(s: State, p: int, kind: str) -> set[str]:
    """The colours in which a player holds a kind of document."""
    return {card.removesuffix("_" + kind) for card in hand(s, p) if card.endswith(kind)}


def responses(s: State, p: int) -> set[str]:
    """WA-13.2"""
    return {"pay"} | {f"bank_pays {colour}" for colour in documents(s, p, "bank_pays")}


def smuggling(s: State, p: int) -> set[str]:
    """WA-13.3, WA-13.4"""
    state = removed(s, "loading_dock", p)
    wanted = SMUGGLE[state]
    best = "LWD".index(wanted[-1])
    found = {"finish"}
    if not s.has_smuggled and s.boards[p].gears >= len(wanted) and any(s.stacks[: 3 * best + 3]):
        found.add("smuggle")
    for number, crate in enumerate(COLOURS[: 1 + (state >= 1) + (state >= 3)]):
        if s.boards[p].gears > number and any(s.stacks[: 3 * number + 3]):
            found |= {f"extra_crate {colour}.{crate}" for colour in documents(s, p, "smuggle_extra")}
    return found


def final_smuggling(s: State, p: int) -> set[str]:
    return smuggling(s, p) | repayment(s, p)


def sales(s: State, p: int) -> set[str]:
    """WA-13.5"""
    return {f"sell {gears}" for gears in range(s.boards[p].gears + 1)}


def crate_exchanges(s: State, p: int) -> set[str]:
    """WA-13.6"""
    higher = {value: s.stacks[3:6] if value <= 3 else s.stacks[6:9] for value in range(1, 7)}
    return {"keep_crates"} | {f"exchange {value}" for value in crates(s, p) if value <= 6 and any(higher[value])}


def own_discs(s: State, p: int) -> set[tuple[str, int]]:
    return {(key, number + 1) for key in TRACKS for number, disc in enumerate(track(s, key)) if disc == p}


def open_tracks(s: State) -> set[str]:
    return {key for key in TRACKS if len(track(s, key)) < (12 if s.players == 4 else 10)}


def slides(s: State, p: int) -> set[str]:
    """WA-13.7"""
    return {"stay"} | {f"slide {key}.{place}" for key, place in own_discs(s, p) if key in open_tracks(s)}


def upgrades(s: State, p: int) -> set[str]:
    """WA-13.8"""
    rows = ROWS[:3] if s.players == 1 else ROWS
    return {"no_upgrade"} | {f"upgrade {row}" for row in rows if removed(s, row, p) < 5}


def disc_tracks(s: State, p: int) -> set[str]:
    """WA-13.9"""
    return {f"disc {key}" for key in open_tracks(s)}


def bonus(s: State, p: int) -> set[str]:
    """WA-13.10"""
    return {"take", "decline"}


def kept_documents(s: State, p: int) -> set[str]:
    """WA-13.11"""
    drawn = cards(s.drawn)
    limit = KEPT[removed(s, "office", p)]
    subsets = {subset for size in range(1, limit + 1) for subset in combinations(drawn, size)}
    return {"keep none"} | {"keep " + "+".join(subset) for subset in subsets}


def spies(s: State, p: int) -> set[str]:
    """WA-13.13"""
    return {"spy " + "+".join(chosen) for chosen in combinations(ROWS, s.card.eyes)}


def cheap_repayments(s: State, p: int) -> set[str]:
    """WA-13.14"""
    most = min(s.boards[p].notes, s.boards[p].roubles // 5)
    return {f"repay_on_watch {notes}" for notes in range(most + 1)}


def free_moment(s: State, p: int) -> set[str]:
    """WA-13.15, WA-13.16"""
    can_move = not s.boards[p].has_moved_disc and own_discs(s, p) and open_tracks(s)
    moves = {f"move_document {colour}" for colour in documents(s, p, "move_disc")} if can_move else set()
    return {"go_on"} | moves | repayment(s, p)


def lifted_discs(s: State, p: int) -> set[str]:
    """WA-13.18"""
    return {f"lift {key}.{place}" for key, place in own_discs(s, p)}


def targets(s: State, p: int) -> set[str]:
    """WA-13.19"""
    return {f"target {key}" for key in open_tracks(s)}


DECISIONS = {
    "place_workers": placements,
    "reveal_spies": responses,
    "before_action": free_moment,
    "between_parts": free_moment,
    "after_disc": free_moment,
    "smuggle_crates": smuggling,
    "final_smuggling": final_smuggling,
    "sell_gears": sales,
    "exchange_crate": crate_exchanges,
    "produce_gears": slides,
    "upgrade_row": upgrades,
    "upgrade_track": disc_tracks,
    "disc_part": disc_tracks,
    "take_bonus": bonus,
    "search_documents": kept_documents,
    "activate_spies": spies,
    "take_black_disc": cheap_repayments,
    "lift_disc": lifted_discs,
    "target_track": targets,
}
