import { describe, expect, it } from 'vitest';
import { draw, cssTransform } from '../src/lib/draw';
import { outlined } from '../src/lib/marks';
import { Picture } from '../src/lib/picture';
import { applyChanges, notes, promptParts, shared, things } from '../src/lib/scene';
import type { SceneChanges, SceneData } from '../src/lib/types';
import sample from './microworld.json';

const scene = sample.scene as unknown as SceneData;
const after = { ...sample.after, stage: scene.stage } as unknown as SceneData;

describe('outlines', () => {
  const lines = (transform: string) => {
    const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const node = draw({ tag: 'g', attributes: { transform }, children: [{ tag: 'rect', attributes: { x: '-15', y: '-15', width: '30', height: '30' } }] });
    if (!node) throw new Error('not drawn');
    root.append(node);
    return [...outlined(node, root, new Map()).querySelectorAll('rect')].map((rect) => [rect.getAttribute('x'), rect.getAttribute('y'), rect.getAttribute('transform')]);
  };
  it('lie on a thing that was only shifted, without a transform', () => {
    expect(lines('translate(100 40.5)')).toEqual(Array(3).fill(['85', '25.5', null]));
  });
  it('turn with a thing that is turned', () => {
    expect(lines('translate(100 40) rotate(4)')).toEqual(Array(3).fill(['-15', '-15', 'translate(100 40) rotate(4)']));
  });
});

describe('scenes', () => {
  it('applies what the server says has changed', () => {
    const next = applyChanges(scene, sample.changes as unknown as SceneChanges);
    expect(next?.pieces).toEqual(after.pieces);
    expect(next?.panels).toEqual(after.panels);
    expect(next?.prompt).toBe(after.prompt);
  });
  it('refuses changes of another stage', () => {
    expect(applyChanges(scene, { key: 'other' })).toBeNull();
  });
  it('keeps every part of the panels that says the same, and takes over the rest', () => {
    const before = { id: 'a', children: [{ id: 'b', text: 'same' }, { id: 'c', text: 'old' }], value: 3 };
    const now = structuredClone(before);
    expect(shared(before, structuredClone(now))).toBe(before);
    now.children[1] = { id: 'c', text: 'new' };
    const next = shared(before, structuredClone(now));
    expect(next).toEqual(now);
    expect(next.children[0]).toBe(before.children[0]);
    expect(next.children[1]).not.toBe(before.children[1]);
    expect(shared({ id: 'a', tip: 'gone' }, { id: 'a' })).toEqual({ id: 'a' });
    expect(shared({ id: 'a' }, { id: 'a', tip: undefined })).toHaveProperty('tip');
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared({ 0: 1 }, [1])).toEqual([1]);
  });
  it('reads what is noted on places', () => {
    const found = notes([
      { tag: 'g', id: 'gain', place: 'cell-1', attributes: { 'pointer-events': 'none' }, children: [{ tag: 'circle' }, { tag: 'text', text: '+2' }] },
      { tag: 'use', id: 'virus', place: 'cell-2', label: 'Virus' },
      { tag: 'g', id: 'ring', place: 'cell-3', attributes: { 'pointer-events': 'none' } },
    ]);
    expect([...found]).toEqual([['cell-1', '+2']]);
  });
  it('names everything that choices point at', () => {
    const known = things(scene);
    for (const choice of sample.choices) for (const id of choice.targets) expect(known.has(id), id).toBe(true);
  });
  it('knows what is nothing but a button', () => {
    const inside = [{ kind: 'button', id: 'end', text: 'End' }, { kind: 'button', id: 'cold', text: 'Cold', price: '4' }];
    const shared = { kind: 'panel', id: 'supply', area: 'shared', children: [{ kind: 'button', id: 'cysts', text: 'Cysts' }] };
    const known = things({ ...scene, panels: [{ kind: 'panel', id: 'own', area: 'own', children: inside }, shared] } as unknown as SceneData);
    expect(['end', 'cold', 'cysts'].map((id) => known.get(id)?.button)).toEqual([true, false, false]);
  });
  it('splits the prompt into what is asked and what else is possible', () => {
    expect(promptParts('Place a virus. Or use a gene.')).toEqual(['Place a virus.', 'Or use a gene.']);
    expect(promptParts('End your turn.')).toEqual(['End your turn.', '']);
    expect(promptParts('Go to the offices of Dr. Marteuse. Or stay.')).toEqual(['Go to the offices of Dr. Marteuse.', 'Or stay.']);
    expect(promptParts('Nimm z. B. ein Gen. Oder nicht.')).toEqual(['Nimm z. B. ein Gen.', 'Oder nicht.']);
  });
});

