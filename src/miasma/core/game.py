"""Game: the rulebook. One per game, immutable, found by its id."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from miasma.core import content as content_files
from miasma.core.actions import Action, Vocabulary
from miasma.core.chance import CHANCE
from miasma.core.errors import OptionError, StateError, shown, unwritten
from miasma.core.options import OptionsSchema, Values
from miasma.core.poster import Poster
from miasma.core.state import Setup, State
from miasma.core.text import add_catalog, catalog

if TYPE_CHECKING:
    from miasma.core.scene import Scene


class Game:
    """A rulebook: a game derives it, fills the class attributes and writes the methods below."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    minutes: ClassVar[tuple[int, int]]
    weight: ClassVar[float]
    """How heavy the rules are, 1 (light) to 5."""
    cooperative: ClassVar[bool] = False
    poster: ClassVar[Poster] = Poster()
    """What stands for the game in lists, unless it paints a picture of its own for that."""
    rules_version: ClassVar[int] = 1
    """Raised when a change makes old records replay differently."""
    rule_prefix: ClassVar[str]
    """The letters before the rule ids, e.g. MW."""
    options_schema: ClassVar[OptionsSchema]
    max_plies: ClassVar[int] = 20_000
    """More actions than any game takes; soaking calls a game endless that gets there."""
    content_types: ClassVar[Mapping[str, type[content_files.ContentFile]]] = {}
    looks: ClassVar[frozenset[str]] = frozenset({"name", "source", "text"})
    """Fields of the content that no rule reads; records stay valid when they change."""
    exploration: ClassVar[float] = 0.7
    """How far mcts strays from what looks best; less where good and bad differ by little."""
    rollout: ClassVar[int] = 4
    """Actions that mcts plays at random before it judges a position; 0 where they only spoil it."""
    trust: ClassVar[int] = 1
    """Looks that the first one at an option counts for in mcts; more where luck blurs the later."""
    shortlist: ClassVar[int] = 0
    """Options that mcts compares again and again, where there are too many for a tree to look at
    twice; 0 where it grows a tree."""
    kernel: ClassVar[tuple[str, ...]] = ()
    """The modules that `miasma accelerate` compiles."""

    vocabulary: Vocabulary

    def __init__(self, folder: Traversable, pack: Path | None = None) -> None:
        self._folder = folder
        self.pack = pack
        self._defaults: dict[int, Values] = {}
        add_catalog(self.id, folder.joinpath("text"))
        self.content = content_files.load(
            folder.joinpath("content"), self.content_types, pack, self.looks
        )
        self.content_digest = self.content.digest
        self.read_content()
        self.vocabulary = self.build_vocabulary()

    # -- what a game writes ---------------------------------------------------------------------

    def read_content(self) -> None:
        """Check the content as a whole and keep what the rules need of it."""

    def build_vocabulary(self) -> Vocabulary:
        """All actions of the game."""
        raise unwritten(self, "build_vocabulary")

    def deal(self, setup: Setup) -> State:
        """The table before the first action; what is on its agenda is run by `start`."""
        raise unwritten(self, "deal")

    def draw(self, state: State, seat: int | None, lang: str) -> Scene:
        """The picture of a position as a seat may see it."""
        raise unwritten(self, "draw")

    def paint_poster(self) -> Scene | None:
        """A picture of its own for lists; None where a moment of it (`poster`) stands for it."""
        return None

    def check_options(self, options: Values, seats: int) -> Values:
        """Refuse options that contradict each other; give them back in their normal form."""
        return options

    def sample_options(self, rng: Random, seats: int) -> Values:
        """A random legal set of options, for soaking."""
        return self.check_options(self.options_schema.sample(rng, seats), seats)

    def mask(
        self, before: State, now: State, actor: int, action: Action, seat: int | None
    ) -> str | None:
        """What a seat sees of a past action in a running game: None for all of it, else e.g.
        `gene ?`, or "" if it may not even know that there was one (see `State.unseen`). `before`
        is the state in which it was played, `now` the current one."""
        return None

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position looks for a seat, 0 (lost) to 1 (won); for computer players.

        It may read only what an imagined state holds.
        """
        raise unwritten(self, "evaluate")

    def settled(self, state: State) -> bool:
        """Whether a position can be judged as it stands. In the middle of a fight, say, it can't:
        before computer players judge it, it is played on."""
        return True

    def play_on(self, state: State, rng: Random) -> None:
        """Carry a position on to where it can be judged: chance is rolled, and what is asked on the
        way is answered by what looks best at once."""
        while state.to_act:
            seat = state.to_act[0]
            if seat == CHANCE:
                state.roll(rng)
            elif self.settled(state):
                return
            else:
                state.take(self._best_at_once(state, seat), seat)

    def _best_at_once(self, state: State, seat: int) -> int:
        legal = state.choices(seat)
        best, top = legal[0], -1.0
        for action in legal if len(legal) > 1 else ():
            after = state.clone()
            after.take(action, seat)
            value = self.evaluate(after, seat)
            if value > top:
                best, top = action, value
        return best

    def evaluate_all(self, state: State) -> list[float]:
        """How good a position looks for every seat; a game that gets all of them for the price of
        one overrules this."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def win_chance(self, state: State, value: float) -> float:
        """The share of games that a judgement of `evaluate` has come to, for people to read; it
        rises with the judgement, whose order is all that players need. For games won together."""
        return value

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """What a seat is called in the rules (a faction, a colour)."""
        return catalog(self.id, lang).say("seat", number=seat + 1)

    def value_name(self, option: str, value: str, lang: str = "en") -> str:
        """What a value of an option is called where people choose it."""
        words = catalog(self.id, lang)
        key = f"option-{option}-{value or 'none'}"
        return words.say(key) if key in words else value

    def describe(self, action: Action, lang: str = "en") -> str:
        """What an action means, in words."""
        key = f"action-{action.kind}"
        args = {f"arg{n}": word for n, word in enumerate(action.args, 1)}
        return catalog(self.id, lang).say(key, **args)

    def offer(self, state: State, action: Action, lang: str = "en") -> str:
        """What an option means where it is offered; a game whose words depend on the position
        (what an icon does, where a piece stands) overrules this."""
        return self.describe(action, lang)

    def board_text(self, state: State, seat: int | None, lang: str = "en") -> str:
        """The position as text with Rich markup, for the terminal."""
        raise unwritten(self, "board_text")

    def prompt(self, state: State, seat: int | None, lang: str = "en") -> str:
        """What is asked now, in plain words for a seat (None: a spectator): the line above the
        board. A game says it better than this bare `Name: options`."""
        names = [self.seat_name(actor, lang) for actor in state.to_act if actor >= 0]
        count = len(state.legal(seat)) if seat is not None else 0
        return f"{', '.join(names)}: {count}" if count else ", ".join(names)

    # -- the front door -------------------------------------------------------------------------

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> State:
        """A new game; chance is played by `state.advance()`, which follows the seed."""
        least, most = self.seats
        count = least if seats is None else seats
        if type(count) is not int or not least <= count <= most:
            allowed = f"{least}" if least == most else f"{least} to {most}"
            raise OptionError(f"{self.id} is for {allowed} seats, not {shown(seats)}")
        values = self._values(options, count)
        state = self.deal(Setup(self, count, values, seed))
        state.run()
        return state

    def _values(self, options: Mapping[str, object] | None, seats: int) -> Values:
        """The options in their normal form; all defaults, which simulations start with by the
        thousand, are checked once."""
        if options:
            return self.check_options(self.options_schema.check(options, seats), seats)
        if seats not in self._defaults:
            usual = self.options_schema.check(None, seats)
            self._defaults[seats] = self.check_options(usual, seats)
        return self._defaults[seats].copy()

    def parse(self, text: str) -> Action:
        """Read an action's notation."""
        return self.vocabulary.parse(text)

    def from_dict(self, data: Mapping[str, Any]) -> State:
        """Read back what `state.to_dict` gave."""
        try:
            if data["game"] != self.id:
                raise StateError(f"this is a state of {shown(data['game'])}, not of {self.id}")
            if data["content"] != self.content_digest:
                raise StateError("this state was saved with other content")
            state = self.start(data["seats"], data["seed"], data["options"])
            history = data["history"]
            node: Any = None
            if history is not None:
                for seat, action in history:
                    node = (node, int(seat), int(action))
            state.history = node
            state.imagined = history is None
            state.ply = int(data["ply"])
            state.to_act = tuple(int(seat) for seat in data["to_act"])
            if any(not CHANCE <= seat < state.seats for seat in state.to_act):
                raise StateError("this is no saved state: somebody is to act who has no seat")
            state.agenda = [int(packed) for packed in data["agenda"]]
            state.restore(data["position"])
        except OptionError as error:
            raise StateError(f"this is no saved state: {error}") from None
        except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError) as error:
            raise StateError(f"this is no saved state: {type(error).__name__} {error}") from None
        return state

    def with_content(self, pack: Path | str) -> Game:
        """The same game with a content pack, a folder, laid over its numbers and texts."""
        return type(self)(self._folder, Path(pack))

    def unseeded(self, setup: Setup) -> Setup:
        """The same set-up without the seed, which could tell what chance will do."""
        if setup.seed is None:
            return setup
        return Setup(self, setup.seats, setup.options, None)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"
