"""A table: a match with its seats, its log, and what people may ask of it. Nothing here waits, writes or sends."""
