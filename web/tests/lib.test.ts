import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, draw, KINDS, looksSame, redraw, shapesOf, TAGS } from '../src/lib/draw';
import { command } from '../src/lib/keys';
import { transformIn } from '../src/lib/marks';
import { offered, still, variantWords } from '../src/lib/options';
import { arrange, increasing } from '../src/lib/order';
import { ago } from '../src/lib/ago';
import { ending, endingBrief, endingReason, endingWords, rank, scores } from '../src/lib/outcome';
import { gameColours, houseColours } from '../src/lib/palette';
import { Picture } from '../src/lib/picture';
import { logged, parts, points, special, steady, stranger, turns } from '../src/lib/turns';
import type { ElementData, GameInfo, Outcome, SceneData } from '../src/lib/types';
import sample from './microworld.json';

const SVG = 'http://www.w3.org/2000/svg';
const scene = sample.scene as unknown as SceneData;
const say = (id: string, args: Record<string, string> = {}) => [id, ...Object.values(args)].join(' ');
const outcome = (more: Partial<Outcome>): Outcome => ({ scores: [14, 14], winners: [], reason: 'points', ...more });
const name = (seat: number) => `P${seat}`;

describe('how a game ended', () => {
  it('is a draw where nobody won', () => {
    expect(ending(outcome({}), [0]).id).toBe('over-drawn');
    expect(endingBrief(outcome({}), [0], name, say)).toBe('drawn');
  });
  it('is a defeat where the game has won', () => {
    expect(ending(outcome({ defeat: true }), [0]).id).toBe('over-lost');
    expect(ending(outcome({ cooperative: true }), [0]).id).toBe('over-lost');
  });
  it('names the score once where all share it', () => {
    const tell = (id: string, args: Record<string, string> = {}) => [id, args['score']].filter(Boolean).join(' ');
    expect(endingWords(outcome({ cooperative: true, scores: [-3, -3] }), [0], name, tell)).toBe('over-lost -3');
    expect(endingWords(outcome({ cooperative: true, scores: [0, 0] }), [0], name, tell)).toBe('over-lost');
  });
  it('is won together', () => {
    expect(ending(outcome({ cooperative: true, winners: [0, 1] }), [0]).id).toBe('over-together');
  });
  it('is shared, mine or theirs', () => {
    expect(endingWords(outcome({ winners: [0, 2] }), [1], name, say)).toContain('P0, P2');
    expect(ending(outcome({ winners: [1] }), [1]).id).toBe('over-you');
    const tell = (id: string, args: Record<string, string> = {}) => [id, args['score'], args['scored'], args['name']].filter(Boolean).join(' ');
    expect(endingWords(outcome({ winners: [1], scores: [3, 9] }), [0], name, tell)).toBe('over-they 9 : 3 yes P1');
    const given = outcome({ winners: [1], scores: [0, 1], by: 0, text: 'somebody resigned' });
    expect(endingWords(given, [0], name, tell)).toBe('over-they no P1');
    expect(endingReason(given, name, tell)).toBe('gave-up P0');
    expect(endingReason(outcome({ text: 'By points.' }), name, tell)).toBe('By points.');
    expect(ending(outcome({ winners: [1] }), [0]).id).toBe('over-they');
  });
  it('tells the scores by rank, and where one of several came in', () => {
    const end = outcome({ winners: [3], scores: [16, 26, 51, 51] });
    expect(scores(end)).toBe('51 : 51 : 26 : 16');
    expect([0, 1, 2, 3].map((seat) => rank(end, seat))).toEqual([4, 3, 2, null]);
    expect(rank(outcome({ winners: [1], scores: [3, 9] }), 0)).toBeNull();
    expect(rank(outcome({ winners: [1], scores: [0, 1, 0], by: 0 }), 0)).toBeNull();
  });
});

