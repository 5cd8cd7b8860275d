import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claims } from '../src/lib/identity.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { t } from '../src/lib/text.svelte';
import Timeline from '../src/parts/Timeline.svelte';
import Waiting from '../src/parts/Waiting.svelte';

const LINK = '/claim/made/secret';
const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ table: 'made', claims: { 0: LINK } })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seats = [{ kind: 'person', you: true }, { kind: 'agent', agent: 'greedy' }];
const live = { my_seats: [0], viewing: 0, seats, plies: 3, timeline: [], can: { branch: true }, scene: { panels: [] } };
const kept = () => vi.waitFor(() => expect(claims.of('made')).toEqual([LINK]));

it('a rematch keeps the links to my seats', async () => {
  await new TableStore('k').rematch();
  await kept();
  expect(asked).toEqual(['/api/tables/k/rematch']);
});

it('a branch keeps them', async () => {
  const store = { id: 'k', live, timed: live, past: { ply: 2 }, at: 2, seatName: () => '' };
  const { getByRole } = render(Timeline, { props: { store: store as unknown as TableStore } });
  await fireEvent.click(getByRole('button', { name: t('play-from-here') }));
  await kept();
  expect(asked).toEqual(['/api/tables/k/branch']);
});

it('and so does who sits down at an open table', async () => {
  const store = { id: 'k', live: { ...live, my_seats: [], seats: [{ kind: 'open' }], can: {} }, watch: () => Promise.resolve() };
  const { getByRole } = render(Waiting, { props: { store: store as unknown as TableStore } });
  await fireEvent.click(getByRole('button', { name: t('sit-down') }));
  await kept();
  expect(asked).toEqual(['/api/tables/k/sit']);
});
