/*
 * The worker that reviews a finished match. It reports what is new after every few playouts, and is ended when the page is left.
 */
import type { ReviewAnswer, ReviewData, ReviewPlay, ReviewRequest } from './data.ts'

/** Playouts between two looks at what is new: 5 to 25 ms. */
const AT_ONCE = 50
/** Raised when reviews are computed in another way: what is kept of older ones is not used any more. */
const VERSION = 1

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
  const [
    { findGame },
    { mindOf, weightsOf },
    { bargain, Review, storyOf, Task },
    { keepReview, readReview },
    { hash },
    { findManifest },
  ] = await tools
  const game = findGame(record.table.game)?.game
  if (game === undefined) return tell({ kind: 'failed' })
  // The weights are the bot's version.
  const key = [VERSION, game.rulesVersion, hash(weightsOf(game.id) ?? {}), hash(record)].join('/')
  const kept = await readReview(key)
  if (kept !== undefined) return tell({ kind: 'news', ...kept })
  const mind = mindOf(game)
  const story = storyOf(game, mind, record)
  if ('code' in story) return tell({ kind: 'failed' })
  const job = new Review(mind, story)
  const plays = playsOf(story.plays)
  const { seats } = story
  tell({ kind: 'news', seats, plays })
  const find = await findManifest(game.id)?.findings?.()
  const found =
    find &&
    new Task(
      find({
        steps: story.plays.flatMap(({ steps }) => steps),
        ...{ seats, mind },
        bargain: (step, seat) => bargain(game, mind, step, seat, seats),
      }),
    ).finish()
  tell({ kind: 'news', found })
  const task = new Task(job.work())
  const told = { points: 0, decisions: 0, luck: 0, done: 0 }
  const report = () => {
    const { points, decisions, luck, progress } = job
    if (points.length === told.points && progress.plays === told.done) return
    tell({
      kind: 'news',
      ...{ points: points.slice(told.points), decisions: decisions.slice(told.decisions) },
      ...{ luck: luck.slice(told.luck), moments: job.moments, done: progress.plays },
    })
    Object.assign(told, { points: points.length, decisions: decisions.length, luck: luck.length, done: progress.plays })
  }
  while (!task.step(AT_ONCE)) report()
  report()
  const { points, decisions, luck, moments, ledger } = job
  if (ledger === undefined) return tell({ kind: 'failed' })
  tell({ kind: 'news', ledger })
  const all: ReviewData = { seats, plays, points, decisions, luck, moments, ledger, found, done: plays.length }
  await keepReview(key, all, Date.now())
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
