/** Who is asking: a guest with a name, or an account. */
import { cookie, get, post, request } from './api';
import type { GameInfo, Me } from './types';
import { lang } from './text.svelte';

class Identity {
  me = $state.raw<Me | null>(null);

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
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await request<Me>('PATCH', '/api/me', { name });
  }

  async speak(language: string): Promise<void> {
    await request<Me>('PATCH', '/api/me', { lang: language }).catch(() => null);
  }

  async register(name: string, password: string): Promise<void> {
    await post('/api/account', { name, password });
    await this.load();
  }

  async logIn(name: string, password: string): Promise<void> {
    await post('/api/session', { name, password });
    await this.load();
  }

  async logOut(): Promise<void> {
    await request('DELETE', '/api/session');
    await this.load();
  }
}

export const identity = new Identity();

const CLAIMS = 'miasma-claims';

/** The secret link of my own seat, kept on the device that opened the table. */
export const claims = {
  of(table: string): string {
    try {
      return (JSON.parse(localStorage.getItem(CLAIMS) ?? '{}') as Record<string, string>)[table] ?? '';
    } catch {
      return '';
    }
  },
  keep(table: string, links: Record<string, string> | undefined): void {
    const link = Object.values(links ?? {})[0];
    if (!link) return;
    try {
      const held = JSON.parse(localStorage.getItem(CLAIMS) ?? '{}') as Record<string, string>;
      const recent = Object.entries(held).slice(-30);
      localStorage.setItem(CLAIMS, JSON.stringify({ ...Object.fromEntries(recent), [table]: link }));
    } catch {
      // Without storage there is no second device.
    }
  },
};

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
}

export const games = new Games();
