import { mindOf } from '@logres/bots'
import { type Estimate, Review, Task } from '@logres/review'
import { playBots, playersOf } from '../bot-game.ts'
import type { Plan } from '../study.ts'

interface Found {
  readonly seconds: number
  readonly playouts: number
  readonly plays: number
  readonly about: string
  readonly sums: string
}

/** Whole reviews: processor time of the thread, playouts, and what they found. */
export const studyTime: Plan<Found> = {
  games: 3,
  bots: 'champion@200i,squire',
  measure(setting, i) {
    const story = playBots(setting, playersOf(setting), `${setting.seed} ${i}`)
    const review = new Review(mindOf(setting.game), story)
    const task = new Task(review.work())
    const begin = process.threadCpuUsage()
    task.finish()
    const { user, system } = process.threadCpuUsage(begin)
    const say = (list: readonly Estimate[] = []) => list.map(({ mean }) => (100 * mean).toFixed(0)).join(', ')
    const { luck, own, losses } = review.ledger ?? {}
    return {
      ...{ seconds: (user + system) / 1e6, playouts: task.done, plays: story.plays.length },
      about: `${review.decisions.length} decisions, ${review.luck.length} chance events, ${review.moments.length} moments`,
      sums: `luck ${say(luck)}; own plays ${say(own)}; lost against the best ${say(losses)}`,
    }
  },
  report(_, results) {
    for (const [i, { seconds, playouts, plays, about, sums }] of results.entries()) {
      console.log(`game ${i + 1}: ${seconds.toFixed(1)} s, ${playouts} playouts, ${plays} plays, ${about}`)
      console.log(`  by seat: ${sums}`)
    }
    const all = results.map(({ seconds }) => seconds).sort((a, b) => a - b)
    const middle = all[Math.floor(all.length / 2)] ?? 0
    console.log(`median ${middle.toFixed(1)} s, longest ${(all.at(-1) ?? 0).toFixed(1)} s, ${all.length} games`)
  },
}
