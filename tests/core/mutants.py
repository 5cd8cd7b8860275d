"""Ways to break the tiny game, each with the promise that must be found broken."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.tiny import scene as tiny_scene
from tests.tiny.game import Quarantine
from tests.tiny.state import DEAL, NONE
from tests.tiny.state import QuarantineState as State_

from miasma.core import text, widgets
from miasma.core.events import Event
from miasma.core.outcome import Outcome
from miasma.core.reasons import Reason

Patch = pytest.MonkeyPatch
MUTANTS: dict[str, tuple[str, Callable[[Patch], None]]] = {}
Mutant = Callable[[Patch], None]


def breaks(promise: str) -> Callable[[Mutant], Mutant]:
    """A change to the tiny game that must be found as a breach of a promise."""

    def note(mutant: Mutant) -> Mutant:
        MUTANTS[mutant.__name__] = promise, mutant
        return mutant

    return note


def wrap(patch: Patch, owner: Any, method: str, change: Callable[..., Any]) -> None:
    """Replace a method by `change(original result, self, *args)`."""
    original = getattr(owner, method)

    def changed(self: Any, *args: Any, **more: Any) -> Any:
        return change(original(self, *args, **more), self, *args, **more)

    patch.setattr(owner, method, changed)


@breaks("state")
def a_method_of_the_engine_is_redefined(patch: Patch) -> None:
    patch.setattr(State_, "over", property(lambda s: not s.to_act), raising=False)


@breaks("listing")
def legal_list_unsorted(patch: Patch) -> None:
    wrap(patch, State_, "choices", lambda legal, s, seat: legal[::-1])


@breaks("listing")
def legal_list_with_doubles(patch: Patch) -> None:
    wrap(patch, State_, "choices", lambda legal, s, seat: sorted(legal * 2))


@breaks("listing")
def no_options(patch: Patch) -> None:
    wrap(patch, State_, "choices", lambda legal, s, seat: [] if s.round == 2 else legal)


@breaks("listing")
def options_of_chance(patch: Patch) -> None:
    wrap(patch, State_, "choices", lambda legal, s, seat: [*legal, DEAL])


@breaks("listing")
def options_out_of_the_vocabulary(patch: Patch) -> None:
    wrap(patch, State_, "choices", lambda legal, s, seat: [*legal, 99])


@breaks("listing")
def options_that_waver(patch: Patch) -> None:
    rng = Random(1)
    wrap(patch, State_, "choices", lambda legal, s, seat: legal[: rng.randint(1, 2)])


@breaks("waiting")
def chance_and_a_seat_at_once(patch: Patch) -> None:
    def change(_: None, s: State_, packed: int) -> None:
        s.to_act = (-1, 0) if s.to_act == (-1,) else s.to_act

    wrap(patch, State_, "step", change)


@breaks("waiting")
def a_seat_too_many(patch: Patch) -> None:
    def change(_: None, s: State_, packed: int) -> None:
        s.to_act = (*s.to_act, s.seats) if s.to_act and s.to_act[0] == 0 else s.to_act

    wrap(patch, State_, "step", change)


@breaks("offering")
def options_that_light_up_nothing(patch: Patch) -> None:
    patch.setattr(State_, "aim", lambda s, action, seat: ())


@breaks("chance")
def chance_without_weights(patch: Patch) -> None:
    wrap(patch, State_, "chances", lambda found, s: [(action, 0.0) for action, _ in found])


@breaks("listing")
def chance_unsorted(patch: Patch) -> None:
    wrap(patch, State_, "chances", lambda found, s: found[::-1])


@breaks("commuting")
def the_first_to_choose_gets_a_bonus(patch: Patch) -> None:
    def change(_: None, s: State_, seat: int, card: int) -> None:
        s.ill += seat if s.chosen.count(NONE) == s.seats - 1 else 0

    wrap(patch, State_, "choose", change)


@breaks("commuting")
def a_choice_takes_options_from_others(patch: Patch) -> None:
    wrap(patch, State_, "choices", lambda legal, s, seat: legal[:1] if max(s.chosen) > 0 else legal)


@breaks("invariants")
def more_cards_than_there_are(patch: Patch) -> None:
    def change(_: None, s: State_, seat: int, card: int) -> None:
        s.deck[card] += 2

    wrap(patch, State_, "draw_card", change)


@breaks("step")
def clones_that_share_a_list(patch: Patch) -> None:
    def change(copy: State_, s: State_) -> State_:
        copy.dice = s.dice
        return copy

    wrap(patch, State_, "clone", change)


@breaks("clone")
def clones_that_share_hands(patch: Patch) -> None:
    def change(copy: State_, s: State_) -> State_:
        copy.hands = s.hands
        return copy

    wrap(patch, State_, "clone", change)


@breaks("step")
def dice_of_its_own(patch: Patch) -> None:
    rng = Random(1)

    def change(_: None, s: State_) -> None:
        s.ill = max(0, s.ill - rng.randint(0, 1))

    wrap(patch, State_, "close_round", change)


@breaks("save")
def saves_that_forget(patch: Patch) -> None:
    wrap(patch, State_, "position", lambda found, s: {**found, "ill": 0})


@breaks("save")
def loads_that_forget(patch: Patch) -> None:
    def change(_: None, s: State_, position: dict[str, Any]) -> None:
        s.ill = 0

    wrap(patch, State_, "restore", change)


@breaks("save")
def a_save_that_is_not_a_copy(patch: Patch) -> None:
    wrap(patch, State_, "position", lambda found, s: {**found, "dice": s.dice})


@breaks("record")
def a_start_that_is_not_agreed(patch: Patch) -> None:
    def change(s: State_, game: Quarantine, setup: Any) -> State_:
        s.ill = (setup.seed or 0) % 3
        return s

    wrap(patch, Quarantine, "deal", change)


@breaks("refusal")
def a_refusal_that_changes_something(patch: Patch) -> None:
    def change(found: list[Reason], s: State_, action: int, seat: int) -> list[Reason]:
        s.ill += 1
        return found

    wrap(patch, State_, "reasons", change)


@breaks("refusal")
def a_door_without_a_lock(patch: Patch) -> None:
    def play(s: State_, action: Any, seat: int | None = None) -> None:
        index = action if isinstance(action, int) else s._index(action)
        s.take(index, s.to_act[0] if seat is None else seat)

    patch.setattr(State_, "play", play)


@breaks("seed")
def chance_that_follows_no_seed(patch: Patch) -> None:
    rng = Random(1)
    patch.setattr(State_, "_own_rng", lambda s: rng)


@breaks("evaluation")
def a_boastful_evaluation(patch: Patch) -> None:
    patch.setattr(Quarantine, "evaluate", lambda game, s, seat: 1.5)


@breaks("evaluation")
def two_opinions_of_one_position(patch: Patch) -> None:
    patch.setattr(Quarantine, "evaluate_all", lambda game, s: [0.25] * s.seats)


@breaks("evaluation")
def an_opinion_of_too_few(patch: Patch) -> None:
    patch.setattr(Quarantine, "evaluate_all", lambda game, s: [game.evaluate(s, 0)])


@breaks("ending")
def a_game_without_end(patch: Patch) -> None:
    patch.setattr(Quarantine, "max_plies", 60)
    patch.setattr(State_, "close_round", lambda s: s.open_round())
    wrap(patch, State_, "chances", lambda found, s: found or [(DEAL, 1.0)])


@breaks("ending")
def a_traitor_among_friends(patch: Patch) -> None:
    patch.setattr(State_, "result", lambda s: Outcome([1] * s.seats, [0], "x", cooperative=True))


@breaks("ending")
def an_outcome_that_raises(patch: Patch) -> None:
    patch.setattr(State_, "result", lambda s: 1 / 0)


@breaks("ending")
def an_outcome_that_is_no_data(patch: Patch) -> None:
    wrap(patch, State_, "result", lambda found, s: Outcome(found.scores, [], "x", by={1, 2}))


@breaks("ending")
def an_ending_that_is_no_sentence(patch: Patch) -> None:
    def cut(found: str, words: text.Catalog, key: str) -> str:
        return found.rstrip(".") if key.startswith("reason-") else found

    wrap(patch, text.Catalog, "say", lambda found, words, key, **more: cut(found, words, key))


@breaks("view")
def a_view_that_is_no_data(patch: Patch) -> None:
    wrap(patch, State_, "look", lambda found, s, seat: {**found, "extra": (1, 2)})


@breaks("view")
def a_view_that_overwrites(patch: Patch) -> None:
    wrap(patch, State_, "look", lambda found, s, seat: {**found, "seats": 9})


@breaks("view")
def a_view_that_is_not_a_copy(patch: Patch) -> None:
    wrap(patch, State_, "look", lambda found, s, seat: {**found, "dice": s.dice})


@breaks("reading")
def a_view_that_changes_something(patch: Patch) -> None:
    def change(found: dict[str, Any], s: State_, seat: int | None) -> dict[str, Any]:
        s.agenda.append(0) if s.round == 2 and s.over else None
        s.ill += s.round == 2
        return {**found, "ill": 0}

    wrap(patch, State_, "look", change)


@breaks("secrecy")
def a_view_that_tells_the_deck(patch: Patch) -> None:
    wrap(patch, State_, "look", lambda found, s, seat: {**found, "deck": s.deck[:]})


@breaks("imagining")
def a_view_that_tells_hands(patch: Patch) -> None:
    wrap(patch, State_, "look", lambda found, s, seat: {**found, "all": s.clone().hands})


@breaks("secrecy")
def a_view_that_tells_the_choice(patch: Patch) -> None:
    wrap(patch, State_, "look", lambda found, s, seat: {**found, "chosen": s.chosen[:]})


@breaks("secrecy")
def targets_that_tell(patch: Patch) -> None:
    def aim(s: State_, action: Any, seat: int) -> tuple[str, ...]:
        return (*action.targets, *(["deck"] if s.hands[seat - 1][0] == 0 else []))

    patch.setattr(State_, "aim", aim)


@breaks("secrecy")
def why_not_tells(patch: Patch) -> None:
    def reasons(s: State_, action: int, seat: int) -> list[Reason]:
        rule = "QU-03" if sum(map(sum, s.hands)) % 2 else "QU-04"
        return [Reason("quarantine", rule, "why-over")]

    patch.setattr(State_, "reasons", reasons)


@breaks("secrecy")
def an_event_that_tells(patch: Patch) -> None:
    patch.setattr(Event, "seen_by", lambda event, seat: event)


@breaks("secrecy")
def a_quick_answer_that_tells(patch: Patch) -> None:
    patch.setattr(State_, "openly_forced", lambda s, seat: True)


@breaks("secrecy")
def a_record_that_tells(patch: Patch) -> None:
    patch.setattr(Quarantine, "mask", lambda *_: None)


@breaks("secrecy")
def a_scene_that_tells(patch: Patch) -> None:
    draw = tiny_scene.draw
    patch.setattr(tiny_scene, "draw", lambda s, *rest: replace(draw(s, *rest), prompt=str(s.hands)))


@breaks("secrecy")
def a_board_text_that_tells(patch: Patch) -> None:
    patch.setattr(Quarantine, "board_text", lambda game, s, seat, lang: f"{s.hands}")


@breaks("secrecy")
def imagination_that_knows(patch: Patch) -> None:
    patch.setattr(State_, "imagine", lambda s, seat, rng: s.detached())


@breaks("imagining")
def imagination_at_random(patch: Patch) -> None:
    imagine = State_.imagine
    patch.setattr(State_, "imagine", lambda s, seat, rng: imagine(s, seat, random.Random()))


@breaks("imagining")
def imagination_with_a_past(patch: Patch) -> None:
    patch.setattr(State_, "detached", lambda s: s.clone())


@breaks("imagining")
def imagination_beyond_the_rules(patch: Patch) -> None:
    def change(world: State_, s: State_, seat: int | None, rng: Random) -> State_:
        world.deck = [copies + 9 for copies in world.deck]
        return world

    wrap(patch, State_, "imagine", change)


@breaks("description")
def actions_without_words(patch: Patch) -> None:
    wrap(patch, Quarantine, "describe", lambda text, g, a, lang="en": "" if lang == "ru" else text)


@breaks("why not")
def no_reason_given(patch: Patch) -> None:
    patch.setattr(State_, "reasons", lambda s, action, seat: [])


@breaks("why not")
def a_reason_without_words(patch: Patch) -> None:
    patch.setattr(State_, "reasons", lambda s, a, seat: [Reason("quarantine", "QU-01", "why-x")])


@breaks("why not")
def a_reason_without_a_rule(patch: Patch) -> None:
    patch.setattr(State_, "reasons", lambda s, a, seat: [Reason("quarantine", "x", "why-over")])


@breaks("events")
def an_event_without_words(patch: Patch) -> None:
    tell = State_.tell
    patch.setattr(State_, "tell", lambda s, kind, *rest: tell(s, f"{kind}-x", *rest))


@breaks("events")
def an_event_that_is_no_data(patch: Patch) -> None:
    tell = State_.tell
    patch.setattr(State_, "tell", lambda s, k, d, *rest: tell(s, k, {**d, "x": (1,)}, *rest))


@breaks("board text")
def a_board_that_can_not_be_written(patch: Patch) -> None:
    patch.setattr(Quarantine, "board_text", lambda game, s, seat, lang: 1 / 0)


@breaks("targets")
def a_scene_without_what_can_be_chosen(patch: Patch) -> None:
    card = tiny_scene._card
    patch.setattr(tiny_scene, "_card", lambda s, c, id, st, w: card(s, c, id or f"x{c}", st, w))


@breaks("event targets")
def an_event_that_points_nowhere(patch: Patch) -> None:
    tell = State_.tell
    patch.setattr(State_, "tell", lambda s, k, d, target, *more: tell(s, k, d, "moon", *more))


@breaks("scene")
def a_scene_without_tips(patch: Patch) -> None:
    card = widgets.Card
    patch.setattr(tiny_scene, "Card", lambda **fields: card(**{**fields, "tip": ""}))


@breaks("scene")
def a_scene_with_an_id_twice(patch: Patch) -> None:
    panel = widgets.Panel
    patch.setattr(tiny_scene, "Panel", lambda **fields: panel(**{**fields, "id": "same"}))


@breaks("svg")
def a_scene_that_can_not_be_painted(patch: Patch) -> None:
    dice = widgets.Dice
    patch.setattr(tiny_scene, "Dice", lambda **fields: dice(**{**fields, "colour": "url(x)"}))


@breaks("start")
def a_game_that_does_not_start(patch: Patch) -> None:
    patch.setattr(Quarantine, "sample_options", lambda game, rng, seats: {"rounds": 99})


@breaks("play")
def rules_that_raise(patch: Patch) -> None:
    patch.setattr(State_, "close_round", lambda s: s.missing)


@breaks("undo")
def a_past_that_changes(patch: Patch) -> None:
    moves = State_.moves
    patch.setattr(State_, "moves", lambda s: [(-1, DEAL), *moves(s)[1:]] if s.over else moves(s))


@breaks("names")
def seats_of_one_name(patch: Patch) -> None:
    patch.setattr(Quarantine, "seat_name", lambda game, seat, lang="en": "Doctor")


@breaks("descriptions")
def a_word_missing_in_one_language(patch: Patch) -> None:
    patch.setattr(Quarantine, "describe", lambda g, a, lang="en": "x" if lang != "de" else " ")


@breaks("options")
def a_seat_more_than_told(patch: Patch) -> None:
    start = Quarantine.start
    patch.setattr(Quarantine, "start", lambda g, seats=1, *rest, **kw: start(g, min(3, seats or 1)))


@breaks("identity")
def a_game_without_a_weight(patch: Patch) -> None:
    patch.setattr(Quarantine, "weight", 0)


@breaks("texts")
def a_message_that_one_language_lacks(patch: Patch) -> None:
    whole = text._source

    def source(folder: Any, lang: str) -> str:
        said = whole(folder, lang)
        return said.replace("event-counted =", "event-other =") if lang == "ru" else said

    patch.setattr(text, "_source", source)


@breaks("start")
def a_game_that_plans_nothing(patch: Patch) -> None:
    patch.setattr(State_, "open_round", lambda s: None)
