/** One table: what the server says about it, what the player is about to do. */
import { get, post, ApiError } from './api';
import { narrow, pick, type Narrowed } from './choose';
import { identity } from './identity.svelte';
import { applyChanges, things, type Thing } from './scene';
import { go } from './router.svelte';
import { Link, type Message } from './socket.svelte';
import { play as sound } from './sound';
import { lang, t } from './text.svelte';
import type {
  Answer,
  ChatEntry,
  Choice,
  RatedMove,
  Reason,
  SceneChanges,
  SceneData,
  Snapshot,
  StageData,
  Thinking,
} from './types';

interface Pending {
  move: string;
  seat: number;
  action: string;
  version: number;
}

const NOTHING: Narrowed = { left: [], whole: [], next: new Set() };

export class TableStore {
  readonly id: string;
  readonly link: Link;
  live = $state.raw<Snapshot | null>(null);
  past = $state.raw<Snapshot | null>(null);
  chat = $state.raw<ChatEntry[]>([]);
  unread = $state(0);
  picks = $state.raw<string[]>([]);
  /** Choices with one meaning too many: the player is asked which. */
  asked = $state.raw<Choice[]>([]);
  /** On a phone: chosen, to be confirmed. */
  ready = $state.raw<Choice | null>(null);
  pending = $state.raw<Pending | null>(null);
  hint = $state.raw<RatedMove[]>([]);
  /** Ids that something on the page points at. */
  pointed = $state.raw<string[]>([]);
  notice = $state('');
  /** What screen readers are told. */
  told = $state('');
  failure = $state('');
  curtain = $state(false);
  thinkingSince = $state(0);
  invite = $state('');

  #stages = new Map<string, StageData>();
  #moves = 0;
  #seat: number | null = null;
  #watching = false;
  #closed = false;

  constructor(id: string, link: Link = new Link()) {
    this.id = id;
    this.link = link;
    link.onopen = () => void this.watch().then(() => this.#resend());
    link.onmessage = (message) => this.#hear(message);
  }

  /** The socket wants to know who asks: the guest's cookie comes with the first request. */
  open(): void {
    void identity.known().then(() => {
      if (this.#closed) return;
      this.link.open();
      void this.loadChat();
    });
  }

  close(): void {
    this.#closed = true;
    this.link.close();
  }

  // -- what is shown ------------------------------------------------------------------------------

  shown = $derived<Snapshot | null>(this.past ?? this.live);
  scene = $derived<SceneData | null>(this.shown?.scene ?? null);
  things = $derived<Map<string, Thing>>(this.scene ? things(this.scene) : new Map());
  /** What may be chosen now by whoever sits at this screen. */
  choices = $derived<Choice[]>(
    this.past || !this.live || this.curtain || this.pending ? [] : (this.live.choices ?? []),
  );
  now = $derived<Narrowed>(this.choices.length ? narrow(this.choices, this.picks) : NOTHING);
  myTurn = $derived(this.choices.length > 0);

  /** Choices that nothing in the picture stands for: they get buttons of their own. */
  loose = $derived(
    this.choices.filter((choice) => !choice.targets.some((id) => this.things.has(id))),
  );

  seatName(seat: number | null): string {
    if (seat === null || seat < 0) return t('chance');
    const entry = this.live?.seats[seat];
    if (!entry) return '';
    if (entry.kind === 'open') return t('seat-open');
    if (entry.you && this.live?.my_seats.length === 1) return t('you');
    return entry.name || entry.title || t('guest');
  }

  // -- the server -----------------------------------------------------------------------------------

  async watch(): Promise<void> {
    if (this.#watching) return;
    this.#watching = true;
    try {
      const message: Message = { say: 'watch', table: this.id, lang: lang() };
      const known = this.live;
      if (known) message['stage'] = known.scene.stage.key;
      if (this.#seat !== null) message['seat'] = this.#seat;
      const answer = await this.link.ask(message);
      if (answer.say === 'error') this.failure = String(answer['text'] ?? answer['code']);
      else this.#take(answer);
    } catch {
      // The link comes back and watches again.
    } finally {
      this.#watching = false;
    }
  }

  /** The whole table again, in the language of now. */
  async again(): Promise<void> {
    await this.link.ask({ say: 'lang', lang: lang() }).catch(() => null);
    if (this.past) await this.look(this.past.ply);
  }

  #whole(data: Record<string, unknown>): Snapshot | null {
    const snap = data as unknown as Snapshot;
    const scene = snap.scene as (SceneData & { key?: string }) | null;
    if (!scene) {
      this.failure = snap.reason ?? '';
      return null;
    }
    const key = scene.stage?.key ?? scene.key ?? '';
    const stage = scene.stage?.definitions ? scene.stage : this.#stages.get(key);
    if (!stage) return null;
    this.#stages.set(stage.key, stage);
    return { ...snap, scene: { ...scene, stage } };
  }

  #take(message: Message): void {
    if (message.say === 'update') {
      this.#update(message);
      return;
    }
    const snap = this.#whole(message);
    if (snap) this.#show(snap);
  }

  #update(message: Message): void {
    const live = this.live;
    const { scene: changes, log, timeline, ...rest } = message as unknown as Partial<Snapshot> & {
      scene?: SceneChanges;
      from?: number;
    };
    if (!live || (rest.from !== undefined && rest.from !== live.version)) {
      if ((rest.version ?? 0) > (live?.version ?? -1)) void this.watch();
      return;
    }
    const scene = changes ? applyChanges(live.scene, changes) : live.scene;
    if (!scene) {
      void this.watch();
      return;
    }
    this.#stages.set(scene.stage.key, scene.stage);
    const lines = log ? merged(live.log, log) : live.log;
    const line = timeline ? merged(live.timeline, timeline) : live.timeline;
    this.#show({ ...live, ...(rest as Partial<Snapshot>), scene, log: lines, timeline: line });
  }

  #show(snap: Snapshot): void {
    const before = this.live;
    const moved = !before || before.version !== snap.version;
    this.live = snap;
    this.failure = '';
    if (moved || !snap.choices?.length) this.#letGo();
    if (snap.thinking?.length && !before?.thinking?.length) this.thinkingSince = performance.now();
    this.#drawCurtain(snap);
    if (before && moved) this.#tell(before, snap);
  }

