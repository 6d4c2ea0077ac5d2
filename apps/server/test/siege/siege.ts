/* What the tests of this folder share. They are small in `npm test`, and in full with LOGRES_SIEGE_ALL=1. */
import { at, seededChance } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import { WebSocket } from 'ws'
import { readConfig } from '../../src/config.ts'
import { limitsOf } from '../../src/limits/limits.ts'
import type { Client, Watcher } from '../client.ts'

export const IS_FULL = process.env.LOGRES_SIEGE_ALL === '1'

/** The limits as they are by default, instead of the generous ones of other tests. */
export const STRICT = {
  LOGRES_LIMIT_SCALE: '1',
  LOGRES_MESSAGES_PER_SECOND: '20',
  LOGRES_REQUESTS_PER_MINUTE: '600',
}

export const PLAN = limitsOf(readConfig(STRICT))

/** Resolves with the socket once the match is shown, or with the code it was closed with. */
export function openSocket(client: Client, base: string, match: string): Promise<WebSocket | number> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/matches/${match}/socket`, {
    headers: { cookie: `logres=${client.secret}` },
  })
  return new Promise((resolve) => {
    socket.once('message', () => resolve(socket))
    socket.on('error', () => {})
    socket.on('close', resolve)
  })
}

/** One act by somebody who is asked. The match must not end meanwhile. */
export async function actOnce(watchers: readonly Watcher[], key: string): Promise<ServerMessage> {
  const isAsked = ({ view }: Watcher) => view.question !== null
  const first = at(watchers, 0)
  // Each is told of every change.
  await first.until(() => watchers.some(isAsked))
  const watcher = at(watchers.filter(isAsked), 0)
  const chance = seededChance(key)
  const legal = watcher.legal(chance)
  const action = at(legal, chance.pick(legal.length, 'pick'))
  return watcher.ask({ key, ...{ kind: 'act', ask: watcher.view.ask, action } })
}

/** So many acts of a match; answers what was refused. */
export async function actOften(watchers: readonly Watcher[], key: string, acts: number): Promise<ServerMessage[]> {
  const refused: ServerMessage[] = []
  for (let i = 0; i < acts; i++) {
    const answer = await actOnce(watchers, `${key}-${i}`)
    if (answer.kind === 'refused') refused.push(answer)
  }
  return refused
}
