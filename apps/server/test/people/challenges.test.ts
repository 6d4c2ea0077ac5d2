/* Challenges: accepted by sitting down, declined, taken back, forgotten; and never from those one has blocked. */
import type { ChallengeView } from '@logres/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Guest } from '../admin/admin-helpers.ts'
import { guests, keep, mine, type TableAnswer, tableAt } from '../tables/table-helpers.ts'
import { VisitorServer } from './visitor.ts'

const MINUTE = 60_000
let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

interface Challenged extends TableAnswer {
  readonly isRated: boolean
  readonly challenge: {
    readonly by: { readonly name: string }
    readonly to: { readonly name: string }
    readonly ended: string | null
    readonly isMine: boolean
    readonly isForMe: boolean
  }
}

const wish = { game: 'avalon', pace: 'live', begins: 'me', rated: false }
let pairs = 0

/** Two kept accounts with names of their own. */
async function two(): Promise<readonly [Guest, Guest, string, string]> {
  const [by, to] = await guests(server, 2)
  if (!by || !to) throw new Error('two came')
  pairs += 1
  const letter = 'abcdefghjkpqstuxyz'[pairs] ?? ''
  const names = [`Asker ${letter}`, `Asked ${letter}`] as const
  for (const [person, name] of [
    [by, names[0]],
    [to, names[1]],
  ] as const) {
    await keep(server, person)
    await person.must('PATCH', '/api/me', { name })
  }
  return [by, to, ...names]
}

const challenge = (by: Guest, name: string, more: object = {}) =>
  by.must<Challenged>('POST', '/api/challenges', { ...wish, name, ...more })
const refused = (by: Guest, name: string, more: object = {}) =>
  by.refused('POST', '/api/challenges', { ...wish, name, ...more })
const seen = async (who: Guest): Promise<readonly ChallengeView[]> =>
  (await who.must<{ challenges: ChallengeView[] }>('DELETE', '/api/lobby/seek')).challenges

describe('a challenge', () => {
  test('is accepted by sitting down: the match starts by itself', async () => {
    const [by, to, byName, toName] = await two()
    const { id, ...table } = await challenge(by, toName, { rated: true })
    expect(table).toMatchObject({
      isRated: true,
      keptSeat: 0,
      challenge: { isMine: true, isForMe: false, ended: null },
    })
    expect(await seen(to)).toMatchObject([
      { table: id, game: 'avalon', pace: 'live', isRated: true, isMine: false, begins: 'me', other: { name: byName } },
    ])
    expect(await seen(by)).toMatchObject([{ table: id, isMine: true, other: { name: toName } }])
    expect((await mine(to)).invitations.map((each) => each.id)).toEqual([id])
    const nonces = [await by.sit(id, 0), await to.sit(id, 1)]
    expect(await tableAt(by, id)).toMatchObject({ status: 'sealing' })
    await by.must('POST', `/api/tables/${id}/reveal`, { nonce: nonces[0] })
    await to.must('POST', `/api/tables/${id}/reveal`, { nonce: nonces[1] })
    expect(await tableAt(to, id)).toMatchObject({ status: 'playing' })
    expect([await seen(by), await seen(to)]).toEqual([[], []])
  })

  test('is declined by the one, taken back by the other; each is told, and nobody else can sit down', async () => {
    const [by, to, byName, toName] = await two()
    const [stranger] = await guests(server, 1)
    const first = await challenge(by, toName)
    expect(await stranger?.refused('POST', `/api/tables/${first.id}/sit`, seal)).toMatchObject({ code: 'seatKept' })
    const offers = await stranger?.must<{ tables: TableAnswer[] }>('GET', '/api/tables')
    expect(offers?.tables).toEqual([])
    await to.must('POST', `/api/tables/${first.id}/decline`)
    expect(await tableAt(by, first.id)).toMatchObject({ status: 'cancelled', challenge: { ended: 'declined' } })
    expect(await seen(by)).toEqual([])
    const second = await challenge(to, byName, { begins: 'them' })
    expect(second).toMatchObject({ keptSeat: 1 })
    await to.sit(second.id, 1)
    await to.must('POST', `/api/tables/${second.id}/leave`)
    expect(await tableAt(by, second.id)).toMatchObject({ status: 'cancelled', challenge: { ended: 'takenBack' } })
    const third = await challenge(to, byName)
    await to.must('POST', `/api/tables/${third.id}/cancel`)
    expect(await tableAt(by, third.id)).toMatchObject({ challenge: { ended: 'takenBack' } })
    expect((await mine(by)).invitations).toEqual([])
  })

  test('ends after ten minutes, or over days after seven days', async () => {
    const [by, to, , toName] = await two()
    const live = await challenge(by, toName)
    server.wait(11 * MINUTE)
    expect(await seen(to)).toEqual([])
    await expect
      .poll(() => tableAt(by, live.id), { timeout: 60_000 })
      .toMatchObject({
        ...{ status: 'cancelled', challenge: { ended: 'expired' } },
      })
    const days = await challenge(by, toName, { pace: 'days' })
    server.wait(6 * 24 * 60 * MINUTE)
    expect(await seen(to)).toMatchObject([{ table: days.id, pace: 'days' }])
    server.wait(25 * 60 * MINUTE)
    await expect.poll(() => tableAt(by, days.id), { timeout: 60_000 }).toMatchObject({ status: 'cancelled' })
  })

  test('cannot be made to oneself, to guests, twice, between people who are blocked, nor rated by guests', async () => {
    const [by, to, byName, toName] = await two()
    const [guest] = await guests(server, 1)
    if (guest === undefined) throw new Error('one came')
    expect(await refused(by, byName)).toMatchObject({ code: 'cannotChallenge' })
    expect(await refused(by, guest.me.name)).toMatchObject({ code: 'noSuchPerson' })
    expect(await refused(by, toName, { game: 'chess' })).toMatchObject({ code: 'noSuchGame' })
    expect(await refused(guest, toName, { rated: true })).toMatchObject({ code: 'ratedNeedsKept' })
    const open = await challenge(by, toName)
    expect(await refused(by, toName)).toMatchObject({ code: 'alreadyChallenged' })
    await to.must('POST', '/api/me/blocks', { name: byName })
    // What was asked before the block is not shown any more, and cannot be accepted.
    expect(await seen(to)).toEqual([])
    expect((await mine(to)).invitations).toEqual([])
    expect(await by.call('POST', `/api/tables/${open.id}/cancel`)).toMatchObject({ status: 200 })
    const [a, b] = [await refused(by, toName), await refused(to, byName)]
    expect([a, b]).toMatchObject([{ code: 'cannotChallenge' }, { code: 'cannotChallenge' }])
    expect(a.message).not.toMatch(/block/i)
  })

  test('of a game for three has a bot on the third seat', async () => {
    const [by, to, , toName] = await two()
    const table = await challenge(by, toName, { game: 'tournament' })
    expect(table.seats.map(({ kind }) => kind)).toEqual(['expected', 'expected', 'bot'])
    expect(await seen(to)).toMatchObject([{ bots: 1 }])
  })
})

const seal = { seat: 1, nonceSeal: 'a'.repeat(64) }

test('challenges of one person are few', async () => {
  const [by] = await two()
  for (let i = 0; i < 5; i++) {
    const [, , , name] = await two()
    await challenge(by, name)
  }
  const [, , , last] = await two()
  expect(await refused(by, last)).toMatchObject({ code: 'tooManyChallenges' })
})
