/* Kept accounts: people who can sign in again on another day or device. Everybody else is a guest. */
import type { Id, Store } from '../store/store.ts'

/** Whether this person has a passkey or recovery codes. */
export async function isKept(store: Pick<Store, 'find'>, person: Id): Promise<boolean> {
  const passkeys = await store.find('passkeys', 'person', person, { limit: 1 })
  if (passkeys.length > 0) return true
  const tickets = await store.find('tickets', 'person', person)
  return tickets.some(({ kind }) => kind === 'recovery')
}
