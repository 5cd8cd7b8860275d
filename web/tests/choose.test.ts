import { describe, expect, it } from 'vitest';
import { later, narrow, pick, reachable } from '../src/lib/choose';
import type { Choice } from '../src/lib/types';

const choice = (index: number, ...targets: string[]): Choice => ({ seat: 0, index, action: `a${index}`, label: `A ${index}`, targets });
const CHOICES = [choice(1, 'cell-a'), choice(2, 'cell-b'), choice(3, 'gene', 'cell-a'), choice(4, 'gene', 'cell-b')];

describe('narrowing', () => {
  it('lights the first target of every choice', () => {
    expect([...narrow(CHOICES, []).next].sort()).toEqual(['cell-a', 'cell-b', 'gene']);
  });
  it('plays a choice that one click names', () => {
    expect(pick(CHOICES, [], ['cell-a'])).toEqual({ kind: 'play', choice: CHOICES[0] });
  });
  it('asks for the second target, then plays', () => {
    const first = pick(CHOICES, [], ['gene']);
    expect(first).toEqual({ kind: 'more', picks: ['gene'] });
    expect([...narrow(CHOICES, ['gene']).next].sort()).toEqual(['cell-a', 'cell-b']);
    expect(pick(CHOICES, ['gene'], ['cell-b'])).toEqual({ kind: 'play', choice: CHOICES[3] });
  });
  it('lets go of what is clicked again', () => {
    expect(pick(CHOICES, ['gene'], ['gene'])).toEqual({ kind: 'more', picks: [] });
  });
  it('takes the place for what stands on it', () => {
    expect(pick(CHOICES, [], ['marker-3', 'cell-b'])).toEqual({ kind: 'play', choice: CHOICES[1] });
  });
  it('takes the glowing place for the chosen thing that hides it', () => {
    const own = [choice(1, 'unit', 'here'), choice(2, 'unit', 'there')];
    expect(pick(own, ['unit'], ['unit', 'here'])).toEqual({ kind: 'play', choice: own[0] });
    expect(pick(own, ['unit'], ['unit', 'elsewhere'])).toEqual({ kind: 'more', picks: [] });
  });
  it('never guesses between two meanings', () => {
    const twins = [choice(1, 'tile'), choice(2, 'tile')];
    expect(pick(twins, [], ['tile'])).toEqual({ kind: 'ask', choices: twins, picks: ['tile'] });
  });
  it('says when a click means nothing', () => {
    expect(pick(CHOICES, [], ['elsewhere'])).toEqual({ kind: 'none' });
  });
});

