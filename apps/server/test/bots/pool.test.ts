/*
 * Real threads: answers are the bots' own, matches take turns, quick levels go first, and the main thread stays free.
 */
import { type Budget, LEVELS } from '@logres/bots'
import { gameIds } from '@logres/catalogue'
import { at } from '@logres/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { BotError, BotPool, Cancelled, Closed, Superseded } from '../../src/bots/pool.ts'
import { botFor, chosen, Order, question, questionsOf, range } from './questions.ts'

/** Longer than any machine takes for an answer. */
const grace = 120_000
const one = new BotPool({ workers: 1, grace })
const two = new BotPool({ workers: 2, grace })
const TROUBLED = new URL('./failing-worker.ts', import.meta.url)

afterAll(async () => {
  await Promise.all([one.close(), two.close()])
})

describe('answers', () => {
  test.each(gameIds())('in %s are those of the bots, question after question', async (game) => {
    for (const level of LEVELS) {
      const asked = questionsOf(game, level, 4)
      const bot = botFor(at(asked, 0))
      const expected = asked.map(({ view, legal, budget }) => bot.choose(view, legal, budget))
      const answers = []
      for (const each of asked) answers.push(await two.think(each))
      expect(answers).toEqual(expected)
    }
  })

  test('a seat that gets another bot is answered by that one', async () => {
    for (const changes of [{ seed: 'first' }, { seed: 'second' }, { level: 'knight' as const }]) {
      const asked = question({ match: 'changing', ...changes })
      expect(await two.think(asked)).toEqual(chosen(asked))
    }
  })

  test('an error of the bot is its answer: the thread survives', async () => {
    const secret = 'excalibur'
    const foreign = two.think(question({ view: { viewer: 0, rules: 99, hand: [secret] } }))
    await expect(foreign).rejects.toThrow(/^a bot of avalon knows the rules from version/)
    const error = await foreign.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(BotError)
    expect(error instanceof Error && `${error.message}${error.stack}`).not.toContain(secret)
    await expect(two.think(question({ game: 'chess' }))).rejects.toThrow('there is no game chess')
    await expect(two.think(question({ legal: [] }))).rejects.toThrow('no action is legal')
    await expect(two.think(question({ budget: { ms: Number.NaN } }))).rejects.toThrow('budget')
    expect(await two.think(question())).toEqual(chosen(question()))
    expect(two.stats.lostThreads).toBe(0)
  })

  test('a value that cannot be cloned is reported without quoting it', async () => {
    const unsendable = one.think(question({ view: { viewer: 0, secret: () => 'excalibur' } }))
    await expect(unsendable).rejects.toThrow(/^a question about avalon is not plain data$/)
    expect(await one.think(question())).toEqual(chosen(question()))
  })

  test('a pool needs at least one thread', () => {
    for (const workers of [0, -1, 1.5, Number.NaN]) expect(() => new BotPool({ workers })).toThrow(RangeError)
  })
})

