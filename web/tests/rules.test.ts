import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import RulesView from '../src/parts/RulesView.svelte';

const PAGE = {
  title: 'Rules',
  sections: [
    { anchor: 'aim', title: 'Aim', markdown: '- **VI-001** Gain points.\n- **VI-002** Shields save viruses.' },
    { anchor: 'cure', title: 'Cure', markdown: 'A shield is lost first.' },
  ],
  ids: {},
};
const seen: string[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  seen.length = 0;
});

it('what is searched for is marked and brought into sight, hit by hit', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(PAGE), { headers: { 'content-type': 'application/json' } })));
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent ?? '');
  };
  const { container, findByText } = render(RulesView, { game: 'viral' });
  await findByText('Cure');
  const field = container.querySelector('input')!;
  await fireEvent.input(field, { target: { value: 'Shield' } });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toContain('Shields save viruses.');
  expect(container.querySelector('.found')?.textContent).toContain('Shields save viruses.');
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(seen[1]).toBe('A shield is lost first.');
  expect(container.querySelectorAll('.found')).toHaveLength(1);
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(seen[2]).toContain('Shields save viruses.');
});
