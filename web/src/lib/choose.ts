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

/** Picks count in the order of the targets. */
export function narrow(choices: readonly Choice[], picks: readonly string[]): Narrowed {
  const left = choices.filter((choice) => picks.every((id, place) => choice.targets[place] === id));
  const whole = left.filter((choice) => choice.targets.length === picks.length);
  const next = new Set<string>();
  for (const choice of left) {
    const id = choice.targets[picks.length];
    if (id !== undefined) next.add(id);
  }
  return { left, whole, next };
}

/** Choices with the targets that a click can reach; the others are no step of the way. */
export function reachable(choices: readonly Choice[], there: (id: string) => boolean): Choice[] {
  return choices.map((choice) =>
    choice.targets.every(there) ? choice : { ...choice, targets: choice.targets.filter(there) },
  );
}

export type Pick =
  | { kind: 'play'; choice: Choice }
  | { kind: 'more'; picks: string[] }
  | { kind: 'ask'; choices: Choice[]; picks: string[] }
  | { kind: 'none' };

function step(choices: readonly Choice[], from: readonly string[], ids: readonly string[]): Pick {
  const now = narrow(choices, from);
  const id = ids.find((entry) => now.next.has(entry));
  if (id === undefined) return { kind: 'none' };
  const after = [...from, id];
  const then = narrow(choices, after);
  if (then.left.length === 1 && then.left[0]) return { kind: 'play', choice: then.left[0] };
  if (then.whole.length || !then.next.size) return { kind: 'ask', choices: then.left, picks: after };
  return { kind: 'more', picks: after };
}

/**
 * What picking one more target means. `ids` are the thing clicked and what it stands on. Only what
 * glows plays, and what glows comes first: a chosen thing that stands on a glowing place is part of
 * it, for it hides most of it. A click on something picked, or on the beginning of something else,
 * lets go of what was picked, so that it glows again. Where a choice is `confirmed` by a button of
 * its own, a click only ever selects, and may change any step.
 */
export function pick(choices: readonly Choice[], picks: readonly string[], ids: readonly string[], confirmed = false): Pick {
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
  return { kind: 'none' };
}

/** Whether the same may be chosen as before: what somebody else did in secret changes nothing for me. */
export function sameChoices(before: readonly Choice[], now: readonly Choice[]): boolean {
  return before.length === now.length && now.every((choice, place) => choice.index === before[place]?.index && choice.seat === before[place]?.seat);
}
