"""What happened, told as events; called by the rules only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.events import Event
from miasma.games.viral.table import (
    ADVANTAGE,
    AREA_TOKEN,
    COLOURS,
    DEAL,
    EVENT,
    FIRST,
    NONE,
    ORGANS,
    PAIR,
    PER_COLOUR,
    PHASE,
    PILE,
    PLAYED,
    PLAYED_AREA,
    ROUND,
    SHIELDS,
    VP,
)

if TYPE_CHECKING:
    from miasma.games.viral.data import ViralContent
    from miasma.games.viral.state import ViralState

Words = dict[str, object]


def _data(s: ViralState) -> ViralContent:
    return s.setup.game.data  # type: ignore[attr-defined,no-any-return]


def _tell(
    s: ViralState,
    kind: str,
    data: Words,
    targets: tuple[str, ...] = (),
    private: Words | None = None,
    audience: tuple[int | None, ...] = (),
    heading: bool = False,
) -> None:
    if s.events is not None:
        event = Event(kind, data, private or {}, audience, targets, heading=heading)
        s.events.append(event)


def _who(s: ViralState, player: int) -> Words:
    """Whom it befell; the bot has a name and no seat (VI-016)."""
    found: Words = {"who": _data(s).colours[player].name}
    return found if player == s.terms.bot else {"seat": player, **found}


def _owner(s: ViralState, virus: int) -> Words:
    return {"owner": _data(s).colours[virus // PER_COLOUR].name}


def virus_id(s: ViralState, virus: int) -> str:
    """`green-3`."""
    return f"{_data(s).colours[virus // PER_COLOUR].id}-{virus % PER_COLOUR + 1}"


def _organ(s: ViralState, organ: int) -> dict[str, str]:
    return _data(s).organs[organ].name


def _area(s: ViralState, area: int) -> Words:
    return {"number": area + 1, "area": _data(s).areas[area].name}


# -- set-up and draft -----------------------------------------------------------------------------


def first(s: ViralState, seat: int) -> None:
    """The first player was chosen."""
    _tell(s, "first", _who(s, seat), (f"mat-{_data(s).colours[seat].id}",))


def _from_mat(s: ViralState, player: int, organ: int) -> tuple[str, ...]:
    """What points at a virus fresh on the board: it may be gone again by the same action."""
    return (f"mat-{_data(s).colours[player].id}", _data(s).organs[organ].id)


def placed(s: ViralState, player: int, organ: int) -> None:
    """A virus was placed from the supply."""
    data = {**_who(s, player), "organ": _organ(s, organ)}
    _tell(s, "placed", data, _from_mat(s, player, organ))


def event_shown(s: ViralState) -> None:
    """The top event became visible."""
    event = _data(s).events[s.t[EVENT]]
    _tell(s, "event-shown", {"event": event.name, "text": event.text}, ("event_space",))


def token_laid(s: ViralState, area: int) -> None:
    """An area got its token."""
    token = _data(s).area_tokens[s.t[AREA_TOKEN + area]]
    data = {**_area(s, area), "vp": token.white.vp, "steps": token.white.research}
    _tell(s, "token-laid", data, (f"token-{area + 1}",))


def card_shown(s: ViralState, slot: int, card: int) -> None:
    """A mutation card lies open in the display."""
    _tell(s, "card-shown", {"card": _data(s).mutations[card].name}, (f"display-{slot + 1}",))


def dealt(s: ViralState, seat: int, card: int) -> None:
    """A card of the draft was dealt; only its receiver sees which."""
    name = _data(s).mutations[card].name
    target = f"mat-{_data(s).colours[seat].id}"
    _tell(s, "dealt", _who(s, seat), (target,), {"card": name}, (seat,))


def kept(s: ViralState, seat: int, card: int) -> None:
    """A card was kept in secret."""
    name = _data(s).mutations[card].name
    target = f"mat-{_data(s).colours[seat].id}"
    _tell(s, "kept", _who(s, seat), (target,), {"card": name}, (seat,))


def stacked(s: ViralState, seat: int) -> None:
    """A pile is ready."""
    _tell(s, "stacked", _who(s, seat), (f"mat-{_data(s).colours[seat].id}",))


def piles_shown(s: ViralState) -> None:
    """All piles are open."""
    for seat in s.terms.everybody:
        cards = s.t[PILE + seat * DEAL : PILE + seat * DEAL + DEAL]
        names = {f"card{n}": _data(s).mutations[card].name for n, card in enumerate(cards, 1)}
        _tell(s, "pile", {**_who(s, seat), **names}, (f"mat-{_data(s).colours[seat].id}",))


# -- phase 1 --------------------------------------------------------------------------------------


def round_opens(s: ViralState) -> None:
    """A round began."""
    seat = s.t[FIRST]
    data = {**_who(s, seat), "round": s.t[ROUND]}
    _tell(s, "round", data, (f"mat-{_data(s).colours[seat].id}",), heading=True)


def phase_opens(s: ViralState) -> None:
    """A phase after the first began, which the round itself opens."""
    entry = _data(s).phases[s.t[PHASE] - 1]
    _tell(s, "phase", {"number": entry.number, "name": entry.name}, heading=True)


def bot_card(s: ViralState, area: int) -> None:
    """A bot card was revealed."""
    _tell(s, "bot-card", _area(s, area), ("bot_deck",))


def bot_idle(s: ViralState, area: int) -> None:
    """A bot card has no effect."""
    _tell(s, "bot-idle", _area(s, area), ("bot_deck",))


def ready(s: ViralState, seat: int) -> None:
    """A seat has chosen its pair."""
    _tell(s, "ready", _who(s, seat), (f"mat-{_data(s).colours[seat].id}",))


def pair_shown(s: ViralState, seat: int) -> None:
    """A pair was revealed."""
    place = s.t[PAIR] * COLOURS + seat
    card = _data(s).cards[s.t[PLAYED + place]]
    data = {**_who(s, seat), **_area(s, s.t[PLAYED_AREA + place]), "card": card.name}
    _tell(s, "pair", data, (f"mat-{_data(s).colours[seat].id}",))


def stopped(s: ViralState, seat: int) -> None:
    """The rest of a card was given up."""
    _tell(s, "stopped", _who(s, seat))


def protected(s: ViralState, seat: int, virus: int, organ: int) -> None:
    """A virus got a shield."""
    _tell(s, "protected", {**_who(s, seat), "organ": _organ(s, organ)}, (virus_id(s, virus),))


def moved(s: ViralState, seat: int, virus: int, start: int, end: int) -> None:
    """A virus moved; a magnet may move anybody's."""
    data = {**_who(s, seat), "from": _organ(s, start), "organ": _organ(s, end)}
    targets = (virus_id(s, virus), _data(s).organs[end].id)
    if virus // PER_COLOUR == seat:
        _tell(s, "moved", data, targets)
    else:
        _tell(s, "dragged", {**data, **_owner(s, virus)}, targets)


