/** One table: what the server says about it, what the player is about to do. */
import { sharedLead } from './brief';
import { post, problemWords, words } from './api';
import { Chat } from './chat.svelte';
import { lightsIn, narrow, pick, reachable, sameChoices, type Narrowed } from './choose';
import { afterFrame } from './frames';
import { games, identity, takeSeats } from './identity.svelte';
import { openTables } from './kept';
import { kept, moveId, type Pending } from './moves';
import { go } from './router.svelte';
import { glows, things, type Thing } from './scene';
import { Past } from './past.svelte';
import { Snapshots } from './snapshots';
import { Link, type Message } from './socket.svelte';
import { Plan } from './plan.svelte';
import { play as sound } from './sound';
import { lang, t } from './text.svelte';
import type { Answer, ChatEntry, Choice, PanelData, RatedMove, Reason, SceneData, Snapshot } from './types';

const NOTHING: Narrowed = { left: [], whole: [], next: new Set() };
/** The same list each time: nothing hears of it. */
const NONE: string[] = [];
const HINT_MS = 60_000;
/** So many things can be named in a question. */
const MOST_NAMED = 3;
/** How long the rest of the page may lag behind a board that changes all the time. */
const PATIENCE_MS = 400;

export class TableStore {
  readonly id: string;
  readonly link: Link;
  readonly plan = new Plan();
  readonly chat: Chat;
  live = $state.raw<Snapshot | null>(null);
  /** The same, a frame later: for the panels round the board. */
  beside = $state.raw<Snapshot | null>(null);
  /** And one more frame later: for the log. */
  settled = $state.raw<Snapshot | null>(null);
  /** And the last: for timeline and win chance. */
  timed = $state.raw<Snapshot | null>(null);
  picks = $state.raw<string[]>([]);
  /** Choices with one meaning too many: the player is asked which. Where more may be picked, those that need no more. */
  asked = $state.raw<Choice[]>([]);
  /** On a phone: chosen, to be confirmed. */
  ready = $state.raw<Choice | null>(null);
  pending = $state.raw<Pending | null>(null);
  hint = $state.raw<RatedMove[]>([]);
  hinting = $state(false);
  /** Ids that something on the page points at. */
  pointed = $state.raw<string[]>([]);
  notice = $state('');
  /** What screen readers are told. */
  told = $state('');
  failure = $state('');
  curtain = $state(false);
  /** When the one we wait for began, on this page's clock. */
  since = $state(0);
  /** Draws what has happened on the board at once, before the rest of the page is told. */
  paint: ((scene: SceneData) => void) | null = null;

  #next: Snapshot | null = null;
  #began = 0;
  #painted = 0;
  #answer: (() => void) | null = null;
  #shots = new Snapshots();
  #seat: number | null = null;
  #watching = false;
  #withdrawn = false;
  #closed = false;
  #past: Past;

