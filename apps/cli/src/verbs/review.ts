import { mindOf } from '@logres/bots'
import { findWords } from '@logres/catalogue/words'
import { isRefusal, verifyRecord } from '@logres/kernel'
import { NORMAL, Review, reviewJson, storyOf, Task, timesEffort } from '@logres/review'
import { sayFault, sayRefusal } from '@logres/words/english'
import { Arguments, escapeForTerminal, gameOf, readRecordFile, UsageError } from '../arguments.ts'
import { progressBar } from '../progress.ts'
import { fit } from '../review/fit.ts'
import { reviewLines } from '../review/print.ts'
import { findStudy, STUDY_NAMES } from '../review/studies.ts'

const LEAST_TIMES = 1
const MOST_TIMES = 100
/** Playouts between two looks at the progress. */
const AT_ONCE = 200

export async function runReview(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, {
    texts: ['study', 'games', 'players', 'bots', 'seed', 'times', 'out', 'every', 'workers', 'positions'],
    flags: ['json', 'fit'],
  })
  if (given.flag('fit')) return fit(given)
  const study = given.text('study')
  if (study !== undefined) return runStudy(given, study)
  for (const name of ['games', 'players', 'bots', 'out', 'every', 'workers', 'positions'])
    if (given.has(name)) throw new UsageError(`--${name} goes with --study or --fit.`)
  return reviewRecord(given)
}

async function reviewRecord(given: Arguments): Promise<number> {
  const record = readRecordFile(given.subject)
  if (isRefusal(record)) throw new UsageError(`The record cannot be reviewed: ${sayRefusal(record)}`)
  const game = gameOf(record)
  const verdict = verifyRecord(game, record)
  if (verdict.kind === 'fault') {
    const why = sayFault(verdict.code, verdict.params, findWords(game.id))
    throw new UsageError(`The record cannot be reviewed: ${escapeForTerminal(why)}`)
  }
  if (!verdict.finished) throw new UsageError('The match is not over: only finished matches are reviewed.')
  const mind = mindOf(game)
  const story = storyOf(game, mind, record)
  if ('code' in story) throw new UsageError(`The record cannot be reviewed: ${sayRefusal(story)}`)
  const effort = timesEffort(NORMAL, given.whole('times', 1, LEAST_TIMES, MOST_TIMES))
  const review = new Review(mind, story, { effort, seed: given.text('seed') ?? 'review' })
  const task = new Task(review.work())
  const bar = progressBar(2 * story.plays.length + 1, 'points and plays')
  while (!task.step(AT_ONCE)) bar.show(review.progress.points + review.progress.plays)
  bar.clear()
  if (given.flag('json')) console.log(JSON.stringify(reviewJson(review)))
  else for (const line of await reviewLines(review, record)) console.log(line)
  return 0
}

function runStudy(given: Arguments, name: string): Promise<number> {
  const study = findStudy(name)
  if (study === undefined) throw new UsageError(`There is no study "${name}". Try: ${STUDY_NAMES.join(', ')}.`)
  return study.run(given)
}
