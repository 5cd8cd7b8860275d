/** Options for small buttons: what several of one kind begin and end with is said once, above them. */
import type { Choice } from './types';

export interface Group {
  /** The words that all of the group share, with "…" for what differs. */
  lead: string;
  entries: { choice: Choice; words: string }[];
}

const LONG = 34;
const LEAST_SHARED = 2;
/** What may stand between two parts of a label. */
const SIGNS = /[\s:,→·–-]+$/u;

/** Neighbours of one kind stand together, in the order in which they came. */
export function briefly(choices: readonly Choice[]): Group[] {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) {
    const kind = choice.action.split(' ', 1)[0] ?? '';
    const same = kinds.get(kind);
    if (same) same.push(choice);
    else kinds.set(kind, [choice]);
  }
  const groups: Group[] = [];
  const rest: Choice[] = [];
  for (const same of kinds.values()) {
    const shared = same.length > 1 ? sharedWords(same.map((choice) => choice.label)) : 0;
    if (shared < LEAST_SHARED) {
      rest.push(...same);
      continue;
    }
    const after = sharedEnd(same.map((choice) => choice.label), shared);
    const first = (same[0]?.label ?? '').split(' ');
    const lead = [...first.slice(0, shared), '…', ...first.slice(first.length - after)].join(' ').replace(/\.$/, '');
    groups.push({ lead, entries: same.map((choice) => ({ choice, words: middle(choice.label, shared, after) })) });
  }
  return rest.length ? [...groups, { lead: '', entries: named(rest) }] : groups;
}

/** What a short name stands for: the words of the thing without that name ("Nerve cell 4b2" without "4b2"). */
export function kindOf(thing: string, name: string): string {
  const words = thing.split(' ');
  return name && words.length > 1 && words.includes(name) ? words.filter((word) => word !== name && word !== '·').join(' ') : '';
}

/** The words that all of the choices begin with, whatever signs follow them; each keeps a word of its own. */
export function sharedLead(choices: readonly Choice[]): string {
  const all = choices.map(({ label }) => label.split(' ').map((word) => word.replace(SIGNS, '')));
  const [first = []] = all;
  let shared = 0;
  while (all.length > 1 && all.every((words) => shared < words.length - 1 && words[shared] === first[shared])) shared += 1;
  return first.slice(0, shared).join(' ').trim();
}

/** A label without the words that are said already. */
export function without(label: string, lead: string): string {
  const rest = lead && label.startsWith(lead) ? label.slice(lead.length).replace(/^[\s:,→·–-]+/u, '').replace(/\.$/, '') : '';
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : label;
}

/** How many words all labels begin with; each keeps at least one of its own. */
function sharedWords(labels: readonly string[]): number {
  const all = labels.map((label) => label.split(' '));
  const first = all[0] ?? [];
  let shared = 0;
  while (all.every((words) => shared < words.length - 1 && words[shared] === first[shared])) shared += 1;
  return shared;
}

/** How many plain words all labels end with, such as a German verb, beside those they begin with. */
function sharedEnd(labels: readonly string[], begin: number): number {
  const all = labels.map((label) => label.split(' '));
  const word = (words: string[], nth: number) => words[words.length - 1 - nth] ?? '';
  const first = all[0] ?? [];
  let shared = 0;
  while (all.every((words) => shared < words.length - 1 - begin && word(words, shared) === word(first, shared)) && /^\p{L}+\.?$/u.test(word(first, shared))) shared += 1;
  return shared;
}

function middle(label: string, from: number, after: number): string {
  const words = label.split(' ');
  return words.slice(from, words.length - after).join(' ').replace(after ? SIGNS : /\.$/, '');
}

/** A long label's name is enough where it is nobody else's; the big button says it all. */
function named(choices: readonly Choice[]): Group['entries'] {
  const heads = choices.map(({ label }) => label.split(': ')[0] ?? label);
  return choices.map((choice, place) => {
    const head = heads[place] ?? '';
    const alone = heads.filter((other) => other === head).length === 1;
    return { choice, words: choice.label.length > LONG && alone ? head : choice.label };
  });
}
