"""The tables of the rules pages, as the content and the texts say them.

`python -m tests.games.zeds.pages` writes them into `docs/rules/zeds.*.md`; a test compares them.
"""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.zeds.given import GAME

from miasma.core.content import Names
from miasma.core.text import catalog
from miasma.games.zeds import why_not, why_not_at_all, why_not_deeds, why_not_targets
from miasma.games.zeds.game import LEVELS

PAGES = Path(__file__).parents[3] / "docs" / "rules"
LANGUAGES = ("en", "de", "ru")
DATA = GAME.data

HEADS = {
    "en": "Space|Name|Terrain|Units|Zeds|Search;Points|Credit|Level;Score|Epilogue;Marker|Effect;"
    "Reason|Rule;Dice|Zeds x3|Zeds x2|Zeds ahead|Even|Humans ahead|Humans x2|Humans x3|Zeds lose;"
    "Dice|1|2|3|4|5|6|7;Search|4–5|6;Unit|Strength|Move|Hits|Level|What it can do;"
    "Zed|Strength|Hits|Number|What it can do;Card|Act|R|I|C|Zeds|Actions|Text;"
    "Card|Scene|Text;Card|Next|Text;Level|Length|Special|Normal|Basic research|Cards",
    "de": "Feld|Name|Gelände|Einheiten|Zeds|Suche;Punkte|Posten|Level;Ab|Epilog;Marker|Wirkung;"
    "Grund|Regel;Würfel|Zeds x3|Zeds x2|Zeds vorn|gleich|Menschen vorn|Menschen x2|Menschen x3|"
    "Zeds verlieren;Würfel|1|2|3|4|5|6|7;Suche|4–5|6;Einheit|Stärke|Bewegung|Treffer|Level|Was "
    "sie kann;Zed|Stärke|Treffer|Zahl|Was er kann;Karte|Akt|F|I|V|Zeds|Aktionen|Text;"
    "Karte|Handlungsort|Text;Karte|Weiter|Text;Level|Länge|Besondere|Normale|Grundlagen|Karten",
    "ru": "Поле|Название|Местность|Отряды|Зеды|Поиск;Очки|За что|Уровень;От|Эпилог;Жетон|Действие;"
    "Причина|Правило;Кубики|Зеды ×3|Зеды ×2|Зеды сильнее|поровну|Люди сильнее|Люди ×2|Люди ×3|"
    "Зеды проигрывают;Кубики|1|2|3|4|5|6|7;Поиск|4–5|6;Отряд|Сила|Движение|Попадания|Уровень|Что "
    "умеет;Зед|Сила|Попадания|Число|Что умеет;Карта|Акт|Б|З|Р|Зеды|Действия|Текст;"
    "Карта|Место|Текст;Карта|Дальше|Текст;Уровень|Длина|Особые|Обычные|Основные исследования|Карт",
}
WORDS = {
    "en": "any|Town|yes|no|die|all|fewest Zeds|choice|most Zeds|fewest Zeds|most chaos|fewest chaos"
    "|held|supplies|ammo|or|from column|level|unit|space|card|Zed|R: refugees that move. I: "
    "infection roll. C: consumption. *: special.",
    "de": "beliebig|Stadt|ja|nein|Würfel|alle|wenigste Zeds|Wahl|meiste Zeds|wenigste Zeds|meistes "
    "Chaos|wenigstes Chaos|Hand|Nachschub|Munition|oder|ab Spalte|Level|Einheit|Feld|Karte|Zed|"
    "F: Flüchtlinge, die ziehen. I: Infektionswurf. V: Verbrauch. *: besondere Karte.",
    "ru": "любое|Город|да|нет|кубик|все|меньше зедов|выбор|больше зедов|меньше зедов|больше хаоса|"
    "меньше хаоса|рука|припасы|патроны|или|со столбца|уровень|отряд|поле|карта|зед|Б: сколько "
    "отрядов беженцев идёт. З: бросок заражения. Р: расход. *: особая карта.",
}
(ANY, _TOWN, YES, NO, DIE, ALL, FEWEST, CHOICE, MOST_Z, FEWEST_Z, MOST_C, FEWEST_C, HELD, SUPPLIES,
 AMMO, OR, COLUMN, _LEVEL, UNIT, SPACE, CARD, ZED, NOTE) = range(23)  # fmt: skip
