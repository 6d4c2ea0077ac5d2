/* The page's side of the worker that judges a finished match. */
import type { GameRecord } from '@logres/kernel'
import type { Estimates } from './estimates.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-bot-runner.ts'

export interface Estimating {
  /** Empty if the match cannot be judged. */
  readonly estimates: Promise<Estimates>
  close(): void
}

export function estimateInWorker({ table, entries }: Pick<GameRecord, 'table' | 'entries'>): Estimating {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  const request: WorkerRequest = { kind: 'estimate', table, entries }
  const estimates = new Promise<Estimates>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      resolve('estimates' in data ? data.estimates : [])
      worker.terminate()
    })
    worker.addEventListener('error', () => resolve([]))
  })
  worker.postMessage(request)
  return { estimates, close: () => worker.terminate() }
}
