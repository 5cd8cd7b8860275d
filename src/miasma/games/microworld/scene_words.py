"""What everything in the picture is called and says: (label, tip) in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.microworld.reader import SIDES_OF_PLAY, Piece, Reader
from miasma.games.microworld.table import FLIPPED

if TYPE_CHECKING:
    from miasma.games.microworld.data import Gene

Words = tuple[str, str]


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


# -- the board ------------------------------------------------------------------------------------


def quarter(reader: Reader, position: int, side: str) -> Words:
    """A quarter of the board."""
    where = reader.word(reader.data.board.meta.positions[position].name)
    tip = reader.say("quarter-tile", side=side) if side else reader.say("quarter-empty")
    return reader.say("quarter", where=where), tip


def cell(reader: Reader, place: int) -> Words:
    """A cell: what is in it, its tissue, and what placing there would pay."""
    kinds = reader.data.board.kind
    id = reader.board.ids[place]
    label = f"{reader.word(kinds[reader.board.kinds[place]].cell_name)} {id}"
    number = reader.board.tissue_of[place]
    gain = reader.lit.get(place)
    parts = [*_content(reader, place), *_tissue_parts(reader, number)]
    if gain is not None:
        parts += _gain_parts(reader, place) if gain >= 0 else [reader.say("lit")]
    return label, _joined(*parts)


def _content(reader: Reader, place: int) -> list[str]:
    owner = reader.owner(place)
    genes = dict(reader.tokens())
    parts = []
    if owner is None:
        if place not in genes:
            parts.append(reader.say("free"))
        elif genes[place] < 0:
            parts.append(reader.say("free-gene"))
        else:
            name = reader.word(reader.data.genes[genes[place]].name)
            parts.append(reader.say("free-gene-open", gene=name))
    else:
        parts.append(reader.say("marker", seat=SIDES_OF_PLAY[owner]))
        if reader.t[FLIPPED] >> place & 1:
            parts.append(reader.say("turned"))
        if place in genes:
            parts.append(reader.say("dormant"))
        if place == reader.last() and not reader.over:
            parts.append(reader.say("last"))
    found = reader.barrier()
    if found and found[0] == place:
        parts.append(reader.say("barred", seat=SIDES_OF_PLAY[found[1]]))
    return parts


def _tissue_parts(reader: Reader, number: int) -> list[str]:
    board = reader.board
    size = board.tissue_cells[number].bit_count()
    kind = reader.word(reader.data.board.kind[board.tissue_kinds[number]].name)
    counts = [reader.count_in(number, seat) for seat in (0, 1)]
    parts = [reader.say("tissue", kind=kind, size=size, virus=counts[0], antibody=counts[1])]
    if reader.sealed() >> number & 1:
        parts.append(reader.say("sealed"))
    factor = reader.terms.factors[board.tissue_kinds[number]]
    if factor != 1:
        parts.append(reader.say("factor", factor=factor))
    return parts


def _gain_parts(reader: Reader, place: int) -> list[str]:
    placing, kind, fill = reader.gains(place)
    parts = [reader.say("gain", n=placing + kind + fill)]
    if kind:
        parts.append(reader.say("gain-kind", n=kind))
    if fill:
        parts.append(reader.say("gain-fill", n=fill))
    return parts


def tissue(reader: Reader, number: int) -> Words:
    """A tissue: dead, or as it was scored at the end."""
    kind = reader.word(reader.data.board.kind[reader.board.tissue_kinds[number]].name)
    label = reader.say("tissue-label", kind=kind)
    parts = _tissue_parts(reader, number)
    if reader.over:
        value = reader.tissue_points(number)
        if value:
            who = reader.who(0 if value > 0 else 1)
            parts.append(reader.say("tissue-points", seat=who, n=abs(value)))
        else:
            parts.append(reader.say("tissue-nothing"))
    return label, _joined(*parts)


def token(reader: Reader, place: int, gene: int) -> Words:
    """A gene token on the board."""
    id = reader.board.ids[place]
    under = "under" if reader.owner(place) is not None else "free"
    tip = reader.say("token-tip", cell=id, under=under)
    if gene < 0:
        return reader.say("token"), tip
    entry = reader.data.genes[gene]
    return reader.word(entry.name), _joined(tip, reader.word(entry.text))


def piece(reader: Reader, marker: Piece) -> Words:
    """A marker on the board."""
    label = reader.say("piece", seat=SIDES_OF_PLAY[marker.seat], n=marker.number)
    id = reader.board.ids[marker.cell]
    return label, _joined(
        reader.say("piece-at", cell=id),
        reader.say("turned") if marker.flipped else "",
        reader.say("piece-sealed") if marker.seals else "",
        reader.say("last") if marker.last else "",
    )


def anchor(reader: Reader) -> Words:
    """The ring round the marker placed last."""
    return reader.say("anchor"), reader.say("anchor-tip")


def seal(reader: Reader, gene: Gene, id: str) -> Words:
    """The token of Necrosis, or of its copy, on a marker."""
    return reader.word(gene.name), reader.say("seal-tip", cell=id)


def barrier(reader: Reader, seat: int, id: str) -> Words:
    """The mutation marker on a blocked cell."""
    tile = reader.mutation(seat)
    label = reader.word(tile.name) if tile else id
    return label, reader.say("barred", seat=SIDES_OF_PLAY[seat])


def score(reader: Reader, seat: int) -> Words:
    """A score marker (MW-R-01)."""
    points = reader.score(seat)
    track = reader.data.components.score_track
    due = reader.pending(seat)
    return reader.say("score", seat=SIDES_OF_PLAY[seat], n=points), _joined(
        reader.say("score-space", n=points % track.spaces),
        reader.say("score-turned", n=track.turn_over_at) if points >= track.turn_over_at else "",
        reader.say("due", n=due) if due else "",
    )


# -- beside the board -----------------------------------------------------------------------------


def gene(reader: Reader, place: int) -> str:
    """What a gene does, when it is used, and who has it as far as the reader may know."""
    entry = reader.data.genes[place]
    parts = [reader.word(entry.text), reader.say("timing-tip", timing=entry.timing)]
    user = reader.used_by(place)
    if user is not None:
        parts.append(reader.say("used-by", seat=reader.who(user)))
    for seat in (0, 1):
        if entry in reader.known(seat):
            parts.append(reader.say("held-by", seat=reader.who(seat)))
    return _joined(*parts)
