import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Glow } from '../src/lib/glow.svelte';

const ids = (...names: string[]) => new Set(names);

/** Hears of a thing's light for as long as the work takes; says how often it was told. */
function hearing(glow: Glow, id: string, work: (told: () => number) => void) {
  let times = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      glow.state(id, 'idle');
      glow.pointed(id);
      times += 1;
    });
  });
  flushSync();
  work(() => times);
  stop();
}

describe('what glows', () => {
  it('is what may be chosen, what is chosen, what is pointed at', () => {
    const glow = new Glow();
    glow.show(ids('a', 'b'), ['b'], ['c']);
    expect(['a', 'b', 'c'].map((id) => glow.state(id, 'idle'))).toEqual(['can', 'chosen', 'idle']);
    expect(['a', 'b', 'c'].map((id) => glow.pointed(id))).toEqual([false, false, true]);
    glow.show(ids('c'), [], []);
    expect(['a', 'b', 'c'].map((id) => glow.state(id, 'idle'))).toEqual(['idle', 'idle', 'can']);
    expect(glow.pointed('c')).toBe(false);
  });
  it('leaves to a scene what has nothing to do with choosing', () => {
    const glow = new Glow();
    expect(glow.state('a', 'done')).toBe('done');
    expect(glow.state('a', 'can')).toBe('idle');
    expect(glow.state(undefined, undefined)).toBe('idle');
    glow.show(ids('a'), [], []);
    expect(glow.state('a', 'done')).toBe('can');
  });
  it('is told to whom it is about, to nobody else', () => {
    const glow = new Glow();
    glow.show(ids('a'), [], []);
    hearing(glow, 'a', (told) => {
      expect(told()).toBe(1);
      glow.show(ids('a', 'b'), ['b'], ['c']);
      flushSync();
      expect(told()).toBe(1);
      glow.show(ids('b'), [], []);
      flushSync();
      expect(told()).toBe(2);
      glow.show(ids('b'), [], ['a']);
      flushSync();
      expect(told()).toBe(3);
    });
  });
});
