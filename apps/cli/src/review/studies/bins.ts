import { mindOf } from '@logres/bots'
import { at } from '@logres/kernel'
import { Course, Task } from '@logres/review'
import type { Arguments } from '../../arguments.ts'
import { playBots, playersOf, readSetting } from '../bot-game.ts'
import { percent } from './decisions.ts'

const BINS = 10
const PLAYOUTS = 16
/** Positions of one game belong together: a few are enough. */
const PER_GAME = 6

/** Predicted against actual wins: from what each seat knew, at a few moments of every game. */
export function studyBins(given: Arguments): void {
  const setting = readSetting(given, { games: 100, bots: 'champion@60i' })
  const { game, seats, games, seed } = setting
  const mind = mindOf(game)
  const course = new Course(mind, seats)
  const bins = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, won: 0, squares: 0 }))
  for (let i = 0; i < games; i++) {
    const { plays, shares } = playBots(setting, playersOf(setting), `${seed} ${i}`)
    for (let k = 0; k < PER_GAME; k++) {
      const play = at(plays, Math.floor(((k + 0.5) * plays.length) / PER_GAME))
      for (let seat = 0; seat < seats; seat++) {
        const view = game.view(at(play.steps, 0).before, seat)
        const predicted = at(new Task(course.known(view, PLAYOUTS, `${i}/${k}/${seat}`)).finish(), seat).mean
        const bin = at(bins, Math.min(BINS - 1, Math.floor(predicted * BINS)))
        const won = shares?.[seat] ?? 0
        bin.count += 1
        bin.predicted += predicted
        bin.won += won
        bin.squares += won * won
      }
    }
  }
  console.log(`| predicted | positions | mean prediction | won | ± (95 %) |\n|---|---|---|---|---|`)
  for (const [i, { count, predicted, won, squares }] of bins.entries()) {
    const spread = count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (won / count) ** 2) / count)
    const cells = [
      `${10 * i}–${10 * i + 10} %`,
      count,
      percent(predicted, count),
      percent(won, count),
      percent(1.96 * spread, 1),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
