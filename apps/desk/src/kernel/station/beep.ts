type Tone = { readonly hertz: readonly number[]; readonly seconds: number; readonly wave: OscillatorType };
const CLICK_S = 0.12;

/** Tones without a file, by Web Audio: clerks look at the box, not at the screen. */
const tones = {
  wrong: { hertz: [220, 180, 220], seconds: CLICK_S, wave: 'square' },
  warning: { hertz: [330, 330], seconds: CLICK_S, wave: 'square' },
  good: { hertz: [880], seconds: CLICK_S, wave: 'sine' },
  right: { hertz: [880], seconds: 0.08, wave: 'sine' },
  complete: { hertz: [660, 990], seconds: CLICK_S, wave: 'sine' },
  wrong_item: { hertz: [220, 220], seconds: 0.18, wave: 'square' },
  stop: { hertz: [180, 180, 180], seconds: 0.5, wave: 'square' },
} as const satisfies Record<string, Tone>;
const VOLUME = 0.2;
let audio: AudioContext | null = null;

export function beep(name: keyof typeof tones): void {
  // Browsers without sound, and tests, have none.
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { hertz, seconds, wave }: Tone = tones[name];
  const start = audio.currentTime;
  hertz.forEach((frequency, at) => {
    if (!audio) return;
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.type = wave;
    tone.frequency.value = frequency;
    gain.gain.value = VOLUME;
    tone.connect(gain).connect(audio.destination);
    tone.start(start + at * seconds * 1.5);
    tone.stop(start + at * seconds * 1.5 + seconds);
  });
}
