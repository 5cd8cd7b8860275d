"""The rules, one file per chapter of the rules page."""
