/** Small things that a table remembers. */

/** The most recent of what was fetched, by its key. */
export class Recent<T> {
  #held = new Map<string, T>();

  constructor(readonly most: number) {}

  get(key: string): T | undefined {
    return this.#held.get(key);
  }

  keep(key: string, value: T): void {
    this.#held.delete(key);
    this.#held.set(key, value);
    for (const old of this.#held.keys()) {
      if (this.#held.size <= this.most) break;
      this.#held.delete(old);
    }
  }
}

/** Tables at which several people at one screen have nothing to hide from each other. */
export const openTables = {
  has(table: string): boolean {
    try {
      return sessionStorage.getItem(`miasma-open-${table}`) === 'yes';
    } catch {
      return false;
    }
  },
  add(table: string): void {
    try {
      sessionStorage.setItem(`miasma-open-${table}`, 'yes');
    } catch {
      // Asked again next time.
    }
  },
};

/** Entries of a log or timeline with news put in; what has the same ply is replaced. */
export function merged<T extends { ply: number }>(old: T[], news: T[]): T[] {
  const first = news[0]?.ply ?? Infinity;
  if ((old.at(-1)?.ply ?? -1) < first) return [...old, ...news];
  const fresh = new Set(news.map((entry) => entry.ply));
  return [...old.filter((entry) => !fresh.has(entry.ply)), ...news].sort((a, b) => a.ply - b.ply);
}
