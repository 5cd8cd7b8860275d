"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence


class Outcome(dict[str, object]):
    """Scores, winners and reason of a finished game; a plain mapping, so it is JSON as it is.

    Co-operative games put all seats or none among the winners and say `cooperative=True`. A draw
    has no winners unless the rules share the victory; where nobody won because the game itself
    did (a bot, the clock), `defeat=True` says so.
    """

    def __init__(
        self,
        scores: Sequence[float],
        winners: Sequence[int],
        reason: str,
        **details: object,
    ) -> None:
        super().__init__(scores=list(scores), winners=list(winners), reason=reason, **details)

    @property
    def scores(self) -> list[float]:
        """The final score of each seat."""
        return self["scores"]  # type: ignore[return-value]

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return self["winners"]  # type: ignore[return-value]

    @property
    def reason(self) -> str:
        """What decided the game, as a short id."""
        return str(self["reason"])

    def rewards(self) -> list[float]:
        """1 for a victory, 0 for a defeat; a shared victory and a draw are shared equally."""
        seats = len(self.scores)
        if not self.winners:
            lost = self.get("cooperative") or self.get("defeat")
            return [0.0 if lost else 1.0 / seats] * seats
        share = 1.0 if self.get("cooperative") else 1.0 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(seats)]
