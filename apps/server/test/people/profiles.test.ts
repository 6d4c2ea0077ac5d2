/* Pages of people, the cards of their names, and who follows whom: what everybody sees, and what nobody does. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CardView, ProfileView } from '../../src/people/profiles.ts'
import { ResultWriter } from '../../src/results/writer.ts'
import type { Guest } from '../admin/admin-helpers.ts'
import { begin } from '../admin/admin-helpers.ts'
import { storeFinished } from '../results/result-helpers.ts'
import { guests, keep } from '../tables/table-helpers.ts'
import { VisitorServer } from './visitor.ts'

const NOW = Date.parse('2026-03-01T12:00Z')
let server: VisitorServer
let ann: Guest
let ben: Guest
let guest: Guest

beforeAll(async () => {
  server = await VisitorServer.open()
  const [first, second, third] = await guests(server, 3)
  if (!first || !second || !third) throw new Error('three came')
  ann = first
  ben = second
  guest = third
  for (const [person, name] of [
    [ann, 'Ragnhild'],
    [ben, 'Sébastien'],
  ] as const) {
    await keep(server, person)
    await person.must('PATCH', '/api/me', { name })
  }
})
afterAll(() => server.close())

const store = () => server.running.store
const profile = (reader: Guest, name: string) =>
  reader.must<ProfileView>('GET', `/api/profile?name=${encodeURIComponent(name)}`)
const card = (reader: Guest, query: string) => reader.must<CardView>('GET', `/api/card?${query}`)
const follow = (reader: Guest, name: string, follows = true) => reader.must('PUT', '/api/me/follows', { name, follows })
const counts = ({ statistics }: ProfileView) => statistics?.find(({ game }) => game === 'avalon')

async function finish(access: 'public' | 'link', people: readonly Guest[]): Promise<void> {
  await storeFinished(store(), NOW, { access, people: people.map(({ me }) => me.id) })
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

describe('a profile', () => {
  test('says who somebody is and what they played; only they see what is not public', async () => {
    await finish('public', [ann, ben])
    await finish('public', [guest, ann])
    await finish('link', [ann, ben])
    const shown = await profile(guest, 'ragnhild')
    expect(shown).toMatchObject({
      ...{ person: { name: 'Ragnhild', isGuest: false }, isMe: false, isHistoryHidden: false, followers: null },
      met: { matches: 1, won: 1, lost: 0 },
    })
    expect(counts(shown)).toMatchObject({ matches: 2, withPeople: 2, people: { won: 1, lost: 1, tied: 0 } })
    expect(counts(shown)?.seats).toEqual([
      { seat: 0, of: 2, matches: 1, won: 1 },
      { seat: 1, of: 2, matches: 1, won: 0 },
    ])
    const own = await profile(ann, 'Ragnhild')
    expect(own).toMatchObject({ isMe: true, followers: 0, met: null })
    expect(counts(own)).toMatchObject({ matches: 3, people: { won: 2, lost: 1, tied: 0 } })
    // Without an account.
    const bare = await fetch(`${server.base}/api/profile?name=Ragnhild`)
    expect([bare.status, bare.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await bare.json()).toMatchObject({ presence: null, met: null })
  })

  test('guests and unknown names have none; nor has a name that was given up', async () => {
    for (const name of [guest.me.name, 'Nobody at all']) {
      expect(await ann.refused('GET', `/api/profile?name=${encodeURIComponent(name)}`)).toMatchObject({
        ...{ code: 'noSuchPerson', status: 404 },
      })
    }
    const [renamed] = await guests(server, 1)
    if (renamed === undefined) throw new Error('one came')
    await keep(server, renamed)
    const { renamesFrom } = await renamed.must<{ renamesFrom: number }>('PATCH', '/api/me', { name: 'Before' })
    server.wait(31 * 24 * 60 * 60 * 1000)
    const again = await renamed.must<{ renamesFrom: number }>('PATCH', '/api/me', { name: 'Afterwards' })
    expect(again.renamesFrom - renamesFrom, 'they are told when the next change is possible').toBeGreaterThanOrEqual(
      31 * 24 * 60 * 60 * 1000,
    )
    expect(await ann.refused('GET', '/api/profile?name=Before')).toMatchObject({ code: 'noSuchPerson' })
    expect((await profile(ann, 'Afterwards')).person.name).toBe('Afterwards')
  })

  test('who hides their history is shown without it, and cannot be searched for; they see their own', async () => {
    await ben.must('PUT', '/api/me/settings', { hideHistory: true })
    const name = encodeURIComponent('Sébastien')
    expect(await profile(guest, 'Sébastien')).toMatchObject({ isHistoryHidden: true, statistics: null })
    expect(await guest.refused('GET', `/api/archive?player=${name}`)).toMatchObject({ code: 'historyHidden' })
    expect(counts(await profile(ben, 'Sébastien'))).toMatchObject({ matches: 2 })
    await ben.must('PUT', '/api/me/settings', { hideHistory: false })
    expect(counts(await profile(guest, 'Sébastien'))).toMatchObject({ matches: 1 })
  })

  test('the page has the name in its head, and is not for search engines', async () => {
    const page = await (await fetch(`${server.base}/@Ragnhild`)).text()
    const unknown = await fetch(`${server.base}/@Nobody%20at%20all`)
    const broken = await fetch(`${server.base}/@%E0%A4%A`)
    // Without built pages the server has none to show.
    if (page.includes('<div id="app">')) {
      expect(page).toContain('<title>Ragnhild · Logres</title>')
      expect(page).toContain('<meta name="robots" content="noindex">')
      expect([unknown.status, broken.status]).toEqual([404, 404])
    }
  })
})

describe('a card', () => {
  test('of a name, of a seat, and of a line of a chat one can read', async () => {
    const match = await begin(ann, guest)
    expect(await card(ben, 'name=Ragnhild')).toMatchObject({ person: { name: 'Ragnhild', isGuest: false } })
    expect(await card(ben, `table=${match}&seat=1`)).toMatchObject({ person: { name: guest.me.name, isGuest: true } })
    for (const query of [
      'name=x',
      `table=${match}&seat=5`,
      `match=${match}&room=seated&n=0`,
      'table=aaaaaaaaaaaa',
      '',
    ]) {
      expect(await ben.refused('GET', `/api/card?${query}`)).toMatchObject({ code: 'noSuchPerson' })
    }
    const playing = (await card(ben, 'name=Ragnhild')).presence?.playing
    expect(playing).toEqual({ game: 'avalon', match })
    const forOpponent = (await card(guest, 'name=Ragnhild')).presence?.playing
    expect(forOpponent, 'nobody watches their own match').toEqual({ game: 'avalon', match: null })
    await ann.must('PUT', '/api/me/settings', { hidePresence: true })
    expect((await card(ben, 'name=Ragnhild')).presence).toBeNull()
    await ann.must('PUT', '/api/me/settings', { hidePresence: false })
  })

  test('of somebody who has blocked the reader shows no presence, and does not say why', async () => {
    const [a, b] = await guests(server, 2)
    if (!a || !b) throw new Error('two came')
    await keep(server, a)
    await a.must('PATCH', '/api/me', { name: 'Isolde of the sea' })
    const whom = `name=${encodeURIComponent('Isolde of the sea')}`
    expect(await card(b, whom)).toMatchObject({ presence: { state: 'gone' }, isBlocked: false })
    const table = await b.makeTable()
    await b.sit(table.id, 0)
    await a.must('POST', '/api/me/blocks', { table: table.id, seat: 0 })
    expect(await card(b, whom)).toMatchObject({ presence: null, isBlocked: false, isFollowed: false })
    expect(await card(a, `table=${table.id}&seat=0`)).toMatchObject({ presence: null, isBlocked: true })
  })
})

describe('following', () => {
  test('is known to oneself; the other learns only how many', async () => {
    await follow(guest, 'Ragnhild')
    await follow(guest, 'Ragnhild')
    expect(await profile(guest, 'Ragnhild')).toMatchObject({ isFollowed: true, followers: null })
    expect(await profile(ben, 'Ragnhild')).toMatchObject({ isFollowed: false, followers: null })
    expect((await profile(ann, 'Ragnhild')).followers).toBe(1)
    const { people } = await guest.must<{ people: object[] }>('GET', '/api/me/follows')
    expect(people).toMatchObject([{ person: { name: 'Ragnhild' }, presence: { state: 'gone' } }])
    await follow(guest, 'Ragnhild', false)
    expect((await profile(ann, 'Ragnhild')).followers).toBe(0)
    expect(await guest.refused('PUT', '/api/me/follows', { name: guest.me.name, follows: true })).toMatchObject({
      code: 'noSuchPerson',
    })
    expect(await ann.refused('PUT', '/api/me/follows', { name: 'Ragnhild', follows: true })).toMatchObject({
      code: 'followSelf',
    })
  })

  test('ends with a block, in both directions, and with the account', async () => {
    const [a, b, c] = await guests(server, 3)
    if (!a || !b || !c) throw new Error('three came')
    for (const [person, name] of [
      [a, 'Lancelot du Lac'],
      [b, 'Galehaut'],
    ] as const) {
      await keep(server, person)
      await person.must('PATCH', '/api/me', { name })
    }
    await follow(a, 'Galehaut')
    await follow(b, 'Lancelot du Lac')
    await follow(c, 'Galehaut')
    await a.must('POST', '/api/me/blocks', { name: 'Galehaut' })
    expect((await profile(a, 'Lancelot du Lac')).followers).toBe(0)
    expect((await profile(b, 'Galehaut')).followers).toBe(1)
    expect(await b.refused('PUT', '/api/me/follows', { name: 'Lancelot du Lac', follows: true })).toMatchObject({
      code: 'noSuchPerson',
    })
    await b.must('POST', '/api/me/delete', { confirm: 'Galehaut' })
    expect(await c.must('GET', '/api/me/follows')).toEqual({ people: [] })
    expect(await store().find('follows', 'followed', b.me.id)).toEqual([])
  })
})

test('nothing private is in any of these answers', async () => {
  await follow(guest, 'Ragnhild')
  await ann.must('POST', '/api/me/blocks', { name: 'Sébastien' })
  await ann.must('PUT', '/api/me/settings', { hideHistory: true, hidePresence: true })
  const match = await begin(ann, guest)
  const readers = [ben, guest, ann]
  const paths = [
    '/api/profile?name=Ragnhild',
    '/api/card?name=Ragnhild',
    `/api/card?table=${match}&seat=0`,
    `/api/card?table=${match}&seat=1`,
    '/api/me/follows',
    '/api/me/blocks',
    `/api/tables/${match}`,
    '/api/lobby',
  ]
  for (const reader of readers) {
    const told = await Promise.all(paths.map((path) => reader.must('GET', path)))
    const text = JSON.stringify(told)
    for (const { me } of [ann, ben, guest]) expect(text).not.toContain(me.id)
    expect(text).not.toMatch(/hidePresence|formerNames|bannedAt|mutedUntil|seenAt|createdAt":\d+,"settings/)
    if (reader !== ann) expect(text).not.toMatch(/"(isBlocked|isPresenceHidden)":true|"followers":\d/)
  }
  expect(await profile(ben, 'Ragnhild')).toMatchObject({ statistics: null, presence: null, isBlocked: false })
  await ann.must('PUT', '/api/me/settings', { hideHistory: false, hidePresence: false })
})
