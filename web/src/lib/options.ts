/** The options of a table in words: only what differs from the usual game. */
import type { GameInfo } from './types';

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