  #tell(before: Snapshot, snap: Snapshot): void {
    const known = before.log.at(-1)?.ply ?? -1;
    const news = snap.log.filter((entry) => entry.ply > known);
    const words = news.flatMap((entry) => entry.lines.map((line) => line.text));
    const asked = snap.choices?.length ? snap.scene.prompt : '';
    this.told = [...words, asked].filter(Boolean).join(' ');
    if (snap.outcome && !before.outcome) sound('over');
    else if (snap.choices?.length && !before.choices?.length) sound('turn');
    else sound('move');
  }

  /** Several people at one screen: nobody sees another's things by accident. */
  #drawCurtain(snap: Snapshot): void {
    if (snap.my_seats.length < 2 || snap.status !== 'playing') {
      this.curtain = false;
      return;
    }
    this.curtain = snap.viewing !== this.#seat;
  }

  /** The seat that the curtain waits for. */
  nextSeat = $derived(this.live?.viewing ?? 0);

  lift(): void {
    this.#seat = this.nextSeat;
    this.curtain = false;
  }

  #hear(message: Message): void {
    const about = message['table'];
    if (about !== undefined && about !== this.id) return;
    if (message.say === 'update' || message.say === 'snapshot') this.#take(message);
    else if (message.say === 'seats' && this.live) {
      this.live = { ...this.live, ...(message as unknown as Partial<Snapshot>) };
    } else if (message.say === 'thinking' && this.live) {
      this.thinkingSince = performance.now();
      this.live = { ...this.live, thinking: (message['thinking'] as Thinking[] | undefined) ?? [] };
    } else if (message.say === 'chat') {
      const entry = message as unknown as ChatEntry;
      if (!this.chat.some((old) => old.n === entry.n)) {
        this.chat = [...this.chat, entry];
        this.unread += 1;
        sound('chat');
      }
    } else if (message.say === 'point') {
      this.pointed = [message['target'], message['to']].filter((id) => typeof id === 'string');
      setTimeout(() => (this.pointed = []), 2500);
    }
  }

  // -- choosing ---------------------------------------------------------------------------------------

  #letGo(): void {
    this.picks = [];
    this.asked = [];
    this.ready = null;
    this.hint = [];
  }

  /** Esc: one step back. */
  back(): boolean {
    if (this.asked.length || this.ready || this.picks.length) {
      this.asked = [];
      this.ready = null;
      this.picks = [];
      return true;
    }
    return false;
  }

  /** Something in the picture was clicked. True if it meant something. */
  choose(ids: string[], confirm: boolean): boolean {
    if (!this.myTurn) return false;
    const found = pick(this.choices, this.picks, ids);
    this.asked = [];
    this.ready = null;
    if (found.kind === 'none') return false;
    if (found.kind === 'play') {
      if (confirm) {
        this.picks = found.choice.targets;
        this.ready = found.choice;
      } else void this.act(found.choice);
    } else {
      this.picks = found.picks;
      if (found.kind === 'ask') this.asked = found.choices;
      const left = this.now.left.length;
      this.told = t('narrowed', { n: left });
    }
    return true;
  }

  async act(choice: Choice): Promise<void> {
    if (!this.live || this.pending) return;
    const move = `c-${Date.now().toString(36)}-${++this.#moves}`;
    this.pending = { move, seat: choice.seat, action: choice.action, version: this.live.version };
    this.#letGo();
    this.notice = '';
    await this.#send();
  }

  async #resend(): Promise<void> {
    if (this.pending) await this.#send();
  }

  async #send(): Promise<void> {
    const pending = this.pending;
    if (!pending) return;
    try {
      const message = await this.link.ask({ say: 'act', table: this.id, ...pending });
      this.#answered(message as unknown as Answer & { say: string; text?: string });
    } catch {
      // The move is kept; it goes out again, under the same id, when the link is back.
    }
  }

  #answered(answer: Answer & { say: string; text?: string }): void {
    this.pending = null;
    if (answer.answer === 'refused' || answer.say === 'error') {
      const words = answer.reasons?.map((reason) => reason.text).join(' ') || answer.text || '';
      this.notice = answer.code === 'stale' ? t('move-stale') : t('move-refused', { why: words });
      this.told = this.notice;
      sound('refuse');
      void this.watch();
    }
  }

  /** Undo, resign and the like: over the socket, with words when it fails. */
  async say(what: string, fields: Record<string, unknown> = {}): Promise<Message | null> {
    const move = `c-${Date.now().toString(36)}-${++this.#moves}`;
    const base = { table: this.id, move, version: this.live?.version, seat: this.live?.viewing };
    try {
      const message = await this.link.ask({ say: what, ...base, lang: lang(), ...fields });
      if (message.say === 'error' || message['answer'] === 'refused') {
        const reasons = (message['reasons'] as Reason[] | undefined) ?? [];
        this.notice = reasons.map((entry) => entry.text).join(' ') || String(message['text'] ?? '');
        this.told = this.notice;
      }
      return message;
    } catch {
      return null;
    }
  }

  async askHint(): Promise<void> {
    const seat = this.choices[0]?.seat ?? this.live?.viewing;
    const answer = await this.say('hint', { seat });
    this.hint = (answer?.['moves'] as RatedMove[] | undefined) ?? [];
    const best = this.hint[0];
    if (best) {
      this.told = t('hint-best', { move: best.label });
      const choice = this.choices.find((entry) => entry.action === best.action);
      this.pointed = best.targets ?? choice?.targets ?? [];
    }
  }

  async why(target: string): Promise<Reason[]> {
    const seat = this.live?.viewing ?? this.live?.my_seats[0];
    if (seat === undefined || seat === null) return [];
    const path = `/api/tables/${this.id}/why`;
    const found = await post<{ reasons: Reason[] }>(path, { seat, target, lang: lang() });
    return found.reasons;
  }

  // -- looking back -----------------------------------------------------------------------------------

  async look(ply: number): Promise<void> {
    const live = this.live;
    if (!live) return;
    const wanted = Math.max(0, Math.min(live.plies, ply));
    if (wanted === live.plies) {
      this.past = null;
      return;
    }
    try {
      const path = `/api/tables/${this.id}/at/${wanted}?lang=${lang()}`;
      const snap = this.#whole(await get<Record<string, unknown>>(path));
      if (snap) this.past = { ...snap, plies: live.plies, ply: wanted };
    } catch (error) {
      if (error instanceof ApiError) this.notice = error.message;
    }
  }

  toNow(): void {
    this.past = null;
  }

  /** The same people again; whoever asks first opens the table for all. */
  async rematch(): Promise<void> {
    try {
      go(`/t/${(await post<{ table: string }>(`/api/tables/${this.id}/rematch`)).table}`);
    } catch (error) {
      if (error instanceof ApiError) this.notice = error.message;
    }
  }

  // -- talking ------------------------------------------------------------------------------------------

  async loadChat(): Promise<void> {
    try {
      this.chat = (await get<{ lines: ChatEntry[] }>(`/api/tables/${this.id}/chat?after=0`)).lines;
    } catch {
      // The table itself says what is wrong.
    }
  }

  async talk(text: string): Promise<void> {
    await this.say('chat', { text });
  }
}

function merged<T extends { ply: number }>(old: T[], news: T[]): T[] {
  const fresh = new Set(news.map((entry) => entry.ply));
  return [...old.filter((entry) => !fresh.has(entry.ply)), ...news].sort((a, b) => a.ply - b.ply);
}
