/** The part of the board that is on the screen: zoomed by wheel, fingers or buttons, moved by dragging. */
import type { Box } from './types';

const MOST = 5;

export class View {
  #whole = $state.raw<Box>([0, 0, 100, 100]);
  #part = $state.raw<Box>([0, 0, 100, 100]);
  #fingers = new Map<number, { x: number; y: number }>();
  #dragged = false;

  box = $derived(this.#part.map((value) => Math.round(value * 100) / 100).join(' '));
  zoomed = $derived(this.#part[2] < this.#whole[2] - 0.5);

  fit(whole: Box): void {
    if (whole.join() === this.#whole.join()) return;
    this.#whole = whole;
    this.#part = whole;
  }

  /** Zoom by a factor round a point of the picture (its middle by default). */
  zoom(factor: number, at?: { x: number; y: number }): void {
    const [x, y, wide, high] = this.#part;
    const most = this.#whole[2];
    const width = Math.min(most, Math.max(most / MOST, wide / factor));
    const height = (width * high) / wide;
    const middle = at ?? { x: x + wide / 2, y: y + high / 2 };
    const share = width / wide;
    this.#set([middle.x - (middle.x - x) * share, middle.y - (middle.y - y) * share, width, height]);
  }

  #set([x, y, wide, high]: Box): void {
    const [left, top, most, tall] = this.#whole;
    const across = Math.min(left + most - wide, Math.max(left, x));
    const down = Math.min(top + tall - high, Math.max(top, y));
    this.#part = [across, down, wide, high];
  }

  #at(svg: SVGSVGElement, x: number, y: number): { x: number; y: number } {
    const matrix = svg.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && !this.zoomed) return;
    event.preventDefault();
    const svg = event.currentTarget as SVGSVGElement;
    this.zoom(Math.exp(-event.deltaY / 300), this.#at(svg, event.clientX, event.clientY));
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#dragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const svg = event.currentTarget as SVGSVGElement;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 2) {
      const [other] = [...this.#fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
      if (!other) return;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.zoom(is / Math.max(was, 1), this.#at(svg, (now.x + other.x) / 2, (now.y + other.y) / 2));
      this.#dragged = true;
    } else if (this.zoomed && (this.#dragged || Math.hypot(now.x - before.x, now.y - before.y) > 6)) {
      const from = this.#at(svg, before.x, before.y);
      const to = this.#at(svg, now.x, now.y);
      const [x, y, wide, high] = this.#part;
      this.#set([x - (to.x - from.x), y - (to.y - from.y), wide, high]);
      this.#dragged = true;
    } else return;
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (!this.#dragged) return;
    // The click that ends a drag chooses nothing.
    const stop = (click: Event) => click.stopPropagation();
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
  }
}
