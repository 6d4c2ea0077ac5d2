/* The worker that looks for good moves and for blunders. It starts when a coach first needs it, and never in a match on a server. */
import type { ReviewRequest } from './review-jobs.ts'

/** Loaded on the side: a message that arrives while a module waits at its top level finds no listener, and is lost. */
const jobs = createJobs()

self.addEventListener('message', async ({ data }: MessageEvent<ReviewRequest>) => {
  const ready = await jobs
  await ready.handle(data)
})

async function createJobs() {
  const [{ findGame }, { mindOf }, { ReviewJobs }] = await Promise.all([
    import('@logres/catalogue'),
    import('@logres/bots'),
    import('./review-jobs.ts'),
  ])
  return new ReviewJobs({
    findGame(id) {
      const game = findGame(id)?.game
      return game && { game, mind: mindOf(game) }
    },
    answer: (answer) => self.postMessage(answer),
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
  })
}
