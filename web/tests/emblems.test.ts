import { describe, expect, it } from 'vitest';
import { Emblems } from '../src/lib/emblems';
import type { SceneData, StageData } from '../src/lib/types';
import sample from './microworld.json';

const stage = (sample.scene as unknown as SceneData).stage;
const read = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''));

function made(definitions: unknown[], colours: Record<string, string> = {}): string {
  return new Emblems({ definitions } as unknown as StageData, colours).image('sign');
}

describe('symbols as images', () => {
  it('draws every symbol of a stage that has its own colours', () => {
    const emblems = new Emblems(stage, stage.palette.dark);
    const symbols = stage.definitions.filter((entry) => entry.kind === 'symbol');
    expect(symbols.length).toBeGreaterThan(0);
    for (const { id } of symbols) {
      const text = read(emblems.image(id));
      expect(text, id).toContain(`<use href="#${id}"/>`);
      expect(text, id).not.toContain('var(');
    }
  });
  it('brings along what a symbol refers to, once each', () => {
    const text = read(
      made(
        [
          { id: 'sign', kind: 'symbol', children: [{ tag: 'circle', attributes: { r: '9', fill: 'url(#shine)' } }, { tag: 'use', attributes: { href: '#dot' } }, { tag: 'use', attributes: { href: '#dot' } }] },
          { id: 'dot', kind: 'symbol', children: [{ tag: 'circle', attributes: { r: '2', fill: 'var(--ink)' } }, { tag: 'circle', attributes: { r: '1' } }] },
          { id: 'shine', kind: 'radialGradient', children: [{ tag: 'stop', attributes: { 'stop-color': 'var(--light)' } }] },
          { id: 'other', kind: 'symbol', children: [{ tag: 'circle', attributes: { r: '3' } }] },
        ],
        { '--ink': 'var(--deep)', '--deep': '#123456', '--light': '#fedcba' },
      ),
    );
    expect(text.match(/id="dot"/g)).toHaveLength(1);
    expect(text).toContain('#123456');
    expect(text).toContain('#fedcba');
    expect(text).not.toContain('id="other"');
  });
  it('leaves a symbol to the page that takes its colour from there, or that is not known', () => {
    const plain = { id: 'sign', kind: 'symbol', children: [{ tag: 'circle', attributes: { fill: 'currentColor' } }] };
    expect(made([plain])).toBe('');
    expect(made([{ ...plain, children: [{ tag: 'circle', attributes: { fill: 'var(--nobody)' } }] }])).toBe('');
    expect(made([])).toBe('');
  });
});
