/** Outlines over things: what may be chosen, what is chosen, what is pointed at. Asks for no layout. */
import { make } from './draw';
import type { Box } from './types';

const SHAPES = 'circle, ellipse, path, polygon, polyline, rect, use';
const PLAIN = 'path, circle, ellipse, rect, polygon';
const FORM = ['d', 'points', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'href'];

/** The outline of a thing, three times over: halo, casing, line. */
export function outlined(node: SVGElement, root: SVGElement, boxes: ReadonlyMap<string, Box>): SVGElement {
  const group = make('g');
  const parts = outline(node, root, boxes);
  // What hears no pointer itself is clicked through its outline.
  const deaf = node.closest('[pointer-events="none"]') !== null;
  for (const layer of ['halo', 'case', 'line']) {
    const copy = make('g');
    copy.setAttribute('class', deaf && layer === 'line' ? 'line hit' : layer);
    if (deaf && node.dataset['id']) copy.dataset['id'] = node.dataset['id'];
    copy.append(...parts.map((part) => part.cloneNode(true)));
    group.append(copy);
  }
  return group;
}

/** Where something lies in the picture: the transforms of all it is in, outermost first. */
export function transformIn(node: Element, root: Element): string {
  const found: string[] = [];
  for (let at: Element | null = node; at && at !== root && at.tagName !== 'svg'; at = at.parentElement) {
    const own = at.getAttribute('transform');
    if (own) found.unshift(own);
  }
  return found.join(' ');
}

/** The middle of a place that is drawn without transforms of its own. */
export function middleOf(node: SVGElement, boxes: ReadonlyMap<string, Box>): [number, number] {
  const [x, y, width, height] = boxOf(node, boxes);
  return [x + width / 2, y + height / 2];
}

function outline(node: SVGElement, root: SVGElement, boxes: ReadonlyMap<string, Box>): SVGElement[] {
  const areas = [...node.querySelectorAll<SVGElement>('[pointer-events="all"]')];
  let shapes = node.getAttribute('pointer-events') === 'all' ? [node] : areas;
  if (!shapes.length && node.matches(PLAIN)) shapes = [node];
  if (!shapes.length && node.classList.contains('can')) shapes = [...node.querySelectorAll<SVGElement>(SHAPES)].slice(-1);
  // A group is outlined by its body: what it draws first.
  const body = node.firstElementChild;
  if (!shapes.length && body?.matches(PLAIN)) shapes = [body as SVGElement];
  if (!shapes.length) return [ring(node, root, boxes)];
  return shapes.map((shape) => {
    const copy = make(shape.tagName);
    for (const name of FORM) {
      const value = shape.getAttribute(name);
      if (value !== null) copy.setAttribute(name, value);
    }
    lay(copy, transformIn(shape, root));
    return copy;
  });
}

const SHIFT = /^translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)$/;

/** Bring an outline to where its thing lies; a mere shift goes into its own numbers, since each transform costs in every frame. */
function lay(shape: SVGElement, at: string): void {
  const [, dx, dy] = SHIFT.exec(at) ?? [];
  const [across, down] = shape.tagName === 'rect' ? ['x', 'y'] : shape.tagName === 'circle' ? ['cx', 'cy'] : [];
  if (!dx || !across || !down) {
    if (at) shape.setAttribute('transform', at);
    return;
  }
  shape.setAttribute(across, String(Number(shape.getAttribute(across)) + Number(dx)));
  shape.setAttribute(down, String(Number(shape.getAttribute(down)) + Number(dy)));
}

/** A ring round a thing that has no plain outline. */
function ring(node: SVGElement, root: SVGElement, boxes: ReadonlyMap<string, Box>): SVGElement {
  const [x, y, width, height] = boxOf(node, boxes);
  const grown = 3;
  const [wide, high] = [width + 2 * grown, height + 2 * grown];
  const near = Math.min(wide, high) / Math.max(wide, high, 1);
  const shape = make('rect');
  const values = { x: x - grown, y: y - grown, width: wide, height: high, rx: near > 0.8 ? wide / 2 : 8 };
  for (const [name, value] of Object.entries(values)) shape.setAttribute(name, String(value));
  lay(shape, transformIn(node, root));
  return shape;
}

function boxOf(node: SVGElement, boxes: ReadonlyMap<string, Box>): Box {
  const known = boxes.get(node.getAttribute('href')?.slice(1) ?? '');
  if (known) return known;
  try {
    const { x, y, width, height } = (node as SVGGraphicsElement).getBBox();
    return [x, y, width, height];
  } catch {
    return [-20, -20, 40, 40]; // not on the screen yet
  }
}
