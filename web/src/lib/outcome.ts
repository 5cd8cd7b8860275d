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
  return say(id, { score: scores(outcome), name: nameOf(winners[0] ?? 0), names: winners.map(nameOf).join(', ') });
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

function scores(outcome: Outcome): string {
  return (outcome.scores ?? []).join(' : ');
}
