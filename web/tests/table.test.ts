import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../src/lib/socket.svelte';
import { kept } from '../src/lib/moves';
import { TableStore } from '../src/lib/table.svelte';
import { t } from '../src/lib/text.svelte';
import sample from './microworld.json';

/** A socket that a test speaks through. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
    setTimeout(() => this.onopen?.(), 0);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  last(say: string) {
    return this.sent.findLast((message) => message['say'] === say);
  }
}

const snapshot = (more: object = {}) => ({
  say: 'snapshot', table: 'k', game: 'microworld', status: 'playing', version: 7, ply: 7, plies: 7, seats: [], my_seats: [0], viewing: 0,
  to_act: [0], thinking: [], scene: sample.scene, choices: sample.choices, can: {}, log: [], timeline: [], outcome: null, undo_asked: null, ...more,
});
const socket = () => FakeSocket.all.at(-1) as FakeSocket;

async function sitDown(): Promise<TableStore> {
  const store = new TableStore('k', new Link(() => new FakeSocket() as unknown as WebSocket));
  store.link.open();
  await vi.advanceTimersByTimeAsync(1);
  await welcome();
  return store;
}

async function welcome() {
  socket().say({ say: 'welcome' });
  socket().say(snapshot({ id: socket().last('watch')?.['id'] }));
  await vi.advanceTimersByTimeAsync(1);
}

describe('a table', () => {
  it('tells computer players apart by their side', () => {
    const store = new TableStore('k', new Link(() => new FakeSocket() as unknown as WebSocket));
    const seat = (kind: string, name: string, title: string, you = false) => ({ kind, name, title, you });
    const seats = [seat('person', 'Ann', 'Yellow', true), seat('agent', 'Medium', 'Red'), seat('person', 'Bob', 'Black'), seat('open', '', 'White')];
    store.live = { ...snapshot(), seats } as unknown as typeof store.live;
    expect([1, 2].map((place) => store.seatName(place))).toEqual([t('seat-alike', { title: 'Red', name: 'Medium' }), 'Bob']);
  });
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps a move over a break and sends it again under the same id', async () => {
    const store = await sitDown();
    const choice = store.choices[0];
    expect(choice).toBeDefined();
    if (choice) void store.act(choice);
    const first = socket().last('act');
    expect(first?.['action']).toBe(choice?.action);
    socket().cut();
    await vi.advanceTimersByTimeAsync(10);
    expect(store.link.status).toBe('lost');
    expect(store.pending?.move).toBe(first?.['move']);
    await vi.advanceTimersByTimeAsync(1500);
    await welcome();
    const second = socket().last('act');
    expect(second?.['move']).toBe(first?.['move']);
    socket().say({ say: 'answer', id: second?.['id'], answer: 'duplicate', move: first?.['move'], version: 8 });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.pending).toBeNull();
  });

  it('asks for the whole table when it has missed an update', async () => {
    const store = await sitDown();
    const before = socket().sent.filter((message) => message['say'] === 'watch').length;
    socket().say({ say: 'update', table: 'k', version: 12, from: 11, scene: { key: sample.scene.stage.key } });
    expect(socket().sent.filter((message) => message['say'] === 'watch').length).toBe(before + 1);
    expect(store.live?.version).toBe(7);
  });

  it('follows updates', async () => {
    const store = await sitDown();
    socket().say({ say: 'update', table: 'k', version: 8, from: 7, scene: sample.changes, choices: [], timeline: [{ ply: 8, seat: 0, kind: 'place' }] });
    expect(store.live?.version).toBe(8);
    expect(store.scene?.prompt).toBe(sample.after.prompt);
    expect(store.live?.timeline.at(-1)?.ply).toBe(8);
  });

  it('draws the curtain when another seat of this screen is to act', async () => {
    const store = await sitDown();
    socket().say(snapshot({ my_seats: [0, 1], viewing: 1, to_act: [1], version: 8 }));
    expect(store.curtain).toBe(true);
    expect(store.choices).toEqual([]);
    store.lift();
    expect(store.curtain).toBe(false);
  });

  it('says why a move was refused', async () => {
    const store = await sitDown();
    const choice = store.choices[0];
    if (choice) void store.act(choice);
    socket().say({ say: 'answer', id: socket().last('act')?.['id'], answer: 'refused', version: 7, reasons: [{ rule: 'MW-16', text: 'Not next to it.' }], code: 'illegal' });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.notice).not.toBe('');
    expect(store.pending).toBeNull();
  });

  it('keeps a move over a reload', async () => {
    const store = await sitDown();
    const choice = store.choices[0];
    if (choice) void store.act(choice);
    const move = store.pending?.move;
    const again = await sitDown();
    expect(again.pending?.move).toBe(move);
    expect(socket().last('act')?.['move']).toBe(move);
    socket().say({ say: 'answer', id: socket().last('act')?.['id'], answer: 'accepted', move, version: 8 });
    await vi.advanceTimersByTimeAsync(1);
    expect(kept.get('k')).toBeNull();
  });

  it('finds out that nobody answers any more', async () => {
    const store = await sitDown();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(socket().last('ping')).toBeDefined();
    expect(store.link.status).toBe('open');
    await vi.advanceTimersByTimeAsync(7_000);
    expect(store.link.status).toBe('lost');
  });

  it('gives up a connection that is never greeted, and leaks none', async () => {
    const store = new TableStore('k', new Link(() => new FakeSocket() as unknown as WebSocket));
    store.link.open();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(store.link.status).toBe('lost');
    store.link.retry();
    store.link.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(FakeSocket.all.filter((entry) => entry.readyState === 1)).toHaveLength(1);
    store.close();
    expect(FakeSocket.all.filter((entry) => entry.readyState === 1)).toHaveLength(0);
  });

  it('asks who it is before it comes back to a server that does not know', async () => {
    const store = await sitDown();
    let answer = (_: Response) => {};
    const asked = vi.fn((_: string) => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal('fetch', asked);
    socket().cut(4401);
    const tried = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(5_000);
    store.link.retry();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/me']);
    expect(FakeSocket.all).toHaveLength(tried);
    answer(new Response('{"name": "Ann"}'));
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all.length).toBeGreaterThan(tried);
    await welcome();
    expect(store.link.status).toBe('open');
  });

  it('waits for a slow hint without cutting the connection', async () => {
    const store = await sitDown();
    void store.askHint();
    expect(store.hinting).toBe(true);
    for (let n = 0; n < 10; n++) {
      await vi.advanceTimersByTimeAsync(4_000);
      const ping = socket().last('ping');
      if (ping) socket().say({ say: 'pong', id: ping['id'] });
    }
    expect(store.link.status).toBe('open');
    socket().say({ say: 'moves', id: socket().last('hint')?.['id'], moves: [{ action: 'x', label: 'X', value: 0.5, visits: 3, targets: ['cell-1'] }] });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.hinted).toEqual(['cell-1']);
    socket().say({ say: 'update', table: 'k', version: 8, from: 7, scene: sample.changes, choices: [] });
    expect(store.hinted).toEqual([]);
  });

  it('asks for what was said only where the chat is heard', async () => {
    const asked = vi.fn(() => new Promise(() => null));
    vi.stubGlobal('fetch', asked);
    const store = await sitDown();
    const answer = (more: object) => {
      void store.watch();
      socket().say(snapshot({ id: socket().last('watch')?.['id'], chats: 3, ...more }));
      return vi.advanceTimersByTimeAsync(1);
    };
    await answer({ muted: true });
    expect(asked).not.toHaveBeenCalled();
    await answer({ muted: false });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('loses no word that could not be said', async () => {
    const store = await sitDown();
    socket().cut();
    expect(await store.talk('hello')).toBe(false);
    expect(store.notice).not.toBe('');
  });

  it('shows a broken table read-only', async () => {
    const store = await sitDown();
    socket().say({ ...snapshot({ status: 'broken', reason: 'the rules have changed', version: 9 }), scene: null, choices: undefined });
    expect(store.live?.status).toBe('broken');
    expect(store.choices).toEqual([]);
    expect(store.myTurn).toBe(false);
  });

  it('looks back to what was asked for last, whatever comes first', async () => {
    const store = await sitDown();
    const answers: Record<string, (value: unknown) => void> = {};
    vi.stubGlobal('fetch', (path: string) => new Promise((resolve) => (answers[/at\/(\d+)/.exec(path)?.[1] ?? ''] = resolve)));
    const answer = (ply: string) => answers[ply]?.({ ok: true, text: () => Promise.resolve(JSON.stringify(snapshot({ ply: Number(ply), scene: { ...sample.scene, stage: undefined, key: sample.scene.stage.key } }))) });
    const tick = () => vi.advanceTimersByTimeAsync(1);
    void store.look(store.at - 1);
    await tick();
    for (let steps = 0; steps < 3; steps++) void store.look(store.at - 1);
    await tick();
    expect(Object.keys(answers)).toEqual(['6']); // one question at a time
    answer('6');
    await tick();
    expect(store.past).toBeNull();
    expect(Object.keys(answers).sort()).toEqual(['3', '6']);
    answer('3');
    await tick();
    expect(store.past?.ply).toBe(3);
    void store.look(4);
    await tick();
    store.toNow();
    answer('4');
    await tick();
    expect(store.past).toBeNull();
  });

  it('looks back to the start of a branch, and no further', async () => {
    const store = await sitDown();
    socket().say(snapshot({ version: 8, origin: { table: 'o', ply: 5, start: 5 } }));
    await vi.advanceTimersByTimeAsync(1);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(/at\/\d+/.exec(path)?.[0] ?? '');
      return new Promise(() => null);
    });
    void store.look(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['at/5']);
  });

  it('paints the board before it tells the rest of the page', async () => {
    const store = await sitDown();
    const painted: string[] = [];
    store.paint = (scene) => painted.push(scene.prompt);
    socket().say({ say: 'update', table: 'k', version: 8, from: 7, scene: sample.changes, choices: [] });
    expect(painted).toEqual([sample.after.prompt]);
    expect(store.live?.version).toBe(7);
    store.settle();
    expect(store.live?.version).toBe(8);
  });

  it('keeps what was selected when somebody else has chosen, and lets it go when the choices are others', async () => {
    const store = await sitDown();
    const [first] = store.choices;
    store.picks = first?.targets ?? [];
    store.ready = first ?? null;
    socket().say({ say: 'update', table: 'k', version: 8, from: 7, choices: sample.choices, to_act: [0, 1] });
    expect(store.ready?.index).toBe(first?.index);
    expect(store.picks).toEqual(first?.targets);
    socket().say({ say: 'update', table: 'k', version: 9, from: 8, choices: sample.choices.slice(1) });
    expect(store.ready).toBeNull();
    expect(store.picks).toEqual([]);
  });

  it('tells the panels a frame after the board, and the log after the panels', async () => {
    const store = await sitDown();
    await vi.advanceTimersByTimeAsync(100);
    store.paint = () => {};
    const versions = () => [store.live?.version, store.beside?.version, store.settled?.version];
    expect(versions()).toEqual([7, 7, 7]);
    socket().say({ say: 'update', table: 'k', version: 8, from: 7, scene: sample.changes, choices: [] });
    const seen = new Set<string>();
    for (let step = 0; step < 100; step++) {
      seen.add(versions().join(' '));
      await vi.advanceTimersByTimeAsync(1);
    }
    expect([...seen]).toEqual(['7 7 7', '8 7 7', '8 8 7', '8 8 8']);
    expect(store.panels).toBe(store.live?.scene.panels);
  });
});
