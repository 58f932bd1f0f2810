// Small sounds, made by the browser itself: wood on a table, a card, a bell. Off until somebody wants them.
import { useSettings } from "./settings";

export type Sound = "move" | "card" | "turn" | "end" | "tick";

interface Tone {
  /** Hertz at its beginning and at its end. */
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const bell = (at: number, pitch: number, lasts = 0.9): Tone => ({ from: pitch, to: pitch, at, lasts, loud: 0.12, wave: "sine" });

const TONES: Record<Sound, readonly Tone[]> = {
  move: [{ from: 190, to: 90, at: 0, lasts: 0.09, loud: 0.2, wave: "triangle" }],
  card: [{ from: 1400, to: 500, at: 0, lasts: 0.06, loud: 0.04, wave: "sawtooth" }],
  tick: [{ from: 880, to: 620, at: 0, lasts: 0.03, loud: 0.05, wave: "square" }],
  turn: [bell(0, 659.26), bell(0.22, 523.25)],
  end: [bell(0, 523.25), bell(0.18, 659.26), bell(0.36, 783.99), bell(0.54, 1046.5, 1.4)],
};

let context: AudioContext | null = null;

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!useSettings.getState().sounds || !("AudioContext" in window)) return;
  try {
    context ??= new AudioContext();
    // A browser holds it back until the page was touched.
    void context.resume();
    for (const tone of TONES[sound]) sing(context, tone);
  } catch {
    // Without sound the page says the same.
  }
}

function sing(audio: AudioContext, { from, to, at, lasts, loud, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + lasts + 0.05);
}
