"""The folder tokens/ becomes a game only in a copy of the tree: its tests run there."""

collect_ignore = ["tokens"]
