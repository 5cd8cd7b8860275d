/** Arrow keys over places and things: the nearest in that direction. And what letters mean. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The stop to go to from `from`, or null where there is none that way. */
export function neighbour(root: Element, from: Element, key: string): HTMLElement | SVGElement | null {
  const way = DIRECTIONS[key];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const stop of root.querySelectorAll<HTMLElement | SVGElement>('[data-stop]')) {
    if (stop === from) continue;
    const [toX, toY] = middle(stop);
    const along = (toX - x) * way[0] + (toY - y) * way[1];
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    if (along < 4) continue;
    const cost = along + aside * 2.2 + (sameRegion(from, stop) ? 0 : 400);
    if (cost < least) {
      least = cost;
      best = stop;
    }
  }
  return best;
}

function sameRegion(a: Element, b: Element): boolean {
  return a.closest('.board, section') === b.closest('.board, section');
}

export const isArrow = (key: string): boolean => key in DIRECTIONS;

export type Command = 'point' | 'hint' | 'undo' | 'moves' | 'turn' | 'back' | 'on' | 'now' | 'bigger' | 'smaller';

/** By where a key lies, not by what is printed on it: the same on a Russian or German keyboard. */
const LETTERS: Record<string, Command> = {
  KeyH: 'hint',
  KeyU: 'undo',
  KeyM: 'moves',
  KeyR: 'turn',
  KeyN: 'now',
  KeyP: 'point',
  BracketLeft: 'back',
  BracketRight: 'on',
  Minus: 'smaller',
  NumpadSubtract: 'smaller',
  Equal: 'bigger',
  NumpadAdd: 'bigger',
};
/** These are no letters: they work even where the letters are off. */
const ALWAYS: Record<string, Command> = { PageUp: 'back', PageDown: 'on' };

export function command(event: KeyboardEvent, letters: boolean): Command | null {
  return ALWAYS[event.key] ?? (letters ? (LETTERS[event.code] ?? null) : null);
}
