/* The player's preferences for the match page, stored in this browser. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.ts'
import { markPending } from '../pending-settings.ts'

export const SOUND_PREFS = ['soundMine', 'soundOthers', 'soundTurn', 'soundEnd'] as const
export const PREFS = ['sound', 'confirmEnd', 'autoEnd', 'autoAnswer', ...SOUND_PREFS] as const
export type Pref = (typeof PREFS)[number]

const DEFAULTS: Readonly<Record<Pref, boolean>> = {
  ...{ sound: true, confirmEnd: true, autoEnd: false, autoAnswer: false },
  ...{ soundMine: true, soundOthers: true, soundTurn: true, soundEnd: true },
}

/** Their names in the account. */
const NAMES = {
  sound: 'sound',
  confirmEnd: 'confirmEndOfTurn',
  autoEnd: 'endTurnByItself',
  autoAnswer: 'answerByItself',
  soundMine: 'soundMine',
  soundOthers: 'soundOthers',
  soundTurn: 'soundTurn',
  soundEnd: 'soundEnd',
} as const

/** Undefined if nothing was chosen. */
export function storedPref(pref: Pref): boolean | undefined {
  const text = readStored(`pref-${pref}`)
  return text === undefined ? undefined : text === 'yes'
}

function read(pref: Pref): boolean {
  return storedPref(pref) ?? DEFAULTS[pref]
}

const values = {
  sound: signal(read('sound')),
  confirmEnd: signal(read('confirmEnd')),
  autoEnd: signal(read('autoEnd')),
  autoAnswer: signal(read('autoAnswer')),
  soundMine: signal(read('soundMine')),
  soundOthers: signal(read('soundOthers')),
  soundTurn: signal(read('soundTurn')),
  soundEnd: signal(read('soundEnd')),
}

export const prefs: Readonly<Record<Pref, ReadonlySignal<boolean>>> = values

export function setPref(pref: Pref, value: boolean): void {
  applyPref(pref, value)
  markPending(NAMES[pref])
}

/** Applies and stores a value, chosen here or in another browser. */
export function applyPref(pref: Pref, value: boolean): void {
  values[pref].value = value
  writeStored(`pref-${pref}`, value ? 'yes' : 'no')
}

/** Undefined if nothing was chosen. */
export function storedVolume(): number | undefined {
  const number = Number(readStored('volume') ?? Number.NaN)
  return isVolume(number) ? number : undefined
}

export function isVolume(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100
}

const loudness = signal(storedVolume() ?? 40)
/** How loud sounds are, 0 to 100. */
export const volume: ReadonlySignal<number> = loudness

export function setVolume(value: number): void {
  applyVolume(value)
  markPending('volume')
}

/** Applies and stores a value, chosen here or in another browser. */
export function applyVolume(value: number): void {
  loudness.value = value
  writeStored('volume', String(value))
}
