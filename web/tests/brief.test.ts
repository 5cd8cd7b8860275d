import { describe, expect, it } from 'vitest';
import { briefly, kindOf, sharedLead, without } from '../src/lib/brief';
import type { Choice } from '../src/lib/types';

const choice = (action: string, label: string, index: number): Choice => ({ action, label, index, seat: 0, targets: [] }) as unknown as Choice;
const words = (labels: [string, string][]) =>
  briefly(labels.map(([action, label], index) => choice(action, label, index))).map(({ lead, entries }) => [lead, ...entries.map((entry) => entry.words)]);

describe('options on small buttons', () => {
  it('say what kind of thing a short name stands for', () => {
    expect(kindOf('Nerve cell 4b2', '4b2')).toBe('Nerve cell');
    expect(kindOf('4b2', '4b2')).toBe('');
    expect(kindOf('Nerve cell 4b25', '4b2')).toBe('');
    expect(kindOf('', '')).toBe('');
  });
  it('say once what they all begin with', () => {
    expect(words([['place 1a', 'Place a marker at 1a.'], ['place 2b', 'Place a marker at 2b.'], ['end', 'End the turn.']])).toEqual([
      ['Place a marker at …', '1a', '2b'],
      ['', 'End the turn.'],
    ]);
  });
  it('say once what they all end with, where a language puts the verb there', () => {
    expect(words([['build F0', 'Station auf F0 errichten'], ['build I5', 'Station auf I5 errichten']])).toEqual([['Station auf … errichten', 'F0', 'I5']]);
    expect(words([['put a', 'Stein setzen: Moskau, Nutztier'], ['put b', 'Stein setzen: Nowosibirsk, Nutztier']])).toEqual([['Stein setzen: … Nutztier', 'Moskau', 'Nowosibirsk']]);
    expect(words([['buy a', 'Eine Karte nehmen (1 FP)'], ['buy b', 'Eine Karte kaufen (2 FP)']])).toEqual([['Eine Karte …', 'nehmen (1 FP)', 'kaufen (2 FP)']]);
  });
  it('keep their whole label where too little is shared, and never lose all of it', () => {
    expect(words([['go 1', 'Go north.'], ['go 2', 'Go south.']])).toEqual([['', 'Go north.', 'Go south.']]);
    expect(words([['use a', 'Use it here'], ['use b', 'Use it here now']])).toEqual([['Use it …', 'here', 'here now']]);
  });
  it('shorten a long label to its name unless another has the same', () => {
    const long = 'and everything that follows from it in detail';
    expect(words([['a', `Hunt: ${long}`], ['b', `Feast: ${long}`]])).toEqual([['', 'Hunt', 'Feast']]);
    expect(words([['a', `Hunt: ${long} one`], ['b', `Hunt: ${long} two`]])[0]?.slice(1)).toEqual([`Hunt: ${long} one`, `Hunt: ${long} two`]);
  });
});

it('leaves no sign dangling', () => {
  expect(kindOf('Mexico City · Livestock', 'Livestock')).toBe('Mexico City');
  expect(kindOf('Lagos · Insect', 'Lagos')).toBe('Insect');
});

describe('what several labels begin with', () => {
  const said = (...labels: string[]) => labels.map((label, index) => ({ seat: 0, index, action: `a${index}`, label, targets: [] }));
  it('is said once, whatever sign follows it', () => {
    expect(sharedLead(said('Farmingdale Furies → M3', 'Farmingdale Furies: search'))).toBe('Farmingdale Furies');
    expect(without('Farmingdale Furies: search', 'Farmingdale Furies')).toBe('Search');
    expect(without('Farmingdale Furies → M3', 'Farmingdale Furies')).toBe('M3');
    expect(without('End', 'Farmingdale Furies')).toBe('End');
  });
  it('leaves each a word of its own', () => {
    expect(sharedLead(said('Ship 1', 'Ship 1'))).toBe('Ship');
    expect(sharedLead(said('Alone'))).toBe('');
    expect(sharedLead(said('One', 'Two'))).toBe('');
  });
});
