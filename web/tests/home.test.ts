import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { t } from '../src/lib/text.svelte';
import Home from '../src/pages/Home.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (table: string) => ({ table, game: 'viral', title: 'Viral', status: 'playing', seats: [], open_seats: 0, plies: 1, created: 1, touched: 1, my_turn: false, outcome: null });
/** Pages that overlap, and the last of which asks for itself. */
const PAGES: Record<string, { tables: string; before: number }> = { '': { tables: 'abcdefg', before: 5 }, 5: { tables: 'gh', before: 4 }, 4: { tables: 'h', before: 4 } };

it('lists each table once, and ends where nothing new comes', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const before = /before=(\d+)/.exec(path)?.[1] ?? '';
    const page = path.includes('scope=mine') ? PAGES[before] : undefined;
    if (page) asked.push(before);
    const body = path.startsWith('/api/tables') ? { tables: [...(page?.tables ?? '')].map(row), before: page?.before ?? null } : path.startsWith('/api/games') ? [] : null;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const { container, findByRole } = render(Home);
  const all = await findByRole('button', { name: t('show-all') });
  asked.length = 0;
  await fireEvent.click(all);
  const links = () => [...container.querySelectorAll('a.row')].map((link) => link.getAttribute('href'));
  await vi.waitFor(() => expect(links()).toEqual([...'abcdefgh'].map((table) => `/t/${table}`)));
  expect(asked).toEqual(['', '5', '4']);
});
