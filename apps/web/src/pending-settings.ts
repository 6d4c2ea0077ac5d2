/* What was chosen in this browser and the account does not know yet. It outlives a reload: the line may be down for days. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { keep, kept } from './local-storage.ts'

/** By the names they have in the account. */
export const SYNCED = ['language', 'theme', 'sound', 'confirmEndOfTurn', 'endTurnByItself', 'slowBots'] as const
export type SyncedName = (typeof SYNCED)[number]

function read(): ReadonlySet<SyncedName> {
  const names = kept('unsent')?.split(' ') ?? []
  return new Set(SYNCED.filter((name) => names.includes(name)))
}

const current = signal(read())
export const unsent: ReadonlySignal<ReadonlySet<SyncedName>> = current

function write(names: ReadonlySet<SyncedName>): void {
  keep('unsent', names.size === 0 ? undefined : [...names].join(' '))
  current.value = names
}

/** The owner of this browser has chosen. */
export function chosen(name: SyncedName): void {
  write(new Set([...current.peek(), name]))
}

/** The account has them. */
export function wereSent(names: readonly SyncedName[]): void {
  write(new Set([...current.peek()].filter((name) => !names.includes(name))))
}
