import { describe, expect, it } from 'vitest';
import { blocks, defined, inline } from '../src/lib/markdown';

describe('rules pages', () => {
  it('find rule numbers and keep only links inside the app', () => {
    expect(inline('See MW-16.')).toEqual([{ kind: 'text', text: 'See ' }, { kind: 'rule', id: 'MW-16' }, { kind: 'text', text: '.' }]);
    expect(inline('[x](javascript:alert(1))').some((part) => part.kind === 'link')).toBe(false);
    expect(inline('[x](https://evil.example)')).toEqual([{ kind: 'text', text: 'x' }]);
    expect(inline('[x](#aim)')).toEqual([{ kind: 'link', href: '#aim', children: [{ kind: 'text', text: 'x' }] }]);
  });
  it('never make HTML of what is written', () => {
    expect(blocks('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'paragraph', children: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] }]);
  });
  it('know which rule an item defines', () => {
    expect(defined('- **MW-03** All players')).toBe('MW-03');
    const [list] = blocks('- **MW-01** One.\n- **MW-02** Two\n  more.\n');
    expect(list?.kind === 'list' && list.items.map((item) => item.anchor)).toEqual(['MW-01', 'MW-02']);
  });
  it('read tables', () => {
    const [table] = blocks('| a | b |\n|---|---|\n| 1 | 2 |\n');
    expect(table?.kind === 'table' && table.rows.length).toBe(1);
  });
});
