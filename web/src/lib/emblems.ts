/**
 * A stage's symbols as images. Beside the board a symbol stands in each line of the log, each turn
 * of the timeline, each token: as an image it is one thing to paint, as a drawing of its own dozens.
 * An image that is itself a drawing is still drawn anew with whatever lies round it, so each becomes
 * dots as soon as the browser has time.
 */
import { SvelteMap } from 'svelte/reactivity';
import { define, make } from './draw';
import type { Box, DefinitionData, StageData } from './types';

const REFERENCE = /url\(#([^)]+)\)|href="#([^"]+)"/g;
const COLOUR = /var\((--[\w-]+)\)/g;
const NO_BOX: Box = [-20, -20, 40, 40];
/** Sharp enough for the largest symbol beside the board on a screen with fine dots. */
const DOTS = 144;

export class Emblems {
  #known: Map<string, DefinitionData>;
  #colours: Record<string, string>;
  #made = new Map<string, string>();
  #dotted = new SvelteMap<string, string>();

  constructor(stage: Pick<StageData, 'definitions'>, colours: Record<string, string>) {
    this.#known = new Map(stage.definitions.map((entry) => [entry.id, entry]));
    this.#colours = colours;
  }

  box(name: string): Box {
    return this.#known.get(name)?.box ?? NO_BOX;
  }

  /** The address of its image; empty where a symbol takes a colour from whatever it stands in. */
  image(name: string): string {
    let made = this.#made.get(name);
    if (made === undefined) {
      made = this.#make(name);
      this.#made.set(name, made);
      if (made) void this.#dot(name, made);
    }
    return this.#dotted.get(name) ?? made;
  }

  /** The drawing as dots. Where that can't be had, the drawing itself stays. */
  async #dot(name: string, drawing: string): Promise<void> {
    const [, , width, height] = this.box(name);
    const scale = DOTS / Math.max(width, height);
    const image = new Image(width * scale, height * scale);
    image.src = drawing;
    try {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
      this.#dotted.set(name, canvas.toDataURL());
    } catch {
      // Nothing to do: a drawing is slower to paint, no worse to look at.
    }
  }

  #make(name: string): string {
    const parts = new Map<string, string>();
    this.#collect(name, parts);
    if (!parts.size) return '';
    const drawn = this.#painted([...parts.values()].join(''));
    if (drawn.includes('var(') || drawn.includes('currentColor')) return '';
    const box = this.box(name).join(' ');
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${drawn}</defs><use href="#${name}"/></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(whole)}`;
  }

  /** A definition and all that it refers to, as text. */
  #collect(name: string, parts: Map<string, string>): void {
    const entry = this.#known.get(name);
    const node = entry && define(entry);
    if (!node) return;
    const text = written(node);
    parts.set(name, text);
    for (const [, painted, used] of text.matchAll(REFERENCE)) {
      const other = painted ?? used ?? '';
      if (!parts.has(other)) this.#collect(other, parts);
    }
  }

  /** Names of colours may stand for other names. */
  #painted(text: string): string {
    const once = text.replace(COLOUR, (found, name: string) => this.#colours[name] ?? found);
    return once === text ? text : this.#painted(once);
  }
}

function written(node: SVGElement): string {
  const holder = make('svg');
  holder.append(node);
  const text = new XMLSerializer().serializeToString(holder);
  return text.slice(text.indexOf('>') + 1, text.lastIndexOf('<'));
}
