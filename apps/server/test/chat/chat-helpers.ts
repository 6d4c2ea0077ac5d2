/* Helpers for chat. */
import type { ChatLine, ServerMessage } from '@logres/protocol'
import type { Watcher } from '../client.ts'

let keys = 0

/** Sends it, and waits for the answer. */
export function say(watcher: Watcher, text: string, key = `chat-${++keys}`): Promise<ServerMessage> {
  const message = { kind: 'chat', key, text }
  return watcher.ask(message)
}

type Heard = Extract<ServerMessage, { kind: 'chat' }>

export function linesOf({ heard }: Watcher): Heard[] {
  return heard.filter((message) => message.kind === 'chat')
}

export function textsOf(watcher: Watcher): string[] {
  return linesOf(watcher).map(({ text }) => text)
}

/** What was sent on opening, by room. */
export function soFar({ heard }: Watcher, room: 'seated' | 'spectators'): readonly ChatLine[] | undefined {
  return heard.filter((message) => message.kind === 'chatSoFar').find((message) => message.room === room)?.lines
}

/** After receiving their own line, a client has everything sent before it. */
export async function untilHeard(watcher: Watcher, text: string): Promise<void> {
  await watcher.until(() => textsOf(watcher).includes(text))
}

export async function untilChatSent(watcher: Watcher, room: 'seated' | 'spectators'): Promise<void> {
  await watcher.until(() => soFar(watcher, room) !== undefined)
}
