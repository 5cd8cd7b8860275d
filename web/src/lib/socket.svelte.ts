/** One socket to the server: answers by id, comes back by itself, says honestly how it stands. */
import { identity } from './identity.svelte';
import { lang } from './text.svelte';

export type Message = Record<string, unknown> & { say: string };
type Waiting = { resolve: (message: Message) => void; reject: (error: Error) => void; timer: number };
type Maker = (url: string) => WebSocket;

const PAUSES = [1, 2, 3, 5, 8, 13];
/** How long an answer may take before the connection counts as dead. */
const PATIENCE_MS = 15_000;
/** How long a connection may take to be made and greeted. */
const GREETING_MS = 10_000;
/** A silent connection is asked now and then whether it still lives. */
const BEAT_MS = 20_000;
const PONG_MS = 6_000;
/** The server closes with this code where it doesn't know who asks. */
const NO_IDENTITY = 4401;

export function address(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/ws`;
}

let early: WebSocket | null = null;

/** Whoever comes straight to a table gets a connection while the page is still being made. */
export function ahead(): void {
  const seated = /^\/t\//.test(location.pathname) && document.cookie.includes('miasma_csrf=');
  if (seated && typeof WebSocket === 'function') early = new WebSocket(address());
}

function made(url: string): WebSocket {
  const socket = early;
  early = null;
  return socket && socket.readyState <= 1 ? socket : new WebSocket(url);
}

export class Link {
  status = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** Seconds until the next try. */
  retryIn = $state(0);
  /** Called with everything that nobody asked for. */
  onmessage: (message: Message) => void = () => {};
  /** Called when the server can be spoken to: the place to watch and to send again. */
  onopen: () => void = () => {};
  /** Called when the server is another one than the page came from. */
  onupgrade: () => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #id = 0;
  #tries = 0;
  #timer = 0;
  #guard = 0;
  #beat = 0;
  #heard = 0;
  #server = '';
  #after = 0;
  #closed = true;
  /** Done when the server has said who I am, where it had turned me away for that. */
  #known: Promise<void> = Promise.resolve();
  #make: Maker;

  constructor(make: Maker = made) {
    this.#make = make;
  }

  open(): void {
    if (!this.#closed) return;
    this.#closed = false;
    addEventListener('online', this.#soon);
    addEventListener('offline', this.#cut);
    addEventListener('pageshow', this.#check);
    document.addEventListener('visibilitychange', this.#check);
    this.#beat = window.setInterval(this.#check, BEAT_MS);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#guard);
    clearInterval(this.#beat);
    removeEventListener('online', this.#soon);
    removeEventListener('offline', this.#cut);
    removeEventListener('pageshow', this.#check);
    document.removeEventListener('visibilitychange', this.#check);
    this.#drop();
    this.#fail();
  }

  /** Say something and wait for its answer. An answer that may take long does not cut the connection. */
  ask(message: Message, patience = PATIENCE_MS, cuts = true): Promise<Message> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== 1) {
        reject(new Error('lost'));
        return;
      }
      const timer = window.setTimeout(() => {
        if (!this.#waiting.delete(id)) return;
        reject(new Error('silent'));
        if (cuts) this.#cut();
      }, patience);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Try again at once. */
  retry(): void {
    this.#soon();
  }

  #soon = (): void => {
    void this.#known.then(() => {
      if (this.status !== 'open' && !this.#closed) this.#connect();
    });
  };

  /** Does anybody answer? Asked when nothing was heard for a while, and when the page comes back. */
  #check = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.status === 'lost') this.#soon();
    else if (this.status === 'open' && Date.now() - this.#heard > PONG_MS) {
      this.ask({ say: 'ping' }, PONG_MS).catch(() => {});
    }
  };

  #cut = (): void => {
    if (this.#closed || !this.#socket) return;
    this.#drop();
    this.#lost();
  };

  /** Let go of a socket, whatever it was doing: it is heard no more. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#guard);
    this.#drop();
    this.retryIn = 0;
    const socket = this.#make(address());
    this.#socket = socket;
    this.#guard = window.setTimeout(this.#cut, GREETING_MS);
    const greet = () => {
      socket.send(JSON.stringify({ say: 'hello', lang: lang() }));
      this.onopen();
    };
    if (socket.readyState === 1 && this.#make === made) greet();
    else socket.onopen = greet;
    socket.onmessage = (event: MessageEvent) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === NO_IDENTITY) this.#known = identity.load();
      this.#cut();
    };
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    if (message.say === 'welcome') {
      this.#welcome(String(message['server'] ?? ''));
      return;
    }
    const id = message['id'];
    const asked = typeof id === 'number' ? this.#waiting.get(id) : undefined;
    if (asked && typeof id === 'number') {
      this.#waiting.delete(id);
      clearTimeout(asked.timer);
      asked.resolve(message);
    } else if (message.say === 'bye') {
      this.#tries = 0;
      this.#after = Math.min(60, Number(message['after'] ?? 0) || 0);
    } else this.onmessage(message);
  }

  #welcome(server: string): void {
    clearTimeout(this.#guard);
    this.status = 'open';
    this.#tries = 0;
    this.#after = 0;
    if (this.#server && server && server !== this.#server) this.onupgrade();
    this.#server = server || this.#server;
  }

  #fail(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const entry of waiting) {
      clearTimeout(entry.timer);
      entry.reject(new Error('lost'));
    }
  }

  #lost(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#guard);
    this.#fail();
    if (this.#closed) return;
    this.status = 'lost';
    this.retryIn = Math.max(1, Math.round(this.#after)) || 1;
    if (!this.#after) this.retryIn = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 5;
    this.#tries++;
    this.#after = 0;
    const tick = () => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) this.#soon();
      else this.#timer = window.setTimeout(tick, 1000);
    };
    // Not all who were cut off come back in the same instant.
    this.#timer = window.setTimeout(tick, 700 + Math.random() * 600);
  }
}
