/** What people show each other for a moment: a thing, or the way from one thing to another. */

export interface Sign {
  key: number;
  seat: number;
  name: string;
  target: string;
  /** Where the arrow ends; empty without one. */
  to: string;
}

const SHOWN_MS = 5000;
const MOST = 6;

export class Plan {
  /** While it is on, clicks show instead of choosing. */
  on = $state(false);
  signs = $state.raw<Sign[]>([]);
  #next = 0;

  show(sign: Omit<Sign, 'key'>): void {
    const key = this.#next++;
    this.signs = [...this.signs.filter((old) => old.seat !== sign.seat || old.target !== sign.target || old.to !== sign.to), { ...sign, key }].slice(-MOST);
    setTimeout(() => (this.signs = this.signs.filter((old) => old.key !== key)), SHOWN_MS);
  }
}
