/*
 * Whom a request is about. Pages know no ids: they name a kept account, or point at a seat, or at a line of a chat that the
 * reader can see.
 */
import { type ChatLineId, findReadableLine } from '../chat/readable-line.ts'
import type { Id, Store } from '../store/store.ts'
import { ownerOf } from './name-claims.ts'

/** `person`: an id, which programs may know. `name`: of a kept account; nobody else's name is theirs alone. */
export type PersonRef =
  | { readonly person: Id }
  | { readonly name: string }
  | { readonly table: Id; readonly seat: number }
  | ChatLineId

/** Undefined: there is no such person, or the reader cannot see them there. */
export async function findPersonRef(store: Store, whom: PersonRef, reader: Id | undefined): Promise<Id | undefined> {
  if ('person' in whom) return whom.person
  if ('name' in whom) return (await ownerOf(store, whom.name))?.id
  if ('match' in whom) {
    return reader === undefined ? undefined : (await findReadableLine(store, whom, { id: reader }))?.person
  }
  const holder = (await store.get('tables', whom.table))?.seats[whom.seat]
  return holder?.kind === 'person' || holder?.kind === 'expected' ? holder.person : undefined
}
