"""Rules of earlier versions: they still play as they did."""
