/* The worker in which bots think. The first message says which match it is for, each other one asks for a move. */
import type { Asked, Told } from './worker-thinker.ts'

/** Loaded on the side: a message that arrives while a module waits at its top level finds no listener, and is lost. */
const driving = createDriving()

self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const answer = await driving
  answer(data)
})

async function createDriving(): Promise<(asked: Asked) => void> {
  const [{ findGame }, { driverFor }] = await Promise.all([import('@logres/catalogue'), import('./thinker.ts')])
  let driver: ReturnType<typeof driverFor> | undefined
  return (asked) => {
    if (asked.kind === 'match') {
      const entry = findGame(asked.game)
      driver = entry && driverFor(entry.game, asked.seating, asked.seed)
      return
    }
    const told: Told = { no: asked.no, move: driver?.next(asked.state) ?? null }
    self.postMessage(told)
  }
}
