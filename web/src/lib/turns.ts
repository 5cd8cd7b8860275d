/** What belongs to one turn: plies of one seat in a row, with what chance did meanwhile. */
import { shared, type Thing } from './scene';
import type { LogEntry, LogLine, TimelineEntry } from './types';

export interface Turn<T> {
  seat: number | null;
  /** The last ply of the turn: where to look at it. */
  ply: number;
  first: number;
  entries: T[];
}

const byChance = (entry: { seat: number | null }) => entry.seat === null || entry.seat < 0;

/** Chance has no turn of its own: what it does belongs to whoever caused it. Whoever plays alone has a new turn after that. */
export function turns<T extends { ply: number; seat: number | null }>(entries: readonly T[], alone = false): Turn<T>[] {
  const found: Turn<T>[] = [];
  for (const entry of entries) add(found, entry, alone);
  return found;
}

/** What chance does in a part that has a heading belongs together, also before anybody has had a turn. */
function add<T extends { ply: number; seat: number | null }>(found: Turn<T>[], entry: T, alone: boolean, headed = false): void {
  const last = found.at(-1);
  const chance = byChance(entry);
  const same = last?.seat === entry.seat && !(alone && last.entries.some(byChance));
  if (last && (chance ? headed || last.seat !== null : same)) {
    last.entries.push(entry);
    last.ply = entry.ply;
  } else found.push({ seat: chance ? null : entry.seat, ply: entry.ply, first: entry.ply, entries: [entry] });
}

export interface Logged {
  key: string;
  /** A heading, or the turn that stands under it. */
  head?: LogLine;
  turn?: Turn<LogEntry>;
}

interface Chapter {
  key: string;
  head?: LogLine;
  turns: Turn<LogEntry>[];
}

/** The log as it is read: the newest part first, its heading on top, below it its turns, the newest first. */
export function logged(log: readonly LogEntry[], alone = false): Logged[] {
  let last: Chapter = { key: '', turns: [] };
  const chapters = [last];
  for (const entry of log) {
    const first = entry.lines.findIndex((line) => line.head);
    if (first < 0) {
      if (entry.lines.length) add(last.turns, entry, alone, last.head !== undefined);
      continue;
    }
    if (first > 0) add(last.turns, { ...entry, lines: entry.lines.slice(0, first) }, alone, last.head !== undefined);
    entry.lines.slice(first).forEach((line, place) => {
      if (line.head) chapters.push((last = { key: `${entry.ply} ${place}`, head: line, turns: [] }));
      else if (last.turns[0]) last.turns[0].entries[0]?.lines.push(line);
      else add(last.turns, { ...entry, seat: null, lines: [line] }, alone, true);
    });
  }
  const found: Logged[] = [];
  for (const { key, head, turns } of chapters.reverse()) {
    if (head) found.push({ key, head });
    for (const turn of turns.reverse()) found.push({ key: `${key} ${turn.first}`, turn });
  }
  return found;
}

/** The same list, with everything that has not changed being what it was before: what shows it is left alone. */
export function steady<T>(before: readonly T[], now: readonly T[], key: (one: T) => string | number): T[] {
  const known = new Map(before.map((one) => [key(one), one]));
  return now.map((one) => shared(known.get(key(one)), one));
}

/** Of so many turns at most one is marked: a mark on most of them says nothing. */
const SELDOM = 3;

/** Turns in which the rarest things happened, as many kinds of them as leave most turns unmarked. */
export function special(all: readonly Turn<TimelineEntry>[]): Set<number> {
  const turnsOf = new Map<string, number[]>();
  for (const turn of all) {
    const kinds = new Set(turn.entries.filter((entry) => !byChance(entry)).map((entry) => entry.kind));
    for (const kind of kinds) turnsOf.set(kind, [...(turnsOf.get(kind) ?? []), turn.ply]);
  }
  let marked = new Set<number>();
  for (const plies of [...turnsOf.values()].sort((one, other) => one.length - other.length)) {
    const more = new Set([...marked, ...plies]);
    if (more.size * SELDOM > all.length) break;
    marked = more;
  }
  return marked;
}

export interface Part {
  text: string;
  target?: string;
  strong?: boolean;
  /** What touches the name without a space, such as quotation marks: no line breaks there. */
  before?: string;
  after?: string;
}

/** Whether a turn begins with what another side does, as one whose moves are made by a player: its sign stands there too. */
export function stranger(line: LogLine, target: string, who: string, sides: readonly string[]): boolean {
  return !line.text.startsWith(`${who} `) && sides.includes(target);
}

/** A line in parts: whose it is in bold, and the places it names, which can be pointed at. */
export function parts(line: LogLine, who: string, things: ReadonlyMap<string, Thing>): Part[] {
  let found: Part[] = [{ text: line.text }];
  if (who && line.text.startsWith(`${who} `)) found = [{ text: who, strong: true }, { text: line.text.slice(who.length) }];
  for (const target of line.targets ?? []) {
    const names = [things.get(target)?.label ?? '', target.slice(target.indexOf('-') + 1)].filter((name) => name.length > 1);
    for (const name of names) {
      const at = found.findIndex((part) => !part.target && !part.strong && word(part.text, name) >= 0);
      const part = found[at];
      if (!part) continue;
      const start = word(part.text, name);
      const split: Part[] = [{ text: part.text.slice(0, start) }, { text: name, target }, { text: part.text.slice(start + name.length) }];
      found.splice(at, 1, ...split.filter((piece) => piece.text));
      break;
    }
  }
  return glued(found);
}

function glued(line: Part[]): Part[] {
  line.forEach((part, place) => {
    if (!part.target) return;
    const [left, right] = [line[place - 1], line[place + 1]];
    const before = left && !left.target && !left.strong ? (/\S*$/.exec(left.text)?.[0] ?? '') : '';
    const after = right && !right.target ? (/^\S*/.exec(right.text)?.[0] ?? '') : '';
    if (left && before) left.text = left.text.slice(0, -before.length);
    if (right && after) right.text = right.text.slice(after.length);
    if (before) part.before = before;
    if (after) part.after = after;
  });
  return line.filter((part) => part.text);
}

function word(text: string, name: string): number {
  const at = text.indexOf(name);
  if (at < 0) return -1;
  const letter = /[\p{L}\p{N}]/u;
  const open = at > 0 && letter.test(text[at - 1] ?? '');
  const shut = letter.test(text[at + name.length] ?? '');
  return open || shut ? -1 : at;
}

/** Payments that one number tells well; more of them (a final scoring) are told one by one. */
const FEW = 2;

/** The points of a turn for whose it is, where its events say them; the lines that only say these are left out then. */
export function points(entries: readonly LogEntry[], seat: number | null): { sum: number | null; lines: LogLine[] } {
  const all = entries.flatMap((entry) => entry.lines);
  if (seat === null) return { sum: null, lines: all };
  const counts = (line: LogLine) => typeof line.points === 'number' && (line.seat ?? seat) === seat;
  const paid = all.filter(counts);
  const rest = all.filter((line) => !(line.bare && counts(line)));
  if (!paid.length || !rest.length) return { sum: null, lines: all };
  const sum = paid.reduce((total, line) => total + (line.points ?? 0), 0);
  return { sum, lines: paid.length > FEW ? all : rest };
}
