import type { ChatRoom } from '@logres/protocol'
import type { ChatLine, Person, Store } from '../store/store.ts'
import { chatsFor } from './reading.ts'

export interface LineName {
  readonly match: string
  readonly room: ChatRoom
  readonly n: number
}

/** A line that this person may read; undefined if there is none such. */
export async function lineFor(
  store: Store,
  { match, room, n }: LineName,
  person: Pick<Person, 'id'>,
): Promise<ChatLine | undefined> {
  const chats = await chatsFor(store, match, person)
  return chats?.includes(room) === true ? store.get('chat', match, room, n) : undefined
}
