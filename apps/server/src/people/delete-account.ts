/*
 * Deletes an account. Personal data goes; what others took part in stays: matches continue and can be verified, chat
 * lines keep their text under the name "departed". T and the record contain the sealed name, which cannot change
 * without breaking the seal: the confirmation says so.
 */
import { gameIds } from '@logres/catalogue'
import { type Refusal, refuse } from '@logres/kernel'
import { seekRemoved } from '../lobby/seek-changes.ts'
import { unlisted } from '../ratings/leaders.ts'
import { personTallyRows } from '../results/person-tallies.ts'
import { rowsInSlices } from '../slices.ts'
import type { Change, Person, Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { followsOf } from './follows.ts'
import { freeingChanges } from './name-claims.ts'
import { DEPARTED } from './names.ts'
import { isRefused, type Registry } from './registry.ts'
import { endSessionChanges } from './sessions.ts'

/** `confirm` must be the person's name, so that nobody deletes their account by accident. */
export async function deleteAccount(
  registry: Registry,
  tables: Tables,
  { id }: Person,
  confirm: string,
): Promise<Refusal | undefined> {
  const gone = await registry.withPerson(id, async (person) => {
    if (confirm.normalize('NFC').trim() !== person.name) return refuse('confirmName', null, { name: person.name })
    const { store } = registry
    await tables.leaveAll(person)
    await forgetNameInChat(store, person)
    await forgetMatchesIn(store, person)
    await store.commit([
      ...(await removals(store, person)),
      ...(await freeingChanges(registry, id)),
      { in: 'people', put: departed(person) },
    ])
    registry.connections.allSessionsEnded(id)
    // Again: another browser may have sat down meanwhile. From now on none can.
    await tables.leaveAll(person)
    return person
  })
  return isRefused(gone) ? gone : undefined
}

/** Lines per commit: there may be very many. */
const LINES = 100

/** If it fails halfway, the account is still there to try again. */
async function forgetNameInChat(store: Store, { id }: Person): Promise<void> {
  let changes: Change[] = []
  for await (const line of rowsInSlices((page) => store.find('chat', 'person', id, page))) {
    changes.push({ in: 'chat', put: { ...line, name: DEPARTED } })
    if (changes.length < LINES) continue
    await store.commit(changes)
    changes = []
  }
  await store.commit(changes)
}

/** Their counts, and who followed whom: there may be many. The results stay, without a name. */
async function forgetMatchesIn(store: Store, { id }: Person): Promise<void> {
  const tallies = await personTallyRows(store, gameIds(), id)
  const follows = await followsOf(store, id)
  const removed: Change[] = [
    ...tallies.map(({ game, what }): Change => ({ in: 'tallies', remove: [game, what] })),
    ...follows.map(({ person, followed }): Change => ({ in: 'follows', remove: [person, followed] })),
  ]
  for (let i = 0; i < removed.length; i += LINES) await store.commit(removed.slice(i, i + LINES))
}

async function removals(store: Store, { id }: Person): Promise<Change[]> {
  const [sessions, passkeys, tickets, blocks, blockedBy, notes, seek] = await Promise.all([
    store.find('sessions', 'person', id),
    store.find('passkeys', 'person', id),
    store.find('tickets', 'person', id),
    store.list('blocks', [id]),
    store.find('blocks', 'blocked', id),
    store.find('notes', 'about', id),
    store.get('seeks', id),
  ])
  return [
    ...sessions.flatMap(endSessionChanges),
    ...passkeys.map((passkey): Change => ({ in: 'passkeys', remove: [passkey.id] })),
    ...tickets.map(({ hash }): Change => ({ in: 'tickets', remove: [hash] })),
    ...[...blocks, ...blockedBy].map(({ person, blocked }): Change => ({ in: 'blocks', remove: [person, blocked] })),
    ...(seek === undefined ? [] : seekRemoved(seek)),
    ...(await unlisted(store, id)),
    ...notes.map((note): Change => ({ in: 'notes', put: { ...note, detail: withoutNames(note.detail) } })),
  ]
}

/** Notes contain the person's former names. */
function withoutNames(detail: object): object {
  return Object.fromEntries(
    Object.entries(detail).map(([key, value]) => [key, ['name', 'from', 'to'].includes(key) ? DEPARTED : value]),
  )
}

function departed({ renamedAt: _, formerNames: __, judgements: ___, ...person }: Person): Person {
  return { ...person, name: DEPARTED, departed: true, role: 'member', mutedUntil: null, settings: {} }
}
