/* The player's preferences for the match page, stored in this browser. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.ts'
import { markPending } from '../pending-settings.ts'

export const PREFS = ['sound', 'confirmEnd', 'autoEnd', 'slowBots'] as const
export type Pref = (typeof PREFS)[number]

const DEFAULTS: Readonly<Record<Pref, boolean>> = { sound: true, confirmEnd: true, autoEnd: false, slowBots: true }

/** Their names in the account. */
const NAMES = {
  sound: 'sound',
  confirmEnd: 'confirmEndOfTurn',
  autoEnd: 'endTurnByItself',
  slowBots: 'slowBots',
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
  slowBots: signal(read('slowBots')),
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
