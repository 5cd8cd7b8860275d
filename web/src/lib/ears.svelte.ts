/** One place hears all clicks and keys of a table: whatever has an id can be chosen or asked about. */
import { explain } from './explain.svelte';
import { command, isArrow, neighbour, type Command } from './keys';
import { prefs } from './prefs.svelte';
import type { TableStore } from './table.svelte';
import type { View } from './view.svelte';

type Node = HTMLElement | SVGElement;
const PRESS_MS = 480;
const SLACK = 8;
/** A click counts whole pixels where a pointer may stand between two of them, as on a magnified page. */
const STILL = 2;

interface Point {
  x: number;
  y: number;
}

const apart = (event: MouseEvent, { x, y }: Point) => Math.hypot(event.clientX - x, event.clientY - y);

/** Where the last click was, also on the page before: what comes to lie under a pointer that stands still is not pointed at. */
let still: Point | null = null;
// Keys press buttons by a click without a pointer.
addEventListener('click', (event) => (still = event.detail ? { x: event.clientX, y: event.clientY } : null), true);

export class Ears {
  hovered = $state('');
  /** What may be chosen next and is pointed at, by pointer or keys. */
  tried = $state('');
  list = $state(false);
  menu = $state(false);
  help = $state(false);
  root: HTMLElement | undefined;
  /** The last thing the player used was a key: then the focus must not get lost. */
  keyed = false;

  #store: TableStore;
  #view: View;
  #small: () => boolean;
  #timer = 0;
  #pressed = false;
  /** What a finger that shows something began on. */
  #shown = '';
  /** What the pointer met on its way down, and where. */
  #met: Node | null = null;
  #from = { x: 0, y: 0 };
  #shows = false;

  constructor(store: TableStore, view: View, small: () => boolean) {
    this.#store = store;
    this.#view = view;
    this.#small = small;
  }

  thingAt(event: Event): Node | null {
    return (event.target as Element | null)?.closest?.<HTMLElement>('[data-id]') ?? null;
  }

  #ids(node: Node): string[] {
    const target = node.dataset['id'] ?? '';
    return [target, this.#store.things.get(target)?.place ?? ''].filter(Boolean);
  }

  #named(node: Node | null): boolean {
    return Boolean(node && this.#store.things.get(node.dataset['id'] ?? '')?.label);
  }

  #press(node: Node, keyed: boolean): void {
    if (this.#store.choose(this.#ids(node), this.#small())) explain.chosen(this.#ids(node).at(-1) ?? '');
    else if (this.#named(node)) explain.pin(node.dataset['id'] ?? '', node, keyed);
  }

  click = (event: MouseEvent): void => {
    if (this.#pressed) {
      this.#pressed = false;
      return;
    }
    if (event.detail > 1) return; // the second half of a double click asks nothing
    const target = event.target as Element;
    const node = this.#aimed(event);
    if (node) this.#press(node, event.detail === 0);
    else if (!target.closest?.('.why')) explain.close();
    if (!target.closest?.('.moves')) this.list = false;
  };

  /** A thing that was on its way flies off at a press; what was pressed is meant all the same. */
  #aimed(event: MouseEvent): Node | null {
    const met = this.#met;
    this.#met = null;
    return event.detail && met && this.#near(event) ? met : this.thingAt(event);
  }

