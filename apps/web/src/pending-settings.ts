/* Settings changed in this browser that are not synchronised with the account yet. Stored: the browser may be offline for days. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { readStored, writeStored } from './local-storage.ts'

/** By the names they have in the account. */
export const SYNCED_SETTINGS = [
  'language',
  'theme',
  'confirmEndOfTurn',
  'endTurnByItself',
  'answerByItself',
  'botPace',
  'sound',
  'volume',
  'soundMine',
  'soundOthers',
  'soundTurn',
  'soundEnd',
  'lessons',
] as const
export type SyncedSetting = (typeof SYNCED_SETTINGS)[number]

function read(): ReadonlySet<SyncedSetting> {
  // Once the pace was the choice whether bots are slowed down.
  const names = readStored('unsent')?.replace('slowBots', 'botPace').split(' ') ?? []
  return new Set(SYNCED_SETTINGS.filter((name) => names.includes(name)))
}

const current = signal(read())
export const pendingSettings: ReadonlySignal<ReadonlySet<SyncedSetting>> = current

function write(names: ReadonlySet<SyncedSetting>): void {
  writeStored('unsent', names.size === 0 ? undefined : [...names].join(' '))
  current.value = names
}

/** The person changed this setting here. */
export function markPending(name: SyncedSetting): void {
  write(new Set([...current.peek(), name]))
}

/** The account has these now. */
export function markSynced(names: readonly SyncedSetting[]): void {
  write(new Set([...current.peek()].filter((name) => !names.includes(name))))
}
