/* The worker that runs the bots. The first message names the match, every later one asks for a move. */
import type { WorkerAnswer, WorkerRequest } from './worker-bot-runner.ts'

/** Loaded on the side: a message that arrives while a module waits at its top level finds no listener, and is lost. */
const runner = createRunner()

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const handle = await runner
  handle(data)
})

async function createRunner(): Promise<(request: WorkerRequest) => void> {
  const [{ findGame }, { createDriver }] = await Promise.all([import('@logres/catalogue'), import('./bot-runner.ts')])
  let driver: ReturnType<typeof createDriver> | undefined
  return (request) => {
    if (request.kind === 'match') {
      const entry = findGame(request.game)
      driver = entry && createDriver(entry.game, request.seating, request.seed)
      return
    }
    const answer: WorkerAnswer = { no: request.no, move: driver?.next(request.state) ?? null }
    self.postMessage(answer)
  }
}
