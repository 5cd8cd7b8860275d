/** From clicks to a choice: each click names one more target until only one meaning is left. */
import type { Choice } from './types';

export interface Narrowed {
  /** The choices that the picks so far leave. */
  left: Choice[];
  /** The choices whose targets are all picked: they could be played now. */
  whole: Choice[];
  /** The targets that may be picked next. */
  next: Set<string>;
}

function startsWith(choice: Choice, picks: readonly string[]): boolean {
  return picks.every((id, place) => choice.targets[place] === id);
}

function holds(choice: Choice, picks: readonly string[]): boolean {
  return picks.every((id) => choice.targets.includes(id));
}

/** Picks count in the order of the targets; where that leaves nothing, in any order. */
export function narrow(choices: readonly Choice[], picks: readonly string[]): Narrowed {
  let left = choices.filter((choice) => startsWith(choice, picks));
  const ordered = left.length > 0;
  if (!ordered) left = choices.filter((choice) => holds(choice, picks));
  const whole = left.filter((choice) => choice.targets.length === picks.length);
  const next = new Set<string>();
  for (const choice of left) {
    if (ordered) {
      const id = choice.targets[picks.length];
      if (id !== undefined) next.add(id);
    } else {
      for (const id of choice.targets) if (!picks.includes(id)) next.add(id);
    }
  }
  return { left, whole, next };
}

export type Pick =
  | { kind: 'play'; choice: Choice }
  | { kind: 'more'; picks: string[] }
  | { kind: 'ask'; choices: Choice[]; picks: string[] }
  | { kind: 'none' };

/** What picking one more target means. `ids` are the thing clicked and what it stands on. */
export function pick(choices: readonly Choice[], picks: readonly string[], ids: readonly string[]): Pick {
  for (const id of ids) {
    if (picks.at(-1) === id) return { kind: 'more', picks: picks.slice(0, -1) };
  }
  for (const from of picks.length ? [picks, []] : [[]]) {
    const now = narrow(choices, from);
    const later = new Set(now.left.flatMap((choice) => choice.targets));
    const id = ids.find((entry) => now.next.has(entry)) ?? ids.find((entry) => later.has(entry));
    if (id === undefined) continue;
    const after = [...from, id];
    const then = narrow(choices, after);
    if (then.left.length === 1 && then.left[0]) return { kind: 'play', choice: then.left[0] };
    if (then.whole.length) return { kind: 'ask', choices: then.left, picks: after };
    return { kind: 'more', picks: after };
  }
  return { kind: 'none' };
}
