/** Which widgets may be chosen now: the scene's word, overruled by what the choices' targets name. */
import { getContext } from 'svelte';
import type { WidgetState } from '../lib/types';

export interface Lights {
  state(id: string | undefined, own: WidgetState | undefined): WidgetState;
  /** Whether this belongs to a choice that somebody points at. */
  pointed(id: string | undefined): boolean;
}

export function lights(): Lights {
  return getContext<Lights>('lights');
}

/** Opens a rule by its number. */
export function ruleOpener(): (id: string) => void {
  return getContext<((id: string) => void) | undefined>('rule') ?? (() => {});
}
