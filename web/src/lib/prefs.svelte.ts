/** What a player has chosen for this device. */

export type Theme = 'system' | 'dark' | 'light';
/** Colours: as drawn, for eyes that mix up red and green, for eyes that mix up blue and yellow, strong contrast. */
export const SIGHTS = ['usual', 'redgreen', 'blue', 'strong'] as const;
export type Sight = (typeof SIGHTS)[number];

interface Stored {
  theme: Theme;
  lang: string;
  sight: Sight;
  sound: boolean;
  motion: boolean;
  letters: boolean;
  side: boolean;
}

const KEY = 'miasma';
const FIRST: Stored = { theme: 'system', lang: '', sight: 'usual', sound: false, motion: true, letters: true, side: true };

function stored(): Stored {
  try {
    const found = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
    return SIGHTS.includes(found.sight) ? found : { ...found, sight: 'usual' };
  } catch {
    return { ...FIRST };
  }
}

export const prefs = $state<Stored>(stored());

/** Whether this device has chosen anything: a new one takes over what the account says. */
export function chosenHere(name: 'theme' | 'lang'): boolean {
  return prefs[name] !== FIRST[name];
}

const light = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : null;
const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const system = $state({ light: light?.matches ?? false, still: still?.matches ?? false });
light?.addEventListener?.('change', (event) => (system.light = event.matches));
still?.addEventListener?.('change', (event) => (system.still = event.matches));

/** The theme that is on the screen. */
export function theme(): 'dark' | 'light' {
  if (prefs.theme !== 'system') return prefs.theme;
  return system.light ? 'light' : 'dark';
}

/** Whether things may move. */
export function moves(): boolean {
  return prefs.motion && !system.still;
}

/** Keep the page and the storage in step with what is chosen; call inside an effect. */
export function applyPrefs(): void {
  const root = document.documentElement;
  if (prefs.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = prefs.theme;
  root.dataset['sight'] = prefs.sight;
  root.classList.toggle('still', !moves());
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
