// The sounds of the room, made on the spot from noise and a few tones. Never the only sign, never two at once.
import { settings } from "./settings.svelte";

const LOUDNESS = { off: 0, quiet: 0.2, full: 0.6 }; // two sounds that overlap are not too loud together
const APART = 0.3; // seconds from the beginning of one sound to that of the next
const PATIENCE = 0.9; // a sound that would come later than this is left out
const SILENT = 0.0001; // an exponential fall never reaches 0
const TONE = 2 ** (2 / 12);

/** Where a sound goes: the context, its volume, and when it begins. */
interface Room {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

type Sound = (room: Room) => void;

let context: AudioContext | null = null;
let nextFree = 0;
const rustle = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Browsers let a page sound only after its guest has touched something. */
function wake(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
  } catch {
    context = null; // nothing to sound with: the room stays silent
  }
}

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { capture: true });

function play(sound: Sound, patience = PATIENCE): void {
  const loudness = LOUDNESS[settings.sound];
  if (context?.state !== "running" || !loudness) return;
  const at = Math.max(context.currentTime + 0.01, nextFree);
  if (at - context.currentTime > patience) return;
  nextFree = at + APART;
  const out = new GainNode(context, { gain: loudness });
  out.connect(context.destination);
  sound({ context, out, at });
}

// ---- what sounds are made of ---------------------------------------------------------------------------------------

interface Burst {
  after?: number; // seconds after the sound begins
  lasts: number;
  rise?: number; // seconds until it is loudest …
  held?: number; // … and for which it stays so
  loud: number;
  filter: BiquadFilterType;
  from: number; // Hz, where the filter stands at first …
  to?: number; // … and at the end
  q?: number;
}

/** Filtered noise: paper, froth, breath, the dull part of every blow. */
function burst(room: Room, { after = 0, lasts, rise = 0.002, held = 0, loud, filter, from, to = from, q = 1 }: Burst): void {
  const { context, at } = room;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
  const sieve = new BiquadFilterNode(context, { type: filter, frequency: from, Q: q });
  const start = at + after;
  sieve.frequency.setValueAtTime(from, start);
  sieve.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(sieve).connect(swell(room, start, rise, held, lasts, loud));
  source.start(start, Math.random());
  source.stop(start + lasts);
}

interface Ring {
  after?: number;
  lasts: number;
  loud: number;
  hertz: number[]; // its partials: each higher one is softer and dies sooner
  bend?: number; // by how much they have moved at the end: 0.5 is an octave down
}

/** Decaying partials: wood, coins, glass, a heart. */
function ring(room: Room, { after = 0, lasts, loud, hertz, bend = 1 }: Ring): void {
  const start = room.at + after;
  for (const [place, frequency] of hertz.entries()) {
    const length = lasts / (1 + 0.45 * place);
    const tone = new OscillatorNode(room.context, { frequency });
    tone.frequency.setValueAtTime(frequency, start);
    tone.frequency.exponentialRampToValueAtTime(frequency * bend, start + length);
    tone.connect(swell(room, start, 0.002, 0, length, loud / (1 + 0.8 * place)));
    tone.start(start);
    tone.stop(start + length);
  }
}

/** A volume that rises, may stay for a while, and falls to silence. */
function swell({ context, out }: Room, start: number, rise: number, held: number, lasts: number, loud: number): GainNode {
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + rise);
  volume.gain.setValueAtTime(loud, start + rise + held);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  volume.connect(out);
  return volume;
}

function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = rustle.get(context);
  if (!buffer) {
    buffer = new AudioBuffer({ length: 2 * context.sampleRate, sampleRate: context.sampleRate });
    buffer.getChannelData(0).forEach((_, place, samples) => (samples[place] = 2 * Math.random() - 1));
    rustle.set(context, buffer);
  }
  return buffer;
}

const some = (least: number, most: number): number => least + (most - least) * Math.random();
const times = (count: number, each: (place: number) => void): void => Array.from({ length: count }).forEach((_, place) => each(place));

// ---- the sounds ----------------------------------------------------------------------------------------------------

/** Your decision: two knocks on wood. It is worth waiting for. */
export const knock = (): void =>
  play((room) =>
    times(2, (place) => {
      const after = 0.19 * place;
      ring(room, { after, lasts: 0.16, loud: 0.5 + 0.12 * place, hertz: [172, 283, 431, 690], bend: 0.94 });
      burst(room, { after, lasts: 0.035, loud: 0.5, filter: "lowpass", from: 1800, to: 500 });
    }), 3);

/** Paper on wood; an answer is a tone higher than what it answers. */
export const card = (level = 0): void =>
  play((room) => {
    const pitch = TONE ** Math.min(level, 7);
    burst(room, { lasts: 0.1, rise: 0.03, held: 0.03, loud: 0.35, filter: "bandpass", from: 2300 * pitch, to: 4200 * pitch, q: 0.8 });
    burst(room, { after: 0.07, lasts: 0.06, loud: 0.8, filter: "bandpass", from: 1500 * pitch, to: 700 * pitch, q: 0.9 });
    ring(room, { after: 0.07, lasts: 0.12, loud: 0.3, hertz: [210 * pitch, 395 * pitch], bend: 0.9 });
  });

