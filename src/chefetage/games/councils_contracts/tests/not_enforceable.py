"""Rules that state nothing a test could prove, each with the reason; and those that only tests prove."""

NOT_ENFORCEABLE = {
    "CC-1": "overview and glossary",
    "CC-2.13": "about gluing printed cards",
    "CC-9.2": "advice for authors of bots",
    "CC-13.22": "tells how the numbers were found",
}

TESTS_ONLY = {
    "CC-2.1": "a number of printed cards",
    "CC-2.6": "reminders without a function",
    "CC-2.11": "a number of printed cards",
    "CC-2.12": "says what is not in the game",
    "CC-8.1": "says what is not in the game",
    "CC-8.2": "sums up CC-3.5 and CC-3.10",
    "CC-9.1": "says what is not in the game",
    "CC-12": "invariants follow from the rules of the other chapters",
    "CC-13": "rulings name the rules that carry them out",
    "CC-14": "worked examples are scenarios",
}
