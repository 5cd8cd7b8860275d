/** The part of the board that is on the screen: zoomed by wheel, fingers, keys or buttons, moved by dragging. */
import type { Box } from './types';

const MOST = 5;
const SLACK = 6;

export class View {
  #whole = $state.raw<Box>([0, 0, 100, 100]);
  #part = $state.raw<Box>([0, 0, 100, 100]);
  #fingers = new Map<number, { x: number; y: number }>();
  #dragged = false;
  #frame = 0;
  #wanted: Box | null = null;

  box = $derived(this.#part.map((value) => Math.round(value * 100) / 100).join(' '));
  /** How tall the whole board is, in widths. */
  tall = $derived(this.#whole[3] / this.#whole[2]);
  zoomed = $derived(this.#part[2] < this.#whole[2] - 0.5);

  fit(whole: Box): void {
    if (whole.join() === this.#whole.join()) return;
    this.#whole = whole;
    this.#part = whole;
  }

  /** The whole board again. */
  reset(): void {
    this.#wanted = null;
    this.#part = this.#whole;
  }

  /** Zoom by a factor round a point of the picture (its middle by default). */
  zoom(factor: number, at?: { x: number; y: number }): void {
    const [x, y, wide, high] = this.#wanted ?? this.#part;
    const most = this.#whole[2];
    const width = Math.min(most, Math.max(most / MOST, wide / factor));
    const height = (width * high) / wide;
    const middle = at ?? { x: x + wide / 2, y: y + high / 2 };
    const share = width / wide;
    this.#set([middle.x - (middle.x - x) * share, middle.y - (middle.y - y) * share, width, height]);
  }

  /** Move by a share of what is seen. */
  pan(across: number, down: number): void {
    const [x, y, wide, high] = this.#wanted ?? this.#part;
    this.#set([x + across * wide, y + down * high, wide, high]);
  }

  /** Bring a thing into sight, if a zoomed board hides it. */
  reveal(element: Element, frame: Element): void {
    if (!this.zoomed) return;
    const [thing, seen] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
    const across = off(thing.left, thing.right, seen.left, seen.right);
    const down = off(thing.top, thing.bottom, seen.top, seen.bottom);
    if (across || down) this.pan(across / seen.width, down / seen.height);
  }

  /** Fingers move more often than frames are painted. */
  #set([x, y, wide, high]: Box): void {
    const [left, top, most, tall] = this.#whole;
    const across = Math.min(left + most - wide, Math.max(left, x));
    const down = Math.min(top + tall - high, Math.max(top, y));
    this.#wanted = [across, down, wide, high];
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#wanted) this.#part = this.#wanted;
      this.#wanted = null;
    });
  }

  #at(board: Element, x: number, y: number): { x: number; y: number } {
    const matrix = board.querySelector('svg')?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && !this.zoomed) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 300), this.#at(event.currentTarget as Element, event.clientX, event.clientY));
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#dragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === 'mouse' && !event.buttons) {
      this.up(event); // let go outside the window
      return;
    }
    const board = event.currentTarget as Element;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 2) {
      const [other] = [...this.#fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
      if (!other) return;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.zoom(is / Math.max(was, 1), this.#at(board, (now.x + other.x) / 2, (now.y + other.y) / 2));
      this.#drag(board, event);
    } else if (this.zoomed && (this.#dragged || Math.hypot(now.x - before.x, now.y - before.y) > SLACK)) {
      const from = this.#at(board, before.x, before.y);
      const to = this.#at(board, now.x, now.y);
      const [x, y, wide, high] = this.#wanted ?? this.#part;
      this.#set([x - (to.x - from.x), y - (to.y - from.y), wide, high]);
      this.#drag(board, event);
    } else return;
    this.#fingers.set(event.pointerId, now);
  }

  /** From now on the board hears this finger wherever it goes. */
  #drag(board: Element, event: PointerEvent): void {
    if (!this.#dragged && event.isTrusted) board.setPointerCapture?.(event.pointerId);
    this.#dragged = true;
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || !this.#dragged) return;
    // The click that ends a drag chooses nothing; a button pressed right after it is meant.
    const stop = (click: Event) => {
      if (!(click.target as Element).closest('button')) click.stopPropagation();
    };
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
  }
}

function off(low: number, high: number, least: number, most: number): number {
  if (low < least) return low - least - 12;
  if (high > most) return high - most + 12;
  return 0;
}