def infected(s: ViralState, player: int, virus: int, start: int, organ: int) -> None:
    """A virus was placed by infect, from the mat or from another organ."""
    data = {**_who(s, player), "organ": _organ(s, organ)}
    if start == NONE:
        _tell(s, "infected", data, _from_mat(s, player, organ))
    else:
        targets = (virus_id(s, virus), _data(s).organs[organ].id)
        _tell(s, "reinfected", {**data, "from": _organ(s, start)}, targets)


def attacked(s: ViralState, seat: int, virus: int, organ: int) -> None:
    """A virus is attacked: told before it happens, while its shield can be seen."""
    saved = s.t[SHIELDS] >> virus & 1
    data = {**_who(s, seat), **_owner(s, virus), "organ": _organ(s, organ)}
    kind = "attacked-shield" if saved else "attacked"
    _tell(s, kind, data, (virus_id(s, virus), _data(s).organs[organ].id))


def absorbed(s: ViralState, seat: int, virus: int, swallowed: int, organ: int) -> None:
    """A virus absorbed the others of its organ."""
    data = {**_who(s, seat), "organ": _organ(s, organ), "count": swallowed.bit_count()}
    _tell(s, "absorbed", data, (virus_id(s, virus),))


def released(s: ViralState, virus: int, load: int, organ: int) -> None:
    """Absorbed viruses are free again."""
    data = {"count": load.bit_count(), "organ": _organ(s, organ)}
    _tell(s, "released", data, (_data(s).organs[organ].id,))


def cleaned_up(s: ViralState) -> None:
    """The cards played wait, those that waited are back."""
    entry = _data(s).phases[s.t[PHASE] - 1]
    _tell(s, "phase-over", {"number": entry.number, "name": entry.name}, heading=True)
    _tell(s, "cleaned-up", {})


# -- crises, points and cards ---------------------------------------------------------------------


def crisis(s: ViralState, token: int, organ: int, called: bool) -> None:
    """A crisis token was put on an organ, by an icon or event (called) or by the threshold."""
    kind = "crisis-called" if called else "crisis"
    data: Words = {"number": token + 1, "organ": _organ(s, organ)}
    _tell(s, kind, data, (f"crisis-{token + 1}", _data(s).organs[organ].id))


def points(s: ViralState, player: int, vp: int) -> None:
    """Points were gained."""
    data = {**_who(s, player), "points": vp, "score": s.t[VP + player]}
    _tell(s, "points", data, (f"vp-{_data(s).colours[player].id}",))


def flipped(s: ViralState) -> None:
    """The area tokens show their blue side."""
    _tell(s, "flipped", {}, tuple(f"token-{area + 1}" for area in range(6)))


def took_open(s: ViralState, player: int, card: int, source: str) -> None:
    """A card that everybody knows was taken."""
    data = {**_who(s, player), "card": _data(s).mutations[card].name}
    _tell(s, "took", data, (source, f"mat-{_data(s).colours[player].id}"))


def took_from_pile(s: ViralState, player: int, card: int) -> None:
    """The top card of the own pile was taken."""
    data = {**_who(s, player), "card": _data(s).mutations[card].name}
    _tell(s, "took-pile", data, (f"mat-{_data(s).colours[player].id}",))


