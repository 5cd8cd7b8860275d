/** Moves on their way: an id that nobody else has, kept until the server has answered. */

export interface Pending {
  move: string;
  seat: number;
  action: string;
  version: number;
}

let count = 0;

/** Unique per table and person, also with two tabs open. */
export function moveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `c-${Date.now().toString(36)}-${(++count).toString(36)}-${random}`;
}

const key = (table: string) => `miasma-move-${table}`;

/** A move outlives a reload of the page. */
export const kept = {
  get(table: string): Pending | null {
    try {
      const found = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Pending | null;
      return found && typeof found.move === 'string' && typeof found.action === 'string' ? found : null;
    } catch {
      return null;
    }
  },
  set(table: string, pending: Pending | null): void {
    try {
      if (pending) sessionStorage.setItem(key(table), JSON.stringify(pending));
      else sessionStorage.removeItem(key(table));
    } catch {
      // Without storage a move lives as long as the page.
    }
  },
};
