import { describe, expect, it } from 'vitest';
import { narrow, pick } from '../src/lib/choose';
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
  it('begins anew where the click goes with nothing picked', () => {
    const more = [...CHOICES, choice(5, 'button')];
    expect(pick(more, ['gene'], ['button'])).toEqual({ kind: 'play', choice: more[4] });
  });
  it('takes the place for what stands on it', () => {
    expect(pick(CHOICES, [], ['marker-3', 'cell-b'])).toEqual({ kind: 'play', choice: CHOICES[1] });
  });
  it('never guesses between two meanings', () => {
    const twins = [choice(1, 'tile'), choice(2, 'tile')];
    expect(pick(twins, [], ['tile'])).toEqual({ kind: 'ask', choices: twins, picks: ['tile'] });
  });
  it('says when a click means nothing', () => {
    expect(pick(CHOICES, [], ['elsewhere'])).toEqual({ kind: 'none' });
  });
});