describe('order', () => {
  const node = (id: string) => Object.assign(document.createElementNS(SVG, 'g'), { id });
  it('finds a longest run', () => {
    expect(increasing([3, 0, 1, 4, 2]).map((place) => [3, 0, 1, 4, 2][place])).toEqual([0, 1, 2]);
    expect(increasing([-1, 0, -1, 1])).toEqual([1, 3]);
  });
  it('moves only what must move, whatever the new order', () => {
    for (let round = 0; round < 60; round++) {
      const parent = document.createElementNS(SVG, 'g');
      const nodes = Array.from({ length: 12 }, (_, nth) => node(`n${nth}`));
      parent.append(...nodes.slice(0, 9));
      const wanted = nodes.map((entry) => ({ entry, key: Math.sin(round * 13 + Number(entry.id.slice(1)) * 7) })).sort((a, b) => a.key - b.key).map(({ entry }) => entry);
      arrange(parent, wanted);
      expect([...parent.children].map((entry) => entry.id)).toEqual(wanted.map((entry) => entry.id));
    }
  });
  it('touches one node when one moves to the end', () => {
    const parent = document.createElementNS(SVG, 'g');
    const nodes = Array.from({ length: 20 }, (_, nth) => node(`n${nth}`));
    parent.append(...nodes);
    const moved: string[] = [];
    parent.insertBefore = ((child: Element, next: Element | null) => {
      moved.push(child.id);
      return Element.prototype.insertBefore.call(parent, child, next);
    }) as typeof parent.insertBefore;
    Object.assign(parent, { moveBefore: undefined });
    const [first, ...rest] = nodes;
    if (first) arrange(parent, [...rest, first]);
    expect(moved).toEqual(['n0']);
  });
});

