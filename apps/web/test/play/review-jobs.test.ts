/* The worker for hints and warnings, without a worker. */
import { mindOf } from '@logres/bots'
import { seededChance } from '@logres/kernel'
import { merlin } from '@logres/merlin/rules'
import { describe, expect, test } from 'vitest'
import { type ReviewAnswer, ReviewJobs } from '../../src/play/review-jobs.ts'

const STATE = merlin.setup(merlin.options.defaults, 2, seededChance('jobs'))
const SEAT = Number(merlin.toAct(STATE)[0])
const POSITION = { game: 'merlin', view: merlin.view(STATE, SEAT), seat: SEAT, seats: 2 }

function open(pause: () => Promise<void> = async () => {}) {
  const answers: ReviewAnswer[] = []
  const jobs = new ReviewJobs({
    findGame: (id) => (id === 'merlin' ? { game: merlin, mind: mindOf(merlin) } : undefined),
    // As between threads.
    answer: (answer) => answers.push(structuredClone(answer)),
    pause,
  })
  return { jobs, answers }
}

describe('jobs', () => {
  test('report progress, and then a good move that can be sent', async () => {
    const { jobs, answers } = open()
    await jobs.handle(structuredClone({ kind: 'start', no: 7, job: { kind: 'hint', ...POSITION } } as const))
    const last = answers.at(-1)
    expect(answers.slice(0, -1).every(({ kind }) => kind === 'progress')).toBe(true)
    expect(answers.length).toBeGreaterThan(10)
    if (last?.kind !== 'done' || !('hint' in last.result)) throw new Error('no hint')
    expect(merlin.parseAction(last.result.hint?.action)).toMatchObject({ kind: 'chooseDie' })
  })

  test('stop when they are cancelled, and the next one begins', async () => {
    let pauses = 0
    const { jobs, answers } = open(async () => {
      pauses += 1
      if (pauses === 3) void jobs.handle({ kind: 'cancel', no: 1 })
    })
    const legal = merlin.legal(STATE, SEAT)
    const [action] = legal
    if (action === undefined) throw new Error('nothing is legal')
    const first = jobs.handle({ kind: 'start', no: 1, job: { kind: 'hint', ...POSITION } })
    const second = jobs.handle({ kind: 'start', no: 2, job: { kind: 'blunder', action, ...POSITION } })
    await Promise.all([first, second])
    expect(answers.filter(({ no, kind }) => no === 1 && kind !== 'progress')).toEqual([])
    expect(answers.at(-1)).toMatchObject({ kind: 'done', no: 2 })
  })

  test('that fail say so, and the next one begins', async () => {
    const { jobs, answers } = open()
    await jobs.handle({ kind: 'start', no: 1, job: { kind: 'hint', ...POSITION, game: 'chess' } })
    expect(answers).toMatchObject([{ kind: 'failed', no: 1 }])
    await jobs.handle({ kind: 'start', no: 2, job: { kind: 'blunder', action: { kind: 'nonsense' }, ...POSITION } })
    expect(answers.at(-1)).toMatchObject({ kind: 'done', no: 2, result: { blunder: undefined } })
  })
})