  #near(event: MouseEvent): boolean {
    return apart(event, this.#from) <= SLACK;
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const node = this.thingAt(event);
    const ids = node ? this.#ids(node) : [];
    this.hovered = ids.find((entry) => this.#store.lit.has(entry)) ?? '';
    this.#attend(ids[0] ?? '');
    if (still && apart(event, still) < STILL) return;
    still = null;
    if (node && this.#named(node)) explain.point(ids[0] ?? '', node, 380, ids.at(-1));
    else explain.leave();
  };

  /** Something is pointed at: it may have a part of the board to show, or be tried out. */
  #attend(id: string): void {
    this.tried = this.#store.lit.has(id) ? id : '';
    const shows = this.#store.things.get(id)?.shows ?? [];
    if (shows.length || this.#shows) this.#store.pointed = shows;
    this.#shows = shows.length > 0;
  }

  down = (event: PointerEvent): void => {
    this.keyed = false;
    clearTimeout(this.#timer);
    this.#pressed = false;
    const node = this.thingAt(event);
    this.#met = node;
    this.#from = { x: event.clientX, y: event.clientY };
    if (node && this.#store.showing(event)) {
      this.#shown = this.#ids(node).at(-1) ?? '';
      (event.target as Element).releasePointerCapture?.(event.pointerId);
      return;
    }
    if (event.pointerType !== 'touch' || !node) return;
    this.#timer = window.setTimeout(() => {
      this.#pressed = true;
      explain.pin(node.dataset['id'] ?? '', node);
    }, PRESS_MS);
  };

  /** A finger that moves is no long press; a pointer that stood still points again. */
  moved = (event: PointerEvent): void => {
    if (this.#timer && !this.#near(event)) this.up();
    if (still && apart(event, still) >= STILL) this.over(event);
  };

  up = (event?: PointerEvent): void => {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#shown && event?.type === 'pointerup') this.#show(event);
    this.#shown = '';
  };

  /** From one thing to another is an arrow; the click that follows chooses nothing. */
  #show(event: PointerEvent): void {
    const met = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-id]');
    const to = met ? (this.#ids(met).at(-1) ?? '') : '';
    this.#store.point(this.#shown, to === this.#shown ? '' : to);
    this.#pressed = true;
  }

  menuAsked = (event: Event): void => {
    if (this.#pressed) event.preventDefault();
  };

  focusIn = (event: FocusEvent): void => {
    const node = this.thingAt(event);
    this.#attend(node?.dataset['id'] ?? '');
    if (node?.matches(':focus-visible') && this.#named(node)) explain.point(node.dataset['id'] ?? '', node, 700);
  };

  /** Back to the board, to where the keys were; false where nothing on it can be reached by keys. */
  home(): boolean {
    const stop = this.root?.querySelector<SVGElement>('.board [data-stop][tabindex="0"]');
    stop?.focus({ preventScroll: true });
    return Boolean(stop);
  }

  /** Something on the page has gone: a player of keys goes on at the board. */
  rescue(): void {
    if (!this.keyed || (document.activeElement && document.activeElement !== document.body)) return;
    if (!document.querySelector('dialog[open], .curtain')) this.home();
  }

  keys = (event: KeyboardEvent): void => {
    this.keyed = true;
    if (this.#store.curtain || document.querySelector('dialog[open]')) return;
    const target = event.target as Element;
    if (event.key === 'F1') {
      this.help = true;
      event.preventDefault();
    } else if (event.key === 'Escape') this.#escape();
    else if (!target.matches?.('input, textarea, select') && !event.ctrlKey && !event.metaKey) this.#plain(event, target);
  };

  #escape(): void {
    if (this.list) {
      this.list = false;
      this.home();
    } else if (!explain.close() && !this.#store.back() && this.#store.past) this.#store.toNow();
  }

  #plain(event: KeyboardEvent, target: Element): void {
    const node = this.thingAt(event);
    if (node && this.root && isArrow(event.key)) {
      if (event.shiftKey && this.#view.zoomed) this.#pan(event.key);
      else neighbour(this.root, node, event.key)?.focus();
      event.preventDefault();
    } else if (node instanceof SVGElement && (event.key === 'Enter' || event.key === ' ')) {
      this.#press(node, true);
      event.preventDefault();
    } else if (event.key === '?') {
      if (node) explain.pin(node.dataset['id'] ?? '', node, true);
      else this.help = true;
    } else if (!event.altKey && !target.closest?.('aside')) {
      const found = command(event, prefs.letters);
      if (found === 'point') this.#store.point(node ? (this.#ids(node).at(-1) ?? '') : '');
      else if (found) {
        this.#do(found);
        event.preventDefault();
      }
    }
  }

  #pan(key: string): void {
    this.#view.pan(key === 'ArrowLeft' ? -0.2 : key === 'ArrowRight' ? 0.2 : 0, key === 'ArrowUp' ? -0.2 : key === 'ArrowDown' ? 0.2 : 0);
  }

  #do(what: Exclude<Command, 'point'>): void {
    const store = this.#store;
    if (what === 'hint' && store.live?.can.hint && store.myTurn) void store.askHint();
    else if (what === 'undo' && store.live?.can.undo && !store.past) void store.say('undo');
    else if (what === 'moves' && store.myTurn && !this.#small()) this.list = !this.list;
    else if (what === 'back') void store.look(store.at - 1);
    else if (what === 'on') void store.look(store.at + 1);
    else if (what === 'now') store.toNow();
    else if (what === 'bigger') this.#view.zoom(1.35);
    else if (what === 'smaller') this.#view.zoom(1 / 1.35);
    else if (what === 'turn') this.#turnOver();
  }

  /** The next of some things takes the focus: there the last pick can be tried out and made. */
  #nextStop(ids: Set<string>): void {
    const stops = [...(this.root?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])].filter((stop) => ids.has(stop.dataset['id'] ?? ''));
    stops[(stops.indexOf(document.activeElement as HTMLElement) + 1) % stops.length]?.focus();
  }

  /** R: among choices that differ only in how the thing lies, take the next. */
  #turnOver(): void {
    const store = this.#store;
    if (store.picks.length && store.now.left.every((choice) => choice.targets.length === store.picks.length + 1)) this.#nextStop(store.now.next);
    const around = store.asked.length ? store.asked : store.now.whole;
    if (around.length < 2) return;
    const next = around[(around.findIndex((choice) => choice === store.ready) + 1) % around.length];
    if (next) store.ready = next;
  }
}
