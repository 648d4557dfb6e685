"""The protocol through which everything plays any game; it knows no game itself.

To be read in this order: `state` (everything on the table), `action` (what the rules let a player do), `step` (a box of
the flow chart), `game` (the loop, and what a game must supply), `seat` (what a bot gets). The contracts stand in the
docstrings, and tests/laws hold every game to them.

Compiled (build_support/engine_files.py) are `state`, `action`, `step`, `game`, `seat`, `chance`, `events`, `bits`,
`encoding` and `weights`; the others stay interpreted.
"""
