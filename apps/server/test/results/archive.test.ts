/* The archive: what can be asked of it, paging that nothing shifts, and what is nobody else's business. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchArchive } from '../../src/results/search.ts'
import { ResultWriter } from '../../src/results/writer.ts'
import type { Id } from '../../src/store/store.ts'
import type { Guest } from '../admin/admin-helpers.ts'
import { VisitorServer } from '../people/visitor.ts'
import { guests, keep } from '../tables/table-helpers.ts'
import { storeFinished } from './result-helpers.ts'

interface Answer {
  readonly results: readonly {
    readonly match: Id
    readonly overAt: number
    readonly isPublic: boolean
    readonly seats: readonly { readonly person: { readonly name: string; readonly isGuest: boolean } | null }[]
  }[]
  readonly cursor: string | null
}

const NOW = Date.parse('2026-03-01T12:00Z')
const DAY = 24 * 60 * 60 * 1000

let server: VisitorServer
let ann: Guest
let ben: Guest
let stranger: Guest

beforeAll(async () => {
  server = await VisitorServer.open()
  const [first, second, third] = await guests(server, 3)
  if (!first || !second || !third) throw new Error('three came')
  ann = first
  ben = second
  stranger = third
  for (const person of [ann, ben]) await keep(server, person)
})
afterAll(() => server.close())

const store = () => server.running.store
const find = (reader: Guest, query: string) => reader.must<Answer>('GET', `/api/archive?${query}`)
const matchesIn = ({ results }: Answer) => results.map(({ match }) => match)

/** Writes results of everything that is due. */
async function writeResults(): Promise<void> {
  const writer = new ResultWriter({
    ...{ store: store(), now: () => Number.MAX_SAFE_INTEGER },
    failed: (_what, error) => {
      throw error
    },
  })
  writer.start()
  await writer.idle()
  await writer.stop()
}

async function nameOf(person: Guest): Promise<string> {
  return (await person.must<{ name: string }>('GET', '/api/me')).name
}

