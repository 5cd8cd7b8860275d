/** One socket to the server: answers by id, comes back by itself, says honestly how it stands. */
import { lang } from './text.svelte';

export type Message = Record<string, unknown> & { say: string };
type Waiting = { resolve: (message: Message) => void; reject: (error: Error) => void };
type Maker = (url: string) => WebSocket;

const PAUSES = [1, 2, 3, 5, 8, 13];
const PATIENCE_MS = 15_000;

export class Link {
  status = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** Seconds until the next try. */
  retryIn = $state(0);
  /** Called with everything that nobody asked for. */
  onmessage: (message: Message) => void = () => {};
  /** Called after each welcome: the place to watch and to send again. */
  onopen: () => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #id = 0;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #make: Maker;

  constructor(make: Maker = (url) => new WebSocket(url)) {
    this.#make = make;
  }

  open(): void {
    this.#closed = false;
    addEventListener('online', this.#soon);
    addEventListener('offline', this.#cut);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#soon);
    removeEventListener('offline', this.#cut);
    this.#socket?.close();
    this.#fail();
  }

  /** Say something and wait for its answer. */
  ask(message: Message): Promise<Message> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== 1) {
        reject(new Error('lost'));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...message, id }));
      setTimeout(() => {
        if (this.#waiting.delete(id)) {
          reject(new Error('silent'));
          this.#cut();
        }
      }, PATIENCE_MS);
    });
  }

  /** Try again at once. */
  #soon = (): void => {
    if (this.status !== 'open' && !this.#closed) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  retry(): void {
    this.#soon();
  }

  #cut = (): void => {
    this.#socket?.close();
    this.#lost();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = this.#make(`${scheme}//${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ say: 'hello', lang: lang() }));
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: Message): void {
    if (message.say === 'welcome') {
      this.status = 'open';
      this.#tries = 0;
      this.retryIn = 0;
      this.onopen();
      return;
    }
    const id = message['id'];
    if (typeof id === 'number' && this.#waiting.has(id)) {
      this.#waiting.get(id)?.resolve(message);
      this.#waiting.delete(id);
      return;
    }
    if (message.say === 'bye') {
      this.#tries = 0;
      return;
    }
    this.onmessage(message);
  }

  #fail(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const entry of waiting) entry.reject(new Error('lost'));
  }

  #lost(): void {
    this.#socket = null;
    this.#fail();
    if (this.#closed) return;
    this.status = 'lost';
    clearTimeout(this.#timer);
    this.retryIn = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 5;
    const tick = () => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) this.#connect();
      else this.#timer = window.setTimeout(tick, 1000);
    };
    this.#timer = window.setTimeout(tick, 1000);
  }
}
