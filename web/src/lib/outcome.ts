/** How a game ended, in words. No winner is a draw, unless the game itself has won. */
import type { Outcome } from './types';

type Say = (id: string, args?: Record<string, string>) => string;

export interface Ending {
  /** The message that says it, and who it names. */
  id: 'over-together' | 'over-lost' | 'over-drawn' | 'over-shared' | 'over-you' | 'over-they';
  winners: number[];
}

export function ending(outcome: Outcome, mine: readonly number[]): Ending {
  const winners = outcome.winners ?? [];
  if (outcome.cooperative) return { id: winners.length ? 'over-together' : 'over-lost', winners };
  if (!winners.length) return { id: outcome.defeat ? 'over-lost' : 'over-drawn', winners };
  if (winners.length > 1) return { id: 'over-shared', winners };
  return { id: mine.includes(winners[0] ?? -1) ? 'over-you' : 'over-they', winners };
}

/** The sentence over a finished table. */
export function endingWords(outcome: Outcome, mine: readonly number[], nameOf: (seat: number) => string, say: Say): string {
  const { id, winners } = ending(outcome, mine);
  const score = scores(outcome);
  return say(id, { score, scored: score ? 'yes' : 'no', name: nameOf(winners[0] ?? 0), names: winners.map(nameOf).join(', ') });
}

/** The few words in a list of tables. */
export function endingBrief(outcome: Outcome, mine: readonly number[], nameOf: (seat: number) => string, say: Say): string {
  const { id, winners } = ending(outcome, mine);
  if (id === 'over-you') return say('you-won');
  if (id === 'over-together') return say('won-together');
  if (id === 'over-lost') return say('lost');
  if (id === 'over-drawn') return say('drawn');
  return say('won-by', { name: winners.map(nameOf).join(', ') });
}

/** Why it ended, as a sentence. */
export function endingReason(outcome: Outcome, nameOf: (seat: number) => string, say: Say): string {
  if (outcome.by !== undefined) return say('gave-up', { name: nameOf(outcome.by) });
  return outcome.text ?? '';
}

/** Where somebody came in, counted from 1; null where there is no such order: together, for two, shared, given up. */
export function rank(outcome: Outcome, seat: number): number | null {
  const [only, another] = outcome.winners ?? [];
  const all = outcome.scores ?? [];
  if (outcome.cooperative || outcome.by !== undefined || all.length < 3 || only === undefined || another !== undefined || seat === only) return null;
  const mine = all[seat] ?? 0;
  return 1 + all.filter((score, other) => other === only || (other !== seat && score > mine)).length;
}

/** The scores, a single winner's first and the others by rank; once where all share one. Who gives up ends a game without any. */
export function scores(outcome: Outcome): string {
  if (outcome.by !== undefined) return '';
  if (outcome.cooperative) {
    const [shared = 0, ...others] = new Set(outcome.scores ?? []);
    if (!others.length) return shared ? String(shared) : '';
  }
  const [only, another] = outcome.winners ?? [];
  const all = (outcome.scores ?? []).map((score, seat) => ({ score, seat }));
  if (only !== undefined && another === undefined) all.sort((a, b) => Number(b.seat === only) - Number(a.seat === only) || b.score - a.score);
  return all.map(({ score }) => score).join(' : ');
}
