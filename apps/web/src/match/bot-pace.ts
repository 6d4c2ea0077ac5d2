/* How fast the steps of others are told: a preference, stored in this browser and in the account. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.ts'
import { markPending } from '../pending-settings.ts'

/** Normal speed, double speed, and not told at all. */
export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

export function isPace(value: unknown): value is Pace {
  return PACES.some((pace) => pace === value)
}

/** Undefined if nothing was chosen. Once there was only the choice whether bots are slowed down. */
export function storedPace(): Pace | undefined {
  const text = readStored('pref-botPace')
  if (isPace(text)) return text
  const former = readStored('pref-slowBots')
  return former === undefined ? undefined : former === 'yes' ? 'calm' : 'instant'
}

const current = signal(storedPace() ?? 'calm')
export const botPace: ReadonlySignal<Pace> = current

export function setPace(pace: Pace): void {
  applyPace(pace)
  markPending('botPace')
}

/** Applies and stores a value, chosen here or in another browser. */
export function applyPace(pace: Pace): void {
  current.value = pace
  writeStored('pref-botPace', pace)
}
