/** Few and quiet sounds, made here: wood and bone, no recordings. */

import { device } from "../lib/device.svelte";

export type Sound = "turn" | "dice" | "end";

const QUIET = 0.07;

let context: AudioContext | null = null;

/** Browsers are silent until somebody has clicked: to be called then. */
export function wakeSounds(): void {
  if (!device.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function play(sound: Sound): void {
  if (!device.sound || context?.state !== "running") return;
  SOUNDS[sound](context);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  /** Two knocks on a hollow log, the second higher. */
  turn: (audio) => {
    knock(audio, 392, 0);
    knock(audio, 523, 0.14);
  },
  /** Bones on a hide. */
  dice: (audio) => {
    for (const [at, strength] of RATTLE) rattle(audio, at, strength);
  },
  /** A call over the valley. */
  end: (audio) => {
    for (const [at, pitch] of CALL.entries()) knock(audio, pitch, at * 0.18, 0.7);
  },
};

const RATTLE = [
  [0, 0.5],
  [0.09, 0.8],
  [0.16, 1],
  [0.27, 0.7],
  [0.42, 0.9],
  [0.6, 0.4],
] as const;
const CALL = [392, 523, 659, 784];

/** A tone that begins at once and dies away. */
function knock(audio: AudioContext, pitch: number, after: number, length = 0.35): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.06, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.04);
  tone.connect(fading(audio, start, length, QUIET));
  tone.start(start);
  tone.stop(start + length);
}

/** A short burst of noise. */
function rattle(audio: AudioContext, after: number, strength: number): void {
  const start = audio.currentTime + after;
  const length = 0.05;
  const noise = audio.createBufferSource();
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = samples.getChannelData(0);
  for (let at = 0; at < wave.length; at++) wave[at] = Math.random() * 2 - 1;
  noise.buffer = samples;
  const body = audio.createBiquadFilter();
  body.type = "bandpass";
  body.frequency.value = 1400 + 900 * strength;
  body.Q.value = 2.5;
  noise.connect(body).connect(fading(audio, start, length, QUIET * 1.6 * strength));
  noise.start(start);
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}
