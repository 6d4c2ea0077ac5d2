/*
 * The worker in which bots think. The first message says which match it is for, each other one asks for a move. What it needs for
 * that is fetched after it listens: a message that comes before would be lost.
 */
import type { Asked, Told } from './worker-thinker.ts'

const parts = Promise.all([import('@logres/catalogue'), import('./thinker.ts')])

let driver: Promise<ReturnType<typeof import('./thinker.ts').driverFor> | undefined> = Promise.resolve(undefined)

self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'match') {
    driver = parts.then(([{ findGame }, { driverFor }]) => {
      const entry = findGame(data.game)
      return entry && driverFor(entry.game, data.seating, data.seed)
    })
    return
  }
  const told: Told = { no: data.no, move: (await driver)?.next(data.state) ?? null }
  self.postMessage(told)
})
