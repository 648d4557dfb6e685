"""Rules that state nothing the engine could enforce, or that follow from others and need a test only."""

NOT_ENFORCEABLE: dict[str, str] = {
    "SI-2.5": "says what the expansion holds and what is not implemented",
    "SI-18.17": "names what is not included",
    "SI-23.10": "two names for one piece",
    "SI-23.11": "two names for one symbol",
}
TESTS_ONLY: dict[str, str] = {
    "SI-5.17": "a count that follows from the geometry",
    "SI-5.18": "a count that follows from the geometry",
    "SI-5.21": "follows from the layers",
    "SI-5.24": "follows from the offered layouts",
    "SI-10.14": "no rule removes an office",
    "SI-16.4": "there is no limit to enforce",
    "SI-22": "invariants",
    "SI-23.8": "the player range of game.toml",
    "SI-24": "worked examples",
}
