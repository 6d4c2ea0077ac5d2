/* The page's side of the worker in which bots think. */

import { whenIdle } from '@logres/board-kit'
import type { Move } from '@logres/bots'
import type { Seating, Thinker } from './bot-runner.ts'

export type Asked =
  | { readonly kind: 'match'; readonly game: string; readonly seating: Seating; readonly seed: string }
  | { readonly kind: 'next'; readonly no: number; readonly state: object }
export interface Told {
  readonly no: number
  readonly move: Move | null
}

/** A bot takes its time anyway: the page is drawn first. */
const LATEST = 500

export function thinkInWorker(game: string, seating: Seating, seed: string): Thinker {
  const open = new Map<number, (move: Move | undefined) => void>()
  const unsent: Asked[] = [{ kind: 'match', game, seating, seed }]
  let count = 0
  let worker: Worker | undefined
  let isClosed = false
  const begin = () => {
    if (isClosed) return
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      open.get(data.no)?.(data.move ?? undefined)
      open.delete(data.no)
    })
    for (const message of unsent) worker.postMessage(message)
  }
  const send = (message: Asked) => (worker === undefined ? void unsent.push(message) : worker.postMessage(message))
  whenIdle(begin, LATEST)
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
