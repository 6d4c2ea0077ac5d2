/* The sounds of a match, made of tones and noise: there are no sound files. Each stays below half of the full amplitude. */
import type { SoundName } from '@logres/board-kit'

export interface Sound {
  /** How long it lasts, in milliseconds. */
  readonly ms: number
  /** Plays it from `at`, in seconds of the context's time. */
  play(to: Speaker, at: number): void
}

/** Where a sound goes: an audio context, live or offline, and the node that it is connected to. */
export interface Speaker {
  readonly context: BaseAudioContext
  readonly out: AudioNode
}

interface Part {
  /** Seconds after the beginning of the sound. */
  readonly after?: number
  readonly seconds: number
  readonly peak: number
  /** Seconds until the peak. */
  readonly attack?: number
}

interface Tone extends Part {
  readonly pitch: number
  /** It glides to this pitch. */
  readonly glide?: number
  readonly wave?: OscillatorType
}

interface Noise extends Part {
  readonly filter: 'lowpass' | 'highpass' | 'bandpass'
  readonly pitch: number
  readonly width?: number
}

/** What is left of the peak at the end of a sound. */
const REST = 0.02

function envelope({ context, out }: Speaker, at: number, { after = 0, seconds, peak, attack = 0.004 }: Part): GainNode {
  const gain = context.createGain()
  const begin = at + after
  // Also before its beginning: a source may start a sample early.
  gain.gain.value = 0
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(peak, begin + attack)
  gain.gain.exponentialRampToValueAtTime(peak * REST, begin + seconds)
  gain.connect(out)
  return gain
}

function tone(to: Speaker, at: number, part: Tone): void {
  const source = to.context.createOscillator()
  const begin = at + (part.after ?? 0)
  source.type = part.wave ?? 'sine'
  source.frequency.setValueAtTime(part.pitch, begin)
  if (part.glide !== undefined) source.frequency.exponentialRampToValueAtTime(part.glide, begin + part.seconds)
  source.connect(envelope(to, at, part))
  source.start(begin)
  source.stop(begin + part.seconds)
}

function noise(to: Speaker, at: number, part: Noise): void {
  const { context } = to
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const begin = at + (part.after ?? 0)
  source.buffer = noiseOf(context, part.seconds)
  filter.type = part.filter
  filter.frequency.value = part.pitch
  filter.Q.value = part.width ?? 1
  source.connect(filter).connect(envelope(to, at, part))
  source.start(begin)
}

/** The same noise each time: a sound should be recognised. */
function noiseOf(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16_807) % 2_147_483_647
    samples[i] = seed / 1_073_741_824 - 1
  }
  return buffer
}

/** Strings and brass: a tone and its overtones. */
function note(to: Speaker, at: number, part: Tone, overtones: readonly number[]): void {
  for (const [i, share] of overtones.entries()) {
    tone(to, at, { ...part, pitch: part.pitch * (i + 1), peak: part.peak * share })
  }
}

const HORN = [1, 0.6, 0.35, 0.15]
const LUTE = [1, 0.35, 0.2]

export const SOUNDS_MADE: Readonly<Record<SoundName, Sound>> = {
  // A card on vellum.
  card: {
    ms: 90,
    play: (to, at) => {
      noise(to, at, { seconds: 0.09, peak: 0.45, filter: 'bandpass', pitch: 2600, width: 0.8 })
    },
  },
  // Steel, short.
  attack: {
    ms: 220,
    play: (to, at) => {
      noise(to, at, { seconds: 0.09, peak: 0.25, filter: 'highpass', pitch: 3800 })
      for (const pitch of [1870, 2790, 4110]) tone(to, at, { seconds: 0.22, peak: 0.09, pitch, wave: 'triangle' })
    },
  },
  // A blow on wood and iron.
  shield: {
    ms: 200,
    play: (to, at) => {
      noise(to, at, { seconds: 0.08, peak: 0.3, filter: 'lowpass', pitch: 900 })
      tone(to, at, { seconds: 0.2, peak: 0.28, pitch: 190, glide: 120, wave: 'triangle' })
    },
  },
  // A low bell: its overtones are not in tune.
  conquest: {
    ms: 600,
    play: (to, at) => {
      for (const [pitch, peak] of [
        [147, 0.2],
        [294, 0.1],
        [353, 0.07],
        [588, 0.04],
      ] as const) {
        tone(to, at, { seconds: 0.6, peak, pitch, attack: 0.008 })
      }
    },
  },
  coin: {
    ms: 120,
    play: (to, at) => {
      tone(to, at, { seconds: 0.06, peak: 0.16, pitch: 2350, wave: 'triangle' })
      tone(to, at, { after: 0.035, seconds: 0.085, peak: 0.2, pitch: 3140, wave: 'triangle' })
    },
  },
  // Dice on wood: a few knocks, each softer than the one before.
  dice: {
    ms: 350,
    play: (to, at) => {
      for (const [i, after] of [0, 0.07, 0.13, 0.2, 0.29].entries()) {
        noise(to, at, {
          ...{ after, seconds: 0.06, peak: 0.4 - i * 0.05, filter: 'bandpass' as const, pitch: 1500 - i * 130 },
          width: 2.5,
        })
      }
    },
  },
  hoof: {
    ms: 40,
    play: (to, at) => {
      noise(to, at, { seconds: 0.04, peak: 0.45, filter: 'bandpass', pitch: 700, width: 1.5, attack: 0.002 })
    },
  },
  // Two strokes.
  quill: {
    ms: 150,
    play: (to, at) => {
      noise(to, at, { seconds: 0.06, peak: 0.16, filter: 'highpass', pitch: 4200, attack: 0.015 })
      noise(to, at, { after: 0.07, seconds: 0.08, peak: 0.16, filter: 'highpass', pitch: 5000, attack: 0.02 })
    },
  },
  // Two soft notes, a fifth apart.
  turn: {
    ms: 300,
    play: (to, at) => {
      tone(to, at, { seconds: 0.2, peak: 0.2, pitch: 587, attack: 0.012 })
      tone(to, at, { after: 0.1, seconds: 0.2, peak: 0.2, pitch: 880, attack: 0.012 })
    },
  },
  // Three notes of a horn, rising.
  victory: {
    ms: 1800,
    play: (to, at) => {
      for (const [pitch, after, seconds] of [
        [294, 0, 0.45],
        [370, 0.35, 0.45],
        [440, 0.7, 1.1],
      ] as const) {
        note(to, at, { after, seconds, peak: 0.11, pitch, attack: 0.04 }, HORN)
      }
    },
  },
  // Three notes of a lute, falling.
  defeat: {
    ms: 1400,
    play: (to, at) => {
      for (const [pitch, after, seconds] of [
        [330, 0, 0.5],
        [277, 0.3, 0.5],
        [220, 0.6, 0.8],
      ] as const) {
        note(to, at, { after, seconds, peak: 0.13, pitch, wave: 'triangle', attack: 0.006 }, LUTE)
      }
    },
  },
}
