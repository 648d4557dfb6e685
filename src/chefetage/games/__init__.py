"""One folder per game, all alike; core.catalog finds them."""
