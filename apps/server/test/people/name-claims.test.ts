/* Names of kept accounts: nobody has one that looks like another's, whichever server they ask. In both stores. */
import { startPostgres } from '@logres/service-testing'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimNames } from '../../src/people/claim-backfill.ts'
import { deleteAccount } from '../../src/people/delete-account.ts'
import { claimOf, ownerOf, RENAME_INTERVAL, REST } from '../../src/people/name-claims.ts'
import { foldName, isReserved } from '../../src/people/name-folding.ts'
import { People } from '../../src/people/people.ts'
import { isRefused } from '../../src/people/registry.ts'
import { openPostgres } from '../../src/store/postgres/postgres.ts'
import { withRevisions } from '../../src/store/revisions.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Person, Store } from '../../src/store/store.ts'
import { Tables } from '../../src/tables/tables.ts'

describe('a fold', () => {
  test.each([
    ['case', 'Ragnhild', 'RAGNHILD'],
    ['accents', 'Élaine', 'Elaine'],
    ['spaces', 'Rag nhild', 'Ragnhild'],
    ['punctuation', 'Rag-nh.ild_', 'Ragnhild'],
    ['Cyrillic letters', 'Раul', 'Paul'],
    ['a whole name in Cyrillic', 'МАТТ', 'MATT'],
    ['Greek letters', 'Αrthur', 'Arthur'],
    ['Armenian letters', 'Bօrs', 'Bors'],
    ['small capitals', 'ᴋᴀʏ', 'Kay'],
    ['wide letters', 'Ｋａｙ', 'Kay'],
    ['mathematical letters', '𝓚𝓪𝔂', 'Kay'],
    ['strokes', 'Øwain', 'Owain'],
    ['ligatures', 'Ælfric', 'Aelfric'],
    ['0 and o', 'B0rs', 'Bors'],
    ['1, i and l', 'E1aine', 'Eiaine'],
    ['capital i and l', 'EIaine', 'Elaine'],
    ['a dotless i', 'Bal\u0131n', 'Balin'],
    ['a bar and l', 'E|aine', 'Elaine'],
    ['rn and m', 'Tornas', 'Tomas'],
    ['vv and w', 'Ovvain', 'Owain'],
    ['letters with marks', 'K\u0336ay', 'Kay'],
    ['other digits', 'B٥rs', 'Bors'],
  ])('does not tell %s apart', (_, one, other) => expect(foldName(one)).toBe(foldName(other)))

  test.each([
    ['Bors', 'Boris'],
    ['Kay 2', 'Kay 3'],
    ['Anna', 'Ana'],
    ['Нимуэ', 'Нина'],
    ['Tom', 'Tim'],
  ])('tells %s and %s apart', (one, other) => expect(foldName(one)).not.toBe(foldName(other)))

  test.each([
    ...[
      'Admin',
      'ADM1N',
      'аdmin',
      'Admin 2',
      'A d m i n',
      'moderator',
      'Someone',
      'Logres',
      '4dmin',
      'Mordred',
      'Mordred 7',
    ],
  ])('%s is reserved', (name) => expect(isReserved(name)).toBe(true))

  test('what only contains such a word is not reserved', () => {
    for (const name of ['Adminton', 'Sir Mordred', 'Bota']) expect(isReserved(name)).toBe(false)
  })
})

const postgres = await startPostgres('names in PostgreSQL', { fsync: 'off' })
afterAll(() => postgres?.end(), 600_000)

