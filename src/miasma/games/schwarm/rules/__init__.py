"""The rules, a file per subject; every rule id stands in the function that enforces it."""
