"""The rules by chapter; each function names the rules it carries out."""
