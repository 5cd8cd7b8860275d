"""python tools/fuzz.py --minutes 5: feed the record reader and the notation parser nonsense.

Only `RecordError` and `NotationError` may come out of them, what was read must be written and
read the same, and no input may take long. Atheris guides the nonsense by the code it reaches;
without it inputs are only mutated at random. Both targets run at the same time. What breaks
something is kept in `build/fuzz/` and can be fed again: `python tools/fuzz.py record FILE`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "fuzz"
SLOW = 2.0
"""Seconds that no input may take; the longest have `LONGEST` bytes."""
LONGEST = 20_000
MEMORY_MB = 2_000

GAME = "microworld"
PIECES = [
    '[Game "microworld"]', '[Format "1"]', '[Rules "1"]', '[Seats "2"]', '[Seats "9"]',
    '[Options "board=cross scenario=custom rules=ABCDEFGH open_genes=true"]', '[Options "="]',
    '[Plies "1"]', '[Result "*"]', '[X "\\"\\\\\\n"]', "{a}", "{", "}", "\\}", "\\", "(", ")", ";",
    "0: place 3a7", "1: end", "*: tile 3b", "*: gene ?", "0: keep barrier", "99: x", "*:", ": ",
    "use apoptosis 3b5", "copy necrosis", "\ufeff", "\r\n", "\n\n", "\0", "\u2028", "١", "İ", "ß",
]  # fmt: skip


# -- what is tried ------------------------------------------------------------------------------


def try_record(text: str) -> bool:
    """Read, write and replay a record; True if it could be read."""
    from miasma.core.errors import RecordError
    from miasma.core.record import Record

    try:
        record = Record.loads(text)
    except RecordError as error:
        check_sentence(str(error))
        return False
    again = Record.loads(record.dumps())
    assert again == record, "a record differs after it was written and read"
    json.dumps(record.to_dict())
    try:
        record.verify()
    except RecordError as error:
        check_sentence(str(error))
    return True


def try_notation(text: str) -> bool:
    """Read notations, one a line; True if one is an action."""
    import miasma
    from miasma.core.errors import NotationError

    game = miasma.game(GAME)
    found = False
    for line in text.split("\n")[:20]:
        try:
            action = game.parse(line)
        except NotationError as error:
            check_sentence(str(error))
        else:
            found = True
            assert game.parse(str(action)) is action
    return found


def check_sentence(message: str) -> None:
    """What is said about bad input is one line and not long."""
    assert message, "refused without a word"
    assert len(message) < 500, f"refused with {len(message)} characters"
    assert "\n" not in message, "refused in several lines"


TARGETS: dict[str, Callable[[str], bool]] = {"record": try_record, "notation": try_notation}


def seeds(target: str) -> list[bytes]:
    """Inputs to start from: real records of all kinds of games, or notations."""
    import miasma
    from miasma.core.record import Entry

    game = miasma.game(GAME)
    if target == "notation":
        return [str(action).encode() for action in list(game.vocabulary)[::7]]
    found = []
    for seed in range(12):
        rng = Random(seed)
        state = game.start(2, seed, game.sample_options(rng, 2))
        for _ in range(rng.choice((3, 20, 60, 200))):
            if not state.over:
                actor = state.to_act[0]
                state.play(rng.choice(state.legal(actor)), actor)
        record = state.record()
        record.comment = "seed {with} \\ braces\nand lines"
        if record.entries:
            first = record.entries[0]
            first.comment = "}"
            first.variations = [[Entry(first.seat, first.notation, "so")]]
        found.append(record.dumps().encode())
    return found


class Tally:
    """Counts what was tried and stops at what breaks a promise."""

    def __init__(self, target: str, note: Path | None = None) -> None:
        self.attempt = TARGETS[target]
        self.note = note
        self.inputs = self.read = 0
        self.slowest = 0.0

    def one(self, data: bytes) -> None:
        """Try one input."""
        text = data.decode("utf-8", "surrogateescape")
        started = time.perf_counter()
        self.read += self.attempt(text)
        seconds = time.perf_counter() - started
        self.inputs += 1
        self.slowest = max(self.slowest, seconds)
        assert seconds < SLOW, f"took {seconds:.1f} s"
        if self.note is not None and self.inputs % 500 == 1:
            self.note.write_text(json.dumps(self.numbers()))

    def numbers(self) -> dict[str, float]:
        """The counts as plain data."""
        return {"inputs": self.inputs, "read": self.read, "slowest": round(self.slowest, 4)}


# -- engines ------------------------------------------------------------------------------------


def mutated(data: bytes, rng: Random, pool: list[bytes]) -> bytes:
    """An input a few changes away from another one."""
    for _ in range(rng.choice((1, 1, 2, 4, 16))):
        at = rng.randint(0, len(data))
        to = min(len(data), at + rng.choice((0, 1, 8, 100)))
        what = rng.randrange(5)
        if what == 0:
            new = rng.choice(PIECES).encode()
        elif what == 1:
            new = b"\n" + rng.choice(PIECES).encode() + b"\n"
        elif what == 2:
            new = rng.randbytes(rng.randint(0, 4))
        elif what == 3:
            other = rng.choice(pool)
            new = other[rng.randint(0, len(other)) :][: rng.choice((4, 40, 4000))]
        else:
            new = data[at:to] * rng.choice((0, 2, 50))
        data = (data[:at] + new + data[to:])[:LONGEST]
    return data


def run_plain(target: str, seconds: float, runs: int = 0, note: Path | None = None) -> Tally:
    """Mutate at random, for a time or a number of runs."""
    tally = Tally(target, note)
    rng = Random(f"{target}/{runs or time.time_ns()}")
    pool = seeds(target)
    end = time.monotonic() + seconds
    while tally.inputs < runs if runs else time.monotonic() < end:
        data = mutated(rng.choice(pool), rng, pool)
        try:
            tally.one(data)
        except BaseException:
            KEPT.mkdir(parents=True, exist_ok=True)
            place = KEPT / f"{target}-{rng.getrandbits(32):08x}"
            place.write_bytes(data)
            print(f"kept in {place}", flush=True)
            raise
        if rng.random() < 0.001:
            pool.append(data)
    if note is not None:
        note.write_text(json.dumps(tally.numbers()))
    return tally


def run_atheris(target: str, seconds: int, note: Path) -> None:
    """Let libFuzzer choose the inputs; it ends the process."""
    import atheris

    with atheris.instrument_imports(include=["miasma.core"]):
        import miasma.core.actions
        import miasma.core.record  # noqa: F401
    KEPT.mkdir(parents=True, exist_ok=True)
    corpus = KEPT / f"corpus-{target}"
    corpus.mkdir(exist_ok=True)
    for number, data in enumerate(seeds(target)):
        (corpus / f"seed-{number}").write_bytes(data)
    words = KEPT / f"words-{target}"
    words.write_text(
        "".join(
            '"' + "".join(f"\\x{byte:02x}" for byte in piece.encode()) + '"\n' for piece in PIECES
        )
    )
    options = [
        f"-max_total_time={seconds}", f"-timeout={int(SLOW) + 3}", f"-rss_limit_mb={MEMORY_MB}",
        f"-max_len={LONGEST}", f"-dict={words}", f"-artifact_prefix={KEPT}/{target}-",
        "-print_final_stats=1", "-verbosity=1",
    ]  # fmt: skip
    tally = Tally(target, note)
    atheris.Setup([sys.argv[0], *options, str(corpus)], tally.one)
    atheris.Fuzz()


# -- both targets at once -----------------------------------------------------------------------


def run_all(minutes: float, engine: str) -> int:
    """A process for each target; prints the numbers and returns 0 if nothing broke."""
    KEPT.mkdir(parents=True, exist_ok=True)
    children = {}
    for target in TARGETS:
        note = KEPT / f"numbers-{target}.json"
        note.unlink(missing_ok=True)
        log = (KEPT / f"log-{target}.txt").open("w")
        command = [sys.executable, __file__, target, "--minutes", str(minutes), "--engine", engine]
        children[target] = subprocess.Popen(command, stdout=log, stderr=log), note, log
    broken = 0
    for target, (child, note, log) in children.items():
        code = child.wait()
        log.close()
        text = Path(log.name).read_text(errors="replace")
        numbers = json.loads(note.read_text()) if note.exists() else {}
        done = re.search(r"Done (\d+) runs", text)
        inputs = int(done[1]) if done else numbers.get("inputs", 0)
        found = "nothing broke" if code == 0 else f"BROKEN (see {log.name})"
        print(
            f"{target} ({engine}): {inputs:,} inputs in {minutes:g} min, about "
            f"{numbers.get('read', 0):,} could be read, slowest {numbers.get('slowest', 0):.3f} s: "
            f"{found}",
            flush=True,
        )
        broken += code != 0
    return 1 if broken else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("target", nargs="?", choices=TARGETS, help="one of them, in this process")
    parser.add_argument("file", nargs="?", type=Path, help="feed this once more")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--engine", choices=("atheris", "plain"))
    args = parser.parse_args()
    engine = args.engine or ("atheris" if importlib.util.find_spec("atheris") else "plain")
    os.chdir(ROOT)
    if args.target is None:
        return run_all(args.minutes, engine)
    if args.file is not None:
        Tally(args.target).one(args.file.read_bytes())
        return 0
    note = KEPT / f"numbers-{args.target}.json"
    if engine == "atheris":
        run_atheris(args.target, max(1, round(args.minutes * 60)), note)
    else:
        run_plain(args.target, args.minutes * 60, note=note)
    return 0


if __name__ == "__main__":
    sys.exit(main())
