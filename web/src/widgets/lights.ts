/** Which widgets may be chosen now: the scene's word, overruled by what the choices' targets name. */
import { getContext } from 'svelte';
import type { WidgetData, WidgetState } from '../lib/types';

export interface Lights {
  state(widget: WidgetData): WidgetState;
}

export function lights(): Lights {
  return getContext<Lights>('lights');
}
