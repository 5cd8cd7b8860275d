/** Which widgets may be chosen now: the scene's word, overruled by what the choices' targets name. */
import { getContext } from 'svelte';
import type { Glow } from '../lib/glow.svelte';

export function lights(): Glow {
  return getContext<Glow>('lights');
}

/** Opens a rule by its number. */
export function ruleOpener(): (id: string) => void {
  return getContext<((id: string) => void) | undefined>('rule') ?? (() => {});
}