  constructor(id: string, link: Link = new Link()) {
    this.id = id;
    this.link = link;
    this.chat = new Chat(id, (problem) => (this.notice = problem));
    this.#past = new Past(id, this.#shots, (problem) => (this.notice = problem));
    this.pending = kept.get(id);
    link.onopen = () => void this.watch().then(() => this.#resend());
    link.onmessage = (message) => this.#hear(message);
    link.onupgrade = () => {
      if (!this.pending) location.reload();
    };
  }

  /** The socket wants to know who asks: the guest's cookie comes with the first request. */
  open(): void {
    void identity.known().then(() => {
      if (this.#closed) return;
      this.link.open();
    });
  }

  close(): void {
    this.#closed = true;
    this.link.close();
  }

  // -- what is shown ------------------------------------------------------------------------------

  shown = $derived<Snapshot | null>(this.past ?? this.live);
  scene = $derived<SceneData | null>(this.shown?.scene ?? null);
  panels = $derived<PanelData[]>((this.past ?? this.beside)?.scene.panels ?? []);
  things = $derived<Map<string, Thing>>(this.scene ? things(this.scene) : new Map());
  /** What may be chosen now by whoever sits at this screen. */
  choices = $derived.by<Choice[]>(() => {
    if (this.past || !this.live || this.curtain || this.pending || this.live.status !== 'playing') return [];
    return reachable(this.live.choices ?? [], (id) => this.things.has(id));
  });
  now = $derived<Narrowed>(this.choices.length ? narrow(this.choices, this.picks) : NOTHING);
  myTurn = $derived(this.choices.length > 0);
  /** What glows. A choice that only waits for its confirmation leaves the others lit. */
  lit = $derived<Set<string>>(this.ready ? narrow(this.choices, this.picks.slice(0, -1)).next : this.now.next);
  hinted = $derived<string[]>(this.hint[0]?.targets ?? this.live?.choices.find((choice) => choice.action === this.hint[0]?.action)?.targets ?? NONE);

  /** Choices that nothing in the picture stands for: they get buttons of their own. */
  loose = $derived(this.choices.filter((choice) => !choice.targets.length));

  /** Choices that mean no thing: to end, to pass, yes or no. */
  plain = $derived(this.choices.filter(({ targets }) => targets.every((id) => this.things.get(id)?.button)));

  /** What stands on a thing or is part of it. */
  #inside(id: string): string[] {
    return [...this.things.values()].flatMap((thing) => (thing.place === id || thing.whole === id ? thing.id : []));
  }

  #shines(id: string): boolean {
    const shown = this.scene?.pieces.find((piece) => piece.id === id);
    return Boolean(shown && (glows(shown) || shown.children?.some(glows)));
  }