describe('a click on what does not glow', () => {
  it('never plays a later step, but asks for the missing one', () => {
    const choices = [choice(1, 'gene-apoptosis', 'cell-3b4'), choice(2, 'button-end')];
    expect(pick(choices, [], ['marker-7', 'cell-3b4'])).toEqual({ kind: 'more', picks: ['cell-3b4'] });
    expect([...narrow(choices, ['cell-3b4']).next]).toEqual(['gene-apoptosis']);
    expect(pick(choices, ['cell-3b4'], ['gene-apoptosis'])).toEqual({ kind: 'play', choice: choices[0] });
    expect(pick(choices, ['cell-3b4'], ['cell-3b4'])).toEqual({ kind: 'more', picks: [] });
  });
  it('plays a later step that the picture shows, or that a button confirms', () => {
    const choices = [choice(1, 'ship', 'e3'), choice(2, 'ship', 'f2')];
    expect(pick(choices, [], ['e3'], false, { shines: (id) => id === 'e3' })).toEqual({ kind: 'play', choice: choices[0] });
    expect(pick(choices, [], ['f2'], false, { shines: (id) => id === 'e3' })).toEqual({ kind: 'more', picks: ['f2'] });
    expect(pick(choices, [], ['f2'], true)).toEqual({ kind: 'play', choice: choices[1] });
  });
  it('narrows by a later step, whatever the order', () => {
    const tiles = ['one', 'two'].flatMap((tile, n) => ['north', 'south'].map((turn, m) => choice(n * 2 + m, tile, 'field', turn)));
    const all = [...tiles, choice(9, 'one', 'elsewhere', 'north')];
    const shines = () => true;
    expect(pick(all, [], ['field'], false, { shines })).toEqual({ kind: 'more', picks: ['field'] });
    expect([...narrow(all, ['field']).next]).toEqual(['one', 'two']);
    expect(pick(all, ['field'], ['two'], false, { shines })).toEqual({ kind: 'more', picks: ['field', 'two'] });
    expect([...narrow(all, ['field', 'two']).next]).toEqual(['north', 'south']);
    expect(pick(all, ['field', 'two'], ['south'])).toEqual({ kind: 'play', choice: tiles[3] });
  });
  it('lets go of what does not go with it', () => {
    const choices = [choice(1, 'unit', 'a'), choice(2, 'unit', 'b'), choice(3, 'other', 'c'), choice(4, 'other', 'd')];
    expect(pick(choices, ['unit'], ['c'])).toEqual({ kind: 'more', picks: ['c'] });
  });
  it('takes the only thing that glows on a place for the place', () => {
    const fields = [choice(1, 'field-1'), choice(2, 'field-9')];
    const inside = (id: string) => (id === 'city' ? ['field-0', 'field-1'] : []);
    expect(pick(fields, [], ['city'], false, { inside })).toEqual({ kind: 'play', choice: fields[0] });
    expect(pick(fields, [], ['other'], false, { inside })).toEqual({ kind: 'none' });
    expect(pick(fields, [], ['city'], false, { inside: () => ['field-1', 'field-9'] })).toEqual({ kind: 'none' });
  });
  it('knows what it is a step of', () => {
    expect(later(CHOICES, [], ['cell-a'])).toEqual([CHOICES[0], CHOICES[2]]);
    expect(later(CHOICES, ['gene'], ['cell-a', 'marker'])).toEqual([CHOICES[2]]);
    expect(later(CHOICES, [], ['elsewhere'])).toEqual([]);
  });
  it('never plays another beginning while something is being narrowed', () => {
    const more = [...CHOICES, choice(5, 'button')];
    expect(pick(more, ['gene'], ['button'])).toEqual({ kind: 'more', picks: [] });
  });
  it('may begin another choice of several steps', () => {
    const more = [...CHOICES, choice(5, 'other', 'cell-a'), choice(6, 'other', 'cell-b')];
    expect(pick(more, ['gene'], ['other'])).toEqual({ kind: 'more', picks: ['other'] });
  });
});

describe('choices of many steps', () => {
  const LONG = ['x', 'y'].flatMap((c, n) => ['p', 'q'].map((d, m) => choice(n * 2 + m, 'a', 'b', c, d)));
  it('go step by step', () => {
    expect(pick(LONG, [], ['a'])).toEqual({ kind: 'more', picks: ['a'] });
    expect(pick(LONG, ['a'], ['b'])).toEqual({ kind: 'more', picks: ['a', 'b'] });
    expect(pick(LONG, ['a', 'b'], ['y'])).toEqual({ kind: 'more', picks: ['a', 'b', 'y'] });
    expect(pick(LONG, ['a', 'b', 'y'], ['p'])).toEqual({ kind: 'play', choice: LONG[2] });
  });
  it('light what may be picked next beside what needs no more', () => {
    const unit = [...['m1', 'm2', 'm3'].map((space, n) => choice(n, 'unit', space)), choice(3, 'unit')];
    expect(pick(unit, [], ['unit'])).toEqual({ kind: 'more', picks: ['unit'], choices: [unit[3]] });
    expect([...narrow(unit, ['unit']).next]).toEqual(['m1', 'm2', 'm3']);
  });
  it('go back to any earlier pick without playing', () => {
    expect(pick(LONG, ['a', 'b', 'x'], ['b'])).toEqual({ kind: 'more', picks: ['a'] });
    expect(pick(LONG, ['a', 'b', 'x'], ['a'])).toEqual({ kind: 'more', picks: [] });
  });
  it('change a step where a button confirms', () => {
    const two = [choice(1, 'gene', 'a'), choice(2, 'gene', 'b'), choice(3, 'b')];
    expect(pick(two, ['gene', 'a'], ['b'], true)).toEqual({ kind: 'play', choice: two[1] });
  });
  it('ask where what differs can not be clicked', () => {
    const amounts = [choice(1, 'card', 'amount-1'), choice(2, 'card', 'amount-2')];
    const shown = reachable(amounts, (id) => id === 'card');
    expect(pick(shown, [], ['card'])).toEqual({ kind: 'ask', choices: shown, picks: ['card'] });
  });
});
