/** The options of a game: those that are offered, and those of a table in words. */
import type { GameInfo, Needs, OptionField } from './types';

const met = (needs: Needs | undefined, chosen: Record<string, unknown>): boolean => Object.entries(needs ?? {}).every(([id, values]) => values.includes(chosen[id]));

/** What means something with so many seats and with what else is chosen, each with the values that do. */
export function offered(game: GameInfo, seats: number, chosen: Record<string, unknown>): OptionField[] {
  return game.options
    .filter((field) => (!field.seats || field.seats.includes(seats)) && met(field.needs, chosen))
    .map((field) => (field.values?.some(({ needs }) => needs) ? { ...field, values: field.values.filter(({ needs }) => met(needs, chosen)) } : field));
}

/** The value, or the usual one where it is no longer offered. */
export function still(field: OptionField, value: unknown): unknown {
  const free = field.pattern || field.type === 'letters' || !field.values?.length;
  return free || field.values?.some((entry) => entry.value === value) ? value : field.default;
}

/** Only what differs from the usual game. */
export function variantWords(game: GameInfo, options: Record<string, unknown>): string {
  const found: string[] = [];
  for (const field of game.options) {
    const value = options[field.id];
    if (value === undefined || value === field.default) continue;
    const named = field.values?.find((entry) => entry.value === value)?.name;
    const names = field.type === 'letters' ? field.values?.filter((entry) => String(value).includes(String(entry.value))).map((entry) => entry.name) : undefined;
    if (names) found.push(names.join(', '));
    else if (typeof value === 'boolean') found.push(value ? field.name : '');
    else found.push(named || `${field.name}: ${String(value)}`);
  }
  return found.filter(Boolean).join(' · ');
}
