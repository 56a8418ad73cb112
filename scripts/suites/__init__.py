"""One module for each suite of fixtures."""
