"""Why not? A reason names the rule that forbids an action and says so in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule that forbids an action, with the message that explains it.

    `rule` is an id of the game's rules page, `key` a message of the game's Fluent catalogs and
    `args` fill it. Arguments may be mappings language → word, as content names are.
    """

    game: str
    rule: str
    key: str
    args: dict[str, object] = field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        """Say the reason in one sentence."""
        from miasma.core.text import catalog

        return catalog(self.game, lang).say(self.key, **self.args)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.text()

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}"

    def to_dict(self, lang: str = "en") -> dict[str, str]:
        """Plain data for a client."""
        return {"rule": self.rule, "text": self.text(lang)}
