/** Pieces that travel, come and go. Only real things move; lights and notes are simply there. */
import { cssTransform, make } from './draw';
import type { ElementData } from './types';

const MOVE_MS = 280;
const TURN_MS = 400;
const STEPS = 12;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** What stands on a place and has a name. Rings, counters and notes go along without a show: each thing that moves costs a layer. */
export function isThing(data: ElementData): boolean {
  if (data.attributes?.['pointer-events'] === 'none') return false;
  return Boolean(data.label && data.place);
}

function transformOf(data: ElementData): string {
  return cssTransform(data.attributes?.['transform'] ?? '');
}

function run(node: SVGElement, frames: Keyframe[], duration: number): Animation | null {
  return typeof node.animate === 'function' ? node.animate(frames, { duration, easing: EASE }) : null;
}

export function arrive(data: ElementData, node: SVGElement): void {
  if (!isThing(data)) return;
  const at = transformOf(data);
  if (at) run(node, [{ transform: `${at} scale(1.7)`, opacity: 0 }, { transform: at, opacity: 1 }], MOVE_MS);
  else run(node, [{ opacity: 0 }, { opacity: 1 }], MOVE_MS);
}

/** Fade away in a group of their own, so that they are in nobody's way. */
export function leave(node: SVGElement, group: SVGElement): void {
  delete node.dataset['id'];
  for (const name of ['tabindex', 'role', 'data-stop', 'data-piece']) node.removeAttribute(name);
  node.setAttribute('pointer-events', 'none');
  group.append(node);
  const fading = run(node, [{ opacity: 1 }, { opacity: 0 }], MOVE_MS);
  if (!fading) node.remove();
  else fading.onfinish = fading.oncancel = () => node.remove();
}

export function travel(before: ElementData, now: ElementData, node: SVGElement): void {
  if (!isThing(now)) return;
  const [from, to] = [transformOf(before), transformOf(now)];
  if (from !== to && from && to) {
    const frames = now.way ? along(now.way, to) : [];
    run(node, frames.length ? frames : [{ transform: from }, { transform: to }], frames.length ? TURN_MS : MOVE_MS);
  } else if (to && before.attributes?.['href'] !== now.attributes?.['href']) {
    run(node, [{ transform: `${to} scale(0, 1)` }, { transform: to }], TURN_MS);
  }
}

/** Frames along a path of the picture (a road, a vessel), ending as the piece lies. */
function along(way: string, to: string): Keyframe[] {
  const path = make('path');
  path.setAttribute('d', way);
  try {
    const length = path.getTotalLength();
    const rest = to.replace(/^translate\([^)]*\)/, '');
    return Array.from({ length: STEPS + 1 }, (_, nth) => {
      const { x, y } = path.getPointAtLength((length * nth) / STEPS);
      return { transform: nth === STEPS ? to : `translate(${x}px, ${y}px)${rest}` };
    });
  } catch {
    return [];
  }
}
