/* Up to where the reader has read each chat, kept in this browser, so that a reload does not lose what is unread. */
import type { ChatLine, ChatRoom } from '@logres/protocol'
import { readStored, writeStored } from '../local-storage.ts'

const NAME = 'chat-read'
/** Of so many matches, the latest. */
const MOST = 200

type Marks = Readonly<Record<string, number>>

function readMarks(): Marks {
  try {
    const read: unknown = JSON.parse(readStored(NAME) ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).filter(([, n]) => Number.isInteger(n)))
  } catch {
    return {}
  }
}

const keyOf = (match: string, room: ChatRoom) => `${match} ${room}`

/** The number of the last line that was read; -1: none. */
export function lastRead(match: string, room: ChatRoom): number {
  return readMarks()[keyOf(match, room)] ?? -1
}

export function markRead(match: string, room: ChatRoom, n: number): void {
  const { [keyOf(match, room)]: former = -1, ...others } = readMarks()
  if (n <= former) return
  // The latest last.
  const entries = [...Object.entries(others), [keyOf(match, room), n]].slice(-MOST)
  writeStored(NAME, JSON.stringify(Object.fromEntries(entries)))
}

export interface Chat {
  readonly room: ChatRoom
  readonly lines: readonly ChatLine[]
}

/** Lines of others that were not read. */
export function unreadIn(match: string, chats: readonly Chat[], isMine: (line: ChatLine) => boolean): number {
  return chats
    .map(({ room, lines }) => {
      const read = lastRead(match, room)
      return lines.filter((line) => line.n > read && !isMine(line)).length
    })
    .reduce((sum, count) => sum + count, 0)
}

export function markAllRead(match: string, chats: readonly Chat[]): void {
  for (const { room, lines } of chats) {
    const last = lines.at(-1)
    if (last !== undefined) markRead(match, room, last.n)
  }
}
