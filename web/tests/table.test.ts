import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../src/lib/socket.svelte';
import { TableStore } from '../src/lib/table.svelte';
import sample from './microworld.json';

/** A socket that a test speaks through. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
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
  cut() {
    this.readyState = 3;
    this.onclose?.();
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
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => vi.useRealTimers());

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
});
