/** The card that explains whatever is pointed at. One for the whole page. */

export interface Asked {
  id: string;
  /** The thing itself: the card stands beside it, wherever it is by then. */
  element: Element;
  /** Opened by key, click or long press: stays until closed. */
  pinned: boolean;
  /** Opened by key: the card takes the focus, and gives it back. */
  keyed: boolean;
}

class Explain {
  asked = $state.raw<Asked | null>(null);
  #timer = 0;
  /** What was just chosen explains itself no more until the pointer has been elsewhere. */
  #done = '';

  /** Point at something; the card comes after a moment. */
  point(id: string, element: Element, delay = 380, place = id): void {
    if (this.asked?.pinned) return;
    if (place === this.#done) return;
    this.#done = '';
    clearTimeout(this.#timer);
    if (this.asked?.id === id) return;
    const wait = this.asked ? Math.min(delay, 120) : delay;
    this.#timer = window.setTimeout(() => {
      if (element.isConnected) this.asked = { id, element, pinned: false, keyed: false };
    }, wait);
  }

  pin(id: string, element: Element, keyed = false): void {
    clearTimeout(this.#timer);
    this.asked = { id, element, pinned: true, keyed };
  }

  /** The pointer went elsewhere: give it a moment to reach the card. */
  leave(): void {
    if (this.asked?.pinned) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.asked = null), 220);
  }

  /** The pointer is on the card. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** A choice was made here. */
  chosen(id: string): void {
    this.#done = id;
    this.close();
  }

  close(): boolean {
    clearTimeout(this.#timer);
    const asked = this.asked;
    this.asked = null;
    if (asked?.keyed && asked.element.isConnected) (asked.element as HTMLElement).focus?.({ preventScroll: true });
    return asked !== null;
  }
}

export const explain = new Explain();
