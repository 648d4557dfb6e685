# The table: what its commands answer

no-guide = Für dieses Spiel gibt es noch keine Einführung.
