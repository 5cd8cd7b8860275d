/** Colours for other eyes: the house's names and, by what they mean, the games' own. */
import type { Sight } from './prefs.svelte';

type Theme = 'dark' | 'light';
type Colours = Record<string, string>;

/**
 * Blue, orange, white and their kin stay apart for all common colour-vision deficiencies (Okabe and
 * Ito); each set is chosen so that "may be chosen" differs from every seat in lightness too.
 */
const SETS: Record<Exclude<Sight, 'usual'>, Record<Theme, { can: string; ink: string; ok: string; warn: string; bad: string; seats: string[] }>> = {
  redgreen: {
    dark: { can: '#f5f749', ink: '#221f00', ok: '#56b4e9', warn: '#e69f00', bad: '#ff9d5c', seats: ['#b08cff', '#ffb000', '#f0f0f0', '#5aa9ff', '#8f9bb3'] },
    light: { can: '#7a0060', ink: '#ffffff', ok: '#00558f', warn: '#8a5a00', bad: '#a63a00', seats: ['#6d2fcb', '#c67f00', '#2b2b2b', '#0050a4', '#6b7686'] },
  },
  blue: {
    dark: { can: '#ff8fb8', ink: '#33000f', ok: '#4fd1a5', warn: '#ff9aa6', bad: '#ff6b74', seats: ['#ff6f61', '#35d0c0', '#f0f0f0', '#c2185b', '#8fa3a0'] },
    light: { can: '#a3004f', ink: '#ffffff', ok: '#00695c', warn: '#9c3d00', bad: '#b3001b', seats: ['#c62828', '#00796b', '#2b2b2b', '#880e4f', '#5f6f6c'] },
  },
  strong: {
    dark: { can: '#fff200', ink: '#000000', ok: '#7dffb0', warn: '#ffd23f', bad: '#ff9aa0', seats: ['#d0a8ff', '#ffc84a', '#7fe9ff', '#9dff8a', '#ffffff'] },
    light: { can: '#000000', ink: '#ffffff', ok: '#00522a', warn: '#5c3a00', bad: '#8f0012', seats: ['#4a0fa0', '#7a4d00', '#00506b', '#1b5e00', '#000000'] },
  },
};
const LINES: Record<Theme, Colours> = {
  dark: { '--line': '#5b6882', '--line-strong': '#93a0ba', '--ink-2': '#dfe6f2', '--ink-3': '#c3ccdc' },
  light: { '--line': '#8a93a3', '--line-strong': '#4d5667', '--ink-2': '#262e3b', '--ink-3': '#39424f' },
};

/** All names that may be changed for other eyes. */
export const HOUSE = ['--can', '--can-ink', '--ok', '--warn', '--bad', '--seat-0', '--seat-1', '--seat-2', '--seat-3', '--seat-4', ...Object.keys(LINES.dark)];

/** The house's colours for these eyes. */
export function houseColours(sight: Sight, theme: Theme): Colours {
  if (sight === 'usual') return {};
  const set = SETS[sight][theme];
  const found: Colours = { '--can': set.can, '--can-ink': set.ink, '--ok': set.ok, '--warn': set.warn, '--bad': set.bad };
  set.seats.forEach((colour, seat) => (found[`--seat-${seat}`] = colour));
  return sight === 'strong' ? { ...found, ...LINES[theme] } : found;
}

/** The same colour, but for a shade that nobody sees. */
function near(a: string, b: string | undefined): boolean {
  if (!b || !/^#[\da-f]{6}$/i.test(a) || !/^#[\da-f]{6}$/i.test(b)) return a === b;
  return [1, 3, 5].every((at) => Math.abs(parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16)) <= 6);
}

/**
 * A game's palette for these eyes. Where a game paints "may be chosen" in the house's colour under a
 * name of its own, that name follows; a seat's accent becomes the seat's colour, and the darker and
 * lighter shades named after it follow it.
 */
export function gameColours(palette: Colours, house: Colours, accents: readonly string[], sight: Sight, theme: Theme): Colours {
  if (sight === 'usual') return palette;
  const mine = houseColours(sight, theme);
  const found: Colours = { ...palette };
  for (const [name, value] of Object.entries(palette)) {
    if (near(value, house['--can'])) found[name] = mine['--can'] ?? value;
    else if (theme === 'dark' && near(value, house['--can-ink'])) found[name] = mine['--can-ink'] ?? value;
  }
  // Strong contrast is a matter of lines and words: pieces keep the colours they were drawn for.
  if (sight !== 'strong') accents.forEach((accent, seat) => {
    const name = /^var\((--[\w-]+)\)$/.exec(accent)?.[1];
    const colour = mine[`--seat-${seat}`];
    if (!name || !colour || !(name in palette)) return;
    found[name] = colour;
    if (`${name}-deep` in palette) found[`${name}-deep`] = `color-mix(in srgb, ${colour} 45%, #000)`;
    if (`${name}-light` in palette) found[`${name}-light`] = `color-mix(in srgb, ${colour} 45%, #fff)`;
  });
  return { ...found, ...mine };
}