describe('turns', () => {
  test('a match with fifty questions delays another by one or two', async () => {
    const order = new Order(one)
    const [first] = range(50).map((seat) => order.ask('flood', { seat }))
    order.ask('early', {})
    await first
    const before = order.names.length
    order.ask('late', {})
    const names = await order.all()
    expect(names.indexOf('early')).toBeLessThanOrEqual(2)
    expect(names.indexOf('late')).toBeLessThanOrEqual(before + 3)
    expect(names).toHaveLength(52)
  })

  test('somebody with fifty matches delays another person by one or two, and leaves them their time', async () => {
    const order = new Order(one)
    const budget: Budget = { ms: 40 }
    const flood = range(50).map((no) => order.ask('flood', { owner: 'flood', match: `flood ${no}`, budget }))
    await flood[0]
    const before = order.names.length
    const { shortened } = one.stats
    await order.ask('other', { owner: 'other', budget })
    expect(order.names.indexOf('other')).toBeLessThanOrEqual(before + 2)
    await order.all()
    // All of the flood that had to wait, and a half of the time for the one beside it.
    expect(one.stats.shortened - shortened).toBeGreaterThan(20)
  })

  test('with one thread quick questions go first', async () => {
    const order = new Order(one)
    for (const no of range(8)) order.ask(`champion ${no}`, {})
    for (const no of range(3)) order.ask(`page ${no}`, { level: 'page' })
    order.ask('squire', { level: 'squire' })
    const names = await order.all()
    expect(names.slice(0, 5).filter((name) => !name.startsWith('champion'))).toHaveLength(4)
  })

  test('with several threads, one stays free for quick questions while the others search', async () => {
    const data = new SharedArrayBuffer(8)
    const pool = new BotPool({ workers: 2, grace, thread: { file: TROUBLED, data } })
    const order = new Order(pool)
    // They think until all pages are done.
    for (const no of range(2)) order.ask(`champion ${no}`, { seed: 'hold' })
    for (const no of range(20)) await order.ask(`page ${no}`, { level: 'page' })
    expect(order.names).toHaveLength(20)
    const held = new Int32Array(data)
    Atomics.store(held, 1, 1)
    Atomics.notify(held, 1)
    const names = await order.all()
    expect(names.slice(-2)).toEqual(['champion 0', 'champion 1'])
    await pool.close()
  })

  test('an endless stream of quick questions does not block a champion', async () => {
    const order = new Order(one)
    let isOver = false
    const pages = async (name: string) => {
      while (!isOver) await order.ask(name, { level: 'page' })
    }
    const endless = [pages('a'), pages('b'), pages('c')]
    await order.ask('champion', {})
    isOver = true
    await Promise.all(endless)
    expect(order.names.indexOf('champion')).toBeLessThanOrEqual(40)
  })

  test('with a long queue, budgets are short', async () => {
    const pool = new BotPool({ workers: 1, grace, thread: { file: TROUBLED, data: new SharedArrayBuffer(8) } })
    const budget: Budget = { ms: 400 }
    const answers = range(12).map((seat) => pool.think(question({ match: `m${seat}`, seed: 'budget', budget })))
    expect(pool.waiting).toBe(12)
    const given = (await Promise.all(answers)).map(({ action }) => (action === 'wait' ? action : action.kind))
    // A half, a third and so on, by the length of the queue; down to a tenth.
    const parts = range(12).map((before) => Math.max(0.1, 1 / (12 - before)))
    expect(given).toEqual(parts.map((part) => JSON.stringify({ ms: 400 * part })))
    expect(pool.stats.shortened).toBe(11)
    await pool.close()
  })
})

describe('questions that are no longer needed', () => {
  test('a newer one replaces one that waits, not one in progress', async () => {
    const running = one.think(question({ seat: 1 }))
    const held = one.think(question({ seat: 1, seed: 'held' }))
    const waiting = one.think(question({ seat: 2 }))
    const newest = one.think(question({ seat: 1, level: 'page' }))
    const newer = one.think(question({ seat: 2, level: 'page' }))
    expect(one.waiting).toBe(2)
    await expect(held).rejects.toThrow(Superseded)
    await expect(waiting).rejects.toThrow(Superseded)
    expect(await running).toEqual(chosen(question()))
    expect(await newest).toEqual(chosen(question({ level: 'page' })))
    expect(await newer).toEqual(chosen(question({ level: 'page' })))
    expect(one.waiting).toBe(0)
  })

  test('questions of a finished match are rejected; those of other matches are not', async () => {
    const running = one.think(question({ match: 'over' }))
    const waiting = [1, 2, 3].map((seat) => one.think(question({ match: 'over', seat })))
    const held = one.think(question({ match: 'over' }))
    const other = one.think(question({ match: 'other' }))
    one.cancel('over')
    for (const each of [...waiting, held]) await expect(each).rejects.toThrow(Cancelled)
    expect(await running).toEqual(chosen(question()))
    expect(await other).toEqual(chosen(question()))
    expect(await one.think(question({ match: 'over' }))).toEqual(chosen(question()))
  })

  test('closing ends all of them, and the threads', async () => {
    const pool = new BotPool({ workers: 1 })
    await pool.think(question())
    const thinking = pool.think(question({ budget: { ms: 60_000 } }))
    const waiting = pool.think(question({ seat: 1 }))
    const closing = pool.close()
    expect(pool.close()).toBe(closing)
    await expect(thinking).rejects.toThrow(Closed)
    await expect(waiting).rejects.toThrow(Closed)
    await closing
    await expect(pool.think(question())).rejects.toThrow(Closed)
    expect(pool.stats).toMatchObject({ threads: 0, busy: 0, waiting: 0, asked: 4, answered: 1, dropped: 3 })
    await new BotPool().close()
  })
})

describe('the main thread', () => {
  test('is not blocked while champions think', async () => {
    let turns = 0
    let isOver = false
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    turn()
    const think = (no: number) =>
      two.think(question({ match: `busy ${no}`, seed: `${no}`, budget: { iterations: 500 } }))
    await Promise.all(range(2).map(think))
    isOver = true
    // Usually a hundred thousand; a blocking search would leave a handful.
    expect(turns).toBeGreaterThan(100)
  })
})
