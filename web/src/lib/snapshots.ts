/** What the server says about a table, made whole: a stage is sent once, a change only as what differs. */
import { merged } from './kept';
import { applyChanges, EMPTY_SCENE, shared } from './scene';
import type { Message } from './socket.svelte';
import type { SceneChanges, SceneData, Snapshot, StageData } from './types';

type Whole = Snapshot & { scene: (SceneData & { key?: string }) | null };
type Change = Omit<Partial<Snapshot>, 'scene'> & { scene?: SceneChanges; from?: number };

export class Snapshots {
  #stages = new Map<string, StageData>();

  /** A whole table; null where its stage was never sent. */
  whole(known: Snapshot | null, message: Record<string, unknown>): Snapshot | null {
    const { scene, ...rest } = message as unknown as Whole;
    if (!scene) return { ...rest, scene: known?.scene ?? EMPTY_SCENE, choices: [] };
    const key = scene.stage?.key ?? scene.key ?? '';
    const stage = scene.stage?.definitions ? scene.stage : this.#stages.get(key);
    if (!stage) return null;
    this.#stages.set(stage.key, stage);
    return { ...rest, scene: { ...scene, stage } };
  }

  /** The table after a change; null for one that is old news, `unknown` where something is missing before it. */
  updated(known: Snapshot | null, message: Message): Snapshot | 'unknown' | null {
    const { scene: changes, log, timeline, ...rest } = message as unknown as Change;
    if (!known || (rest.from !== undefined && rest.from !== known.version)) {
      return (rest.version ?? 0) > (known?.version ?? -1) ? 'unknown' : null;
    }
    const scene = changes ? applyChanges(known.scene, changes) : known.scene;
    if (!scene) return 'unknown';
    this.#stages.set(scene.stage.key, scene.stage);
    return {
      ...known,
      ...rest,
      seats: rest.seats ? shared(known.seats, rest.seats) : known.seats,
      scene,
      log: log ? merged(known.log, log) : known.log,
      timeline: timeline ? merged(known.timeline, timeline) : known.timeline,
    };
  }
}
