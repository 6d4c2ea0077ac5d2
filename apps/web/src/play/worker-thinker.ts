/* The page's side of the worker in which bots think. */
import type { Move } from '@logres/bots'
import type { Seating, Thinker } from './thinker.ts'

export type Asked =
  | { readonly kind: 'match'; readonly game: string; readonly seating: Seating; readonly seed: string }
  | { readonly kind: 'next'; readonly no: number; readonly state: object }
export interface Told {
  readonly no: number
  readonly move: Move | null
}

export function thinkInWorker(game: string, seating: Seating, seed: string): Thinker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  const open = new Map<number, (move: Move | undefined) => void>()
  let count = 0
  const send = (message: Asked) => worker.postMessage(message)
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    open.get(data.no)?.(data.move ?? undefined)
    open.delete(data.no)
  })
  send({ kind: 'match', game, seating, seed })
  return {
    next(state) {
      const no = count++
      return new Promise((resolve) => {
        open.set(no, resolve)
        send({ kind: 'next', no, state })
      })
    },
    close: () => worker.terminate(),
  }
}
