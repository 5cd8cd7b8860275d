import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import de from '../text/de.ftl?raw';
import en from '../text/en.ftl?raw';
import ru from '../text/ru.ftl?raw';
import { makeBundle, setLang, t } from '../src/lib/text.svelte';

const sources = import.meta.glob('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const ids = (source: string) => new FluentResource(source).body.map((message) => message.id);

describe('words', () => {
  it('are the same messages in three languages, each once', () => {
    const known = ids(en);
    expect(new Set(known).size).toBe(known.length);
    expect(ids(de).sort()).toEqual([...known].sort());
    expect(ids(ru).sort()).toEqual([...known].sort());
  });
  it('are all there for what the code says', () => {
    const known = new Set(ids(en));
    for (const [file, source] of Object.entries(sources)) {
      for (const found of source.matchAll(/\bt\('([a-z][\w-]*)'/g)) expect(known.has(found[1] ?? ''), `${file}: ${found[1]}`).toBe(true);
    }
  });
  it('are all said somewhere', () => {
    const all = Object.values(sources).join('\n');
    const said = (id: string) => all.includes(`'${id}'`) || /^(about|key|theme|sight|tab|link|seat-kind|kind|error)-/.test(id) || ['on', 'off'].includes(id);
    expect(ids(en).filter((id) => !said(id))).toEqual([]);
  });
  it('count in Russian', () => {
    const bundle = makeBundle('ru', ru);
    const say = (n: number) => bundle.formatPattern(bundle.getMessage('n-seats')?.value ?? '', { n });
    expect([1, 2, 5, 21].map(say)).toEqual(['1 место', '2 места', '5 мест', '21 место']);
  });
  it('make no formatter for a number that all write alike, and group a long one', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    setLang('ru');
    expect([1, 2, 21].map((n) => t('n-seats', { n }))).toEqual(['1 место', '2 места', '21 место']);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
    setLang('de');
    expect(t('n-seats', { n: 12345 })).toContain('12.345');
  });
});
