import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableStore } from '../src/lib/table.svelte';
import Chances from '../src/parts/Chances.svelte';

const NAMES = ['Green', 'Yellow', 'Orange'];

/** What the curve reads of a table. */
function store(seats: number): TableStore {
  const live = {
    game: 'viral', status: 'playing', version: 3, ply: 3, plies: 3, viewing: 1, my_seats: [1], can: { analysis: true }, scene: { panels: [] },
    seats: NAMES.slice(0, seats).map((title, seat) => ({ title, name: seat === 1 ? 'Ann' : 'Easy', kind: seat === 1 ? 'person' : 'agent', you: seat === 1 })),
  };
  return { id: 'k', settled: live, live, past: null, seatName: (seat: number) => (seat === 1 ? 'You' : 'Easy') } as unknown as TableStore;
}

async function legend(seats: number, last: number[]): Promise<string[]> {
  const chances = [{ ply: 0, value: last.map(() => 1 / seats) }, { ply: 3, value: last }];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ chances }), { headers: { 'content-type': 'application/json' } })));
  const { container } = render(Chances, { props: { store: store(seats) }, context: new Map([['emblems', () => null]]) });
  await vi.waitFor(() => expect(container.querySelector('.foot')).not.toBeNull(), { timeout: 3000 });
  return [...container.querySelectorAll('.foot span')].map((entry) => (entry.textContent ?? '').replace(/\s+/g, ''));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names every side of a game of several, mine first', async () => {
  expect(await legend(3, [0.5, 0.3, 0.2])).toEqual([expect.stringContaining('30%'), 'Green50%', 'Orange20%']);
});

it('names two sides without their shares: the heading says mine', async () => {
  expect((await legend(2, [0.7, 0.3])).at(-1)).toBe('Green');
});
