/* The page's side of the worker that runs the bots. */

import { whenIdle } from '@logres/board-kit'
import type { Move } from '@logres/bots'
import type { GameRecord } from '@logres/kernel'
import type { BotRunner, Seating } from './bot-runner.ts'
import type { Estimates } from './estimates.ts'

export type WorkerRequest =
  | { readonly kind: 'match'; readonly game: string; readonly seating: Seating; readonly seed: string }
  | { readonly kind: 'next'; readonly no: number; readonly state: object }
  /** Needs no match before it. */
  | ({ readonly kind: 'estimate' } & Pick<GameRecord, 'table' | 'entries'>)
export type WorkerAnswer = { readonly no: number; readonly move: Move | null } | { readonly estimates: Estimates }

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
      if (!('move' in data)) return
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
