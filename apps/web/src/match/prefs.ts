/* What a player wants of the match page, kept in this browser. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { keep, kept } from '../local-storage.ts'
import { chosen } from '../pending-settings.ts'

export const PREFS = ['sound', 'confirmEnd', 'autoEnd', 'slowBots'] as const
export type Pref = (typeof PREFS)[number]

const USUAL: Readonly<Record<Pref, boolean>> = { sound: true, confirmEnd: true, autoEnd: false, slowBots: true }

/** What each is called in the account. */
const NAMES = {
  sound: 'sound',
  confirmEnd: 'confirmEndOfTurn',
  autoEnd: 'endTurnByItself',
  slowBots: 'slowBots',
} as const

/** Undefined if nothing was chosen. */
export function keptPref(pref: Pref): boolean | undefined {
  const text = kept(`pref-${pref}`)
  return text === undefined ? undefined : text === 'yes'
}

function read(pref: Pref): boolean {
  return keptPref(pref) ?? USUAL[pref]
}

const values = {
  sound: signal(read('sound')),
  confirmEnd: signal(read('confirmEnd')),
  autoEnd: signal(read('autoEnd')),
  slowBots: signal(read('slowBots')),
}

export const prefs: Readonly<Record<Pref, ReadonlySignal<boolean>>> = values

export function setPref(pref: Pref, value: boolean): void {
  takePref(pref, value)
  chosen(NAMES[pref])
}

/** As it was chosen, here or elsewhere. */
export function takePref(pref: Pref, value: boolean): void {
  values[pref].value = value
  keep(`pref-${pref}`, value ? 'yes' : 'no')
}
