/* Threads that die or hang: no answer is lost, nobody else waits, and unanswerable questions are rejected. */
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, test, vi } from 'vitest'
import { BotPool, type BotPoolOptions, Cancelled, Closed, Superseded, Unanswered } from '../../src/bots/pool.ts'
import { WorkerSlot } from '../../src/bots/worker-slot.ts'
import { chosen, question } from './questions.ts'

const FILE = new URL('./failing-worker.ts', import.meta.url)
const PAUSE = { first: 20, longest: 100 }
const PATIENT = { timeout: 600_000 }

/** Longer than any machine takes for an answer. */
const GRACE = 120_000

type Use = (pool: BotPool, losses: readonly string[], timesAsked: () => number) => Promise<void>

/** `timesAsked`: how often a thread was asked to fail. */
async function withPool(options: BotPoolOptions, use: Use) {
  const losses: string[] = []
  const data = new SharedArrayBuffer(8)
  const thread = { file: FILE, data }
  const onLoss = (reason: string) => losses.push(reason)
  const pool = new BotPool({ pause: PAUSE, thread, grace: GRACE, onLoss, ...options })
  try {
    await use(pool, losses, () => Atomics.load(new Int32Array(data), 0))
  } finally {
    await pool.close()
  }
}

describe('a thread that dies', () => {
  test.each([
    ['exit', 'it left with code 3'],
    ['throw', 'TypeError'],
    ['memory', 'ERR_WORKER_OUT_OF_MEMORY'],
  ])('by %s is replaced, and its question repeated', async (trouble, reason) => {
    await withPool({ workers: 1, memoryMb: 48 }, async (pool, losses) => {
      const asked = question({ seed: `${trouble} 1` })
      expect(await pool.think(asked)).toEqual(chosen(asked))
      expect(losses).toEqual([reason])
      expect(pool.stats).toMatchObject({ threads: 1, answered: 1, failed: 0, lostThreads: 1, repeated: 1 })
    })
  })

  test('repeatedly fails the question with a clear error, and does not affect others', async () => {
    await withPool({ workers: 3 }, async (pool, losses) => {
      const poisoned = pool.think(question({ match: 'poisoned', seed: 'throw 99' }))
      const others = [0, 1, 2, 3, 4].map((seat) => question({ match: `other ${seat}`, seat }))
      const answers = Promise.all(others.map((other) => pool.think(other)))
      const message = 'the champion of avalon gave no answer: 3 threads were lost over it, the last: TypeError'
      await expect(poisoned).rejects.toThrow(Unanswered)
      await expect(poisoned).rejects.toThrow(new RegExp(`^${message}$`))
      expect(await answers).toEqual(others.map(chosen))
      expect(losses).toEqual(['TypeError', 'TypeError', 'TypeError'])
      expect(pool.stats).toMatchObject({ answered: 5, failed: 1, repeated: 2, waiting: 0, busy: 0 })
    })
  })

  test('rejects questions that are no longer needed', async () => {
    await withPool({ workers: 1 }, async (pool) => {
      await pool.think(question())
      const outdated = pool.think(question({ seed: 'exit 99' }))
      const newer = pool.think(question({ level: 'page' }))
      await expect(outdated).rejects.toThrow(Superseded)
      expect(await newer).toEqual(chosen(question({ level: 'page' })))
      const cancelled = pool.think(question({ seed: 'exit 99' }))
      pool.cancel('match')
      await expect(cancelled).rejects.toThrow(Cancelled)
      expect(pool.stats.repeated).toBe(0)
    })
  })
})

describe('a thread that hangs', () => {
  test('is ended and replaced, and its question repeated', async () => {
    // Time is fake, so that it passes for the hanging thread and not for its successor.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await withPool({ workers: 1, grace: 300 }, async (pool, losses, timesAsked) => {
        const asked = question({ seed: 'hang 1', level: 'page', budget: { ms: 5 } })
        const answer = pool.think(asked)
        // (Not with `poll`, which lets time pass too.)
        while (timesAsked() === 0) await endOfTurn()
        vi.advanceTimersByTime(349)
        await endOfTurn()
        expect(losses).toEqual([])
        vi.advanceTimersByTime(1)
        while (losses.length === 0) await endOfTurn()
        expect(losses).toEqual(['it did not answer within 350 ms'])
        // The delay before the restart.
        vi.advanceTimersByTime(1)
        expect(await answer).toEqual(chosen(asked))
        expect(losses).toHaveLength(1)
      })
    } finally {
      vi.useRealTimers()
    }
  })

  test('does not keep the pool from closing', async () => {
    await withPool({ workers: 1 }, async (pool, _losses, timesAsked) => {
      const hanging = pool.think(question({ seed: 'hang 9' }))
      const isClosed = expect(hanging).rejects.toThrow(Closed)
      await expect.poll(timesAsked, PATIENT).toBe(1)
      await pool.close()
      await isClosed
    })
  })
})

describe('threads that cannot start', () => {
  test('waiting questions are rejected', async () => {
    const thread = { file: new URL('./no-such-worker.ts', import.meta.url) }
    await withPool({ workers: 2, thread }, async (pool, losses) => {
      const asked = [question(), question({ seat: 1, level: 'page' })].map((each) => pool.think(each))
      const message = /^the (champion|page) of avalon gave no answer: no thread can be started$/
      for (const answer of asked) await expect(answer).rejects.toThrow(message)
      expect(losses[0]).toContain('Cannot find module')
      expect(pool.waiting).toBe(0)
    })
  })
})

const emitAsEver = Worker.prototype.emit

test('a thread that is closed while it loads is terminated once it has loaded: before, Node may crash', async () => {
  const order: string[] = []
  const emit = vi.spyOn(Worker.prototype, 'emit').mockImplementation(function (this: Worker, event, ...args) {
    if (event === 'message' || event === 'exit') order.push(String(event))
    return emitAsEver.call(this, event, ...args)
  })
  const terminate = vi.spyOn(Worker.prototype, 'terminate')
  const slot = new WorkerSlot(
    { file: FILE, data: undefined, memoryMb: 48, grace: GRACE, pause: PAUSE, changed: () => {}, lost: () => {} },
    false,
  )
  slot.start()
  const closing = slot.close()
  await endOfTurn()
  expect(terminate).not.toHaveBeenCalled()
  await closing
  // Closing waits a few seconds at most; on a busy machine loading takes longer.
  await expect.poll(() => order).toEqual(['message', 'exit'])
  expect(terminate).toHaveBeenCalledTimes(1)
  terminate.mockRestore()
  emit.mockRestore()
})
