/** The card that explains whatever is pointed at. One for the whole page. */

export interface Asked {
  id: string;
  rect: DOMRect;
  /** Opened by key or long press: stays until closed. */
  pinned: boolean;
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
      this.asked = { id, rect: element.getBoundingClientRect(), pinned: false };
    }, wait);
  }

  pin(id: string, element: Element): void {
    clearTimeout(this.#timer);
    this.asked = { id, rect: element.getBoundingClientRect(), pinned: true };
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
    const open = this.asked !== null;
    this.asked = null;
    return open;
  }
}

export const explain = new Explain();
