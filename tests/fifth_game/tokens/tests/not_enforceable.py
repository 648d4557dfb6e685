"""Rules and chapters that need no test, or no code of their own, each with the reason."""

NOT_ENFORCEABLE = {
    "TK-1.1": "overview: what the other chapters state in full",
}

TESTS_ONLY = {
    "TK-6": "worked examples: scenarios",
}
