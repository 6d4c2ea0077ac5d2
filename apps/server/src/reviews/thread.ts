/* Computes one review in a thread of its own, and ends the thread. */
import { Worker } from 'node:worker_threads'
import { terminateWhenLoaded } from '../bots/terminate.ts'
import type { ReviewInput, ReviewNews } from './messages.ts'

const FILE = new URL('./worker.ts', import.meta.url)
/** A match of a thousand entries needs a third of it: every position is kept. */
const MEMORY_MB = 768
/** With more, a thread that exceeds its limit takes down the whole process: see worker-slot.ts. */
const YOUNG_GENERATION_MB = 16

export interface ReviewRun {
  /** The text of the review in chunks; rejects with what went wrong. */
  readonly chunks: Promise<readonly string[]>
  /** Gives it up, and resolves once the thread is gone. */
  stop(why: string): Promise<void>
}

export function runReview(
  input: ReviewInput,
  timeLimit: number,
  progressed: (done: number, of: number) => void,
): ReviewRun {
  const { promise: chunks, resolve, reject } = Promise.withResolvers<readonly string[]>()
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB }
  const worker = new Worker(FILE, { resourceLimits, name: 'review' })
  let isLoaded = false
  let ended: Promise<void> | undefined
  const end = (): Promise<void> => {
    clearTimeout(timer)
    ended ??= terminateWhenLoaded(worker, isLoaded)
    return ended
  }
  const fail = (why: string): Promise<void> => {
    reject(new Error(why))
    return end()
  }
  const timer = setTimeout(() => void fail(`it took longer than ${timeLimit / 1000} seconds`), timeLimit).unref()
  worker.on('message', (news: ReviewNews) => {
    if (ended !== undefined) return
    if (news.kind === 'ready') {
      isLoaded = true
      worker.postMessage(input)
    } else if (news.kind === 'progress') progressed(news.done, news.of)
    else if (news.kind === 'failed') void fail(news.why)
    else {
      resolve(news.chunks)
      void end()
    }
  })
  worker.on('messageerror', () => void fail('its answer could not be read'))
  worker.on('error', (error) => void fail(error.message))
  worker.on('exit', (code) => void fail(`the thread left with code ${code}`))
  return { chunks, stop: fail }
}
