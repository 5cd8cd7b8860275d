/** What glows in the panels. Each thing hears of its own light only, however many there are: a move costs as much as it changes. */
import type { WidgetState } from './types';

class Lamp {
  state = $state<'can' | 'chosen' | ''>('');
  pointed = $state(false);
}

/** Whatever makes a state hears nothing of it: a lamp is made in a place of its own, so that all may hear. */
function made(light: (lamp: Lamp) => void): Lamp {
  let lamp!: Lamp;
  $effect.root(() => {
    lamp = new Lamp();
    light(lamp);
  })();
  return lamp;
}

type Ids = ReadonlySet<string>;

export class Glow {
  #lamps = new Map<string, Lamp>();
  #lit: Ids = new Set();
  #picks: Ids = new Set();
  #pointed: Ids = new Set();

  /** What may be chosen, what is chosen, what is pointed at from now on. */
  show(lit: Ids, picks: Iterable<string>, pointed: Iterable<string>): void {
    const before = [this.#lit, this.#picks, this.#pointed];
    this.#lit = lit;
    this.#picks = new Set(picks);
    this.#pointed = new Set(pointed);
    const touched = new Set([...before, this.#lit, this.#picks, this.#pointed].flatMap((ids) => [...ids]));
    for (const id of touched) this.#set(this.#lamps.get(id), id);
  }

  /** The scene's word, overruled by what may be chosen. */
  state(id: string | undefined, own: WidgetState | undefined): WidgetState {
    const lit = id ? this.#lamp(id).state : '';
    if (lit) return lit;
    return own === 'can' || own === 'chosen' ? 'idle' : (own ?? 'idle');
  }

  /** Whether this belongs to a choice that somebody points at. */
  pointed(id: string | undefined): boolean {
    return id ? this.#lamp(id).pointed : false;
  }

  #lamp(id: string): Lamp {
    let lamp = this.#lamps.get(id);
    if (!lamp) {
      lamp = made((lamp) => this.#set(lamp, id));
      this.#lamps.set(id, lamp);
    }
    return lamp;
  }

  #set(lamp: Lamp | undefined, id: string): void {
    if (!lamp) return;
    lamp.state = this.#picks.has(id) ? 'chosen' : this.#lit.has(id) ? 'can' : '';
    lamp.pointed = this.#pointed.has(id);
  }
}
