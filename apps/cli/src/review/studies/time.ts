import { mindOf } from '@logres/bots'
import { type Estimate, Review, Task } from '@logres/review'
import type { Arguments } from '../../arguments.ts'
import { playBots, playersOf, readSetting } from '../bot-game.ts'

/** Whole reviews: processor time of this thread, playouts, and what they found. */
export function studyTime(given: Arguments): void {
  const setting = readSetting(given, { games: 3, bots: 'champion@200i,squire' })
  for (let i = 0; i < setting.games; i++) {
    const story = playBots(setting, playersOf(setting), `${setting.seed} ${i}`)
    const review = new Review(mindOf(setting.game), story)
    const task = new Task(review.work())
    const begin = process.cpuUsage()
    task.finish()
    const { user, system } = process.cpuUsage(begin)
    const found = `${review.decisions.length} decisions, ${review.luck.length} chance events, ${review.moments.length} moments`
    const say = (list: readonly Estimate[] = []) => list.map(({ mean }) => (100 * mean).toFixed(0)).join(', ')
    const { luck, own, losses } = review.ledger ?? {}
    const seconds = ((user + system) / 1e6).toFixed(1)
    console.log(`game ${i + 1}: ${seconds} s, ${task.done} playouts, ${story.plays.length} plays, ${found}`)
    console.log(`  by seat: luck ${say(luck)}; own plays ${say(own)}; lost against the best ${say(losses)}`)
  }
}