/** A Drink is poured, the longer the stronger; the tone rises as the mug fills. */
export const pour = (strength = 1): void =>
  play((room) => {
    const lasts = 0.45 + 0.17 * Math.min(Math.max(strength, 0), 6);
    burst(room, { lasts, rise: 0.08, held: lasts - 0.25, loud: 0.5, filter: "bandpass", from: 480, to: 1250, q: 2.2 });
    burst(room, { lasts, rise: 0.12, held: lasts - 0.3, loud: 0.025, filter: "highpass", from: 3800 });
    times(Math.round(lasts * 26), () => {
      const after = some(0.04, lasts - 0.1);
      ring(room, { after, lasts: some(0.04, 0.09), loud: 0.16, hertz: [some(330, 560) * (1 + after)], bend: 1.6 });
    });
  });

/** Gold: one clink each, at most five. */
export const coin = (count = 1): void =>
  play((room) =>
    times(Math.min(Math.max(count, 1), 5), (place) => {
      const base = some(2900, 3500);
      ring(room, { after: 0.085 * place, lasts: 0.26, loud: 0.16, hertz: [base, 1.51 * base, 2.37 * base] });
      burst(room, { after: 0.085 * place, lasts: 0.012, loud: 0.2, filter: "highpass", from: 5000 });
    }));

/** Somebody is hit: a soft thud. */
export const hit = (): void =>
  play((room) => {
    ring(room, { lasts: 0.24, loud: 0.8, hertz: [128, 187], bend: 0.42 });
    burst(room, { lasts: 0.07, loud: 0.5, filter: "lowpass", from: 700, to: 180 });
  });

/** Negated: a cork is put back, a squeak and then it sits. */
export const negate = (): void =>
  play((room) => {
    burst(room, { lasts: 0.1, rise: 0.06, loud: 0.3, filter: "bandpass", from: 850, to: 1500, q: 9 });
    ring(room, { after: 0.09, lasts: 0.11, loud: 0.6, hertz: [330, 505], bend: 0.55 });
    burst(room, { after: 0.09, lasts: 0.03, loud: 0.3, filter: "lowpass", from: 1200, to: 400 });
  });

/** The wick's last seconds. */
export const hiss = (): void =>
  play((room) => {
    burst(room, { lasts: 0.8, rise: 0.05, held: 0.3, loud: 0.12, filter: "highpass", from: 3600, to: 7500 });
    times(5, () => burst(room, { after: some(0, 0.6), lasts: 0.02, loud: 0.16, filter: "bandpass", from: some(2500, 5000), q: 4 }));
  });

/** Three or fewer are left. */
export const heartbeat = (): void =>
  play((room) => {
    ring(room, { lasts: 0.24, loud: 0.8, hertz: [82, 121], bend: 0.6 });
    ring(room, { after: 0.21, lasts: 0.24, loud: 0.65, hertz: [70, 103], bend: 0.55 });
  });

/** Somebody passes out: a chair scrapes and falls. */
export const chair = (): void =>
  play((room) => {
    times(9, (place) => {
      const from = some(320, 420) + 14 * place;
      burst(room, { after: 0.045 * place, lasts: 0.06, rise: 0.015, loud: 0.28, filter: "bandpass", from, q: 6 });
    });
    ring(room, { after: 0.52, lasts: 0.3, loud: 0.7, hertz: [96, 161, 244], bend: 0.7 });
    burst(room, { after: 0.52, lasts: 0.09, loud: 0.6, filter: "lowpass", from: 1400, to: 300 });
    ring(room, { after: 0.7, lasts: 0.16, loud: 0.3, hertz: [141, 228], bend: 0.8 });
  });

/** The game is won: the room cheers once. */
export const cheer = (): void =>
  play((room) => {
    for (const [from, to] of [[520, 690], [980, 1240], [2300, 2600]] as const)
      times(3, () => {
        const voice = { after: some(0, 0.25), lasts: some(1.6, 2.2), rise: some(0.2, 0.5), held: some(0.3, 0.7) };
        burst(room, { ...voice, loud: 500 / from, filter: "bandpass", from, to, q: 6 });
      });
    times(40, () => {
      const clap = { after: some(0.1, 1.7), lasts: 0.04, loud: some(0.15, 0.5), from: some(900, 1900) };
      burst(room, { ...clap, filter: "bandpass", q: 1.4 });
    });
  }, 3);

/** Somebody speaks: a mug is set down. */
export const chat = (): void =>
  play((room) => {
    ring(room, { lasts: 0.1, loud: 0.4, hertz: [236, 377], bend: 0.9 });
    ring(room, { lasts: 0.22, loud: 0.05, hertz: [1870, 2790] });
    burst(room, { lasts: 0.02, loud: 0.25, filter: "lowpass", from: 1500, to: 600 });
  });
