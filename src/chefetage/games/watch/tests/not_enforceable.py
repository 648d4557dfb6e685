"""Rules and chapters that need no test, or no code of their own, each with the reason."""

NOT_ENFORCEABLE = {
    "WA-15.28": "says how to read an example; its scenario has two positions",
    "WA-15.3": "speaks of pictures in the printed rulebook; WA-16.2, WA-16.3 and WA-16.11 are separate positions",
}

TESTS_ONLY = {
    "WA-1": "overview and glossary: what the other chapters state in full",
    "WA-2.2": "coins: roubles are a number, their supply is unlimited (WA-2.4)",
    "WA-2.3": "gear pieces: gears are a number, their supply is unlimited (WA-2.4)",
    "WA-9.11": "markers borrowed for counting by hand",
    "WA-11.1": "says that the other chapters hold in solo as well",
    "WA-13": "the decision points, derived from the rules that the code cites",
    "WA-14": "invariants: checked by tests, not enforced",
    "WA-15": "rulings, repeated from the rules that they settle and that the code cites",
    "WA-16": "worked examples: scenarios",
}
