/* The worker in which bots think. The first message says which match it is for, each other one asks for a move. */
import { findGame } from '@logres/catalogue'
import { driverFor } from './bot-runner.ts'
import type { Asked, Told } from './worker-bot-runner.ts'

let driver: ReturnType<typeof driverFor> | undefined

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'match') {
    const entry = findGame(data.game)
    driver = entry && driverFor(entry.game, data.seating, data.seed)
    return
  }
  const told: Told = { no: data.no, move: driver?.next(data.state) ?? null }
  self.postMessage(told)
})
