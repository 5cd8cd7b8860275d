"""The terms of one game: the numbers in force under its extra rules, taken from the content.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations


class Terms:
    """Numbers that the rules read; 0 or -1 where an extra rule is not in play."""

    __slots__ = (
        "deal_genes",
        "dominance_bonus",
        "draw_goal",
        "factors",
        "fill_bonus",
        "fixed_sides",
        "gene_limit",
        "goal_counts",
        "goal_kind",
        "goal_points",
        "growth_bonus",
        "growth_threshold",
        "kind_bonus",
        "mutation_markers",
        "mutations",
        "open_genes",
        "parasitism",
        "race_bonus",
        "race_score",
        "replication",
        "reserve",
        "simple",
    )

    def __init__(self) -> None:
        self.fixed_sides: tuple[int, ...] = ()
        self.open_genes = False
        self.reserve = 2
        self.gene_limit = 1
        self.replication: tuple[int, int] = (0, 2)
        self.parasitism: tuple[int, int] = (1, 1)
        self.deal_genes = False  # rule A
        self.draw_goal = False  # rule B
        self.goal_kind = 1
        self.goal_counts: list[int] = [4, 15, 0, 4]
        self.goal_points: list[int] = [5, 5, 5, 5]
        self.mutations = False  # rule C
        self.mutation_markers: list[int] = [0, 0, 3, 1, 2, 2]
        self.growth_threshold = 2
        self.growth_bonus = 1
        self.dominance_bonus = 1
        self.race_score = 0  # rule D
        self.race_bonus = 0
        self.kind_bonus: list[int] = [0, 0, 0, 0]  # rule E
        self.fill_bonus = 0  # rule F
        self.factors: list[int] = [1, 1, 1, 1]  # rules G and H
        self.simple = True
        """No rule in play can pay points besides placing: the short way through a turn."""
