/** The board on the screen: a stage that stays, pieces that come, travel and go, marks over them. */
import { cssTransform, define, draw, make } from './draw';
import type { ElementData, SceneData, StageData } from './types';

const MOVE_MS = 280;
const TURN_MS = 400;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const SHAPES = 'circle, ellipse, path, polygon, polyline, rect, use';
const PAINT = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity', 'class', 'data-id'];

export type MarkKind = 'lit' | 'chosen' | 'pointed' | 'hinted' | 'hover' | 'focus';
const KINDS: MarkKind[] = ['lit', 'hinted', 'hover', 'chosen', 'pointed', 'focus'];

interface Piece {
  data: ElementData;
  node: SVGElement;
}

export class Picture {
  readonly svg: SVGSVGElement;
  #defs = make('defs');
  #stage = make('g');
  #pieces = make('g');
  #marks = make('g');
  #layers = new Map<MarkKind, SVGGElement>();
  #marked = new Map<MarkKind, string>();
  #held = new Map<string, Piece>();
  #key = '';

  /** The stage has a layer of its own, painted once; only pieces and marks are painted again. */
  constructor(ground: SVGSVGElement, svg: SVGSVGElement) {
    this.svg = svg;
    this.#pieces.setAttribute('class', 'pieces');
    this.#marks.setAttribute('class', 'marks');
    for (const kind of KINDS) {
      const layer = make('g');
      layer.setAttribute('class', `mark ${kind}`);
      this.#layers.set(kind, layer);
      this.#marks.append(layer);
    }
    ground.append(this.#defs, this.#stage);
    svg.append(this.#pieces, this.#marks);
  }

  show(scene: SceneData, moving: boolean): void {
    const fresh = scene.stage.key !== this.#key;
    if (fresh) this.#setStage(scene.stage);
    this.#setPieces(scene.pieces, moving && !fresh);
    this.#marked.clear();
  }

  node(id: string): SVGElement | null {
    return this.#held.get(id)?.node ?? this.#stage.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  #setStage(stage: StageData): void {
    this.#key = stage.key;
    this.#defs.replaceChildren(...stage.definitions.flatMap((entry) => define(entry) ?? []));
    this.#stage.replaceChildren(...stage.elements.flatMap((entry) => draw(entry) ?? []));
    this.#pieces.replaceChildren();
    this.#held.clear();
  }

  #setPieces(pieces: ElementData[], moving: boolean): void {
    const wanted = new Set(pieces.map((piece) => piece.id ?? ''));
    for (const [id, piece] of this.#held) {
      if (!wanted.has(id)) {
        this.#held.delete(id);
        leave(piece.node, moving);
      }
    }
    let last: Element | null = null;
    for (const data of pieces) {
      const node = this.#put(data, moving);
      if (!node) continue;
      const place: Element | null = last ? last.nextElementSibling : this.#pieces.firstElementChild;
      if (place !== node) this.#pieces.insertBefore(node, place);
      last = node;
    }
  }

  #put(data: ElementData, moving: boolean): SVGElement | null {
    const id = data.id ?? '';
    const held = this.#held.get(id);
    if (held && same(held.data, data)) return held.node;
    const focused = held !== undefined && held.node === document.activeElement;
    const node = draw(data);
    if (!node) return null;
    node.dataset['piece'] = '';
    if (data.place) node.dataset['place'] = data.place;
    if (held) {
      const { node: old } = held;
      for (const name of ['tabindex', 'role', 'aria-label']) {
        const value = old.getAttribute(name);
        if (value !== null) node.setAttribute(name, value);
      }
      old.replaceWith(node);
      if (moving) travel(held.data, data, node);
      if (focused) node.focus();
    } else if (moving) arrive(data, node);
    this.#held.set(id, { data, node });
    return node;
  }

  // -- marks -----------------------------------------------------------------------------------------

