/** What people at a table say to each other. */
import { get, post, words } from './api';
import { play as sound } from './sound';
import type { ChatEntry } from './types';

export class Chat {
  lines = $state.raw<ChatEntry[]>([]);
  unread = $state(0);
  muted = $state(false);
  #path: string;
  #fail: (problem: string) => void;

  constructor(table: string, fail: (problem: string) => void) {
    this.#path = `/api/tables/${table}`;
    this.#fail = fail;
  }

  /** The number of the last line known. */
  get last(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  hear(entry: ChatEntry): void {
    if (this.lines.some((old) => old.n === entry.n)) return;
    this.lines = [...this.lines, entry].sort((a, b) => a.n - b.n);
    this.unread += 1;
    sound('chat');
  }

  async load(): Promise<void> {
    try {
      this.lines = (await get<{ lines: ChatEntry[] }>(`${this.#path}/chat?after=0`)).lines;
    } catch {
      // The table itself says what is wrong.
    }
  }

  async mute(on: boolean): Promise<void> {
    try {
      await post(`${this.#path}/mute`, { on });
      this.muted = on;
      if (!on) await this.load();
    } catch (error) {
      this.#fail(words(error));
    }
  }
}
