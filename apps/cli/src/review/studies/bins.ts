import { writeFileSync } from 'node:fs'
import { mindOf } from '@logres/bots'
import { at } from '@logres/kernel'
import { Course, Task } from '@logres/review'
import { type Bin, binsPicture } from '../bins-picture.ts'
import { playBots, playersOf } from '../bot-game.ts'
import type { Plan } from '../study.ts'
import { percent } from './decisions.ts'

const BINS = 10
const PLAYOUTS = 16
/** Positions of one game belong together: a few are enough. */
const PER_GAME = 6

interface Prediction {
  readonly predicted: number
  readonly won: number
}

/** Predicted against actual wins: from what each seat knew, at a few moments of every game. `--out` draws a picture. */
export const studyBins: Plan<readonly Prediction[]> = {
  games: 100,
  bots: 'champion@60i',
  measure(setting, i) {
    const { game, seats, seed } = setting
    const course = new Course(mindOf(game), seats)
    const { plays, shares } = playBots(setting, playersOf(setting), `${seed} ${i}`)
    const predictions: Prediction[] = []
    for (let k = 0; k < PER_GAME; k++) {
      const play = at(plays, Math.floor(((k + 0.5) * plays.length) / PER_GAME))
      for (let seat = 0; seat < seats; seat++) {
        const view = game.view(at(play.steps, 0).before, seat)
        const predicted = at(new Task(course.known(view, PLAYOUTS, `${i}/${k}/${seat}`)).finish(), seat).mean
        predictions.push({ predicted, won: shares?.[seat] ?? 0 })
      }
    }
    return predictions
  },
  report({ id, seats, bots }, results, given) {
    const bins = Array.from({ length: BINS }, (_, no) => binOf(results, no))
    console.log(`| predicted | positions | mean prediction | won | ± (95 %) |\n|---|---|---|---|---|`)
    for (const [no, { count, predicted, won, error }] of bins.entries()) {
      const range = `${(100 * no) / BINS}–${(100 * (no + 1)) / BINS} %`
      const cells = [range, count, percent(predicted, 1), percent(won, 1), percent(1.96 * error, 1)]
      console.log(`| ${(count === 0 ? [range, 0, '–', '–', '–'] : cells).join(' | ')} |`)
    }
    const out = given.text('out')
    const title = `${id}, ${seats} players, ${bots}, ${results.length} games`
    if (out !== undefined) writeFileSync(out, binsPicture(title, bins))
  },
}

/** Games are independent of each other, their positions are not: the error counts games. */
function binOf(games: readonly (readonly Prediction[])[], no: number): Bin {
  const own = games.map((game) =>
    game.filter(({ predicted }) => Math.min(BINS - 1, Math.floor(predicted * BINS)) === no),
  )
  const all = own.flat()
  const count = all.length
  if (count === 0) return { count, predicted: 0, won: 0, error: 0 }
  const won = all.reduce((sum, each) => sum + each.won, 0) / count
  const squares = own.reduce((sum, game) => sum + game.reduce((off, each) => off + each.won - won, 0) ** 2, 0)
  const predicted = all.reduce((sum, each) => sum + each.predicted, 0) / count
  return { count, predicted, won, error: Math.sqrt(squares) / count }
}
