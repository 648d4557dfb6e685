"""The web table: plays any game of the catalog in the browser."""
