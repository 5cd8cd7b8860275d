/** Elements of a scene as SVG nodes. Only known tags and attributes pass, whatever was sent. */
import type { Box, DefinitionData, ElementData, StageData } from './types';

const SVG = 'http://www.w3.org/2000/svg';
const TAGS = new Set('circle ellipse g line path polygon polyline rect stop text tspan use'.split(' '));
const KINDS = new Set('clipPath linearGradient pattern radialGradient symbol'.split(' '));
const ATTRIBUTES = new Set(
  ('class clip-path clipPathUnits color cx cy d dominant-baseline dx dy fill fill-opacity ' +
    'fill-rule font-family font-size font-style font-weight fx fy gradientTransform gradientUnits ' +
    'height href letter-spacing offset opacity overflow paint-order patternTransform patternUnits ' +
    'pointer-events points r rx ry stop-color stop-opacity stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor ' +
    'text-decoration transform vector-effect viewBox visibility width x x1 x2 y y1 y2').split(' '),
);
const HARM = /url\((?!#)|@import|javascript:|expression\(|[<>{};]/i;

export function make<K extends keyof SVGElementTagNameMap>(tag: K): SVGElementTagNameMap[K];
export function make(tag: string): SVGElement;
export function make(tag: string): SVGElement {
  return document.createElementNS(SVG, tag) as SVGElement;
}

export function setAttributes(node: SVGElement, attributes: Record<string, string> | undefined): void {
  for (const name in attributes) {
    const value = String(attributes[name]);
    if (!ATTRIBUTES.has(name) || HARM.test(value)) continue;
    if (name === 'href' && !value.startsWith('#')) continue;
    node.setAttribute(name, value);
  }
}

/** One element with all inside it; null for a tag that no picture holds. */
export function draw(data: ElementData): SVGElement | null {
  if (!TAGS.has(data.tag)) return null;
  const node = make(data.tag);
  setAttributes(node, data.attributes);
  if (data.id) node.dataset['id'] = data.id;
  if (data.text) node.textContent = data.text;
  for (const child of data.children ?? []) {
    const made = draw(child);
    if (made) node.append(made);
  }
  return node;
}

/** A definition under its id. A shape (one child, no box) is that child itself. */
export function define(data: DefinitionData): SVGElement | null {
  if (!KINDS.has(data.kind)) return null;
  const only = data.children?.[0];
  if (data.kind === 'symbol' && !data.box && data.children?.length === 1 && only && !only.id) {
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