def drew(s: ViralState, player: int, card: int) -> None:
    """An unseen card was drawn; only its owner sees which."""
    secret: Words = {"card": _data(s).mutations[card].name}
    targets = ("deck", f"mat-{_data(s).colours[player].id}")
    _tell(s, "drew", _who(s, player), targets, secret, (player,))


def laid_under(s: ViralState) -> None:
    """The display went under the deck."""
    _tell(s, "laid-under", {}, ("deck",))


# -- phases 2 to 6 --------------------------------------------------------------------------------


def _why(count: int, tied: bool) -> Words:
    """With how many viruses somebody is ahead; a tie goes to the higher one (VI-025)."""
    return {"count": count, "tied": "yes" if tied else "no"}


def controls(s: ViralState, player: int, area: int, count: int, tied: bool) -> None:
    """A player controls an area that is scored, with so many viruses."""
    data = {**_who(s, player), **_area(s, area), **_why(count, tied)}
    _tell(s, "controls", data, (f"token-{area + 1}",))


def most(s: ViralState, player: int, organ: int, count: int, tied: bool) -> None:
    """A player has the most viruses in an organ that is scored."""
    data = {**_who(s, player), "organ": _organ(s, organ), **_why(count, tied)}
    _tell(s, "most", data, (_data(s).organs[organ].id,))


def nobody_controls(s: ViralState, area: int) -> None:
    """An area is not controlled."""
    _tell(s, "uncontrolled", _area(s, area), (f"token-{area + 1}",))


def research(s: ViralState, player: int, space: int) -> None:
    """A research marker moved."""
    colour = _data(s).colours[player].id
    _tell(s, "research", {**_who(s, player), "space": space}, (f"research-{colour}",))


def event_happens(s: ViralState) -> None:
    """The top event is carried out."""
    event = _data(s).events[s.t[EVENT]]
    _tell(s, "event", {"event": event.name, "text": event.text}, ("event_space",))


def all_protected(s: ViralState, area: int) -> None:
    """Everything in an area got shields."""
    organs = s.terms.area_organs[area]
    targets = tuple(_data(s).organs[organ].id for organ in organs)
    _tell(s, "all-protected", _area(s, area), targets)


def flushed(s: ViralState, organs: int, gone: int) -> None:
    """Organs were flushed."""
    targets = tuple(_data(s).organs[o].id for o in range(ORGANS) if organs >> o & 1)
    _tell(s, "flushed", {"count": gone.bit_count()}, targets)


def relocated(s: ViralState, player: int, start: int, organ: int) -> None:
    """A virus was carried to another organ."""
    data = {**_who(s, player), "from": _organ(s, start), "organ": _organ(s, organ)}
    _tell(s, "relocated", data, (_data(s).organs[start].id, _data(s).organs[organ].id))


def crisis_resolved(
    s: ViralState, token: int, organ: int, player: int, count: int, tied: bool
) -> None:
    """A crisis is scored: who has the most there, and what that and being there pays."""
    pays: Words = {"most": s.terms.most_vp, "present": s.terms.present_vp}
    where: Words = {"number": token + 1, "organ": _organ(s, organ)}
    data = {**_who(s, player), **where, **_why(count, tied), **pays}
    _tell(s, "crisis-resolved", data, (f"crisis-{token + 1}", _data(s).organs[organ].id))


def crisis_empty(s: ViralState, token: int, organ: int) -> None:
    """A crisis token returns from an organ without viruses (VI-212)."""
    data: Words = {"number": token + 1, "organ": _organ(s, organ)}
    _tell(s, "crisis-empty", data, (f"crisis-{token + 1}", _data(s).organs[organ].id))


def cleared(s: ViralState, organ: int, gone: int, saved: int) -> None:
    """An organ was cleared: viruses left, shields saved others."""
    counts = {"count": gone.bit_count(), "shields": saved.bit_count()}
    _tell(s, "cleared", {"organ": _organ(s, organ), **counts}, (_data(s).organs[organ].id,))


def cured(s: ViralState, player: int) -> None:
    """The doctors have found a cure."""
    _tell(s, "cured", _who(s, player), (f"research-{_data(s).colours[player].id}",))


def cure_done(s: ViralState, player: int, gone: int, saved: int) -> None:
    """What the cure took from the board: viruses left, shields saved others."""
    counts = {"count": gone.bit_count(), "shields": saved.bit_count()}
    _tell(s, "cure-done", {**_who(s, player), **counts}, (f"mat-{_data(s).colours[player].id}",))


def advantage(s: ViralState) -> None:
    """The advantage track was set anew."""
    _tell(s, "advantage", _who(s, s.t[ADVANTAGE]), ("advantage",))


def over(s: ViralState) -> None:
    """The game has ended."""
    result = s.result()
    if not result.winners:
        kind = "won-bot-advantage" if result["bot"] in result.scores else "won-bot"
        _tell(s, kind, {**_who(s, s.terms.bot), "score": result["bot"]})
        return
    winner = result.winners[0]
    data = {**_who(s, winner), "score": result.scores[winner]}
    _tell(s, f"won-{result.reason.replace('_', '-')}", data)
