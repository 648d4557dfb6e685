"""Rules of the rulebook that state nothing a test could prove, and those that only tests can; each with the reason."""

NOT_ENFORCEABLE = {
    "GF-1.4": "publisher, designer and year",
    "GF-2.1": "boards and player aids",
    "GF-9.25": "says where the values of the table come from",
}
TESTS_ONLY = {
    "GF-1.1": "sums up the game",
    "GF-1.5": "sums up the currencies",
    "GF-2.7": "tokens are no limit, so nothing counts them",
    "GF-2.9": "money tokens are no limit, so nothing counts them",
    "GF-3.15": "points to the rules with the numbers",
    "GF-14.5": "holds for the engine as a whole",
    "GF-15": "lists the decisions whose rules stand in the chapters before",
    "GF-16": "invariants",
    "GF-17": "reasons for rules and numbers that stand elsewhere",
    "GF-18": "worked examples: scenarios/*.toml",
}
