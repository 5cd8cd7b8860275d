"""Story cards: draws and scenes, the hand, when a held card may be played (5.2, ZD-121, ZD-122).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import FORESIGHT, ZEN
from miasma.games.zeds.board import (
    CITY_OF,
    START_OF,
    SURFACE_TRACKS,
    TRACKS,
    TUNNEL,
    lowest,
    members,
)
from miasma.games.zeds.effects import (
    CHOICE,
    FATED,
    FATED_SURFACE,
    FEWEST_CHAOS,
    FEWEST_ZEDS_SURFACE,
    MOST_CHAOS,
    MOST_CHAOS_SURFACE,
    MOST_ZEDS,
    NOW,
)
from miasma.games.zeds.rules import infection, verbs
from miasma.games.zeds.rules.ask import ask, draw, leader, roll
from miasma.games.zeds.rules.context import context, track_in, with_track
from miasma.games.zeds.rules.places import bearer, on_track
from miasma.games.zeds.stages import (
    CARD_DONE,
    CARD_ROLLED,
    FORESEEN,
    OUTBREAK_ZED,
    RUN_LIST,
    SCENE_FOUND,
    STORY_DRAWN,
    STORY_END,
    STORY_TEXT,
)
from miasma.games.zeds.table import (
    ACTION_PHASE,
    ANSWER,
    ASK_TRACK,
    CHAOS,
    DIE,
    DISCARDED,
    DRAW_STORY,
    DRAWS,
    FREE_ACTIONS,
    HELD,
    NONE,
    PHASE,
    PLAYED,
    PURPOSE_TEXT,
    PURPOSE_UNCHECKED,
    RESOLVING,
    SCENE,
    SORT_TRACK,
    STORY,
    STORY_DECK,
    STORY_PILE,
    TEXTS,
    TOP_STORY,
    WHY_KEEP,
    ZEN_USED,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


NESTED: Final = 3
"""So many story draws may nest (ZD-206)."""


# -- scenes -------------------------------------------------------------------------------------


def candidates(s: ZedsState, word: int, packed: int) -> int:
    """The tracks (bits) that a track word may mean; several where you choose (ZD-202, ZD-1521)."""
    in_play = 0
    for track in s.terms.tracks:
        in_play |= 1 << track
    if word < TRACKS:
        return in_play & 1 << word
    surface = in_play & SURFACE_TRACKS
    if word in (FATED, FATED_SURFACE):
        scene = track_in(packed)
        if scene < 0:
            return in_play if word == FATED else surface
        if word == FATED_SURFACE and scene == TUNNEL:  # ZD-204
            return surface
        return 1 << scene
    if word == CHOICE:
        return in_play
    if word in (FEWEST_ZEDS_SURFACE, MOST_CHAOS_SURFACE):
        in_play = surface
    by_chaos = word in (MOST_CHAOS, FEWEST_CHAOS, MOST_CHAOS_SURFACE)
    wants_most = word in (MOST_ZEDS, MOST_CHAOS, MOST_CHAOS_SURFACE)
    best = -1
    found = 0
    for track in members(in_play):
        count = chaos_on(s, track) if by_chaos else on_track(s, track).bit_count()
        if best < 0 or (count > best if wants_most else count < best):
            best, found = count, 1 << track
        elif count == best:
            found |= 1 << track
    return found


def chaos_on(s: ZedsState, track: int) -> int:
    """Chaos markers on a track."""
    return sum(s.t[CHAOS + START_OF[track] : CHAOS + CITY_OF[track] + 1])


def find_track(s: ZedsState, word: int, packed: int, then: int) -> None:
    """Find out which track is meant; ties and choices are yours (ZD-110)."""
    tracks = candidates(s, word, packed)
    if tracks & tracks - 1:
        ask(s, then, ASK_TRACK, SORT_TRACK, tracks, leader(s))
    else:
        s.agenda.append(then)
        s.t[ANSWER] = lowest(tracks) if tracks else NONE


# -- drawing ------------------------------------------------------------------------------------


def story_draw(s: ZedsState, arg: int) -> None:
    """Turn up the top card (ZD-201); the discard pile is reshuffled if need be (ZD-011)."""
    t = s.t
    t[DRAWS] += 1
    if not t[STORY_DECK] and t[DISCARDED]:
        t[STORY_DECK], t[DISCARDED] = t[DISCARDED], 0
    if t[TOP_STORY] >= 0:
        s.agenda.append(todo(STORY_DRAWN, arg))
        t[ANSWER] = t[TOP_STORY]
    elif t[STORY_DECK]:
        draw(s, todo(STORY_DRAWN, arg), DRAW_STORY, t[STORY_DECK])
    else:
        t[STORY] = NONE
        find_track(s, CHOICE, 0, todo(SCENE_FOUND, arg))


def story_drawn(s: ZedsState, arg: int) -> None:
    """The card's scene is fixed now (ZD-202)."""
    t = s.t
    card = t[ANSWER]
    t[TOP_STORY] = NONE
    t[STORY_DECK] &= ~(1 << card)
    t[RESOLVING] |= 1 << card
    t[STORY] = card
    if s.events is not None:
        tell.card(s, "story", STORY_PILE, card)
    word = s.book.card_where[card]
    if not candidates(s, word, 0):
        word = CHOICE  # ZD-203
    find_track(s, word, 0, todo(SCENE_FOUND, arg | card + 1 << 40))


