/* The page's side of the worker that reviews. */
import type { GameRecord } from '@logres/kernel'
import { type ReadonlySignal, signal } from '@preact/signals'
import { NOTHING_YET, type ReviewAnswer, type ReviewData, type ReviewRequest, withNews } from './data.ts'

export interface Reviewing {
  readonly data: ReadonlySignal<ReviewData>
  readonly hasFailed: ReadonlySignal<boolean>
  /** Stops at once. */
  close(): void
}

export function reviewInWorker({ table, entries }: Pick<GameRecord, 'table' | 'entries'>): Reviewing {
  const data = signal(NOTHING_YET)
  const hasFailed = signal(false)
  const worker = new Worker(new URL('./review-work.ts', import.meta.url), { type: 'module', name: 'review' })
  worker.addEventListener('message', ({ data: answer }: MessageEvent<ReviewAnswer>) => {
    if (answer.kind === 'failed') hasFailed.value = true
    else data.value = withNews(data.peek(), answer)
  })
  worker.addEventListener('error', () => {
    hasFailed.value = true
  })
  const request: ReviewRequest = { record: { table, entries } }
  worker.postMessage(request)
  return { data, hasFailed, close: () => worker.terminate() }
}
