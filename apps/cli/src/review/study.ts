/*
 * What the review is worth, measured: `logres review GAME --study NAME`. Results are in docs/review.md. A study is done job by job, in
 * as many threads as there are (`--workers`), and its result does not depend on how many.
 */
import { Pool } from '../arena/pool.ts'
import type { Arguments } from '../arguments.ts'
import { progressBar } from '../progress.ts'
import { withThreads, workersOf } from '../verbs/arena.ts'
import { readSetting, type Setting, type SettingData, settingOf } from './bot-game.ts'

export interface Plan<Result> {
  readonly games: number
  readonly bots: string
  /** How many, of so many games; by default one for each. */
  jobs?(setting: Setting): number
  /** In a thread: what it returns must be data. */
  measure(setting: Setting, job: number): Result
  /** Of what was measured, in the order of the jobs. */
  report(setting: Setting, results: readonly Result[], given: Arguments): void
}

export interface Study {
  run(given: Arguments): Promise<number>
  /** In a thread. */
  answer(job: StudyJob): unknown
}

export interface StudyJob {
  readonly study: string
  readonly setting: SettingData
  readonly job: number
}

const WORKER = new URL('./study-worker.ts', import.meta.url)

export function studyOf<Result>(name: string, plan: Plan<Result>): Study {
  return {
    run: (given) => run(name, plan, given),
    answer: ({ setting, job }) => plan.measure(settingOf(setting), job),
  }
}

/** On Ctrl-C it says what was measured until then. */
function run<Result>(study: string, plan: Plan<Result>, given: Arguments): Promise<number> {
  const setting = readSetting(given, plan)
  const { game: _, ...data } = setting
  const count = plan.jobs?.(setting) ?? setting.games
  return withThreads(new Pool<StudyJob, Result>(workersOf(given), WORKER), async (pool, signal) => {
    const results: Result[] = []
    const bar = progressBar(count, 'jobs')
    const take = (result: Result) => {
      results.push(result)
      bar.show(results.length)
      return 'more' as const
    }
    await pool.run({ count, job: (job) => ({ study, setting: data, job }), take, signal })
    bar.clear()
    if (results.length > 0) plan.report(setting, results, given)
    return 0
  })
}
