/*
 * The worker that runs the bots. The first message names the match, every later one asks for a move. Another worker of the same
 * kind judges a finished match.
 */
import type { WorkerAnswer, WorkerRequest } from './worker-bot-runner.ts'

/** Loaded on the side: a message that arrives while a module waits at its top level finds no listener, and is lost. */
const runner = createRunner()

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const handle = await runner
  handle(data)
})

async function createRunner(): Promise<(request: WorkerRequest) => void> {
  const [{ findGame }, { createDriver }, { mindOf }, { estimatesOf }, { timelineOf }] = await Promise.all([
    import('@logres/catalogue'),
    import('./bot-runner.ts'),
    import('@logres/bots'),
    import('./estimates.ts'),
    import('./timeline.ts'),
  ])
  let driver: ReturnType<typeof createDriver> | undefined
  return (request) => {
    if (request.kind === 'match') {
      const entry = findGame(request.game)
      driver = entry && createDriver(entry.game, request.seating, request.seed)
      return
    }
    if (request.kind === 'estimate') {
      const game = findGame(request.table.game)?.game
      const moments = game === undefined ? [] : timelineOf(game, request)
      const estimates =
        game === undefined || 'code' in moments
          ? []
          : estimatesOf(game, mindOf(game), moments, request.table.seats.length)
      self.postMessage({ estimates } satisfies WorkerAnswer)
      return
    }
    const answer: WorkerAnswer = { no: request.no, move: driver?.next(request.state) ?? null }
    self.postMessage(answer)
  }
}
