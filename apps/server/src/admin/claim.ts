/*
 * How somebody becomes admin: with a code that only the operator can have seen. It works once; a new code voids the
 * others. Tickets of kind `admin` are either codes (person is null) or one marker per admin, which shows that there
 * is one and is removed with their account.
 */
import { type Refusal, refuse } from '@logres/kernel'
import { hashOfCode, newCode, readCode } from '../people/codes.ts'
import { isKept } from '../people/kept.ts'
import type { Registry } from '../people/registry.ts'
import { type Change, Conflict, type Person, type Store, type Ticket } from '../store/store.ts'
import { adminNote } from './notes.ts'

/** At server start: a code if there is no admin yet. Codes of earlier starts are void. */
export async function codeAtStart(store: Store): Promise<string | undefined> {
  if (!(await hasAdmin(store))) return createCode(store)
  await store.commit(removals(await codes(store)))
  return undefined
}

export async function createCode(store: Store): Promise<string> {
  const code = newCode()
  const ticket: Ticket = { hash: await hashOfCode(code), person: null, kind: 'admin', expiresAt: null }
  await store.commit([...removals(await codes(store)), { in: 'tickets', insert: ticket }])
  return code
}

export async function hasAdmin(store: Store): Promise<boolean> {
  return (await countAdmins(store)) > 0
}

export async function countAdmins(store: Store): Promise<number> {
  const tickets = await store.find('tickets', 'kind', 'admin')
  const people = await Promise.all(
    tickets.map(({ person }) => (person === null ? undefined : store.get('people', person))),
  )
  return people.filter((person) => person?.role === 'admin').length
}

/** Whether somebody could become admin now. */
export async function hasCode(store: Store): Promise<boolean> {
  return (await codes(store)).length > 0
}

async function codes(store: Store): Promise<Ticket[]> {
  return (await store.find('tickets', 'kind', 'admin')).filter(({ person }) => person === null)
}

function removals(tickets: readonly Ticket[]): Change[] {
  return tickets.map(({ hash }) => ({ in: 'tickets', remove: [hash] }))
}

/** Looked up by hash, so timing reveals nothing (why: people/sessions.ts). */
export async function claimAdmin(registry: Registry, { id }: Person, text: string): Promise<Person | Refusal> {
  const { store, now } = registry
  const refusal = refuse('noSuchAdminCode')
  const code = readCode(text)
  if (code === undefined) return refusal
  const hash = await hashOfCode(code)
  const ticket = await store.get('tickets', hash)
  if (ticket === undefined || ticket.kind !== 'admin' || ticket.person !== null) return refusal
  return registry.withPerson(id, async (person) => {
    if (person.bannedAt !== null) return refuse('accountClosed')
    // A guest's rights would be lost with their browser.
    if (!(await isKept(store, id))) return refuse('keepFirst')
    const admin: Person = { ...person, role: 'admin' }
    const others = (await codes(store)).filter((each) => each.hash !== hash)
    try {
      await store.commit([
        // The first to remove it wins.
        { in: 'tickets', remove: [hash], must: true },
        ...removals(others),
        { in: 'people', put: admin },
        { in: 'tickets', put: { hash: `admin ${id}`, person: id, kind: 'admin', expiresAt: null } },
        adminNote(now(), { by: person, reason: '' }, id, { act: 'claim' }),
      ])
      return admin
    } catch (error) {
      if (error instanceof Conflict && error.collection === 'tickets') return refusal
      throw error
    }
  })
}
