/* What a player wants of the match page, kept in this browser. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { keep, kept } from '../kept.ts'

export const PREFS = ['sound', 'confirmEnd', 'autoEnd', 'slowBots'] as const
export type Pref = (typeof PREFS)[number]

const USUAL: Readonly<Record<Pref, boolean>> = { sound: true, confirmEnd: true, autoEnd: false, slowBots: true }

function read(pref: Pref): boolean {
  const text = kept(`pref-${pref}`)
  return text === undefined ? USUAL[pref] : text === 'yes'
}

const values = {
  sound: signal(read('sound')),
  confirmEnd: signal(read('confirmEnd')),
  autoEnd: signal(read('autoEnd')),
  slowBots: signal(read('slowBots')),
}

export const prefs: Readonly<Record<Pref, ReadonlySignal<boolean>>> = values

export function setPref(pref: Pref, value: boolean): void {
  values[pref].value = value
  keep(`pref-${pref}`, value ? 'yes' : 'no')
}
