/** What travels between server and client; see docs/protocol.md. */

export type Box = [number, number, number, number];

export interface ElementData {
  tag: string;
  id?: string;
  attributes?: Record<string, string>;
  text?: string;
  label?: string;
  tip?: string;
  place?: string;
  /** The larger thing that it is a part of. */
  whole?: string;
  /** Path data along which a piece comes to where it lies. */
  way?: string;
  children?: ElementData[];
}

export interface DefinitionData {
  kind: string;
  id: string;
  attributes?: Record<string, string>;
  children?: ElementData[];
  box?: Box;
}

export interface StageData {
  key: string;
  viewbox: Box;
  board: Box | null;
  tray: Box | null;
  small: Box | null;
  ground: string;
  /** How many lines the reader's own things fill in most steps. */
  own?: number;
  palette: Record<'dark' | 'light', Record<string, string>>;
  definitions: DefinitionData[];
  elements: ElementData[];
}

/** Beside the board (opponent, shared, side), under it (own), over it in full width (row), or in front of it (dialog). */
export type Area = 'opponent' | 'shared' | 'own' | 'side' | 'row' | 'dialog';
export type WidgetState = 'idle' | 'can' | 'chosen' | 'current' | 'done' | 'used' | 'off';

/** One widget of any kind; which fields are there depends on `kind`. */
export interface WidgetData {
  kind: string;
  id?: string;
  label?: string;
  tip?: string;
  text?: string;
  note?: string;
  tone?: string;
  symbol?: string;
  symbols?: string[];
  caption?: string;
  value?: number | string;
  maximum?: number;
  colour?: string;
  segments?: boolean;
  spaces?: WidgetData[];
  columns?: number;
  pips?: boolean;
  badge?: string;
  /** What is pointed out on the board while this is pointed at. */
  shows?: string[];
  /** A row for the last step of a choice: only what may be chosen next is shown. */
  late?: boolean;
  state?: WidgetState;
  count?: number;
  mark?: WidgetData | null;
  children?: WidgetData[];
  title?: string;
  corners?: string[];
  price?: string;
  accent?: string;
  head?: string[];
  rows?: string[][];
  lit?: [number, number][];
  faces?: number[];
  total?: string;
  /** Dice one by one, where they can be chosen or ignored. */
  dice?: WidgetData[];
  face?: number;
  /** Values on a meter that something happens at. */
  marks?: number[];
  /** A rule that a text leans on; a text that does not count. */
  rule?: string;
  struck?: boolean;
  /** A card: picture first, face down. */
  large?: boolean;
  back?: boolean;
  /** A table: the first cell of a row names it; where a look-up starts and where it ends (-1: nowhere). */
  row_heads?: boolean;
  start?: number;
  column?: number;
  row?: number;
  area?: Area;
  subtitle?: string;
  /** The panel in one line, for a small screen. */
  status?: string;
  seat?: number | null;
}

export interface PanelData extends WidgetData {
  kind: 'panel';
  id: string;
}

export interface SceneData {
  title: string;
  lang: string;
  prompt: string;
  stage: StageData;
  pieces: ElementData[];
  panels: PanelData[];
}

export interface Delta<T> {
  added?: T[];
  changed?: T[];
  removed?: string[];
  order?: string[];
}

export interface SceneChanges {
  key: string;
  title?: string;
  lang?: string;
  prompt?: string;
  stage?: StageData;
  pieces?: ElementData[] | Delta<ElementData>;
  panels?: PanelData[] | Delta<PanelData>;
}

export interface Seat {
  kind: 'person' | 'agent' | 'open';
  name: string;
  title?: string;
  agent?: string | null;
  you: boolean;
  online: boolean;
  standing_in?: boolean | string | null;
}

export interface Choice {
  seat: number;
  index: number;
  action: string;
  label: string;
  targets: string[];
}

export interface LogLine {
  text: string;
  targets?: string[];
  /** What somebody got by it, and who, where the event says so. */
  points?: number;
  seat?: number;
  /** It says nothing but these points. */
  bare?: boolean;
  /** A round or a phase begins: what follows is no seat's doing. */
  head?: boolean;
}

export interface LogEntry {
  ply: number;
  seat: number | null;
  lines: LogLine[];
}

export interface TimelineEntry {
  ply: number;
  seat: number | null;
  kind: string;
}

export interface Thinking {
  seat: number;
  since: number;
  budget: number;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  text?: string;
  /** All won or lost together; nobody won because the game did. */
  cooperative?: boolean;
  defeat?: boolean;
  /** Who gave up, where that ended it. */
  by?: number;
}

export interface Snapshot {
  table: string;
  game: string;
  status: 'waiting' | 'playing' | 'over' | 'broken';
  reason?: string;
  version: number;
  ply: number;
  plies: number;
  seats: Seat[];
  my_seats: number[];
  viewing: number | null;
  listed: boolean;
  hints: boolean;
  options: Record<string, unknown>;
  to_act: number[];
  thinking: Thinking[];
  scene: SceneData;
  prompt: string;
  choices: Choice[];
  can: Partial<Record<'undo' | 'undo_asks' | 'resign' | 'hint' | 'analysis' | 'draw' | 'branch' | 'rematch' | 'leave', boolean>>;
  log: LogEntry[];
  timeline: TimelineEntry[];
  outcome: Outcome | null;
  undo_asked: { seat: number } | null;
  watchers?: number;
  invite?: string | null;
  rematch?: string | null;
  /** Of a branch: the table and ply it comes from, and the ply before its own first one. */
  origin?: { table: string; ply: number; start: number };
  muted?: boolean;
  chats?: number;
}

export interface ChatEntry {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Reason {
  rule: string;
  text: string;
}

export interface Answer {
  answer: 'accepted' | 'duplicate' | 'refused';
  move: string;
  version: number;
  reasons?: Reason[];
  code?: string;
}

export interface RatedMove {
  action: string;
  label: string;
  value: number;
  visits: number;
  targets?: string[];
}

/** Values that other options must have, by their ids: one of each. */
export type Needs = Record<string, unknown[]>;

export interface OptionField {
  id: string;
  name: string;
  help?: string;
  type: string;
  default: unknown;
  values?: { value: unknown; name: string; help?: string; needs?: Needs }[];
  least?: number;
  most?: number;
  pattern?: string;
  example?: string;
  /** With which values of other options it means something. */
  needs?: Needs;
  /** With how many seats it means something, if not with all. */
  seats?: number[];
}

export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  /** A motto of a few words. */
  tagline: string;
  seats: [number, number];
  minutes: [number, number] | number;
  weight: number;
  cooperative: boolean;
  options: OptionField[];
  seat_names: string[];
  levels: { spec: string; name: string }[];
}

export interface TableRow {
  table: string;
  game: string;
  status: Snapshot['status'];
  seats: Seat[];
  open_seats: number;
  plies: number;
  touched: number;
  my_turn: boolean;
  to_act?: number[];
  outcome: Outcome | null;
  title: string;
}

export interface Me {
  name: string;
  account: boolean | string | null;
  lang?: string | null;
  theme?: string | null;
}

export interface RulesPage {
  title: string;
  sections: { anchor: string; title: string; markdown: string }[];
  ids: Record<string, string>;
}