  /** Point things out. What the scene itself draws as `can` needs no second light. */
  mark(kind: MarkKind, ids: Iterable<string>): void {
    const wanted = [...ids];
    const key = wanted.join(' ');
    if (this.#marked.get(kind) === key) return;
    this.#marked.set(kind, key);
    const layer = this.#layers.get(kind);
    const nodes = wanted.flatMap((id) => {
      const node = this.node(id);
      if (!node || (kind === 'lit' && node.classList.contains('can'))) return [];
      return outlined(node);
    });
    layer?.replaceChildren(...nodes);
  }

  /** While a choice is being narrowed, what the scene lit but what doesn't go with it is dimmed. */
  dim(lit: Set<string> | null): void {
    for (const [id, { node, data }] of this.#held) {
      const off = lit !== null && (node.classList.contains('can') ? !lit.has(id) : isGain(data) && !lit.has(data.place ?? ''));
      node.classList.toggle('dimmed', off);
    }
  }
}

/** Unchanged pieces are mostly the very same objects; a whole snapshot brings equal ones. */
function same(a: ElementData, b: ElementData): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** A note on a place that is not a thing of its own, such as the points that a place would pay. */
function isGain(data: ElementData): boolean {
  return Boolean(data.place) && data.attributes?.['pointer-events'] === 'none';
}

function transformOf(data: ElementData): string {
  return data.attributes?.['transform'] ?? '';
}

function arrive(data: ElementData, node: SVGElement): void {
  const at = cssTransform(transformOf(data));
  const options = { duration: MOVE_MS, easing: EASE };
  if (at && data.tag === 'use') {
    node.animate([{ transform: `${at} scale(1.7)`, opacity: 0 }, { transform: at, opacity: 1 }], options);
  } else node.animate([{ opacity: 0 }, { opacity: 1 }], options);
}

function leave(node: SVGElement, moving: boolean): void {
  delete node.dataset['id'];
  node.removeAttribute('tabindex');
  node.setAttribute('pointer-events', 'none');
  if (!moving || typeof node.animate !== 'function') {
    node.remove();
    return;
  }
  const fading = node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MOVE_MS, easing: EASE });
  fading.onfinish = () => node.remove();
  fading.oncancel = () => node.remove();
}

function travel(before: ElementData, now: ElementData, node: SVGElement): void {
  const from = cssTransform(transformOf(before));
  const to = cssTransform(transformOf(now));
  if (from !== to && from && to) {
    node.animate([{ transform: from }, { transform: to }], { duration: MOVE_MS, easing: EASE });
  } else if (now.tag === 'use' && to && before.attributes?.['href'] !== now.attributes?.['href']) {
    node.animate([{ transform: `${to} scale(0, 1)` }, { transform: to }], { duration: TURN_MS, easing: EASE });
  }
}

/** The outline of a thing, three times over: halo, casing, line. */
function outlined(node: SVGElement): SVGElement[] {
  const group = make('g');
  const parts = outline(node);
  for (const layer of ['halo', 'case', 'line']) {
    const copy = make('g');
    copy.setAttribute('class', layer);
    copy.append(...parts.map((part) => part.cloneNode(true)));
    group.append(copy);
  }
  return [group];
}

function outline(node: SVGElement): SVGElement[] {
  const areas = [...node.querySelectorAll<SVGElement>('[pointer-events="all"]')];
  let shapes = node.getAttribute('pointer-events') === 'all' ? [node] : areas;
  if (!shapes.length && node.matches('path, circle, ellipse, rect, polygon')) shapes = [node];
  if (!shapes.length && node.classList.contains('can')) shapes = [...node.querySelectorAll<SVGElement>(SHAPES)].slice(-1);
  if (!shapes.length) return [ring(node)];
  return shapes.map((shape) => {
    const copy = shape.cloneNode(false) as SVGElement;
    for (const name of PAINT) copy.removeAttribute(name);
    for (const name of ['tabindex', 'role', 'aria-label', 'pointer-events']) copy.removeAttribute(name);
    if (shape === node || !node.hasAttribute('transform')) return copy;
    const moved = make('g');
    moved.setAttribute('transform', node.getAttribute('transform') ?? '');
    moved.append(copy);
    return moved;
  });
}

/** A ring round a thing that has no plain outline. */
function ring(node: SVGElement): SVGElement {
  let box = { x: -20, y: -20, width: 40, height: 40 };
  try {
    box = (node as SVGGraphicsElement).getBBox();
  } catch {
    // Not on the screen yet.
  }
  const grown = 3;
  const [wide, high] = [box.width + 2 * grown, box.height + 2 * grown];
  const near = Math.min(wide, high) / Math.max(wide, high, 1);
  const shape = make('rect');
  const values = { x: box.x - grown, y: box.y - grown, width: wide, height: high, rx: near > 0.8 ? wide / 2 : 8 };
  for (const [name, value] of Object.entries(values)) shape.setAttribute(name, String(value));
  const at = node.getAttribute('transform');
  if (at) shape.setAttribute('transform', at);
  return shape;
}
