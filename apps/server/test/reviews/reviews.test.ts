/* Reviews of finished matches by the API: computed once, stored, bounded, and never before the end. */
import { setTimeout as sleep } from 'node:timers/promises'
import { mindOf } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { importRecord, isRefusal } from '@logres/kernel'
import { Review, reviewJson, storyOf, Task } from '@logres/review'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Records } from '../../src/matches/records.ts'
import { Reviews } from '../../src/reviews/reviews.ts'
import type { Id } from '../../src/store/store.ts'
import { Client } from '../client.ts'
import { VisitorServer } from '../people/visitor.ts'
import { storeFinished } from '../results/result-helpers.ts'
import { beginMatch } from '../test-server.ts'

/** Only ends a hopeless wait. */
const TIMEOUT = 600_000
const ACTS = 4

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

const store = () => server.running.store
const finished = () => storeFinished(store(), 1_000, { isDue: false, acts: ACTS })

interface Asked {
  readonly status: number
  readonly text: string
}

async function ask(client: Client, match: Id): Promise<Asked> {
  const { status } = await client.call('GET', `/api/matches/${match}/review`)
  return { status, text: client.received.at(-1) ?? '' }
}

async function untilReviewed(client: Client, match: Id): Promise<string> {
  const end = Date.now() + TIMEOUT
  for (;;) {
    const { status, text } = await ask(client, match)
    if (status === 200) return text
    expect(status).toBe(202)
    if (Date.now() > end) throw new Error('no review was computed')
    await sleep(600)
  }
}

/** What the command line says of the same record. */
async function computedHere(client: Client, match: Id): Promise<string> {
  const record = importRecord(await client.must<object>('GET', `/api/matches/${match}/record`))
  const game = findGame('avalon')?.game
  if (isRefusal(record) || game === undefined) throw new Error('no record')
  const mind = mindOf(game)
  const story = storyOf(game, mind, record)
  if ('code' in story) throw new Error(story.code)
  const review = new Review(mind, story)
  new Task(review.work()).finish()
  return JSON.stringify(reviewJson(review))
}

describe('the review of a finished match', () => {
  test('is computed once, is what the command line computes, and is found by other servers', async () => {
    const match = await finished()
    const client = await Client.arrive(server.base)
    expect((await ask(client, match)).status).toBe(202)
    const text = await untilReviewed(client, match)
    expect(text).toBe(await computedHere(client, match))
    const records = new Records(store())
    const elsewhere = new Reviews({ store: store(), records, failed: console.error })
    const found = await elsewhere.get(match, () => {
      throw new Error('it was begun again')
    })
    expect(found).toMatchObject({ kind: 'stored' })
  })

  test('is refused while the match is running, and for matches there are not', async () => {
    const { table, host } = await beginMatch(server.base, 'avalon', [null, 'page'])
    expect(await ask(host, table.id)).toMatchObject({ status: 409, text: expect.stringContaining('notOver') })
    expect(await ask(host, 'nothing-here')).toMatchObject({ status: 404 })
  })

  test('one after the other, and no more than may wait', async () => {
    const records = new Records(store())
    const reviews = new Reviews({ store: store(), records, failed: console.error })
    const [first, second, ...others] = await Promise.all(Array.from({ length: 22 }, finished))
    if (first === undefined || second === undefined) throw new Error('two')
    const begin = () => undefined
    await reviews.get(first, begin)
    expect(await reviews.get(second, begin)).toEqual({ kind: 'waiting', before: 1 })
    const answers = []
    for (const match of others) answers.push(await reviews.get(match, begin))
    expect(answers.at(-2)).toMatchObject({ kind: 'waiting' })
    expect(answers.at(-1)).toMatchObject({ code: 'tooManyReviews' })
    // Asking again for one that waits takes no other place.
    expect(await reviews.get(second, begin)).toMatchObject({ kind: expect.stringMatching(/waiting|computing|stored/) })
    await reviews.stop()
  })

  test('one that takes too long is given up and not begun again', async () => {
    const failures: string[] = []
    const records = new Records(store())
    const reviews = new Reviews({
      ...{ store: store(), records, timeLimit: 1 },
      failed: (_what, error) => failures.push(String(error)),
    })
    const match = await finished()
    const end = Date.now() + TIMEOUT
    for (;;) {
      const state = await reviews.get(match, () => undefined)
      if ('code' in state) {
        expect(state.code).toBe('reviewFailed')
        break
      }
      if (Date.now() > end) throw new Error('it was not given up')
      await sleep(20)
    }
    expect(failures).toEqual([expect.stringContaining('longer than')])
    await reviews.stop()
  })

  test('a person can begin a few only; what is stored can be read by all', async () => {
    const busy = await VisitorServer.open({ LOGRES_LIMIT_SCALE: '1' })
    try {
      const matches = await Promise.all(
        Array.from({ length: 4 }, () => storeFinished(busy.running.store, 1_000, { isDue: false })),
      )
      const client = await Client.arrive(busy.base)
      const statuses = []
      for (const match of matches) statuses.push((await ask(client, match)).status)
      expect(statuses).toEqual([202, 202, 202, 429])
      expect(await untilReviewed(client, matches[0] ?? '')).toContain('"game":"avalon"')
    } finally {
      await busy.close()
    }
  })
})
