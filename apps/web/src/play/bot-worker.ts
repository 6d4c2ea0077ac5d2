/* The worker that runs the bots. The first message names the match, every later one asks for a move. */
import { findGame } from '@logres/catalogue'
import { createDriver } from './bot-runner.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-bot-runner.ts'

let driver: ReturnType<typeof createDriver> | undefined

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'match') {
    const entry = findGame(data.game)
    driver = entry && createDriver(entry.game, data.seating, data.seed)
    return
  }
  const answer: WorkerAnswer = { no: data.no, move: driver?.next(data.state) ?? null }
  self.postMessage(answer)
})
