"""Who somebody is, where they come from, how much they may ask."""
