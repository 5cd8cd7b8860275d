"""The play loop: shows the table to people, asks them, and lets the others act in between."""

from __future__ import annotations

import contextlib
import shlex
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

from miasma.cli.desk import Desk
from miasma.cli.keep import file_name, keep
from miasma.cli.offer import Offer
from miasma.cli.screen import Screen
from miasma.cli.table import CannotUndo, Table
from miasma.cli.words import House
from miasma.core.actions import Action
from miasma.core.chance import CHANCE
from miasma.core.errors import MiasmaError
from miasma.core.events import Event


class Left(Exception):
    """The person leaves the table."""


class Stopped(Exception):
    """The terminal was closed or the process told to end."""


SIGNALS = (signal.SIGHUP, signal.SIGTERM)


class Session:
    """One evening at the table."""

    def __init__(
        self, table: Table, screen: Screen, lang: str, program: str, save_to: Path | None = None
    ) -> None:
        self.table = table
        self.game = table.game
        self.screen = screen
        self.lang = lang
        self.say = House(lang)
        self.desk = Desk(table, screen, self.say)
        self.program = program
        self.save_to = save_to
        self._told = dict.fromkeys(table.people, 0)
        self._told_spectator = 0
        self._shown_to: int | None = None
        self._saved_at = -1
        self._offer: Offer | None = None
        self._commands = self._command_table()

    # -- the loop -------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the end or until somebody leaves; gives the exit code."""
        with _closing_stops():
            try:
                return self._play()
            except Stopped:  # also where it comes while the end of the input is dealt with
                self._keep()
                return 143

    def _play(self) -> int:
        try:
            return self._sit()
        except EOFError:
            self._keep()
            return 0
        except KeyboardInterrupt:
            self._keep()
            return 130
        except Stopped:
            raise
        except Exception:  # whatever breaks, a player's own bot included: the game is kept
            self._keep()
            raise

    def _sit(self) -> int:
        try:
            self._greet()
            while not self.table.over:
                self._go_on()
            self._finish()
        except Left:
            self.screen.line(self.say("play-bye"))
        return 0

    def _greet(self) -> None:
        self.screen.line()
        self.desk.players()
        if self.table.moments:
            self.screen.line(self.say("play-resumed", plies=self.table.state.ply))
            self._told = dict.fromkeys(self.table.people, len(self.table.moments))
            self._told_spectator = len(self.table.moments)
        if self.table.people:
            words = {name: self._word(name) for name in ("hint", "rules", "help")}
            self.screen.line(self.say("play-start", ask="?", **words))
        else:
            self.screen.line(self.say("play-watch"))
        self.screen.line()

    def _go_on(self) -> None:
        """One action of whoever is next."""
        table = self.table
        actor = table.next_actor()
        if actor == CHANCE:
            table.roll()
        elif not table.chairs[actor].human:
            with self.screen.thinking(self.say("play-thinking", who=self.desk.name(actor))):
                table.let_computer(actor)
        else:
            self._person(actor)
        if len(table.people) < 2:
            self._tell(table.people[0] if table.people else None)

    def _tell(self, seat: int | None) -> None:
        """Tell a seat what has happened since it was last told."""
        since = self._told_spectator if seat is None else self._told[seat]
        self._told_spectator = len(self.table.moments)
        if seat is not None:
            self._told[seat] = len(self.table.moments)
        for event in self.table.events(seat, since):
            self._tell_event(event)

    def _tell_event(self, event: Event) -> None:
        self.screen.told(event.data.get("seat"), event.say(self.game.id, self.lang))

    def _person(self, seat: int) -> None:
        """A person decides; among several people they hear what came of it at their next turn,
        because the screen may be wiped before they could read it."""
        forced = self.table.state.forced(seat)
        if forced is not None:
            self.screen.line(self.say("play-forced", move=forced.notation), "dim")
            self.table.obey(seat, forced)
            return
        self._hand_over(seat)
        self._tell(seat)
        self._show(seat)
        before = self.table.state.ply
        while self.table.state.ply == before and not self.table.over:
            if self._answer(seat, self.screen.ask(complete=self._completions())):
                break

    def _show(self, seat: int) -> None:
        """The board, what is asked, and the options."""
        state = self.table.state
        self._offer = Offer(self.game, state.options(seat), self.lang)
        self.screen.line()
        self.desk.board(seat)
        self.screen.line()
        self.desk.prompt(seat)
        self.desk.options(self._offer)

    def _hand_over(self, seat: int) -> None:
        """Between people: hide what the next one may not see until they sit at the screen."""
        before, self._shown_to = self._shown_to, seat
        if len(self.table.people) < 2 or before == seat:
            return
        if before is None:
            if all(self.table.same_sight(seat, other) for other in self.table.people):
                return
        elif self.table.same_sight(before, seat):
            return
        self.screen.hide()
        self.screen.ask(self.say("play-pass", who=self.desk.name(seat)) + " ")
        self.screen.hide()

    # -- what is typed --------------------------------------------------------------------------

    def _word(self, name: str) -> str:
        return self.say.commands(name)[0]

    def _command_table(self) -> dict[str, Callable[[int, str], bool]]:
        found: dict[str, Callable[[int, str], bool]] = {}
        for name in ("help", "hint", "undo", "log", "board", "rules", "save", "resign", "quit"):
            for word in self.say.commands(name):
                found[word] = getattr(self, f"_do_{name}")
        return found

    def _completions(self) -> list[str]:
        offered = self._offer.notations if self._offer is not None else []
        return [*offered, *self._commands]

    def _answer(self, seat: int, text: str) -> bool:
        """Act on what was typed; True if the position is another one now."""
        assert self._offer is not None
        if not text:
            return False
        if text.startswith("?"):
            self._explain(seat, text[1:].strip())
            return False
        found = self._offer.find(text)
        if text.isdecimal():
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(self._offer):
                self.desk.no_such_number(text, self._offer)
                return False
            found = [self._offer[number]]
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None and (len(found) != 1 or found[0].notation != text):
            return command(seat, rest.strip())
        if len(found) == 1:
            self.table.decide(seat, found[0])
            return True
        if found:
            self.desk.ambiguous(text, found)
        else:
            self.desk.not_offered(seat, text, self._offer, self._word("help"))
        return False

    def _explain(self, seat: int, text: str) -> None:
        assert self._offer is not None
        if not text:
            self.desk.where(seat, self._offer, self._word("rules"))
            return
        found: list[Action] = self._offer.find(text)
        if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(self._offer):
            found = [self._offer[int(text)]]
        if len(found) == 1:
            self.desk.meaning(seat, found[0], self._offer)
        elif found:
            self.desk.ambiguous(text, found)
        else:
            self.desk.not_offered(seat, text, self._offer, self._word("help"), meaning=True)

    # -- commands: each gets the seat and the rest of the line, and says if the position changed --

    def _do_help(self, seat: int, rest: str) -> bool:
        self.desk.help()
        return False

    def _do_hint(self, seat: int, rest: str) -> bool:
        assert self._offer is not None
        self.desk.hint(seat, self._offer)
        return False

    def _do_log(self, seat: int, rest: str) -> bool:
        events = self.table.events(seat)
        if not events:
            self.screen.line(self.say("play-log-empty"))
        for event in events:
            self._tell_event(event)
        return False

    def _do_board(self, seat: int, rest: str) -> bool:
        self._show(seat)
        return False

    def _do_rules(self, seat: int, rest: str) -> bool:
        from miasma.cli.rules import show_rules

        try:
            show_rules(self.screen.out, self.game.id, self.lang, rest)
        except MiasmaError as error:
            self.screen.line(str(error))
        return False

    def _do_undo(self, seat: int, rest: str) -> bool:
        try:
            undone = self.table.undo(seat)
        except CannotUndo as refusal:
            self.desk.cannot_undo(refusal)
            return False
        self._told = {person: min(n, len(self.table.moments)) for person, n in self._told.items()}
        self.desk.undone(undone)
        return True

    def _do_save(self, seat: int, rest: str) -> bool:
        self._save(rest)
        return False

    def _do_resign(self, seat: int, rest: str) -> bool:
        if not self._confirm("play-resign-sure"):
            return False
        self.table.resigned = seat
        return True

    def _do_quit(self, seat: int, rest: str) -> bool:
        unsaved = self.table.state.ply != self._saved_at
        if self.table.marks and unsaved and self._confirm("play-save-first"):
            if not self._save(""):
                return False
            self._say_how_to_go_on(self.save_to)
        raise Left

    # -- saving and leaving ---------------------------------------------------------------------

    def _confirm(self, key: str, **args: object) -> bool:
        yes, no = self.say("play-yes").split(), self.say("play-no").split()
        while True:
            answer = self.screen.ask(f"{self.say(key, **args)} {self.say('play-yes-no')} ")
            if answer.casefold() in (*yes, "y", "yes"):
                return True
            if answer.casefold() in (*no, "n", "no"):
                return False

    def _save(self, name: str) -> bool:
        """Save to a file (without a name: where it was saved before); if that fails, say why."""
        try:
            target = Path(name).expanduser() if name else self.save_to or Path(file_name(self.game))
            fresh = target.exists() and target != self.save_to
        except (OSError, RuntimeError, ValueError) as error:  # no such user, too long, not a name
            self.screen.line(f"{self.say('play-not-saved')} {error}", "red")
            return False
        if fresh and not self._confirm("play-overwrite", file=str(target)):
            self.screen.line(self.say("play-not-saved"))
            return False
        try:
            self.table.record().write(target)
        except MiasmaError as error:
            self.screen.line(f"{self.say('play-not-saved')} {error}", "red")
            return False
        self.save_to = target
        self._saved_at = self.table.state.ply
        self.screen.unbroken(self.say("play-saved", file=str(target)))
        return True

    def _keep(self) -> None:
        """Leave without losing anything: first save, then speak to whoever still listens."""
        path = self.save_to
        kept = bool(self.table.marks) and self.table.state.ply != self._saved_at
        if kept:
            path = keep(self.table, self.save_to)
            self._saved_at = self.table.state.ply
        with contextlib.suppress(OSError, ValueError):  # the terminal may be gone
            self.screen.line()
            if kept and path is None:
                self.screen.line(self.say("play-print-record"))
                self.screen.out.file.write(self.table.record().dumps())
            elif kept:
                self.screen.unbroken(self.say("play-kept", file=str(path)))
            self._say_how_to_go_on(path)

    def _say_how_to_go_on(self, path: Path | None) -> None:
        if path is None or not path.exists():
            return
        words = [self.program, "play", self.game.id, "--lang", self.lang]
        if self.game.pack is not None:
            words += ["--content", str(self.game.pack)]
        command = shlex.join([*words, "--resume", str(path)])
        self.screen.unbroken(self.say("play-go-on", command=command))

    def _finish(self) -> None:
        """The end: who won, with how many points; the record can be kept."""
        self._tell(self.table.people[0] if self.table.people else None)
        self.screen.line()
        if not self.table.state.over:
            self.desk.resigned()
        else:
            self.desk.board(self.table.people[0] if len(self.table.people) == 1 else None)
            self.screen.line()
            self.desk.result()
        if self.save_to is not None:
            self._save("")
        elif self.table.people:
            answer = self.screen.ask(self.say("play-save-record") + "\n> ")
            while answer and not self._save(answer):
                answer = self.screen.ask()
        self.screen.line(self.say("play-bye"))


@contextlib.contextmanager
def _closing_stops() -> Iterator[None]:
    """A closed terminal (SIGHUP) or a polite kill (SIGTERM) keeps the game as Ctrl-C does."""

    def stop(number: int, frame: FrameType | None) -> None:
        for other in SIGNALS:  # once is enough: nothing may interrupt the keeping
            signal.signal(other, signal.SIG_IGN)
        raise Stopped

    old = [signal.signal(number, stop) for number in SIGNALS]
    try:
        yield
    finally:
        for number, handler in zip(SIGNALS, old, strict=True):
            signal.signal(number, handler)