describe.each([
  ['SQLite', () => openSqlite(':memory:')],
  ...(postgres === undefined ? [] : [['PostgreSQL', async () => openPostgres(await postgres.fresh())] as const]),
] as const)('in %s', (_, open) => {
  let bare: Store
  let store: Store
  let time: number
  /** Two servers. */
  let here: People
  let there: People

  beforeEach(async () => {
    time = Date.UTC(2030, 0, 1)
    bare = await open()
    store = withRevisions(bare)
    here = new People(store, () => time)
    there = new People(withRevisions(bare), () => time)
  }, 600_000)
  afterEach(() => bare.close())

  const guest = async (name: string, people = here): Promise<Person> => {
    const { person } = await people.createGuest('')
    const named = await people.rename(person, name)
    if (isRefused(named)) throw new Error(named.code)
    return named
  }
  const keep = async (person: Person, people = here): Promise<Person> => {
    const codes = await people.tickets.createCodes(person)
    if (isRefused(codes)) throw new Error(codes.code)
    return person
  }
  const nameOf = async ({ id }: Person) => (await store.get('people', id))?.name
  const owner = async (name: string) => (await ownerOf(store, name))?.id

  test('who keeps an account has its name; guests get it with a number, look-alikes too', async () => {
    const first = await keep(await guest('Ragnhild'))
    expect(await owner('ragnhild')).toBe(first.id)
    expect((await guest('Ragnhild')).name).toBe('Ragnhild 2')
    expect((await guest('RAGNHlLD')).name).toBe('RAGNHlLD 2')
    expect((await guest('x'.repeat(24))).name).toBe('x'.repeat(24))
  })

  test('a guest who had the name before must choose another to keep the account', async () => {
    const [one, two] = [await guest('Ragnhild'), await guest('Rágnhild')]
    await keep(one)
    expect(await here.tickets.createCodes(two)).toMatchObject({
      code: 'nameTaken',
      params: { name: 'Rágnhild', free: 'Rágnhild 2' },
    })
    expect(await here.tickets.codesLeft(two)).toBe(0)
    await here.rename(two, 'Rágnhild 2')
    await keep(two)
    expect(await owner('Ragnhild 2')).toBe(two.id)
  })

  test('two who keep their accounts at once at two servers: one has the name', async () => {
    for (let i = 0; i < 5; i++) {
      const [one, two] = [await guest(`Tor ${i}x`), await guest(`T0r ${i}x`)]
      const codes = await Promise.all([here.tickets.createCodes(one), there.tickets.createCodes(two)])
      const refused = codes.map((each) => isRefused(each))
      expect(refused.toSorted()).toEqual([false, true])
      expect(await owner(`Tor ${i}x`)).toBe(refused[0] ? two.id : one.id)
    }
  })

  test('a kept account cannot take a name that looks like a taken one, and may rename itself seldom', async () => {
    await keep(await guest('Ragnhild'))
    const other = await keep(await guest('Owain'))
    expect(await here.rename(other, 'Rаgnhild')).toMatchObject({ code: 'nameTaken' })
    expect(await here.rename(other, 'Kay')).toMatchObject({ name: 'Kay' })
    expect([await owner('Kay'), await owner('Owain')]).toEqual([other.id, undefined])
    expect(await here.rename(other, 'Bors')).toMatchObject({ code: 'renamedLately', params: { day: '2030-01-31' } })
    // How it is spelt is no other name.
    expect(await here.rename(other, 'KAY')).toMatchObject({ name: 'KAY' })
    time += RENAME_INTERVAL
    expect(await here.rename(other, 'Bors')).toMatchObject({ name: 'Bors' })
    const row = await store.get('people', other.id)
    expect(row?.formerNames?.map(({ name }) => name)).toEqual(['KAY', 'Owain', expect.any(String)])
  })

  test('a name that was given up rests, but not for who gave it up', async () => {
    const one = await keep(await guest('Ragnhild'))
    const two = await keep(await guest('Owain'))
    await here.rename(one, 'Enid')
    expect(await here.rename(two, 'Ragnhild')).toMatchObject({ code: 'nameTaken' })
    expect((await guest('Ragnhild')).name).toBe('Ragnhild 2')
    time += RENAME_INTERVAL - 1
    expect(await here.rename(two, 'Ragnhild')).toMatchObject({ code: 'nameTaken' })
    time += 1
    expect(await here.rename(two, 'Ragnhild')).toMatchObject({ name: 'Ragnhild' })
    expect(await owner('Ragnhild')).toBe(two.id)
    expect(await here.rename(one, 'Ragnhild')).toMatchObject({ code: 'nameTaken' })
  })

  test('a name that has rested goes to one of two who want it at once', async () => {
    const one = await keep(await guest('Ragnhild'))
    const [two, three] = [await keep(await guest('Owain')), await keep(await guest('Enid'))]
    await here.rename(one, 'Kay')
    time += REST
    const wanted = await Promise.all([here.rename(two, 'Ragnhild'), there.rename(three, 'Ragnhild')])
    expect(wanted.filter((each) => isRefused(each))).toHaveLength(1)
    const has = isRefused(wanted[0] ?? {}) ? three : two
    expect(await owner('Ragnhild')).toBe(has.id)
    expect((await store.find('names', 'person', has.id)).filter(({ freedAt }) => freedAt === null)).toHaveLength(1)
  })

  test('deleting an account frees its name, and nothing says whose it was', async () => {
    const one = await keep(await guest('Ragnhild'))
    await deleteAccount(here.registry, new Tables(store, () => time), one, 'Ragnhild')
    expect(await store.find('names', 'person', one.id)).toEqual([])
    expect(JSON.stringify(await store.get('people', one.id))).not.toContain('Ragnhild')
    expect((await guest('Ragnhild')).name).toBe('Ragnhild 2')
    time += REST
    await claimNames(here.registry)
    expect(await store.list('names', [])).toEqual([])
    const two = await keep(await guest('Ragnhild'))
    expect(await owner('Ragnhild')).toBe(two.id)
  })

  test('accounts that were kept before have their names claimed at the start, the oldest first', async () => {
    const people: Person[] = []
    for (const name of ['Rаgnhild', 'Ragnhild', 'Admin', 'Owain', 'Ragnhild']) {
      time += 1000
      const { person } = await here.createGuest('')
      const old: Person = { ...person, name }
      await store.commit([
        { in: 'people', put: old },
        { in: 'tickets', insert: { hash: `old ${time}`, person: old.id, kind: 'recovery', expiresAt: null } },
      ])
      people.push(old)
    }
    await Promise.all([claimNames(here.registry), claimNames(there.registry)])
    await claimNames(here.registry)
    expect(await Promise.all(people.map(nameOf))).toEqual([
      'Rаgnhild',
      'Ragnhild 2',
      'Sir Admin',
      'Owain',
      'Ragnhild 3',
    ])
    for (const { id } of people) expect((await claimOf(store, id))?.person).toBe(id)
  })

  test('reserved names are refused', async () => {
    const { person } = await here.createGuest('')
    for (const name of ['Admin', 'someone', 'Mordred 2']) {
      expect(await here.rename(person, name)).toMatchObject({ code: 'nameReserved' })
    }
  })
})
