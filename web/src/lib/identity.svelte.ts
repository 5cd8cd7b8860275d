/** Who is asking: a guest with a name, or an account. */
import { cookie, get, post, request } from './api';
import { chosenHere, prefs, type Theme } from './prefs.svelte';
import { lang, LANGS, setLang, type Lang } from './text.svelte';
import type { GameInfo, Me } from './types';

class Identity {
  me = $state.raw<Me | null>(null);
  /** The server has said who I am, or could not. */
  asked = $state(false);

  #first: Promise<void> | null = null;

  /** Who I am has been asked at least once. */
  known(): Promise<void> {
    this.#first ??= this.load();
    return cookie('miasma_csrf') ? Promise.resolve() : this.#first;
  }

  async load(): Promise<void> {
    try {
      this.me = await get<Me>('/api/me');
    } catch {
      this.me = null;
      this.#first = null; // whoever has to know asks again
    } finally {
      this.asked = true;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await request<Me>('PATCH', '/api/me', { name });
  }

  /** Languages and themes go along to other devices. */
  async prefer(what: { lang?: string; theme?: string }): Promise<void> {
    await request<Me>('PATCH', '/api/me', what).catch(() => null);
  }

  /** A device on which nothing was chosen yet looks as the account says. */
  #adopt(): void {
    const me = this.me;
    if (!me?.account) return;
    if ((me.theme === 'dark' || me.theme === 'light') && !chosenHere('theme')) prefs.theme = me.theme as Theme;
    if (me.lang && LANGS.includes(me.lang as Lang) && me.lang !== lang()) setLang(me.lang as Lang);
  }

  async register(name: string, password: string): Promise<void> {
    await post('/api/account', { name, password });
    await this.load();
  }

  async logIn(name: string, password: string): Promise<void> {
    await post('/api/session', { name, password });
    await this.load();
    this.#adopt();
  }

  async logOut(): Promise<void> {
    await request('DELETE', '/api/session');
    await this.load();
  }
}

export const identity = new Identity();

const CLAIMS = 'miasma-claims';

/** The secret links of my own seats, kept on the device that opened the table. */
export const claims = {
  of(table: string): string[] {
    try {
      const found = (JSON.parse(localStorage.getItem(CLAIMS) ?? '{}') as Record<string, string | string[]>)[table] ?? [];
      return typeof found === 'string' ? [found] : found;
    } catch {
      return [];
    }
  },
  keep(table: string, links: Record<string, string> | undefined): void {
    const mine = Object.values(links ?? {});
    if (!mine.length) return;
    try {
      const held = JSON.parse(localStorage.getItem(CLAIMS) ?? '{}') as Record<string, unknown>;
      const recent = Object.entries(held).slice(-30);
      localStorage.setItem(CLAIMS, JSON.stringify({ ...Object.fromEntries(recent), [table]: mine }));
    } catch {
      // Without storage there is no second device.
    }
  },
};

/** Open a table or sit down at one. Gives the table; the links that claim my seats elsewhere stay here. */
export async function takeSeats(path: string, wish?: unknown): Promise<string> {
  const made = await post<{ table: string; claims?: Record<string, string> }>(path, wish);
  claims.keep(made.table, made.claims);
  return made.table;
}

class Games {
  list = $state.raw<GameInfo[] | null>(null);
  failed = $state(false);
  #lang = '';

  /** The games, in the language of now. */
  async load(): Promise<void> {
    const wanted = lang();
    if (this.#lang === wanted && this.list) return;
    try {
      const found = await get<GameInfo[] | { games: GameInfo[] }>(`/api/games?lang=${wanted}`);
      this.list = Array.isArray(found) ? found : found.games;
      this.#lang = wanted;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  find(id: string): GameInfo | undefined {
    return this.list?.find((game) => game.id === id);
  }

  /** Where a game's picture is, its words in the language of now. */
  poster(id: string): string {
    return `/api/games/${id}/poster.svg?lang=${lang()}`;
  }
}

export const games = new Games();
