/* Runs in a thread of its own, for one review. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { mindOf } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { importRecord, isRefusal } from '@logres/kernel'
import { Review, reviewJson, storyOf, Task } from '@logres/review'
import type { ReviewInput, ReviewNews } from './messages.ts'

/** Playouts between two looks at the clock. */
const AT_ONCE = 50
const REPORT_MS = 500
const CHUNK = 64 * 1024

// Matches and bots go first where cores are scarce. Elsewhere than on Linux this would be the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on('message', (input: ReviewInput) => {
  try {
    tell({ kind: 'done', chunks: chunksOf(JSON.stringify(review(input))) })
  } catch (error) {
    tell({ kind: 'failed', why: error instanceof Error ? error.message : 'a non-error was thrown' })
  }
})

tell({ kind: 'ready' })

function tell(news: ReviewNews): void {
  parentPort?.postMessage(news)
}

function review({ game: id, record: chunks }: ReviewInput): object {
  const game = findGame(id)?.game
  if (game === undefined) throw new RangeError(`there is no game ${id}`)
  const record = importRecord(JSON.parse(chunks.join('')))
  if (isRefusal(record)) throw new RangeError(record.code)
  const mind = mindOf(game)
  const story = storyOf(game, mind, record)
  if ('code' in story) throw new RangeError(story.code)
  const job = new Review(mind, story)
  const task = new Task(job.work())
  let reported = performance.now()
  while (!task.step(AT_ONCE)) {
    if (performance.now() - reported < REPORT_MS) continue
    reported = performance.now()
    const { points, plays, of } = job.progress
    // A point of the curve before each play and one after the last; then each play.
    tell({ kind: 'progress', done: points + plays, of: 2 * of + 1 })
  }
  return reviewJson(job)
}

function chunksOf(text: string): string[] {
  const count = Math.ceil(text.length / CHUNK)
  return Array.from({ length: count }, (_, n) => text.slice(n * CHUNK, (n + 1) * CHUNK))
}
