"""What the play loop says: the board, the options, explanations, hints, the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from miasma.cli.offer import Offer
from miasma.cli.screen import Screen, seat_style
from miasma.cli.table import CannotUndo, Moment, Table
from miasma.cli.words import House
from miasma.core.actions import Action
from miasma.core.chance import CHANCE
from miasma.core.errors import MiasmaError, NotationError, shown
from miasma.core.text import catalog

HINT_BUDGET = "1s"
HINTS = 3
SHORT_HEADING = 2
"""Groups with fewer options than this are shown one to a line."""


class Desk:
    """Speaks to the people at a table."""

    def __init__(self, table: Table, screen: Screen, say: House) -> None:
        self.table = table
        self.game = table.game
        self.screen = screen
        self.say = say
        self.lang = say.lang

    # -- names ----------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if seat == CHANCE:
            return self.say("play-undo-chance")
        return self.game.seat_name(seat, self.lang)

    def players(self) -> None:
        """Who plays."""
        self.screen.marked(f"[bold]{escape(self.game.title)}[/bold]")
        for seat, chair in enumerate(self.table.chairs):
            key = "play-human-of" if chair.human else "play-computer-of"
            text = self.say(key, who=self.name(seat), agent=chair.spec)
            self.screen.told(seat, text)

    # -- a decision -----------------------------------------------------------------------------

    def board(self, seat: int | None) -> None:
        """The position as a seat sees it."""
        needed = self.screen.picture(self.game.board_text(self.table.state, seat, self.lang))
        if needed:
            self.screen.line(
                self.say("play-narrow", columns=needed, width=self.screen.width), "dim"
            )

    def prompt(self, seat: int) -> None:
        """Whose turn it is and what is asked."""
        who = self.say("play-you", who=self.name(seat))
        asked = self.game.prompt(self.table.state, seat, self.lang)
        style = f"bold {seat_style(seat)}"
        self.screen.marked(f"[{style}]{escape(who)}:[/] [bold]{escape(asked)}[/]")

    def options(self, offer: Offer) -> None:
        """All options, grouped and numbered."""
        singles: list[tuple[str, str]] = []
        for group in offer.groups:
            if len(group.numbers) < SHORT_HEADING:
                number = group.numbers[0]
                singles.append((f"{number}  {offer[number].notation}", group.heading))
                continue
            self._singles(singles)
            singles = []
            self.screen.line(group.heading, "dim")
            words = group.words or tuple(offer[n].notation for n in group.numbers)
            self.screen.grid([(str(n), word) for n, word in zip(group.numbers, words, strict=True)])
        self._singles(singles)

    def _singles(self, rows: list[tuple[str, str]]) -> None:
        if rows:
            self.screen.pairs(rows)

    # -- answers --------------------------------------------------------------------------------

    def no_such_number(self, text: str, offer: Offer) -> None:
        """A number that isn't offered."""
        self.screen.line(self.say("play-number", number=text[:12], **{"from": 1}, to=len(offer)))

    def ambiguous(self, text: str, found: Sequence[Action]) -> None:
        """Several moves fit."""
        moves = ", ".join(action.notation for action in found[:8])
        more = " …" if len(found) > 8 else ""
        self.screen.line(self.say("play-ambiguous", text=shown(text), moves=moves + more))

    def not_offered(
        self, seat: int, text: str, offer: Offer, help_word: str, meaning: bool = False
    ) -> None:
        """A move that can't be played, with the rule that forbids it; or no move at all."""
        try:
            action = self.game.parse(text)
        except NotationError:
            self._unknown(text, offer, help_word)
            return
        if meaning:
            self.screen.line(self.game.describe(action, self.lang), "bold")
        self.why_not(seat, action)

    def _unknown(self, text: str, offer: Offer, help_word: str) -> None:
        self.screen.line(self.say("play-unknown", text=shown(text)))
        close = offer.close_to(text)
        if close:
            self.screen.line(self.say("play-did-you-mean", moves=", ".join(close)))
        self.screen.line(
            self.say(
                "play-say-help",
                **{"from": 1},
                to=len(offer),
                example=offer[1].notation,
                help=help_word,
            ),
            "dim",
        )

    def why_not(self, seat: int, action: Action) -> None:
        """Which rules forbid a move now."""
        self.screen.line(self.say("play-not-allowed", move=action.notation))
        reasons = self.table.state.why_not(action, seat)
        for reason in reasons:
            text = self.say("play-why", rule=reason.rule, reason=reason.text(self.lang))
            self.screen.line(text, indent=2)
        if not reasons:
            key = "play-chance-move" if action.chance else "play-why-unknown"
            self.screen.line(self.say(key), indent=2)
            return
        command = f"{self.say.commands('rules')[0]} {reasons[0].rule}"
        self.screen.line(self.say("play-rule-more", rules=command), "dim", indent=2)

    def meaning(self, seat: int, action: Action, offer: Offer) -> None:
        """What an offered move does."""
        self.screen.line(self.game.describe(action, self.lang), "bold")
        self.screen.line(self.say("play-allowed", number=offer.number_of(action)), "dim")

    def where(self, seat: int, offer: Offer, rules_word: str) -> None:
        """Where am I?"""
        self.prompt(seat)
        self.screen.line(self.say("play-where-options", count=len(offer)))
        self.options(offer)
        self.screen.line(self.say("play-where-more", ask="?", rules=rules_word), "dim")

    def help(self) -> None:
        """Everything that can be typed."""
        word = {
            name: self.say.commands(name)[0]
            for name in "help hint undo log board rules save resign quit".split()
        }
        rows = [
            (self.say("help-move"), self.say("help-move-text")),
            (self.say("help-ask"), self.say("help-ask-text")),
            (self.say("help-ask-move"), self.say("help-ask-move-text")),
            (word["hint"], self.say("help-hint-text")),
            (word["undo"], self.say("help-undo-text")),
            (word["log"], self.say("help-log-text")),
            (word["board"], self.say("help-board-text")),
            (self.say("help-rules", rules=word["rules"]), self.say("help-rules-text")),
            (self.say("help-save", save=word["save"]), self.say("help-save-text")),
            (word["resign"], self.say("help-resign-text")),
            (word["quit"], self.say("help-quit-text")),
        ]
        self.screen.pairs(rows)

    def hint(self, seat: int, offer: Offer) -> None:
        """What the searching player would do, with its chances."""
        from miasma.agents.catalogue import find_agent
        from miasma.agents.shares import shared

        advisor = find_agent("mcts", budget=HINT_BUDGET)
        try:
            with self.screen.thinking(self.say("play-thinking", who="mcts")):
                found = advisor.analyse(self.table.state, seat)
                estimates = shared(self.table.state, seat, found[:HINTS])
        except (MiasmaError, NotImplementedError):  # a game without a judgement has no hints
            estimates = []
        if not estimates:
            self.screen.line(self.say("play-hint-none"))
            return
        best = estimates[0].action
        self.screen.line(self.say("play-hint", move=best.notation), "bold")
        rows = []
        for estimate in estimates:
            chance = f"{self.say('play-hint-chance')} {estimate.value:.0%}".replace("%", " %")
            looks = self.say("play-hint-times", count=estimate.visits)
            text = f"{chance}, {self.say('play-hint-looks')} {looks}"
            number = offer.number_of(estimate.action)
            rows.append((f"{number}  {estimate.action.notation}", text))
        self.screen.pairs(rows)

    # -- undo -----------------------------------------------------------------------------------

    def undone(self, moments: Sequence[Moment]) -> None:
        """What was taken back."""
        vocabulary = self.game.vocabulary
        moves = ", ".join(
            self.say(
                "play-undo-by", move=vocabulary[moment.action].notation, who=self.name(moment.seat)
            )
            for moment in moments
            if moment.seat != CHANCE
        )
        self.screen.line(self.say("play-undone", moves=moves))

    def cannot_undo(self, refusal: CannotUndo) -> None:
        """Why a decision stands."""
        seat = refusal.seat
        who = self.name(seat) if seat is not None else ""
        self.screen.line(self.say(refusal.key, who=who))

    # -- the end --------------------------------------------------------------------------------

    def result(self) -> None:
        """Who won, and everybody's points."""
        outcome = self.table.state.outcome
        assert outcome is not None
        names = [self.name(seat) for seat in range(self.table.state.seats)]
        winners = [names[seat] for seat in outcome.winners]
        if self.game.cooperative:
            text = self.say("play-together-won" if winners else "play-together-lost")
        elif not winners:
            text = self.say("play-nobody" if outcome.get("defeat") else "play-draw")
        else:
            key = "play-winner" if len(winners) == 1 else "play-winners"
            text = self.say(key, who=", ".join(winners))
        self.screen.line(text, "bold")
        rows = [(name, f"{score:g}") for name, score in zip(names, outcome.scores, strict=True)]
        self.screen.pairs(rows, style="")
        texts = catalog(self.game.id, self.lang)
        key = f"reason-{outcome.reason.replace('_', '-')}"
        if key in texts:
            self.screen.line(texts.say(key), "dim")

    def resigned(self) -> None:
        """Somebody gave up."""
        seat = self.table.resigned
        assert seat is not None
        self.screen.line(self.say("play-resigned", who=self.name(seat)), "bold")
        if not self.game.cooperative and self.table.state.seats == 2:
            self.screen.line(self.say("play-winner", who=self.name(1 - seat)))