  /** What glows on a thing or as a part of it. */
  lightsOn(id: string): string[] {
    return lightsIn(this.now.next, id, (place) => this.#inside(place));
  }

  /** What has been picked so far, in the words of the choices that it leaves. */
  begun = $derived(this.picks.length ? sharedLead(this.now.left) || this.picks.map((id) => this.things.get(id)?.label ?? '').filter(Boolean).join(', ') : '');

  /** The question for the next pick: it names what there is to pick, or else what has been picked. */
  nextQuestion(): string {
    const names = this.now.next.size > MOST_NAMED || this.asked.length ? [] : [...this.now.next].map((id) => this.things.get(id)?.label ?? '');
    if (names.length && names.every(Boolean) && new Set(names).size === names.length) {
      return t('choose-these', { these: new Intl.ListFormat(lang(), { type: 'disjunction' }).format(names) });
    }
    return this.begun ? t('choose-rest', { so: this.begun }) : t('choose-next');
  }

  seatName(seat: number | null): string {
    if (seat === null || seat < 0) return t('chance');
    const entry = this.live?.seats[seat];
    if (!entry) return '';
    if (entry.kind === 'open') return t('seat-open');
    if (entry.you && this.live?.my_seats.length === 1) return t('you');
    const alike = entry.kind === 'agent' || this.live?.seats.some((other) => other !== entry && other.name === entry.name);
    return alike && entry.name && entry.title ? t('seat-alike', { title: entry.title, name: entry.name }) : entry.name || entry.title || t('guest');
  }

  // -- the server -----------------------------------------------------------------------------------

  async watch(): Promise<void> {
    if (this.#watching) return;
    this.#watching = true;
    try {
      const message: Message = { say: 'watch', table: this.id, lang: lang() };
      const known = this.#next ?? this.live;
      if (known?.scene.stage.key) {
        message['stage'] = known.scene.stage.key;
        if (known.scene.lang === lang()) message['version'] = known.version;
      }
      if (this.#seat !== null) message['seat'] = this.#seat;
      const answer = await this.link.ask(message);
      // What can be no table's code is one that isn't there.
      if (answer.say === 'error') this.failure = problemWords(String(answer['code']).replace('not-understood', 'not-found'), String(answer['text'] ?? ''));
      else this.#take(answer);
      if (!answer['muted'] && Number(answer['chats'] ?? 0) > this.chat.last) void this.chat.load();
    } catch {
      // The link comes back and watches again.
    } finally {
      this.#watching = false;
    }
  }

  /** The whole table again, in the language of now. */
  async again(): Promise<void> {
    this.hint = [];
    await this.link.ask({ say: 'lang', lang: lang() }).catch(() => null);
    if (this.past) await this.look(this.past.ply);
  }

  #take(message: Message): void {
    const known = this.#next ?? this.live;
    const snap = message.say === 'update' ? this.#shots.updated(known, message) : this.#shots.whole(known, message);
    if (snap === 'unknown') void this.watch();
    else if (snap) this.#show(snap);
  }

  /** The board is painted first; the rest of the page follows when it is on the screen. */
  #show(snap: Snapshot): void {
    const before = this.#next ?? this.live;
    if (!this.#next) this.#began = performance.now();
    this.#next = snap;
    const paints = this.paint && before && !this.past && snap.scene !== before.scene && !this.#hides(snap);
    if (!paints || document.hidden) {
      this.settle();
      return;
    }
    this.paint?.(snap.scene);
    const mine = ++this.#painted;
    afterFrame(() => {
      // Another board may have come meanwhile: then that one is painted first, for a while.
      if (mine === this.#painted || performance.now() - this.#began > PATIENCE_MS) this.settle();
    });
  }

  /** What was painted counts from now on: whoever clicks means it. */
  settle(): void {
    const snap = this.#next;
    if (!snap) return;
    this.#next = null;
    const before = this.live;
    const moved = !before || before.version !== snap.version;
    this.live = snap;
    this.failure = '';
    if (moved) this.notice = '';
    this.#heardNo(before, snap);
    if (before?.my_seats.length && !snap.my_seats.length && snap.status === 'playing') this.notice = t('seat-moved');
    this.chat.muted = snap.muted ?? this.chat.muted;
    if (snap.choices?.length && sameChoices(before?.choices ?? [], snap.choices)) this.#sayAgain(snap.choices);
    else this.#letGo();
    if (moved && this.hint.length) this.hint = []; // it was about the position before
    this.#answer?.();
    this.#answer = null;
    this.#clock(before, snap);
    this.#drawCurtain(snap);
    if (this.past && this.past.ply > snap.plies) this.toNow();
    if (!before || !this.paint || document.hidden) this.beside = snap;
    afterFrame(() => {
      if (this.live !== snap) return;
      this.beside = snap;
      afterFrame(() => {
        if (this.live !== snap || this.#next) return;
        this.settled = snap;
        if (before && moved) this.#tell(before, snap);
        afterFrame(() => {
          if (this.live === snap && !this.#next) this.timed = snap;
        });
      });
    });
  }

  /** A question about going back that ends without going back was answered by a no. */
  #heardNo(before: Snapshot | null, snap: Snapshot): void {
    const asked = before?.undo_asked;
    if (!asked || snap.undo_asked || before.version !== snap.version || !snap.my_seats.includes(asked.seat)) return;
    if (!this.#withdrawn) this.notice = t('undo-refused');
    this.#withdrawn = false;
  }

  /** No longer ask to take back a move. */
  withdraw(): void {
    this.#withdrawn = true;
    void this.say('undo-refuse');
  }

  /** The same choices in other words: another language. */
  #sayAgain(choices: Choice[]): void {
    const same = (old: Choice) => choices.find((choice) => choice.index === old.index && choice.seat === old.seat);
    if (this.asked.length) this.asked = this.asked.flatMap((old) => same(old) ?? []);
    if (this.ready) this.ready = same(this.ready) ?? null;
  }

  /** Since when the one we wait for has been at it. */
  #clock(before: Snapshot | null, snap: Snapshot): void {
    const thought = snap.thinking?.[0];
    const known = before?.thinking?.[0];
    if (thought && (thought.seat !== known?.seat || thought.since !== known.since)) {
      const passed = before ? 0 : Math.min(thought.budget, Math.max(0, Date.now() / 1000 - thought.since));
      this.since = performance.now() - passed * 1000;
    } else if (!thought && (before?.to_act.join() !== snap.to_act.join() || before.status !== snap.status)) this.since = performance.now();
  }

  #tell(before: Snapshot, snap: Snapshot): void {
    const known = before.log.at(-1)?.ply ?? -1;
    const news = snap.log.filter((entry) => entry.ply > known);
    const lines = news.flatMap((entry) => entry.lines.map((line) => line.text));
    const asked = snap.choices?.length ? snap.scene.prompt : '';
    this.told = this.curtain ? '' : [...lines, asked].filter(Boolean).join(' ');
    if (snap.outcome && !before.outcome) sound('over');
    else if (snap.choices?.length && !before.choices?.length) sound('turn');
    else sound('move');
  }

  // -- several people at one screen -----------------------------------------------------------------

  /** Nobody sees another's things by accident; where nothing is hidden there is no curtain. */
  #hides(snap: Snapshot): boolean {
    if (snap.my_seats.length < 2 || snap.status !== 'playing' || this.openHands) return false;
    return snap.viewing !== this.#seat;
  }

  get openHands(): boolean {
    return games.find(this.live?.game ?? '')?.cooperative === true || openTables.has(this.id);
  }

  #drawCurtain(snap: Snapshot): void {
    this.curtain = this.#hides(snap);
    if (this.curtain) {
      this.told = '';
      this.toNow();
    } else if (snap.viewing !== null && snap.my_seats.length > 1) this.#seat = snap.viewing;
  }

