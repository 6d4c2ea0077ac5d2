/* Bad socket messages: made from the schemas of the protocol, then spoiled. */
import { at, type Chance } from '@logres/kernel'
import { ClientMessage, readClientMessage, type ServerMessage } from '@logres/protocol'
import type { Watcher } from '../client.ts'
import {
  any,
  bytes,
  fitting,
  noise,
  ODD_VALUES,
  type Pool,
  poisoned,
  type Schema,
  seldom,
  spoiled,
} from './bad-values.ts'

const MESSAGES: readonly Schema[] = JSON.parse(JSON.stringify(ClientMessage)).anyOf

/** Messages that are always valid from a seated person, and so not abuse. */
const MAY_MEAN = ['shown', 'resign', 'agreeEnd', 'disagreeEnd', 'standing', 'look', 'chat']
/** Actions that are never legal. */
const IMPOSSIBLE = [
  ...[
    { kind: 'attack', card: 99, at: 0 },
    { kind: 'attack', card: 0, at: -1 },
    { kind: 'win' },
    { kind: 'endTurn', now: 1 },
  ],
  ...[{ kind: '' }, { kind: '__proto__' }, { kind: 'constructor' }, { kind: 'toString' }, { kind: 'reinforce' }],
  ...[
    { kind: 'reinforce', card: '0', at: 0 },
    { kind: 'reinforce', card: 0.5, at: 0 },
    { kind: 'reinforce', card: 0, at: null },
  ],
]

export interface Role {
  readonly watcher: Watcher
  readonly isSeated: boolean
}

/** A message that must change nothing, no matter who sends it. */
export function badMessageFor({ watcher, isSeated }: Role, chance: Chance, pool: Pool): string | Buffer {
  const schema = any(chance, MESSAGES)
  const value = fitting(schema, chance, pool)
  const word = any<() => string | Buffer>(chance, [
    () => JSON.stringify(value),
    () => JSON.stringify(spoiled(value, chance)),
    () => JSON.stringify(spoiled(value, chance)),
    () => poisoned(value, chance),
    () => noise(chance),
    () => bytes(chance, 1 + chance.pick(100, 'length')),
    () => JSON.stringify(any(chance, ODD_VALUES)),
    () => act(chance, watcher.view.ask, any(chance, IMPOSSIBLE)),
    () => act(chance, watcher.view.ask + 1 + chance.pick(9, 'ask'), { kind: 'finishPlays' }),
    () => act(chance, chance.pick(Math.max(1, watcher.view.ask), 'ask'), { kind: 'finishPlays' }),
    () =>
      JSON.stringify({ kind: 'undo', key: key(chance), ...(seldom(chance, 2) && { from: chance.pick(1e6, 'from') }) }),
    () => JSON.stringify({ kind: 'takeBack', key: key(chance) }),
  ])()
  return isSeated && couldMean(word, watcher) ? act(chance, -1, any(chance, IMPOSSIBLE)) : word
}

/** Whether it would be valid from this seat. */
function couldMean(word: string | Buffer, { view }: Watcher): boolean {
  const message = readClientMessage(String(word))
  if (message === undefined) return false
  if (message.kind === 'undo') return view.undoable.length > 0
  if (message.kind === 'act') return message.ask === view.ask && !isImpossible(message.action)
  return MAY_MEAN.includes(message.kind)
}

function isImpossible(action: object): boolean {
  return IMPOSSIBLE.some((each) => JSON.stringify(each) === JSON.stringify(action))
}

function act(chance: Chance, ask: number, action: object): string {
  return JSON.stringify({ kind: 'act', key: key(chance), ask, action })
}

function key(chance: Chance): string {
  return `k${chance.pick(1e6, 'key')}`
}

/** Messages that must not come back: something happened, or was done. */
export function effectsIn(heard: readonly ServerMessage[]): ServerMessage[] {
  return heard.filter(({ kind }) => kind === 'update' || kind === 'done')
}

/** Sends them, and regularly waits until all are answered. */
export async function sendMessages(role: Role, words: number, next: () => string | Buffer): Promise<void> {
  const { watcher } = role
  const answers = () => watcher.heard.filter(({ kind }) => kind === 'refused').length
  for (let i = 0, before = answers(); i < words; i++) {
    watcher.socket.send(next())
    if (i % 50 < 49 && i < words - 1) continue
    const expected = before + (i % 50) + 1
    // A spectator's valid message is answered with a chat line instead.
    await watcher.until(() => answers() >= expected || watcher.heard.length >= expected)
    before = answers()
  }
}

export function lastOf<T>(list: readonly T[]): T {
  return at(list, list.length - 1)
}
