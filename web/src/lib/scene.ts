/** Scenes as data: apply what the server says has changed, look things up. */
import type { Delta, ElementData, PanelData, SceneChanges, SceneData, StageData, WidgetData } from './types';

function altered<T extends { id?: string }>(old: T[], change: Delta<T> | undefined): T[] {
  if (!change) return old;
  const gone = new Set(change.removed ?? []);
  const entries = new Map<string, T>();
  for (const entry of old) if (!gone.has(entry.id ?? '')) entries.set(entry.id ?? '', entry);
  for (const entry of change.changed ?? []) entries.set(entry.id ?? '', entry);
  for (const entry of change.added ?? []) entries.set(entry.id ?? '', entry);
  if (!change.order) return [...entries.values()];
  return change.order.flatMap((id) => entries.get(id) ?? []);
}

/** The new value, with every part that says the same as before being the old one: the page looks only into what is new. */
export function shared<T>(old: unknown, now: T): T {
  if (old === now || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return now;
  if (Array.isArray(now) !== Array.isArray(old)) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = shared(before[name], after[name]);
    if (part !== after[name]) after[name] = part;
    if (part !== before[name] || !(name in before)) same = false;
  }
  return same ? (old as T) : now;
}

/** The scene with changes applied, or null where they belong to another stage. */
export function applyChanges(scene: SceneData, changes: SceneChanges): SceneData | null {
  const stage = changes.stage ?? scene.stage;
  if (stage.key !== changes.key) return null;
  return {
    title: changes.title ?? scene.title,
    lang: changes.lang ?? scene.lang,
    prompt: changes.prompt ?? scene.prompt,
    stage,
    pieces: Array.isArray(changes.pieces) ? changes.pieces : altered(scene.pieces, changes.pieces),
    panels: shared(scene.panels, Array.isArray(changes.panels) ? changes.panels : altered(scene.panels, changes.panels)),
  };
}

/** What a target's id names: its words, and what it stands on. */
export interface Thing {
  id: string;
  label: string;
  tip: string;
  place: string;
  /** The larger thing that it is a part of. */
  whole: string;
  /** The symbol that stands for it, if there is one. */
  symbol: string;
  /** What is pointed out on the board while this is pointed at. */
  shows: string[];
  /** Nothing but a button with a word among one's own things: end, pass, yes, no. */
  button: boolean;
}

type Things = Map<string, Thing>;
const onStages = new WeakMap<StageData, Things>();

function noteAll(found: Things, entry: ElementData | WidgetData, own = false): void {
  if (entry.id) {
    const { id, label = '', tip = '' } = entry;
    found.set(id, { id, label, tip, place: ('place' in entry && entry.place) || '', whole: ('whole' in entry && entry.whole) || '', symbol: ('symbol' in entry && entry.symbol) || '', shows: ('shows' in entry && entry.shows) || [], button: own && 'kind' in entry && entry.kind === 'button' && !entry.symbol && !entry.price && !entry.note });
  }
  for (const child of entry.children ?? []) noteAll(found, child, own);
  if (!('kind' in entry)) return;
  for (const space of entry.spaces ?? []) noteAll(found, space);
  for (const die of entry.dice ?? []) noteAll(found, die);
  if (entry.mark) noteAll(found, entry.mark);
}

/** The things of a stage stay as long as it does. */
export function stageThings(stage: StageData): Things {
  let found = onStages.get(stage);
  if (!found) {
    found = new Map();
    for (const entry of stage.elements) noteAll(found, entry);
    onStages.set(stage, found);
  }
  return found;
}

export function things(scene: SceneData): Things {
  const found = new Map(stageThings(scene.stage));
  for (const entry of scene.pieces) noteAll(found, entry);
  for (const entry of scene.panels) noteAll(found, entry, entry.area === 'own');
  return found;
}

/** Whether the picture itself draws something as what may be chosen. */
export function glows(data: ElementData): boolean {
  return data.attributes?.['class']?.split(' ').includes('can') ?? false;
}

/** A note on a place that is not a thing of its own, such as the points that a place would pay. */
export function isNote(data: ElementData): boolean {
  return Boolean(data.place) && data.attributes?.['pointer-events'] === 'none';
}

/** What is noted on places, in words: place by place. */
export function notes(pieces: readonly ElementData[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const piece of pieces) {
    const words = isNote(piece) ? written(piece) : '';
    if (words) found.set(piece.place ?? '', words);
  }
  return found;
}

function written(data: ElementData): string {
  return [data.text ?? '', ...(data.children ?? []).map(written)].filter(Boolean).join(' ');
}

/** The sign and colour of a seat, as its panel shows them. */
export function seatLook(panels: readonly PanelData[], seat: number | null): { symbol: string; accent: string } {
  const panel = panels.find((entry) => entry.seat === seat && seat !== null && entry.symbol);
  return { symbol: panel?.symbol ?? '', accent: panel?.accent ?? '' };
}

/** Words before a dot that end no sentence: titles, numbers, single letters ("Dr.", "z. B.", "2."). */
const NO_END = /(?:^|[\s(«„“"'])(?:\p{L}|\d+|Dr|Mr|Mrs|Ms|St|No|Nr|Prof|vs|etc|bzw|ca|Abb|Hr|Fr|им|г|ул|др|пр|см)\.$/iu;

/** "What is asked. What else is possible." as two parts. */
export function promptParts(prompt: string): [string, string] {
  for (const found of prompt.matchAll(/[.!?…]\s+/gu)) {
    const end = (found.index ?? 0) + 1;
    const first = prompt.slice(0, end);
    if (NO_END.test(first)) continue;
    return [first, prompt.slice(end).trimStart()];
  }
  return [prompt, ''];
}

/** A table without a picture: it can't be played, but what is known of it can be read. */
export const EMPTY_SCENE: SceneData = {
  title: '',
  lang: '',
  prompt: '',
  stage: { key: '', viewbox: [0, 0, 1, 1], board: null, tray: null, small: null, ground: '', palette: { dark: {}, light: {} }, definitions: [], elements: [] },
  pieces: [],
  panels: [],
};
