"""The rules, a file per chapter; every rule id stands in the function that enforces it."""
