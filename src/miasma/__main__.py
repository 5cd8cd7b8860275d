"""`python -m miasma`."""

from miasma.cli.main import main

if __name__ == "__main__":
    main()