LETTERS = {track.id: track.letter for track in DATA.tracks}


def table(lang: str, number: int, rows: list[list[str]]) -> str:
    """A table of Markdown under a row of heads."""
    heads = HEADS[lang].split(";")[number].split("|")
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for row in rows:
        assert len(row) == len(heads), row
        lines.append("| " + " | ".join(cell.replace("|", "/") for cell in row) + " |")
    return "\n".join(lines)


def tables(lang: str) -> dict[str, str]:
    """All tables of a page by name."""
    return {
        "map": _map(lang),
        "credits": _credits(lang),
        "epilogues": _epilogues(lang),
        "markers": _markers(lang),
        "why": _why(lang),
        "fights": _fights(lang),
        "units": _units(lang),
        "zeds": _zeds(lang),
        "events": _events(lang),
        "stories": _stories(lang),
        "research": _research(lang),
        "lengths": _lengths(lang),
    }


def _words(lang: str) -> list[str]:
    return WORDS[lang].split("|")


def _map(lang: str) -> str:
    word = _words(lang)
    searches = {entry.id: entry.name[lang] for entry in DATA.game.search}
    rows = []
    for space in DATA.spaces:
        if not (space.track or space.kind == "town"):
            continue
        units, zeds = (
            word[ANY] if limit > 9 else str(limit)
            for limit in (space.player_limit, space.zed_limit)
        )
        name = space.name[lang] if space.named or space.kind in ("start", "catacomb") else "–"
        search = searches.get(space.search, "–")
        rows.append([space.id, name, str(space.terrain or "–"), units, zeds, search])
    return table(lang, 0, rows)


def _credits(lang: str) -> str:
    rows = [
        [str(line.points).replace("-", "−"), line.text[lang], LEVELS[line.min_level]]
        for line in DATA.game.credit
    ]
    return table(lang, 1, rows)


def _epilogues(lang: str) -> str:
    rows = []
    for entry in DATA.game.epilogue:
        least = "–" if entry.min < 0 else str(entry.min)
        rows.append([least, f"*{entry.name[lang]}*. {entry.text[lang]}"])
    return table(lang, 2, rows)


def _markers(lang: str) -> str:
    rows = [[entry.name[lang], entry.text[lang]] for entry in DATA.units_file.marker]
    rows += [[entry.name[lang], entry.text[lang]] for entry in DATA.components]
    return table(lang, 3, rows)


def why_not_source() -> str:
    """The modules that know why not, in the order in which they ask."""
    modules = (why_not, why_not_at_all, why_not_targets, why_not_deeds)
    return "".join(Path(str(module.__file__)).read_text() for module in modules)


def _why(lang: str) -> str:
    """Every reason of the `why_not` modules with the rules it may name."""
    source = why_not_source()
    rules: dict[str, list[str]] = {}
    for rule, key in re.findall(r'\bno\(\s*"(ZD-\d+)", "([a-z-]+)"', source):
        if rule not in rules.setdefault(key, []):
            rules[key].append(rule)
    for key in re.findall(r'\bno\(rule, "([a-z-]+)"', source):
        rules.setdefault(key, []).extend(["ZD-561", "ZD-562"])
    word = _words(lang)
    say = catalog("zeds", lang).say
    stand = {"unit": word[UNIT], "other": word[UNIT], "foe": word[ZED], "space": word[SPACE],
             "card": word[CARD], "need": "2", "points": "5", "level": "II"}  # fmt: skip
    rows = [[say(f"why-{key}", **stand), ", ".join(sorted(set(ids)))] for key, ids in rules.items()]
    return table(lang, 4, rows)


def _fights(lang: str) -> str:
    word = _words(lang)
    melee = []
    for row in DATA.game.melee_row:
        hits = [f"{zeds}:{humans}" for zeds, humans in row.results]
        melee.append([row.roll, *hits, f"{word[COLUMN]} {row.zeds_lose_from_column}"])
    shots = [[row.roll, *map(str, row.hits_by_column)] for row in DATA.game.gunfire_row]
    finds = []
    for entry in DATA.game.search:
        gains = [_gain(gain, word) for gain in (entry.low_gain, entry.high_gain)]
        finds.append([entry.name[lang], *gains])
    parts = [table(lang, 5, melee), table(lang, 6, shots), table(lang, 7, finds)]
    return "\n\n".join(parts)


