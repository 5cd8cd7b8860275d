/** Elements of a scene as SVG nodes. Only known tags and attributes pass, whatever was sent. */
import { glows } from './scene';
import type { Box, DefinitionData, ElementData, StageData } from './types';

const SVG = 'http://www.w3.org/2000/svg';
export const TAGS = new Set('circle ellipse g line path polygon polyline rect stop text tspan use'.split(' '));
export const KINDS = new Set('clipPath linearGradient pattern radialGradient symbol'.split(' '));
export const ATTRIBUTES = new Set(
  ('class clip-path clipPathUnits color cx cy d dominant-baseline dx dy fill fill-opacity ' +
    'fill-rule font-family font-size font-style font-weight fx fy gradientTransform gradientUnits ' +
    'height href letter-spacing offset opacity overflow paint-order patternTransform patternUnits ' +
    'pointer-events points r rx ry stop-color stop-opacity stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor ' +
    'text-decoration transform vector-effect viewBox visibility width x x1 x2 y y1 y2').split(' '),
);
const HARM = /url\((?!#)|@import|javascript:|expression\(|[<>{};]/i;
/** Attributes whose grammar is numbers and letters: nothing in them can name an address. */
const PLAIN = new Set('d points transform viewBox cx cy dx dy fx fy height offset r rx ry width x x1 x2 y y1 y2'.split(' '));
const LEAVES = new Set('circle ellipse line path polygon polyline rect use'.split(' '));

/** Shapes (one path under a name): drawn as themselves, which costs a third of a reference. */
export type Shapes = ReadonlyMap<string, ElementData>;
const NO_SHAPES: Shapes = new Map();

export function make<K extends keyof SVGElementTagNameMap>(tag: K): SVGElementTagNameMap[K];
export function make(tag: string): SVGElement;
export function make(tag: string): SVGElement {
  return document.createElementNS(SVG, tag) as SVGElement;
}

function allowed(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false;
  if (name === 'href') return value.startsWith('#') && !HARM.test(value);
  return PLAIN.has(name) || !HARM.test(value);
}

export function setAttributes(node: SVGElement, attributes: Record<string, string> | undefined): void {
  for (const name in attributes) {
    const value = String(attributes[name]);
    if (allowed(name, value)) node.setAttribute(name, value);
  }
}

/** Opacity of a single stroke or fill belongs to it: as a group's it would cost a surface of its own. */
function lean(data: ElementData): Record<string, string> | undefined {
  const given = data.attributes;
  const opacity = given?.['opacity'];
  if (!given || opacity === undefined || !LEAVES.has(data.tag)) return given;
  const name = given['fill'] === 'none' ? 'stroke-opacity' : given['stroke'] === undefined || given['stroke'] === 'none' ? 'fill-opacity' : '';
  if (!name || given[name] !== undefined || data.tag === 'use') return given;
  const found = { ...given, [name]: opacity };
  delete found['opacity'];
  return found;
}

/** What is really drawn: a reference to a mere shape becomes the shape itself. */
function resolved(data: ElementData, shapes: Shapes): ElementData {
  if (data.tag !== 'use') return data;
  const shape = shapes.get(data.attributes?.['href']?.slice(1) ?? '');
  if (!shape) return data;
  const attributes = { ...shape.attributes, ...data.attributes };
  delete attributes['href'];
  return { ...data, tag: shape.tag, attributes };
}

/** One element with all inside it; null for a tag that no picture holds. */
export function draw(given: ElementData, shapes: Shapes = NO_SHAPES): SVGElement | null {
  const data = resolved(given, shapes);
  if (!TAGS.has(data.tag)) return null;
  const node = make(data.tag);
  setAttributes(node, lean(data));
  if (data.id) node.dataset['id'] = data.id;
  if (data.text) node.textContent = data.text;
  for (const child of data.children ?? []) {
    const made = draw(child, shapes);
    if (made) node.append(made);
  }
  return node;
}

/** Change a node from one element to another. False where it has to be drawn anew. */
export function redraw(node: SVGElement, from: ElementData, to: ElementData, shapes: Shapes): boolean {
  const [before, after] = [resolved(from, shapes), resolved(to, shapes)];
  if (before.tag !== after.tag || (before.id ?? '') !== (after.id ?? '')) return false;
  const said = (before.text ?? '') !== (after.text ?? '');
  // Words with parts of their own inside are drawn anew: which of the two came first is not known here.
  if (said && (before.children?.length || after.children?.length)) return false;
  const old = before.children ?? [];
  if (node.children.length !== old.length) return false;
  const [had, has] = [lean(before) ?? {}, lean(after) ?? {}];
  for (const name in had) if (!(name in has)) node.removeAttribute(name);
  for (const name in has) {
    const value = String(has[name]);
    if (had[name] !== has[name] && allowed(name, value)) node.setAttribute(name, value);
  }
  if (said) node.textContent = after.text ?? '';
  redrawInside(node, old, after.children ?? [], shapes);
  return true;
}

/** Part by part. A light that comes or goes is no reason to draw what lies above it anew. */
function redrawInside(node: SVGElement, old: ElementData[], now: ElementData[], shapes: Shapes): void {
  const nodes = [...node.children] as SVGElement[];
  let place = 0;
  for (const next of now) {
    if (!glows(next)) while (old[place] && glows(old[place] as ElementData)) nodes[place++]?.remove();
    const before = old[place];
    const held = nodes[place];
    const comes = glows(next) && before && !glows(before);
    if (before && held && !comes) {
      place += 1;
      if (looksSame(before, next) || redraw(held, before, next, shapes)) continue;
    }
    const made = draw(next, shapes);
    if (before && held && !comes) {
      if (made) held.replaceWith(made);
      else held.remove();
    } else if (made) node.insertBefore(made, held ?? null);
  }
  for (const held of nodes.slice(place)) held.remove();
}

/** Whether two elements are drawn the same; their words may differ. */
export function looksSame(a: ElementData, b: ElementData): boolean {
  if (a === b) return true;
  if (a.tag !== b.tag || a.id !== b.id || a.text !== b.text || a.place !== b.place) return false;
  const [first, second] = [a.attributes ?? {}, b.attributes ?? {}];
  const names = Object.keys(first);
  if (names.length !== Object.keys(second).length) return false;
  for (const name of names) if (first[name] !== second[name]) return false;
  const [inside, other] = [a.children ?? [], b.children ?? []];
  return inside.length === other.length && inside.every((child, place) => looksSame(child, other[place] as ElementData));
}

/** A definition under its id. A shape (one child, no box) is that child itself. */
export function define(data: DefinitionData): SVGElement | null {
  if (!KINDS.has(data.kind)) return null;
  const only = shapeOf(data);
  if (only) {
    const node = draw(only);
    node?.setAttribute('id', data.id);
    return node;
  }
  const node = make(data.kind === 'symbol' ? 'g' : data.kind);
  setAttributes(node, data.attributes);
  node.setAttribute('id', data.id);
  for (const child of data.children ?? []) {
    const made = draw(child);
    if (made) node.append(made);
  }
  return node;
}

function shapeOf(data: DefinitionData): ElementData | null {
  const only = data.children?.[0];
  if (data.kind !== 'symbol' || data.box || data.children?.length !== 1 || !only || only.id) return null;
  return only;
}

/** The shapes of a stage that can be drawn in place. */
export function shapesOf(stage: StageData): Shapes {
  const found = new Map<string, ElementData>();
  for (const entry of stage.definitions) {
    const only = shapeOf(entry);
    if (only?.tag === 'path' && Object.keys(only.attributes ?? {}).join() === 'd') found.set(entry.id, only);
  }
  return found;
}

/** The boxes of a stage's symbols, for whoever shows one elsewhere. */
export function boxes(stage: StageData): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const entry of stage.definitions) if (entry.box) found.set(entry.id, entry.box);
  return found;
}

/** An SVG transform as CSS: `translate(3 4) scale(.5)` → `translate(3px, 4px) scale(.5)`. */
export function cssTransform(text: string): string {
  return text.replace(/(\w+)\(([^)]*)\)/g, (_, name: string, inside: string) => {
    const numbers = inside.split(/[\s,]+/).filter(Boolean);
    if (name === 'translate') return `translate(${numbers[0] ?? 0}px, ${numbers[1] ?? 0}px)`;
    if (name === 'rotate') return `rotate(${numbers[0] ?? 0}deg)`;
    return `${name}(${numbers.join(', ')})`;
  });
}