describe('drawing again', () => {
  const cell = (lit: boolean): ElementData => ({
    tag: 'g', id: 'cell', attributes: lit ? { class: 'can' } : {},
    children: lit ? [{ tag: 'path', attributes: { d: 'M0 0', stroke: 'red' } }, { tag: 'path', attributes: { d: 'M1 1' } }] : [{ tag: 'circle', attributes: { r: '3' } }],
  });
  it('gives what drawing anew would give', () => {
    for (const [from, to] of [[cell(false), cell(true)], [cell(true), cell(false)], [cell(true), cell(true)]] as const) {
      const node = draw(from);
      expect(node && redraw(node, from, to, new Map())).toBe(true);
      expect(node?.isEqualNode(draw(to))).toBe(true);
    }
  });
  it('changes words in place, without drawing what holds them anew', () => {
    const note = (text: string): ElementData => ({ tag: 'g', id: 'note', children: [{ tag: 'circle', attributes: { r: '3' } }, { tag: 'text', text }] });
    const node = draw(note('+1'));
    const words = node?.lastElementChild;
    expect(node && redraw(node, note('+1'), note('+2'), new Map())).toBe(true);
    expect(node?.isEqualNode(draw(note('+2')))).toBe(true);
    expect(node?.lastElementChild).toBe(words);
  });
  it('leaves what lies above a light alone when the light comes or goes', () => {
    const light: ElementData = { tag: 'rect', attributes: { class: 'can' } };
    const face: ElementData[] = [{ tag: 'rect', attributes: { x: '1' } }, { tag: 'text', text: '3' }, { tag: 'g', children: [] }];
    const hurt: ElementData = { tag: 'circle', attributes: { r: '7' } };
    const ways = [face, [light, ...face], [...face, light], [light, ...face, hurt], [...face, hurt], [hurt], [light], []];
    const counter = (children: ElementData[]): ElementData => ({ tag: 'g', id: 'unit', children });
    for (const from of ways) {
      for (const to of ways) {
        const node = draw(counter(from));
        const words = node?.querySelector('text');
        expect(node && redraw(node, counter(from), counter(to), new Map())).toBe(true);
        expect(node?.isEqualNode(draw(counter(to)))).toBe(true);
        if (from.includes(face[1] as ElementData) && to.includes(face[1] as ElementData)) expect(node?.querySelector('text')).toBe(words);
      }
    }
  });
  it('draws words anew that have parts inside them', () => {
    const line = (text: string, parts: ElementData[]): ElementData => ({ tag: 'text', text, children: parts });
    const [from, to] = [line('a', [{ tag: 'tspan', text: 'b' }]), line('c', [{ tag: 'tspan', text: 'b' }])];
    const node = draw(from);
    expect(node && redraw(node, from, to, new Map())).toBe(false);
  });
  it('takes words for no change of the drawing', () => {
    expect(looksSame({ ...cell(true), tip: 'one' }, { ...cell(true), tip: 'two' })).toBe(true);
    expect(looksSame(cell(true), cell(false))).toBe(false);
  });
  it('draws shapes in place of references to them', () => {
    const shapes = shapesOf(scene.stage);
    expect(shapes.size).toBeGreaterThan(10);
    const [id] = [...shapes.keys()];
    const node = draw({ tag: 'use', attributes: { href: `#${id}`, fill: 'none', opacity: '.2', stroke: 'red' } }, shapes);
    expect(node?.tagName).toBe('path');
    expect(node?.getAttribute('stroke-opacity')).toBe('.2');
    expect(node?.hasAttribute('opacity')).toBe(false);
  });
  it('knows the same tags and attributes as the server', () => {
    const source = readFileSync('../src/miasma/core/elements.py', 'utf-8');
    const words = (name: string) => {
      const found = new RegExp(`${name}: Final = frozenset\\(([^)]*?)\\.split\\(`, 's').exec(source)?.[1] ?? '';
      return new Set(found.replace(/["\n]/g, ' ').split(/\s+/).filter(Boolean));
    };
    expect([...ATTRIBUTES].sort()).toEqual([...words('ATTRIBUTES')].sort());
    expect([...KINDS].sort()).toEqual([...words('KINDS')].sort());
    expect([...TAGS].filter((tag) => tag !== 'stop').sort()).toEqual([...words('TAGS')].sort());
  });
  it('keeps the order of pieces through many moves', () => {
    const make = () => document.createElementNS(SVG, 'svg') as unknown as SVGSVGElement;
    const svg = make();
    const picture = new Picture(make(), svg, make());
    for (let round = 0; round < 12; round++) {
      const pieces = scene.pieces.filter((_, nth) => (nth * 7 + round) % 5).sort((a, b) => Math.sin((a.id?.length ?? 0) * round) - Math.sin((b.id?.length ?? 0) * round));
      picture.show({ ...scene, pieces }, false);
      expect([...svg.querySelectorAll('.pieces > *')].map((entry) => (entry as HTMLElement).dataset['id'])).toEqual(pieces.map((piece) => piece.id));
    }
  });
  it('marks a thing where it lies, with all it is in', () => {
    const root = document.createElementNS(SVG, 'svg');
    const outer = document.createElementNS(SVG, 'g');
    const inner = document.createElementNS(SVG, 'path');
    outer.setAttribute('transform', 'translate(20 20)');
    inner.setAttribute('transform', 'scale(2)');
    outer.append(inner);
    root.append(outer);
    expect(transformIn(inner, root)).toBe('translate(20 20) scale(2)');
  });
});

describe('turns', () => {
  it('of whoever plays alone end when chance has answered', () => {
    const entry = (ply: number, seat: number) => ({ ply, seat });
    const line = [entry(1, 0), entry(2, 0), entry(3, -1), entry(4, -1), entry(5, 0), entry(6, -1), entry(7, 0)];
    expect(turns(line, true).map((turn) => turn.ply)).toEqual([4, 6, 7]);
    expect(turns(line).map((turn) => turn.ply)).toEqual([7]);
  });
  const entry = (ply: number, seat: number, ...lines: { text: string; points?: number; seat?: number; bare?: boolean; targets?: string[] }[]) => ({ ply, seat, lines });
  it('hold what one seat did in a row, with chance', () => {
    const all = turns([entry(1, 0), entry(2, -1), entry(3, 0), entry(4, 1), entry(5, 1), entry(6, 0)]);
    expect(all.map((turn) => [turn.seat, turn.first, turn.ply])).toEqual([[0, 1, 3], [1, 4, 5], [0, 6, 6]]);
  });
  it('stay what they were until something is added to them', () => {
    const line = [entry(1, 0), entry(2, 1)];
    const before = turns(line);
    const by = (turn: { first: number }) => turn.first;
    const after = steady(before, turns([...line, entry(3, 1)]), by);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.entries).toHaveLength(2);
    const told = steady(before, turns([entry(1, 0, { text: 'said again' }), entry(2, 1)]), by);
    expect(told[0]).not.toBe(before[0]);
    expect(told[1]).toBe(before[1]);
  });
  it('end where a game opens a round or a phase: what follows is nobody\'s', () => {
    const say = (text: string, head = false) => (head ? { text, head } : { text });
    const log = [
      { ply: 1, seat: 0, lines: [say('A moves')] },
      { ply: 2, seat: 1, lines: [say('B moves'), say('Scoring', true), say('A gets 3'), say('Round 2', true)] },
      { ply: 3, seat: -1, lines: [say('a card is dealt')] },
      { ply: 4, seat: -1, lines: [say('another one')] },
      { ply: 5, seat: 0, lines: [] },
      { ply: 6, seat: 1, lines: [say('B moves on')] },
    ];
    const read = logged(log).map(({ head, turn }) => head?.text ?? [turn?.seat, ...(turn?.entries ?? []).flatMap((entry) => entry.lines.map((line) => line.text))]);
    expect(read).toEqual(['Round 2', [1, 'B moves on'], [null, 'a card is dealt', 'another one'], 'Scoring', [null, 'A gets 3'], [1, 'B moves'], [0, 'A moves']]);
    const keys = logged(log).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(logged(log.slice(0, 3)).map(({ key }) => key)).toEqual(keys.filter((_, place) => place !== 1));
  });
  it('name nobody\'s points for nobody', () => {
    expect(points([entry(1, 0, { text: 'a' }, { text: 'the bot gets 2', points: 2 })], null).sum).toBeNull();
  });
  it('mark what is rare', () => {
    const line = Array.from({ length: 12 }, (_, nth) => ({ ply: nth + 1, seat: nth % 2, kind: nth === 4 ? 'use' : 'place' }));
    expect([...special(turns(line))]).toEqual([5]);
  });
  it('know a line of another side that opens a turn', () => {
    const line = { text: 'Orange infects: Heart-2.', targets: ['mat-orange', 'heart_2'] };
    expect(line.targets.filter((target) => stranger(line, target, 'Green', ['mat-orange', 'mat-yellow']))).toEqual(['mat-orange']);
    expect(stranger({ text: 'Green attacks Orange.' }, 'mat-orange', 'Green', ['mat-orange'])).toBe(false);
  });
  it('mark few where every turn has something rare', () => {
    const line = Array.from({ length: 12 }, (_, nth) => ({ ply: nth + 1, seat: nth % 2, kind: `kind ${nth % 6}` }));
    expect(special(turns(line)).size).toBeLessThanOrEqual(4);
    expect(special(turns(line.slice(0, 2))).size).toBe(0);
  });
  it('point at places by their names, whole words only', () => {
    const things = new Map([['cell-3a5', { id: 'cell-3a5', label: '', tip: '', place: '', symbol: '', whole: '', button: false, shows: [] }]]);
    const line = { text: 'Virus places at 3a5, not 3a55.', targets: ['cell-3a5'] };
    expect(parts(line, 'Virus', things)).toEqual([{ text: 'Virus', strong: true }, { text: ' places at ' }, { text: '3a5', target: 'cell-3a5', after: ',' }, { text: ' not 3a55.' }]);
  });
  it('add up points where events say them', () => {
    expect(points([entry(1, 0, { text: 'a' }, { text: 'gets 2', points: 2, bare: true }), entry(2, 0, { text: 'gets 1', points: 1, bare: true })], 0)).toEqual({ sum: 3, lines: [{ text: 'a' }] });
    expect(points([entry(1, 0, { text: 'gets 2', points: 2, bare: true })], 0).lines).toHaveLength(1);
    const both = [entry(1, 0, { text: 'a' }, { text: 'gets 2', points: 2, seat: 0, bare: true }, { text: 'the other gets 5', points: 5, seat: 1, bare: true })];
    expect(points(both, 0)).toEqual({ sum: 2, lines: [{ text: 'a' }, { text: 'the other gets 5', points: 5, seat: 1, bare: true }] });
  });
  it('keep the line of a deed that brings points', () => {
    const deed = { text: 'lays a tile on D4: +1', points: 1, seat: 0 };
    expect(points([entry(1, 0, { text: 'plays Researcher' }), entry(2, 0, deed)], 0)).toEqual({ sum: 1, lines: [{ text: 'plays Researcher' }, deed] });
  });
});

describe('keys, colours, options', () => {
  const key = (code: string, written: string) => ({ code, key: written }) as KeyboardEvent;
  it('go by where a key lies', () => {
    expect(command(key('KeyH', 'р'), true)).toBe('hint');
    expect(command(key('BracketLeft', 'х'), true)).toBe('back');
    expect(command(key('KeyH', 'h'), false)).toBeNull();
    expect(command(key('PageUp', 'PageUp'), false)).toBe('back');
  });
  it('reach the board', () => {
    const palette = scene.stage.palette.dark;
    for (const sight of ['redgreen', 'blue', 'strong'] as const) {
      const found = gameColours(palette, palette, ['var(--mw-virus)', 'var(--mw-antibody)'], sight, 'dark');
      expect(found['--mw-glow']).toBe(houseColours(sight, 'dark')['--can']);
      if (sight !== 'strong') expect(found['--mw-virus']).toBe(houseColours(sight, 'dark')['--seat-0']);
      if (sight === 'strong') expect(found['--mw-antibody']).toBe(palette['--mw-antibody']);
      else expect(found['--mw-antibody']).not.toBe(palette['--mw-antibody']);
    }
    expect(gameColours(palette, palette, [], 'usual', 'dark')).toBe(palette);
  });
  it('are offered where they mean something', () => {
    const game = { options: [{ id: 'draft' }, { id: 'bot', seats: [2] }] } as unknown as GameInfo;
    expect(offered(game, 2, {}).map((field) => field.id)).toEqual(['draft', 'bot']);
    expect(offered(game, 3, {}).map((field) => field.id)).toEqual(['draft']);
  });
  it('are offered where what else is chosen allows', () => {
    const values = [{ value: 'default', name: 'Usual' }, { value: 'epic', name: 'Epic', needs: { level: ['III', 'IV'] } }];
    const rules = { id: 'rules', name: 'Rules', type: 'letters', default: '', needs: { scenario: ['custom'] }, values: [{ value: 'A', name: 'Reserve' }, { value: 'B', name: 'Goal' }] };
    const game = { options: [{ id: 'length', type: 'choice', default: 'default', values }, rules] } as unknown as GameInfo;
    const [length, ...others] = offered(game, 2, { level: 'base', scenario: 'basic' });
    expect(length?.values?.map((entry) => entry.value)).toEqual(['default']);
    expect(others).toEqual([]);
    expect(still(length!, 'epic')).toBe('default');
    const wide = offered(game, 2, { level: 'III', scenario: 'custom' });
    expect(wide.map((field) => field.id)).toEqual(['length', 'rules']);
    expect(still(wide[0]!, 'epic')).toBe('epic');
    expect(still(wide[1]!, 'AB')).toBe('AB');
    expect(variantWords(game, { rules: 'AB' })).toBe('Reserve, Goal');
  });
  it('say only what differs from the usual game', () => {
    const game = { options: [{ id: 'rule', name: 'Rule', type: 'choice', default: '', values: [{ value: 'b', name: 'Goals' }] }, { id: 'n', name: 'Markers', type: 'number', default: 14 }] } as unknown as GameInfo;
    expect(variantWords(game, { rule: 'b', n: 14 })).toBe('Goals');
    expect(variantWords(game, { rule: '', n: 12 })).toBe('Markers: 12');
  });
});

describe('times', () => {
  it('are told as people tell them', () => {
    expect(ago(1000, 1010, 'en')).toBe('now');
    expect(ago(1000, 1000 + 60 * 5, 'de')).toBe('vor 5 Min.');
    expect(ago(1000, 1000 + 86_400, 'en')).toBe('yesterday');
    expect(ago(2000, 1000, 'en')).toBe('now');
  });
});
