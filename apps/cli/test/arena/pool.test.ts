import { avalon } from '@logres/avalon/rules'
import { at } from '@logres/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Job } from '../../src/arena/job.ts'
import { Pool, WorkerCrashed } from '../../src/arena/pool.ts'
import { Arguments } from '../../src/arguments.ts'
import { withPool } from '../../src/verbs/arena.ts'

const options = { ...avalon.options.defaults, turnLimit: 200 }
const sides = [{ bot: 'random' }, { bot: 'random' }] as const

function job(i: number, game = 'avalon'): Job {
  return { game, options, sides, seatings: [[0, 1]], seed: `pool ${i}` }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the threads of the arena', () => {
  test('answers come in the order of jobs, however many play, and stop where one has enough', async () => {
    const pools = [new Pool(1), new Pool(3)]
    const runs = await Promise.all(
      pools.map(async (pool) => {
        const scores: unknown[] = []
        await pool.run({
          count: 12,
          job,
          take(answer) {
            scores.push(at(answer, 0).scores)
            return scores.length === 8 ? 'enough' : 'more'
          },
        })
        await pool.close()
        return scores
      }),
    )
    expect(runs[0]).toHaveLength(8)
    expect(runs[1]).toEqual(runs[0])
  })

  test('a pool can be used again after it had enough', async () => {
    const pool = new Pool(2)
    for (const count of [1, 3]) {
      let taken = 0
      await pool.run({ count: 5, job, take: () => (++taken === count ? 'enough' : 'more') })
      expect(taken).toBe(count)
    }
    await pool.close()
  })

  test('a thread that fails, or leaves, is a crash and not a wait', async () => {
    const failing = new Pool(2)
    const work = { count: 4, take: () => 'more' as const }
    await expect(failing.run({ ...work, job: (i) => job(i, i === 2 ? 'chess' : 'avalon') })).rejects.toThrow(
      new WorkerCrashed('A thread died: there is no game chess.'),
    )
    await failing.close()
    const dying = new Pool(2, new URL('./dying-worker.ts', import.meta.url))
    await expect(dying.run({ ...work, job })).rejects.toThrow('A thread died: it left with code 3.')
    await dying.close()
  })

  test('the command says so in one line, exit code 1', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const code = await withPool(new Arguments(['--workers', '1'], { texts: ['workers'] }), async (pool) => {
      await pool.run({ count: 1, job: (i) => job(i, 'chess'), take: () => 'more' })
      return 0
    })
    expect(code).toBe(1)
    expect(said.mock.calls).toEqual([['logres: A thread died: there is no game chess.']])
  })
})
