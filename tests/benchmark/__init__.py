"""The benchmark's arithmetic, counting and protocol; never its speed."""
