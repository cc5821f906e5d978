/** Three short, soft sounds, made on the spot. Off unless a player asks for them. */
import { settings } from "./settings.svelte";

type Sound = "turn" | "move" | "end";

// Each sound: notes in hertz, each with its beginning in seconds.
const SCORES: Record<Sound, [hertz: number, at: number][]> = {
  move: [[660, 0]],
  turn: [
    [587, 0],
    [880, 0.14],
  ],
  end: [
    [523, 0],
    [659, 0.16],
    [784, 0.32],
    [1047, 0.48],
  ],
};
const LOUDNESS = 0.06;
const RING = 0.5; // seconds until a note has died away

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [hertz, at] of SCORES[sound]) strike(context, hertz, context.currentTime + at);
}

function strike(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + RING);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + RING);
}
