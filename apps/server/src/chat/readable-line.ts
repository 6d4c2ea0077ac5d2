import type { ChatRoom } from '@logres/protocol'
import type { ChatLine, Person, Store } from '../store/store.ts'
import { readableRooms } from './access.ts'

export interface ChatLineId {
  readonly match: string
  readonly room: ChatRoom
  readonly n: number
}

/** A line that this person may read, or undefined. */
export async function findReadableLine(
  store: Store,
  { match, room, n }: ChatLineId,
  person: Pick<Person, 'id'>,
): Promise<ChatLine | undefined> {
  const chats = await readableRooms(store, match, person)
  return chats?.includes(room) === true ? store.get('chat', match, room, n) : undefined
}
