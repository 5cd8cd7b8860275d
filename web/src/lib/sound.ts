/** Tiny sounds, made on the spot; off until a player turns them on. */
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

const TONES = {
  move: [[520, 0.05]],
  turn: [
    [440, 0.07],
    [660, 0.09],
  ],
  refuse: [[170, 0.12]],
  over: [
    [440, 0.1],
    [554, 0.1],
    [659, 0.18],
  ],
  chat: [[880, 0.04]],
} as const;

export function play(name: keyof typeof TONES): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TONES[name]) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + length + 0.08);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.1);
    at += length;
  }
}
