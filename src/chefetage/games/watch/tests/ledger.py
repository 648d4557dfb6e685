"""Books kept from the journal alone: what every player must have after each move."""

from chefetage.core.events import Event

# What an event adds to its player's roubles and gears.
ROUBLES = {
    "notes_taken": lambda facts: facts["notes"] * facts["roubles"],
    "notes_returned": lambda facts: -facts["notes"] * facts["roubles"],
    "bribe_paid": lambda facts: -facts["roubles"],
    "bribe_received": lambda facts: facts["roubles"],
    "discs_paid": lambda facts: -facts["roubles"],
    "sold": lambda facts: facts["gears"] + facts["bonus"],
    "scrounged": lambda facts: facts["roubles"],
    "upgraded": lambda facts: -facts["roubles"],
    "roubles_bonus_taken": lambda facts: facts["roubles"],
}
GEARS = {
    "smuggled": lambda facts: -facts["gears"],
    "extra_crate_played": lambda facts: -facts["gears"],
    "sold": lambda facts: -facts["gears"],
    "gears_gained": lambda facts: facts["gears"],
    "scrounged": lambda facts: facts["gears"],
    "gears_bonus_taken": lambda facts: facts["gears"],
    "crate_bonus_taken": lambda facts: -facts["gears"],
}
NOTES = {
    "notes_taken": lambda facts: facts["notes"],
    "notes_returned": lambda facts: -facts["notes"],
}


class Ledger:
    """Roubles, gears and notes of all players."""

    def __init__(self, players: int) -> None:
        self.roubles = [3] * players
        self.gears = [2] * players
        self.notes = [0] * players

    def enter(self, event: Event) -> None:
        name = event.kind.name
        facts = event.values()
        for books, column in ((ROUBLES, self.roubles), (GEARS, self.gears), (NOTES, self.notes)):
            if name in books:
                column[event.player] += books[name](facts)
