# The table: what its commands answer

no-guide = There is no guide for this game yet.