  /** The seat that the curtain waits for. */
  nextSeat = $derived(this.live?.viewing ?? 0);

  lift(always = false): void {
    if (always) openTables.add(this.id);
    this.#seat = this.nextSeat;
    this.curtain = false;
    this.told = this.live?.scene.prompt ?? '';
  }

  #hear(message: Message): void {
    const about = message['table'];
    if (about !== undefined && about !== this.id) return;
    if (message.say === 'update' || message.say === 'snapshot') this.#take(message);
    else if (message.say === 'seats') {
      const news = message as unknown as Partial<Snapshot>;
      if (this.#next) this.#next = { ...this.#next, ...news };
      else if (this.live) {
        const before = this.live;
        this.live = { ...before, ...news };
        if (before.my_seats.length && !this.live.my_seats.length && this.live.status === 'playing') this.notice = t('seat-moved');
        this.#clock(before, this.live);
        this.beside = this.live;
        this.settled = this.live;
        this.timed = this.live;
      }
    } else if (message.say === 'chat') this.chat.hear(message as unknown as ChatEntry);
    else if (message.say === 'point') {
      const word = (name: string) => (typeof message[name] === 'string' ? message[name] : '');
      this.plan.show({ seat: Number(message['seat'] ?? -1), name: word('name'), target: word('target'), to: word('to') });
    }
  }

  // -- showing the others something ------------------------------------------------------------------

  /** Somebody else is there to be shown something. */
  inCompany = $derived(Boolean(this.live?.my_seats.length) && (this.live?.seats.some((seat) => seat.kind === 'person' && !seat.you) || Boolean(this.live?.watchers)));

  /** Whether a click is meant to show rather than to choose. */
  showing(event: { altKey: boolean }): boolean {
    return this.inCompany && !this.past && (this.plan.on || event.altKey);
  }

  point(target: string, to = ''): void {
    if (!this.inCompany || !target) return;
    this.plan.show({ seat: this.live?.my_seats[0] ?? 0, name: t('you'), target, to });
    void this.say('point', { target, ...(to ? { to } : {}) });
  }

  // -- choosing ---------------------------------------------------------------------------------------