describe('drawing', () => {
  it('lets no script and no foreign link through', () => {
    expect(draw({ tag: 'script', text: 'alert(1)' })).toBeNull();
    const node = draw({
      tag: 'g',
      attributes: { onclick: 'x()', style: 'color:red', fill: 'url(https://evil.example/x)' },
      children: [{ tag: 'use', attributes: { href: 'https://evil.example/#a' } }, { tag: 'foreignObject' }],
    });
    expect(node?.attributes.length).toBe(0);
    expect(node?.children.length).toBe(1);
    expect(node?.children[0]?.attributes.length).toBe(0);
  });
  it('turns SVG transforms into CSS', () => {
    expect(cssTransform('translate(3 -4.5) rotate(30) scale(.5)')).toBe('translate(3px, -4.5px) rotate(30deg) scale(.5)');
  });
  it('keeps nodes of pieces that stay and drops those that go', () => {
    const make = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg') as unknown as SVGSVGElement;
    const svg = make();
    const picture = new Picture(make(), svg, make());
    picture.show(scene, false);
    const same = scene.pieces.find((piece) => after.pieces.some((next) => JSON.stringify(next) === JSON.stringify(piece)));
    const node = picture.node(same?.id ?? '');
    picture.show(after, false);
    expect(picture.node(same?.id ?? '')).toBe(node);
    const shown = [...svg.querySelectorAll('.pieces > *')].map((entry) => (entry as HTMLElement).dataset['id']);
    expect(shown).toEqual(after.pieces.map((piece) => piece.id));
  });
  it('shows what has happened first, and what may be chosen with the rest of the page', () => {
    const make = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg') as unknown as SVGSVGElement;
    const svg = make();
    const picture = new Picture(make(), svg, make());
    const cell = (id: string, lit: boolean) => ({ tag: 'g', id, label: id, ...(lit ? { attributes: { class: 'can' } } : {}), children: [{ tag: 'circle', attributes: { r: lit ? '9' : '5' } }] });
    const thing = (id: string, x: number) => ({ tag: 'use', id, label: id, place: 'a', attributes: { href: '#t', transform: `translate(${x} 0)` } });
    const note = { tag: 'g', id: 'note', place: 'a', attributes: { 'pointer-events': 'none' }, children: [] };
    const radius = (id: string) => picture.node(id)?.firstElementChild?.getAttribute('r');
    const ring = { tag: 'circle', attributes: { class: 'can' } };
    const space = (lit: boolean) => ({ tag: 'g', id: 'space', label: 'space', children: [{ tag: 'text', text: '4' }, ...(lit ? [ring] : [])] });
    const before = { ...scene, pieces: [cell('a', true), cell('b', false), space(false), thing('one', 1), note] };
    const later = { ...scene, pieces: [cell('b', true), cell('a', false), space(true), thing('two', 2), thing('one', 5), { ...note, id: 'other' }] };
    picture.show(before, false);
    picture.happen(later, false);
    expect(picture.node('one')?.getAttribute('transform')).toBe('translate(5 0)');
    expect([radius('a'), radius('b')]).toEqual(['9', '5']);
    expect(picture.node('space')?.children.length).toBe(1);
    expect(picture.node('two')?.nextElementSibling).toBe(null);
    expect([picture.node('note') === null, picture.node('other') === null]).toEqual([false, true]);
    picture.show(later, false);
    expect([radius('a'), radius('b')]).toEqual(['5', '9']);
    expect(picture.node('space')?.children.length).toBe(2);
    const shown = [...svg.querySelectorAll('.pieces > *')].map((entry) => (entry as HTMLElement).dataset['id']);
    expect(shown).toEqual(later.pieces.map((piece) => piece.id));
  });
});
