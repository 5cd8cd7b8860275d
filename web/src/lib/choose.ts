/** From clicks to a choice: each click names one more target until only one meaning is left. */
import type { Choice } from './types';

export interface Narrowed {
  /** The choices that the picks so far leave. */
  left: Choice[];
  /** The choices whose targets are all picked: they could be played now. */
  whole: Choice[];
  /** The targets that may be picked next: these glow, and nothing else can be clicked. */
  next: Set<string>;
}

/** What is still to be picked of a choice, or null where something picked does not belong to it. */
function rest(choice: Choice, picks: readonly string[]): string[] | null {
  const left = [...choice.targets];
  for (const id of picks) {
    const at = left.indexOf(id);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const begins = (choice: Choice, picks: readonly string[]): boolean => picks.every((id, place) => choice.targets[place] === id);

/** Picks count in the order of the targets; where nothing begins with them, in any order. */
export function narrow(choices: readonly Choice[], picks: readonly string[]): Narrowed {
  let left = choices.filter((choice) => begins(choice, picks));
  if (!left.length) left = choices.filter((choice) => rest(choice, picks));
  const whole = left.filter((choice) => choice.targets.length === picks.length);
  const next = new Set<string>();
  for (const choice of left) {
    const [id] = rest(choice, picks) ?? [];
    if (id !== undefined) next.add(id);
  }
  return { left, whole, next };
}

/** Those of the choices that come to one of the things by way of another. */
export function later(choices: readonly Choice[], picks: readonly string[], ids: readonly string[]): Choice[] {
  return choices.filter((choice) => rest(choice, picks)?.some((id) => ids.includes(id)));
}

/** Choices with the targets that a click can reach; the others are no step of the way. */
export function reachable(choices: readonly Choice[], there: (id: string) => boolean): Choice[] {
  return choices.map((choice) =>
    choice.targets.every(there) ? choice : { ...choice, targets: choice.targets.filter(there) },
  );
}

export type Pick =
  | { kind: 'play'; choice: Choice }
  /** One more is picked. `choices` need no more than that, where others do. */
  | { kind: 'more'; picks: string[]; choices?: Choice[] }
  | { kind: 'ask'; choices: Choice[]; picks: string[] }
  | { kind: 'none' };

/** What is known of things besides the choices. */
export interface Sight {
  /** What stands on a place or is part of it. */
  inside?: (id: string) => readonly string[];
  /** Whether the picture itself shows that it may be chosen. */
  shines?: (id: string) => boolean;
}

function picked(choices: readonly Choice[], after: string[]): Pick {
  const { left, whole, next } = narrow(choices, after);
  if (left.length === 1 && left[0]) return { kind: 'play', choice: left[0] };
  if (!next.size) return { kind: 'ask', choices: left, picks: after };
  return whole.length ? { kind: 'more', picks: after, choices: whole } : { kind: 'more', picks: after };
}

function step(choices: readonly Choice[], from: readonly string[], ids: readonly string[]): Pick {
  const { next } = narrow(choices, from);
  const id = ids.find((entry) => next.has(entry));
  return id === undefined ? { kind: 'none' } : picked(choices, [...from, id]);
}

/** A later step first: what is missing is asked next. It plays only where it is seen to be choosable, or a button confirms. */
function ahead(choices: readonly Choice[], from: readonly string[], ids: readonly string[], plays: (id: string) => boolean): Pick {
  const { left } = narrow(choices, from);
  const id = ids.find((entry) => later(left, from, [entry]).length);
  if (id === undefined) return { kind: 'none' };
  const found = picked(later(left, from, [id]), [...from, id]);
  return found.kind === 'play' && !plays(id) ? { kind: 'more', picks: [...from, id] } : found;
}

/**
 * What picking one more target means. `ids` are the thing clicked and what it stands on. What glows
 * comes first: a chosen thing that stands on a glowing place is part of it, for it hides most of it.
 * A click on something picked, or on the beginning of something else, lets go of what was picked, so
 * that it glows again. Then come later steps, and the only thing that glows on the place clicked.
 * Where a choice is `confirmed` by a button of its own, a click only ever selects, and may change
 * any step.
 */
export function pick(choices: readonly Choice[], picks: readonly string[], ids: readonly string[], confirmed = false, { inside, shines }: Sight = {}): Pick {
  const found = step(choices, picks, ids);
  if (found.kind !== 'none') return found;
  for (const id of ids) {
    const at = picks.indexOf(id);
    if (at >= 0) return { kind: 'more', picks: picks.slice(0, at) };
  }
  for (let length = picks.length - 1; length >= 0; length--) {
    const other = step(choices, picks.slice(0, length), ids);
    if (other.kind === 'none') continue;
    if (confirmed || other.kind === 'more') return other;
    return { kind: 'more', picks: picks.slice(0, length) };
  }
  const plays = (id: string) => confirmed || Boolean(shines?.(id));
  for (const from of picks.length ? [picks, []] : [picks]) {
    const other = ahead(choices, from, ids, plays);
    if (other.kind !== 'none') return other;
  }
  const only = ids.map((id) => lightsIn(narrow(choices, picks).next, id, inside)).find((lights) => lights.length);
  return only?.length === 1 ? step(choices, picks, only) : { kind: 'none' };
}

/** What glows on a place or as a part of it. */
export function lightsIn(next: ReadonlySet<string>, id: string, inside?: Sight['inside']): string[] {
  return (inside?.(id) ?? []).filter((entry) => next.has(entry));
}

/** Whether the same may be chosen as before: what somebody else did in secret changes nothing for me. */
export function sameChoices(before: readonly Choice[], now: readonly Choice[]): boolean {
  return before.length === now.length && now.every((choice, place) => choice.index === before[place]?.index && choice.seat === before[place]?.seat);
}