  /** What is empty already stays the same list: a new one would be news to everything that can glow. */
  #letGo(): void {
    if (this.picks.length) this.picks = [];
    if (this.asked.length) this.asked = [];
    this.ready = null;
    if (this.hint.length) this.hint = [];
    if (this.pointed.length) this.pointed = [];
  }

  /** Esc: one step back. */
  back(): boolean {
    if (this.asked.length || this.ready || this.picks.length) {
      this.asked = [];
      this.ready = null;
      this.picks = [];
      return true;
    }
    if (!this.hint.length) return false;
    this.hint = [];
    return true;
  }

  /** Something in the picture was clicked. True if it meant something. */
  choose(ids: string[], confirm: boolean): boolean {
    this.settle();
    if (!this.myTurn) return false;
    const found = pick(this.choices, this.picks, ids, confirm, { inside: (id) => this.#inside(id), shines: (id) => this.#shines(id) });
    if (found.kind === 'none') return false;
    this.asked = [];
    this.ready = null;
    if (found.kind === 'play') {
      if (confirm) {
        this.picks = found.choice.targets;
        this.ready = found.choice;
        this.told = found.choice.label;
      } else void this.act(found.choice);
    } else {
      this.picks = found.picks;
      if (found.choices) this.asked = found.choices;
      this.told = t('narrowed', { n: this.now.left.length });
    }
    return true;
  }

  async act(choice: Choice): Promise<void> {
    this.settle();
    if (!this.live || this.pending) return;
    this.pending = { move: moveId(), seat: choice.seat, action: choice.action, version: this.live.version };
    kept.set(this.id, this.pending);
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
      if (this.pending === pending) this.#answered(message as unknown as Answer & { say: string; text?: string });
    } catch {
      // The move is kept; it goes out again, under the same id, when the link is back.
    }
  }

  #answered(answer: Answer & { say: string; text?: string }): void {
    if (this.#next) {
      // Its board is being painted: until the rest follows, the move is still on its way.
      this.#answer = () => this.#answered(answer);
      return;
    }
    this.pending = null;
    kept.set(this.id, null);
    if (answer.answer === 'refused' || answer.say === 'error') {
      const why = answer.reasons?.map((reason) => reason.text).join(' ') || problemWords(answer.code ?? '', answer.text ?? '');
      this.notice = answer.code === 'stale' ? t('move-stale') : t('move-refused', { why });
      this.told = this.notice;
      sound('refuse');
      void this.watch();
    }
  }

  /** Undo, resign and the like: over the socket, with words when it fails. Null if it did. */
  async say(what: string, fields: Record<string, unknown> = {}, patience?: number): Promise<Message | null> {
    this.settle();
    const base = { table: this.id, move: moveId(), version: this.live?.version, seat: this.live?.viewing };
    try {
      const message = await this.link.ask({ say: what, ...base, lang: lang(), ...fields }, patience, patience === undefined);
      if (message.say !== 'error' && message['answer'] !== 'refused') return message;
      const reasons = (message['reasons'] as Reason[] | undefined) ?? [];
      this.notice = reasons.map((entry) => entry.text).join(' ') || problemWords(String(message['code'] ?? ''), String(message['text'] ?? ''));
    } catch {
      this.notice = t('server-away');
    }
    this.told = this.notice;
    return null;
  }

  /** A hint may take as long as the computer players before it in the queue. */
  async askHint(): Promise<void> {
    if (this.hinting) return;
    const version = this.live?.version;
    this.hinting = true;
    const answer = await this.say('hint', { seat: this.choices[0]?.seat ?? this.live?.viewing }, HINT_MS);
    this.hinting = false;
    if (this.live?.version !== version || !this.myTurn) return;
    this.hint = (answer?.['moves'] as RatedMove[] | undefined) ?? [];
    const best = this.hint[0];
    if (best) this.told = t('hint-best', { move: best.label });
  }

  async why(target: string): Promise<Reason[]> {
    const seat = this.live?.viewing ?? this.live?.my_seats[0];
    if (seat === undefined || seat === null) return [];
    const path = `/api/tables/${this.id}/why`;
    return (await post<{ reasons: Reason[] }>(path, { seat, target, picked: this.picks, lang: lang() })).reasons;
  }

  // -- looking back -----------------------------------------------------------------------------------

  get past(): Snapshot | null {
    return this.#past.shown;
  }

  /** The ply that is shown, or already asked for: the place to step from. */
  get at(): number {
    return this.#past.wanted ?? this.past?.ply ?? this.live?.plies ?? 0;
  }

  async look(ply: number): Promise<void> {
    this.settle();
    if (this.live && !this.curtain) await this.#past.look(ply, this.live);
  }

  toNow(): void {
    this.#past.leave();
  }

  /** The same people again; whoever asks first opens the table for all. */
  async rematch(): Promise<void> {
    try {
      go(`/t/${await takeSeats(`/api/tables/${this.id}/rematch`)}`);
    } catch (error) {
      this.notice = words(error);
    }
  }

  /** True when it was said; else the words stay with whoever wrote them. */
  async talk(text: string): Promise<boolean> {
    return (await this.say('chat', { text })) !== null;
  }
}
