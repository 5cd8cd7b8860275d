import { describe, expect, it, vi } from 'vitest';
import { afterFrame } from '../src/lib/frames';

describe('work after a frame', () => {
  it('comes after the frame, each once and in its order', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
    const done: string[] = [];
    const last = new Promise<void>((resolve) => {
      afterFrame(() => done.push('first'));
      afterFrame(() => {
        done.push('second');
        resolve();
      });
    });
    await Promise.resolve();
    expect(done).toEqual([]);
    for (const frame of frames) frame();
    expect(done).toEqual([]);
    await last;
    expect(done).toEqual(['first', 'second']);
    vi.unstubAllGlobals();
  });
});
