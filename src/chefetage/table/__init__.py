"""A table: its log, its seats and its match. Nothing here waits, writes or sends."""
