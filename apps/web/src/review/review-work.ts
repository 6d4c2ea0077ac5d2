/*
 * The worker that reviews a finished match. It reports what is new after every few playouts, and is ended when the page is left.
 */
import type { AnyGame } from '@logres/kernel'
import type { AnyMind } from '@logres/mind'
import type { Review, Story } from '@logres/review'
import type { ReviewAnswer, ReviewData, ReviewPlay, ReviewRequest } from './data.ts'

/** Playouts between two looks at what is new: 5 to 25 ms. */
const AT_ONCE = 50
/** The page draws the whole curve again with every report. */
const REPORT_MS = 200

const tools = Promise.all([
  import('@logres/catalogue'),
  import('@logres/bots'),
  import('@logres/review'),
  import('./cache.ts'),
  import('@logres/kernel'),
  import('@logres/catalogue/manifests'),
])

self.addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  review(data).catch((error: unknown) => {
    console.error(error)
    tell({ kind: 'failed' })
  })
})

function tell(answer: ReviewAnswer): void {
  self.postMessage(answer)
}

async function review({ record }: ReviewRequest): Promise<void> {
  const [{ findGame }, { mindOf }, { Review, storyOf, Task }, { keepReview, readReview }] = await tools
  const game = findGame(record.table.game)?.game
  if (game === undefined) return tell({ kind: 'failed' })
  const key = await keyOf(game, record)
  const kept = await readReview(key)
  if (kept !== undefined) return tell({ kind: 'news', ...kept })
  const mind = mindOf(game)
  const story = storyOf(game, mind, record)
  if ('code' in story) return tell({ kind: 'failed' })
  const job = new Review(mind, story)
  const plays = playsOf(story.plays)
  const { seats } = story
  tell({ kind: 'news', seats, plays })
  const found = await find(game, mind, story)
  tell({ kind: 'news', found })
  const reporter = new Reporter(job)
  const task = new Task(job.work())
  while (!task.step(AT_ONCE)) reporter.report(REPORT_MS)
  reporter.report(0)
  const { points, decisions, luck, moments, ledger } = job
  if (ledger === undefined) return tell({ kind: 'failed' })
  tell({ kind: 'news', ledger })
  const all: ReviewData = { seats, plays, points, decisions, luck, moments, ledger, found, done: plays.length }
  await keepReview(key, all, Date.now())
}

/** The weights are the version of the bots. */
async function keyOf(game: AnyGame, record: ReviewRequest['record']): Promise<string> {
  const [, { weightsOf }, { REVIEW_VERSION }, , { hash }] = await tools
  const weights = JSON.stringify(weightsOf(game.id) ?? {})
  return [REVIEW_VERSION, game.rulesVersion, hash(weights), hash(record)].join('/')
}

/** What the game lists of it. */
async function find(game: AnyGame, mind: AnyMind, { plays, seats }: Story): Promise<object | undefined> {
  const [, , { bargain, Task }, , , { findManifest }] = await tools
  const findReview = await findManifest(game.id)?.findings?.()
  if (findReview === undefined) return undefined
  const steps = plays.flatMap(({ steps }) => steps)
  const work = findReview({ steps, seats, mind, bargain: (step, seat) => bargain(game, mind, step, seat, seats) })
  return new Task(work).finish()
}

/** Reports what has come since its last report. */
class Reporter {
  readonly #job: Review
  #points = 0
  #decisions = 0
  #luck = 0
  #done = 0
  #at = 0

  constructor(job: Review) {
    this.#job = job
  }

  /** Not sooner than so many milliseconds after the last one. */
  report(ms: number): void {
    if (performance.now() - this.#at < ms) return
    const { points, decisions, luck, moments, progress } = this.#job
    if (points.length === this.#points && progress.plays === this.#done) return
    tell({
      ...{ kind: 'news', moments, done: progress.plays },
      points: points.slice(this.#points),
      decisions: decisions.slice(this.#decisions),
      luck: luck.slice(this.#luck),
    })
    this.#points = points.length
    this.#decisions = decisions.length
    this.#luck = luck.length
    this.#done = progress.plays
    this.#at = performance.now()
  }
}

interface Told {
  readonly no: number
  readonly of: number
  readonly actor: ReviewPlay['actor']
  readonly turn: number
  readonly steps: readonly { readonly seq: number }[]
}

function playsOf(plays: readonly Told[]): ReviewPlay[] {
  let from = 0
  return plays.map(({ no, of, actor, turn, steps }) => {
    const play = { no, of, actor, turn, from, seqs: steps.map(({ seq }) => seq) }
    from += steps.length
    return play
  })
}
