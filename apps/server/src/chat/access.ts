/* Who may read which chat. Players must not get hints: spectators' chat is for spectators until the match is over. */
import type { Viewer } from '@logres/kernel'
import type { ChatRoom } from '@logres/protocol'
import type { Person, Store, TableRow } from '../store/store.ts'
import { isWaiting, seatOf } from '../tables/table-row.ts'

export function chatRoomOf(viewer: Viewer): ChatRoom {
  return viewer === 'table' ? 'spectators' : 'seated'
}

export function mayRead(viewer: Viewer, chat: ChatRoom, isOver: boolean): boolean {
  return chat === chatRoomOf(viewer) || (chat === 'spectators' && isOver)
}

/** Before the match, those who sit at the table talk, and its host. What they say stays in the match's chat. */
export function mayChatAtTable(table: TableRow, person: Pick<Person, 'id'>): boolean {
  return isWaiting(table) && (table.host === person.id || seatOf(table, person) !== undefined)
}

/** The chats of this match, or table that waits, that the person may read; undefined if there is no such match. */
export async function readableRooms(
  store: Store,
  match: string,
  person: Pick<Person, 'id'>,
): Promise<readonly ChatRoom[] | undefined> {
  const [row, table] = await Promise.all([store.get('matches', match), store.get('tables', match)])
  if (table === undefined) return undefined
  if (row === undefined) return mayChatAtTable(table, person) ? ['seated'] : undefined
  const viewer = seatOf(table, person) ?? 'table'
  return CHAT_ROOMS.filter((chat) => mayRead(viewer, chat, row.status === 'over'))
}

export const CHAT_ROOMS: readonly ChatRoom[] = ['seated', 'spectators']
