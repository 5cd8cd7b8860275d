/** Scenes as data: apply what the server says has changed, look things up. */
import type { Delta, ElementData, PanelData, SceneChanges, SceneData, WidgetData } from './types';

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
    panels: Array.isArray(changes.panels) ? changes.panels : altered(scene.panels, changes.panels),
  };
}

/** What a target's id names: its words, and what it stands on. */
export interface Thing {
  id: string;
  label: string;
  tip: string;
  place: string;
}

export function things(scene: SceneData): Map<string, Thing> {
  const found = new Map<string, Thing>();
  const note = (entry: { id?: string; label?: string; tip?: string; place?: string }) => {
    if (!entry.id) return;
    const { id, label = '', tip = '', place = '' } = entry;
    found.set(id, { id, label, tip, place });
  };
  const element = (entry: ElementData) => {
    note(entry);
    entry.children?.forEach(element);
  };
  const widget = (entry: WidgetData) => {
    note(entry);
    entry.children?.forEach(widget);
    entry.spaces?.forEach(widget);
    if (entry.mark) widget(entry.mark);
  };
  scene.stage.elements.forEach(element);
  scene.pieces.forEach(element);
  scene.panels.forEach(widget);
  return found;
}

/** The sign and colour of a seat, as its panel shows them. */
export function seatLook(scene: SceneData, seat: number | null): { symbol: string; accent: string } {
  const panel = scene.panels.find((entry: PanelData) => entry.seat === seat && seat !== null);
  return { symbol: panel?.symbol ?? '', accent: panel?.accent ?? '' };
}

/** "What is asked. What else is possible." as two parts. */
export function promptParts(prompt: string): [string, string] {
  const found = /^(.*?[.!?…])\s+(.*)$/su.exec(prompt);
  return found ? [found[1] ?? prompt, found[2] ?? ''] : [prompt, ''];
}
