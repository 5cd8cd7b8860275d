/** The options of a game: those that are offered, and those of a table in words. */
import type { GameInfo, OptionField } from './types';

/** What means something with so many seats. */
export function offered(game: GameInfo, seats: number): OptionField[] {
  return game.options.filter((field) => !field.seats || field.seats.includes(seats));
}

/** Only what differs from the usual game. */
export function variantWords(game: GameInfo, options: Record<string, unknown>): string {
  const found: string[] = [];
  for (const field of game.options) {
    const value = options[field.id];
    if (value === undefined || value === field.default) continue;
    const named = field.values?.find((entry) => entry.value === value)?.name;
    if (typeof value === 'boolean') found.push(value ? field.name : '');
    else found.push(named || `${field.name}: ${String(value)}`);
  }
  return found.filter(Boolean).join(' · ');
}