describe('the archive', () => {
  test('finds matches by player, opponent, ending, option, result and time, and names people without their ids', async () => {
    const people = [ann.me.id, ben.me.id]
    const old = await storeFinished(store(), NOW - 10 * DAY, { people, options: { turnLimit: 77 } })
    const recent = await storeFinished(store(), NOW - DAY, { people })
    const alone = await storeFinished(store(), NOW - 2 * DAY, { people: [ann.me.id, stranger.me.id] })
    await writeResults()
    const [a, b] = [encodeURIComponent(await nameOf(ann)), encodeURIComponent(await nameOf(ben))]
    expect(matchesIn(await find(stranger, `player=${a}`))).toEqual([recent, alone, old])
    expect(matchesIn(await find(stranger, `player=${a}&opponent=${b}`))).toEqual([recent, old])
    expect(matchesIn(await find(stranger, `opponent=${b}`))).toEqual([recent, old])
    expect(matchesIn(await find(stranger, `player=${a}&options=turnLimit:77`))).toEqual([old])
    expect(matchesIn(await find(stranger, 'game=avalon&ending=resigned&against=people&length=short'))).toEqual([
      ...[recent, alone, old],
    ])
    expect(matchesIn(await find(stranger, `player=${b}&result=lost`))).toEqual([recent, old])
    expect(matchesIn(await find(stranger, `player=${b}&opponent=${a}&result=won`))).toEqual([])
    expect(matchesIn(await find(stranger, `player=${a}&opponent=${b}&result=won&ending=resigned`))).toEqual([
      recent,
      old,
    ])
    for (const none of ['ending=void', 'ending=time', 'length=long', 'against=bots', 'game=merlin', 'level=squire'])
      expect(matchesIn(await find(stranger, none))).toEqual([])
    expect(matchesIn(await find(stranger, `from=${NOW - 2 * DAY}&to=${NOW - DAY}`))).toEqual([alone])
    const answer = await find(stranger, '')
    expect(answer.results[0]?.seats.map(({ person }) => person?.isGuest)).toEqual([false, false])
    expect(JSON.stringify(answer)).not.toContain(ann.me.id)
  })

  test('shows what is not public to who was there, and to nobody else', async () => {
    const people = [ann.me.id, ben.me.id]
    const hidden = [
      await storeFinished(store(), NOW + DAY, { people, access: 'link' }),
      await storeFinished(store(), NOW + 2 * DAY, { people, access: 'invite' }),
    ].toReversed()
    await writeResults()
    const [a, b] = [encodeURIComponent(await nameOf(ann)), encodeURIComponent(await nameOf(ben))]
    for (const query of ['', 'game=avalon', 'ending=resigned', `player=${a}`, `player=${a}&opponent=${b}`, 'mine=true'])
      expect(matchesIn(await find(stranger, query)).filter((match) => hidden.includes(match))).toEqual([])
    // Not among those that two people played with each other, even for one of them who asks for the other.
    expect(matchesIn(await find(ben, `player=${a}`)).filter((match) => hidden.includes(match))).toEqual([])
    expect(matchesIn(await find(ann, 'mine=true')).slice(0, 2)).toEqual(hidden)
    expect(matchesIn(await find(ann, `player=${a}`)).slice(0, 2)).toEqual(hidden)
    expect(matchesIn(await find(ann, `mine=true&opponent=${b}`)).slice(0, 2)).toEqual(hidden)
    expect(matchesIn(await find(ann, 'game=avalon')).filter((match) => hidden.includes(match))).toEqual([])
  })

  test('is paged without gaps or repeats while results are added, also where many ended at once', async () => {
    const before: string[] = []
    for (let i = 0; i < 45; i++) before.push(await storeFinished(store(), NOW - 30 * DAY - (i % 3)))
    await writeResults()
    const seen: string[] = []
    const query = `to=${NOW - 30 * DAY + 1}`
    let answer = await find(stranger, query)
    for (;;) {
      seen.push(...matchesIn(answer))
      if (answer.cursor === null) break
      // Newer ones, and one that was caught up late; the page goes on where it was.
      await storeFinished(store(), NOW + 9 * DAY)
      await storeFinished(store(), NOW - 30 * DAY)
      await writeResults()
      answer = await find(stranger, `${query}&cursor=${answer.cursor}`)
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(before.filter((match) => !seen.includes(match))).toEqual([])
  })

  test('reads a bounded number of entries per request, and goes on from there', async () => {
    for (let i = 0; i < 30; i++) {
      await store().commit(
        Array.from({ length: 100 }, (_, k) => ({
          in: 'archive' as const,
          insert: { list: 'merlin', rank: 100 * i + k, match: `m${100 * i + k}`, tags: ' merlin played ' },
        })),
      )
    }
    const wanted = { in: 'archive' as const, insert: { list: 'merlin', rank: 5000, match: 'last', tags: ' bot:page ' } }
    await store().commit([wanted])
    const plan = { game: 'merlin', level: 'page', isPublic: true }
    let found = await searchArchive(store(), plan)
    let requests = 1
    for (; found.cursor !== null; requests += 1) found = await searchArchive(store(), { ...plan, cursor: found.cursor })
    expect(requests).toBe(4)
  })

  test('says so when nobody has that name, when a history is hidden, and when the question makes no sense', async () => {
    expect(await stranger.refused('GET', '/api/archive?player=Nobody')).toMatchObject({ code: 'noSuchPerson' })
    expect(await stranger.refused('GET', '/api/archive?result=won')).toMatchObject({ code: 'needsPlayer' })
    const a = await nameOf(ann)
    const row = await store().get('people', ann.me.id)
    if (row === undefined) throw new Error('she is gone')
    await store().commit([{ in: 'people', put: { ...row, settings: { ...row.settings, hideHistory: true } } }])
    const query = `player=${encodeURIComponent(a)}`
    expect(await stranger.refused('GET', `/api/archive?${query}`)).toMatchObject({ code: 'historyHidden' })
    expect(await stranger.refused('GET', `/api/archive?opponent=${encodeURIComponent(a)}`)).toMatchObject({
      code: 'historyHidden',
    })
    expect((await find(ann, query)).results.length).toBeGreaterThan(0)
  })

  test('names nobody who has deleted their account', async () => {
    const b = await nameOf(ben)
    await ben.must('POST', '/api/me/delete', { confirm: b })
    const text = JSON.stringify(await find(stranger, 'game=avalon&ending=resigned'))
    expect(text).not.toContain(b)
    expect(text).toContain('departed')
    expect(await stranger.refused('GET', `/api/archive?player=${encodeURIComponent(b)}`)).toMatchObject({
      code: 'noSuchPerson',
    })
    expect(JSON.stringify(await store().list('results', []))).not.toContain(b)
  })

  test('counts public matches by their ending, and who won', async () => {
    const { matches, endings } = await stranger.must<{ matches: number; endings: object }>(
      'GET',
      '/api/archive/statistics?game=avalon',
    )
    expect(endings).toMatchObject({ resigned: matches })
    expect(matches).toBeGreaterThan(40)
    expect(await stranger.refused('GET', '/api/archive/statistics?game=chess')).toMatchObject({ code: 'noSuchGame' })
  })
})
