/** The board on the screen: a stage that stays, pieces that come, travel and go, marks over them. */
import { boxes, define, draw, looksSame, make, redraw, shapesOf, type Shapes } from './draw';
import { middleOf, outlined } from './marks';
import { arrive, isThing, leave, travel } from './motion';
import { arrange } from './order';
import { glows, isNote } from './scene';
import type { Box, ElementData, SceneData, StageData } from './types';

export type MarkKind = 'lit' | 'chosen' | 'pointed' | 'hinted' | 'hover' | 'focus';
const KINDS: MarkKind[] = ['lit', 'hinted', 'hover', 'chosen', 'pointed', 'focus'];
const KEPT = ['tabindex', 'role', 'aria-label', 'aria-disabled', 'aria-pressed', 'data-stop'];

interface Piece {
  data: ElementData;
  node: SVGElement;
}

export class Picture {
  readonly svg: SVGSVGElement;
  #defs = make('defs');
  #stage = make('g');
  #pieces = make('g');
  #leaving = make('g');
  #ghost = make('g');
  #layers = new Map<MarkKind, SVGGElement>();
  #marked = new Map<MarkKind, string>();
  #held = new Map<string, Piece>();
  #shapes: Shapes = new Map();
  #boxes = new Map<string, Box>();
  #key = '';
  #scene: SceneData | null = null;
  #whole = true;

