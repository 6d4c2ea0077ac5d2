/* Simultaneous requests: over sockets they rarely coincide, so here they are made in one turn. */
import { present } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Challenges } from '../../src/people/challenges.ts'
import { deleteAccount } from '../../src/people/delete-account.ts'
import { People } from '../../src/people/people.ts'
import { isRefused } from '../../src/people/registry.ts'
import { type NewSession, publicId } from '../../src/people/sessions.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Passkey, Store } from '../../src/store/store.ts'
import { Tables } from '../../src/tables/tables.ts'

let store: Store
let people: People
let time: number
let guest: NewSession

beforeEach(async () => {
  time = 1_000_000
  store = await openSqlite(':memory:')
  people = new People(store, () => time)
  guest = await people.createGuest('')
})
afterEach(() => store.close())

const arrival = { label: 'phone', before: undefined }
const accepted = (answers: readonly object[]) => answers.filter((answer) => !isRefused(answer)).length
const sessions = () => store.find('sessions', 'person', guest.person.id)

describe('at the same moment', () => {
  test('a link or a code is claimed once', async () => {
    const pairing = await people.tickets.pair(guest.person)
    if (isRefused(pairing)) throw new Error('no link')
    const claims = [0, 1, 2].map(() => people.tickets.claimPairing(pairing.secret, arrival))
    expect(accepted(await Promise.all(claims))).toBe(1)
    expect(await sessions()).toHaveLength(2)
    const codes = await people.tickets.createCodes(guest.person)
    if (isRefused(codes)) throw new Error('no codes')
    const guesses = [0, 1, 2].map(() => people.tickets.claimCode(present(codes[4]), arrival))
    expect(accepted(await Promise.all(guesses))).toBe(1)
    expect([(await sessions()).length, await people.tickets.codesLeft(guest.person)]).toEqual([3, 9])
  })

  test('codes are created twice: ten are valid', async () => {
    await Promise.all([people.tickets.createCodes(guest.person), people.tickets.createCodes(guest.person)])
    expect(await people.tickets.codesLeft(guest.person)).toBe(10)
  })

  test('a session that is ended and used at once is ended', async () => {
    const pairing = await people.tickets.pair(guest.person)
    const other = isRefused(pairing) ? pairing : await people.tickets.claimPairing(pairing.secret, arrival)
    if (isRefused(other)) throw new Error('no session')
    time += 2 * 60 * 60 * 1000
    await Promise.all([
      ...[people.identify(other.secret), people.identify(other.secret)],
      people.sessions.endOthers(guest),
      ...[people.identify(other.secret), people.identify(other.secret)],
    ])
    expect(await people.identify(other.secret)).toBeUndefined()
    expect(await sessions()).toHaveLength(1)
  })

  test('an account is deleted, renamed, seen and given tokens at once: it is deleted', async () => {
    const tables = new Tables(store, () => time)
    time += 2 * 60 * 60 * 1000
    const busy = () => [
      people.rename(guest.person, 'Galahad'),
      people.identify(guest.secret),
      people.sessions.createToken(guest.person, 'bot'),
      people.tickets.pair(guest.person),
    ]
    const leaving = deleteAccount(people.registry, tables, guest.person, guest.person.name)
    await Promise.all([leaving, ...busy(), ...busy()])
    expect(await leaving).toBeUndefined()
    expect(await store.get('people', guest.person.id)).toMatchObject({ name: 'departed', departed: true })
    expect([await sessions(), await store.find('tickets', 'person', guest.person.id)]).toEqual([[], []])
  })

  test('both passkeys are removed: one is kept', async () => {
    const { id: person } = guest.person
    const passkey = (id: string): Passkey => ({
      ...{ id, person, publicKey: '', counter: 0, transports: [], createdAt: 0, label: id },
    })
    await store.commit(['one', 'two'].map((id) => ({ in: 'passkeys', insert: passkey(id) })))
    const listed = await people.passkeys.list(guest.person)
    const removals = listed.map(({ id }) => people.passkeys.remove(guest.person, publicId(id)))
    expect(accepted(await Promise.all(removals))).toBe(1)
    expect(await people.passkeys.list(guest.person)).toHaveLength(1)
  })

  test('tokens are created at once: not more than allowed', async () => {
    const made = Array.from({ length: 25 }, () => people.sessions.createToken(guest.person, 'bot'))
    expect(accepted(await Promise.all(made))).toBe(20)
  })
})

describe('challenges', () => {
  test('are bounded: expired ones go first, then the oldest', async () => {
    const challenges = new Challenges(() => time, null, 3)
    const has = async (owner: string) => (await challenges.take(owner)) !== undefined
    for (const owner of ['a', 'b', 'c', 'd']) await challenges.make(owner)
    expect([await has('a'), await has('b'), await has('d')]).toEqual([false, true, true])
    time += 5 * 60 * 1000
    await challenges.make('e')
    expect([await has('c'), await has('e')]).toEqual([false, true])
  })

  test('a new one replaces the owner’s last', async () => {
    const challenges = new Challenges(() => time, null, 3)
    await challenges.make('a')
    const second = Buffer.from(await challenges.make('a')).toString('base64url')
    expect([await challenges.take('a'), await challenges.take('a')]).toEqual([second, undefined])
  })
})
