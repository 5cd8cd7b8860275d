"""Many matches: worker pools, simulations, balance reports."""