def scene_found(s: ZedsState, arg: int) -> None:
    """First the purpose of the draw, then the card's own text (ZD-201)."""
    t = s.t
    track = t[ANSWER]
    t[SCENE] = track
    purpose, card = arg & (1 << 40) - 1, (arg >> 40) - 1
    kind, program, packed = purpose & 3, purpose >> 2 & 1023, purpose >> 12
    if s.events is not None:
        tell.note(s, "scene", track=track)
    s.agenda.append(todo(STORY_END, card + 1))
    if card >= 0 and t[DRAWS] <= NESTED:
        s.agenda.append(todo(STORY_TEXT, card | track << 6))
    if kind == PURPOSE_TEXT:
        verbs.run(s, program, with_track(packed, track))
    else:
        s.agenda.append(todo(OUTBREAK_ZED, track | (kind == PURPOSE_UNCHECKED) << 3))


def story_text(s: ZedsState, arg: int) -> None:
    """A card to hold goes to the hand, another takes effect at once (ZD-201)."""
    t = s.t
    card, track = arg & 63, arg >> 6
    if s.book.card_play[card] != NOW:
        t[RESOLVING] &= ~(1 << card)
        t[HELD] |= 1 << card
    else:
        verbs.run(s, s.book.card_effects[card], context(NONE, track))


def story_end(s: ZedsState, arg: int) -> None:
    """The card is done with; the next one may be foreseen."""
    t = s.t
    t[DRAWS] -= 1
    card = arg - 1
    if card >= 0 and t[RESOLVING] >> card & 1:
        t[RESOLVING] &= ~(1 << card)
        t[DISCARDED] |= 1 << card
    foresee(s, 0)


def foresee(s: ZedsState, _: int) -> None:
    """While the hermit is in play the top story card is known (ZD-1603, `peek`)."""
    t = s.t
    if t[TOP_STORY] < 0 and t[STORY_DECK] and bearer(s, FORESIGHT) >= 0:
        draw(s, FORESEEN, DRAW_STORY, t[STORY_DECK])


def foreseen(s: ZedsState, _: int) -> None:
    """Everybody sees the top card now."""
    s.t[TOP_STORY] = s.t[ANSWER]
    if s.events is not None:
        tell.card(s, "foreseen", STORY_PILE, s.t[ANSWER])


# -- the hand -----------------------------------------------------------------------------------


def playable(s: ZedsState, when: int) -> int:
    """The held cards (bits) that may be played now for a trigger (ZD-121, ZD-122)."""
    t = s.t
    cards = t[HELD] & ~t[PLAYED]
    found = 0
    while cards:
        low = cards & -cards
        card = low.bit_length() - 1
        cards ^= low
        if s.book.card_play[card] == when and verbs.text_possible(
            s, s.book.card_effects[card], context()
        ):
            found |= low
    return found


def play_card(s: ZedsState, card: int) -> None:
    """Play a held card: its text, then perhaps back to the hand (ZD-122, ZD-205)."""
    t = s.t
    t[HELD] &= ~(1 << card)
    t[PLAYED] |= 1 << card
    t[RESOLVING] |= 1 << card
    t[TEXTS] += 1
    if s.events is not None:
        tell.card(s, "played", STORY_PILE, card)
    plan(s.agenda, todo(RUN_LIST, s.book.card_effects[card]), todo(CARD_DONE, card))


def card_done(s: ZedsState, card: int) -> None:
    """Some cards come back on a die (ZD-122)."""
    if s.book.card_keep[card]:
        roll(s, todo(CARD_ROLLED, card), WHY_KEEP)
    else:
        lay_down(s, card)


def card_rolled(s: ZedsState, card: int) -> None:
    """Back to the hand on the listed faces."""
    t = s.t
    if s.book.card_keep[card] >> t[DIE] & 1:
        t[RESOLVING] &= ~(1 << card)
        t[HELD] |= 1 << card
    lay_down(s, card)


def lay_down(s: ZedsState, card: int) -> None:
    """The card is used; Darling draws strength from it (ZD-1611)."""
    t = s.t
    if t[RESOLVING] >> card & 1:
        t[RESOLVING] &= ~(1 << card)
        t[DISCARDED] |= 1 << card
    monk = bearer(s, ZEN)
    if monk >= 0 and not t[ZEN_USED]:
        t[ZEN_USED] = 1
        grant_action(s, monk, 1)
    infection.end_text(s, 0)


def grant_action(s: ZedsState, unit: int, n: int) -> None:
    """Free actions; those gained after the action phase are lost (ZD-1519)."""
    if s.t[PHASE] <= ACTION_PHASE:
        s.t[FREE_ACTIONS + unit] += n
        if s.events is not None:
            tell.free_action(s, unit, n)
