/** Looking back: a table as it was at an earlier ply, while the game goes on. */
import { get, words } from './api';
import { Recent } from './kept';
import type { Snapshots } from './snapshots';
import { lang } from './text.svelte';
import type { Snapshot } from './types';

const MOST_KEPT = 80;

export class Past {
  /** What is shown instead of the present. */
  shown = $state.raw<Snapshot | null>(null);
  /** The ply that is already asked for. */
  wanted: number | null = null;

  #table: string;
  #shots: Snapshots;
  #fail: (problem: string) => void;
  #look = 0;
  /** Done when nothing is under way: of the moments asked for meanwhile only the last is fetched. */
  #free: Promise<unknown> = Promise.resolve();
  #seen = new Recent<Snapshot>(MOST_KEPT);

  constructor(table: string, shots: Snapshots, fail: (problem: string) => void) {
    this.#table = table;
    this.#shots = shots;
    this.#fail = fail;
  }

  /** Show a ply of the game that stands at `live` now. */
  async look(ply: number, live: Snapshot): Promise<void> {
    const wanted = Math.max(live.origin?.start ?? 0, Math.min(live.plies, ply));
    if (wanted === live.plies) {
      this.leave();
      return;
    }
    const mine = ++this.#look;
    this.wanted = wanted;
    const key = `${live.version} ${live.viewing} ${lang()} ${wanted}`;
    try {
      let snap = this.#seen.get(key) ?? null;
      if (!snap) {
        await this.#free;
        if (mine !== this.#look) return;
        const coming = this.#fetch(wanted, live);
        this.#free = coming.catch(() => null);
        snap = await coming;
      }
      if (mine !== this.#look) return; // somebody has gone on meanwhile
      if (snap) {
        this.#seen.keep(key, snap);
        this.shown = { ...snap, plies: live.plies, ply: wanted };
      }
    } catch (error) {
      if (mine === this.#look) this.#fail(words(error));
    } finally {
      if (mine === this.#look) this.wanted = null;
    }
  }

  async #fetch(ply: number, live: Snapshot): Promise<Snapshot | null> {
    const path = `/api/tables/${this.#table}/at/${ply}?lang=${lang()}&stage=${live.scene.stage.key}`;
    return this.#shots.whole(live, await get<Record<string, unknown>>(path));
  }

  /** Back to the present. */
  leave(): void {
    this.#look++;
    this.wanted = null;
    this.shown = null;
  }
}