def _gain(gain: dict[str, object], word: list[str]) -> str:
    names = {"supplies": word[SUPPLIES], "ammo": word[AMMO]}
    if "choice" in gain:
        return f"1 {word[SUPPLIES]} {word[OR]} 1 {word[AMMO]}"
    return ", ".join(f"{n} {names[kind]}" for kind, n in gain.items())


def _units(lang: str) -> str:
    files = DATA.units_file
    rows = []
    for unit in [*files.hero, *files.heroic_civilian, *files.civilian, *files.special_unit]:
        rows.append(
            [
                f"{unit.name[lang]} (`{unit.id}`)",
                f"{unit.full}/{unit.reduced}",
                str(unit.move),
                f"{unit.hits_full}+{unit.hits_reduced}",
                LEVELS[unit.level],
                unit.text[lang],
            ]
        )
    for people in files.villager[:1]:
        rows.append([people.name[lang], "–", str(people.move), "–", LEVELS[2], people.text[lang]])
    return table(lang, 8, rows)


def _zeds(lang: str) -> str:
    files = DATA.units_file
    rows = []
    for zed in [*files.zed, *files.super_zed, *files.spreader]:
        rows.append(
            [
                zed.name[lang],
                f"{zed.full}/{zed.reduced}",
                f"{zed.hits_full}+{zed.hits_reduced}",
                str(zed.count),
                zed.text[lang] if zed.text else "–",
            ]
        )
    return table(lang, 9, rows)


def _events(lang: str) -> str:
    word = _words(lang)
    tracks = {**LETTERS, "all": word[ALL], "fewest_zeds": word[FEWEST]}
    rows = []
    for card in DATA.events:
        eats = word[DIE] if card.eat == "die" else str(card.eat)
        rows.append(
            [
                f"{card.name[lang]} (`{card.id}`)",
                f"{card.act}{'*' if card.special else ''}",
                str(card.prfn),
                word[NO] if card.infection == "no" else word[YES],
                eats,
                " ".join(tracks[name] for name in card.zeds) or "–",
                str(card.actions),
                card.text[lang],
            ]
        )
    return word[NOTE] + "\n\n" + table(lang, 10, rows)


def _stories(lang: str) -> str:
    word = _words(lang)
    scenes = {
        **{track.id: track.name[lang] for track in DATA.tracks},
        "choice": word[CHOICE],
        "most_zeds": word[MOST_Z],
        "fewest_zeds": word[FEWEST_Z],
        "most_chaos": word[MOST_C],
        "fewest_chaos": word[FEWEST_C],
    }
    rows = []
    for card in DATA.stories:
        held = f" ({word[HELD]})" if card.hold else ""
        rows.append([f"{card.name[lang]} (`{card.id}`){held}", scenes[card.where], card.text[lang]])
    return table(lang, 11, rows)


def _research(lang: str) -> str:
    word = _words(lang)
    rows = []
    for card in DATA.research:
        ahead = f"{card.next_roll}+"
        if card.next_supplies:
            ahead += f", {card.next_supplies} {word[SUPPLIES]}"
        rows.append([f"{card.name[lang]} (`{card.id}`)", ahead, card.text[lang]])
    return table(lang, 12, rows)


def _lengths(lang: str) -> str:
    rows = [
        [
            entry.level,
            entry.name[lang],
            " ".join(map(str, entry.special_by_act)),
            " ".join(map(str, entry.normal_by_act)),
            str(entry.basic_research),
            str(entry.total_cards),
        ]
        for entry in DATA.game.length
    ]
    return table(lang, 13, rows)


def filled(page: str, lang: str) -> str:
    """A page with all its tables as they should be."""
    names: Names = tables(lang)
    for name, lines in names.items():
        begin, end = f"<!-- table: {name} -->", "<!-- end -->"
        assert begin in page, name
        head, rest = page.split(begin, 1)
        page = f"{head}{begin}\n\n{lines}\n\n{end}{rest.split(end, 1)[1]}"
    return page


if __name__ == "__main__":
    for language in LANGUAGES:
        path = PAGES / f"zeds.{language}.md"
        path.write_text(filled(path.read_text(), language))