  /** Stage, pieces and marks have layers of their own: what changes in one repaints no other. */
  constructor(ground: SVGSVGElement, svg: SVGSVGElement, over: SVGSVGElement) {
    this.svg = svg;
    this.#pieces.setAttribute('class', 'pieces');
    this.#leaving.setAttribute('class', 'leaving');
    this.#ghost.setAttribute('class', 'ghost');
    over.append(this.#ghost);
    for (const kind of KINDS) {
      const layer = make('g');
      layer.setAttribute('class', `mark ${kind}`);
      this.#layers.set(kind, layer);
      over.append(layer);
    }
    ground.append(this.#defs, this.#stage);
    svg.append(this.#pieces, this.#leaving);
  }

  show(scene: SceneData, moving: boolean): void {
    if (scene === this.#scene && this.#whole) return;
    this.#scene = scene;
    this.#whole = true;
    const fresh = scene.stage.key !== this.#key;
    if (fresh) this.#setStage(scene.stage);
    this.#setPieces(scene.pieces, moving && !fresh);
    this.#marked.clear();
  }

  /** What has happened, at once. What may be chosen next lights up when the scene is shown. */
  happen(scene: SceneData, moving: boolean): void {
    if (scene === this.#scene) return;
    if (scene.stage.key !== this.#key) {
      this.show(scene, moving);
      return;
    }
    this.#scene = scene;
    this.#whole = false;
    this.#clear(scene.pieces, moving, isLight);
    for (const data of scene.pieces) {
      const held = this.#held.get(data.id ?? '');
      if (held?.data === data || (held ? onlyLit(held.data, data) : isLight(data))) continue;
      const node = this.#put(data, moving);
      if (node && !node.parentNode) this.#pieces.append(node);
    }
  }

  node(id: string): SVGElement | null {
    const held = this.#held.get(id);
    if (held) return held.node;
    const name = `[data-id="${CSS.escape(id)}"]`;
    return this.#pieces.querySelector<SVGElement>(name) ?? this.#stage.querySelector<SVGElement>(name);
  }

  /** Whoever is in a hurry: everything is where it belongs at once. */
  skip(): void {
    for (const group of [this.#pieces, this.#leaving]) {
      if (typeof group.getAnimations !== 'function') return;
      for (const animation of group.getAnimations({ subtree: true })) animation.finish();
    }
  }

  #setStage(stage: StageData): void {
    this.#key = stage.key;
    this.#shapes = shapesOf(stage);
    this.#boxes = boxes(stage);
    this.#defs.replaceChildren(...stage.definitions.flatMap((entry) => define(entry) ?? []));
    this.#stage.replaceChildren(...stage.elements.flatMap((entry) => draw(entry, this.#shapes) ?? []));
    this.#pieces.replaceChildren();
    this.#leaving.replaceChildren();
    this.#held.clear();
  }

  #setPieces(pieces: ElementData[], moving: boolean): void {
    this.#clear(pieces, moving);
    const nodes = pieces.flatMap((data) => this.#put(data, moving) ?? []);
    arrange(this.#pieces, nodes);
  }

  /** Take away what is no longer there. */
  #clear(pieces: ElementData[], moving: boolean, stays?: (data: ElementData) => boolean): void {
    const wanted = new Set(pieces.map((piece) => piece.id ?? ''));
    for (const [id, piece] of this.#held) {
      if (wanted.has(id) || stays?.(piece.data)) continue;
      this.#held.delete(id);
      if (moving && isThing(piece.data)) leave(piece.node, this.#leaving);
      else piece.node.remove();
    }
  }

  #put(data: ElementData, moving: boolean): SVGElement | null {
    const id = data.id ?? '';
    const held = this.#held.get(id);
    if (held) {
      const before = held.data;
      held.data = data;
      if (before === data || looksSame(before, data)) return held.node;
      if (redraw(held.node, before, data, this.#shapes)) {
        place(held.node, data);
        if (moving) travel(before, data, held.node);
        return held.node;
      }
    }
    const node = draw(data, this.#shapes);
    if (!node) return null;
    node.dataset['piece'] = '';
    place(node, data);
    if (held) this.#replace(held.node, node);
    else if (moving) arrive(data, node);
    this.#held.set(id, { data, node });
    return node;
  }

  #replace(old: SVGElement, node: SVGElement): void {
    const focused = old === document.activeElement;
    for (const name of KEPT) {
      const value = old.getAttribute(name);
      if (value !== null) node.setAttribute(name, value);
    }
    old.replaceWith(node);
    if (focused) node.focus({ preventScroll: true });
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
      return outlined(node, this.svg, this.#boxes);
    });
    if (nodes.length || layer?.childElementCount) layer?.replaceChildren(...nodes);
  }

  /** How the thing would lie there: a symbol over a place, or nothing. */
  ghost(symbol: string, id: string): void {
    const node = symbol && id ? this.node(id) : null;
    if (!node) {
      if (this.#ghost.childElementCount) this.#ghost.replaceChildren();
      return;
    }
    const use = make('use');
    const [x, y] = middleOf(node, this.#boxes);
    use.setAttribute('href', `#${symbol}`);
    use.setAttribute('transform', `translate(${x} ${y})`);
    this.#ghost.replaceChildren(use);
  }

  /** While a choice is being narrowed, what the scene lit but what doesn't go with it is dimmed: a thing, or the light that is a part of it. */
  dim(lit: Set<string> | null): void {
    for (const [id, { node, data }] of this.#held) {
      const off = lit !== null && (node.classList.contains('can') ? !lit.has(id) : isNote(data) && !lit.has(data.place ?? ''));
      if (off !== node.classList.contains('dimmed')) node.classList.toggle('dimmed', off);
      if (!data.children?.some(glows)) continue;
      for (const part of node.querySelectorAll(':scope > .can')) part.classList.toggle('dimmed', lit !== null && !lit.has(id));
    }
  }
}

function place(node: SVGElement, data: ElementData): void {
  if (data.place) node.dataset['place'] = data.place;
  else delete node.dataset['place'];
}

/** Only says what may be chosen: a place that glows, a note on it. */
function isLight(data: ElementData): boolean {
  return isNote(data) || (glows(data) && !isThing(data));
}

/** Whether a light went on or off, and nothing has moved. */
function onlyLit(before: ElementData, after: ElementData): boolean {
  if (isNote(before) || isNote(after)) return true;
  if (before.attributes?.['transform'] !== after.attributes?.['transform']) return false;
  return glows(before) || glows(after) || looksSame(unlit(before), unlit(after));
}

/** A thing without the lights that are a part of it. */
function unlit(data: ElementData): ElementData {
  return data.children?.some(glows) ? { ...data, children: data.children.filter((child) => !glows(child)) } : data;
}
