/* The page's side of the worker that runs the bots. */

import { whenIdle } from '@logres/board-kit'
import type { Move } from '@logres/bots'
import type { BotRunner, Seating } from './bot-runner.ts'

export type WorkerRequest =
  | { readonly kind: 'match'; readonly game: string; readonly seating: Seating; readonly seed: string }
  | { readonly kind: 'next'; readonly no: number; readonly state: object }
export interface WorkerAnswer {
  readonly no: number
  readonly move: Move | null
}

/** Milliseconds. The page is painted before the worker starts. */
const START_WITHIN = 500

export function runBotsInWorker(game: string, seating: Seating, seed: string): BotRunner {
  const open = new Map<number, (move: Move | undefined) => void>()
  const unsent: WorkerRequest[] = [{ kind: 'match', game, seating, seed }]
  let count = 0
  let worker: Worker | undefined
  let isClosed = false
  const begin = () => {
    if (isClosed) return
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      open.get(data.no)?.(data.move ?? undefined)
      open.delete(data.no)
    })
    for (const message of unsent) worker.postMessage(message)
  }
  const send = (message: WorkerRequest) =>
    worker === undefined ? void unsent.push(message) : worker.postMessage(message)
  whenIdle(begin, START_WITHIN)
  return {
    next(state) {
      const no = count++
      return new Promise((resolve) => {
        open.set(no, resolve)
        send({ kind: 'next', no, state })
      })
    },
    close() {
      isClosed = true
      worker?.terminate()
    },
  }
}
