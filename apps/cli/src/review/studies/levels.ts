import { mindOf, wilson } from '@logres/bots'
import { at } from '@logres/kernel'
import { CALLED_MISTAKE, CONFIRM, isAbove, judge, Task } from '@logres/review'
import { playBots, playersOf, type Setting } from '../bot-game.ts'
import type { Plan } from '../study.ts'
import { choicesOf } from './decisions.ts'

interface Found {
  readonly decisions: number
  readonly mistakes: number
  readonly lost: number
}

const levelsOf = ({ bots }: Setting) => bots.split(',')

/** Games of each level against itself. */
export const studyLevels: Plan<Found> = {
  games: 10,
  bots: 'page,squire,knight@150i,champion@1000i',
  jobs: (setting) => setting.games * levelsOf(setting).length,
  measure(setting, job) {
    const levels = levelsOf(setting)
    const bots = at(levels, job % levels.length)
    const i = Math.floor(job / levels.length)
    const mind = mindOf(setting.game)
    const story = playBots(setting, playersOf({ ...setting, bots }), `${setting.seed} ${i}`)
    const found = { decisions: 0, mistakes: 0, lost: 0 }
    for (const { step, position } of choicesOf(story, setting.every)) {
      const options = { played: step.action, seed: `${i}/${step.seq}`, isBrief: true, confirm: CONFIRM }
      const { played } = new Task(judge(mind, position, options)).finish()
      found.decisions += 1
      if (played === undefined) continue
      found.lost += played.behind.mean
      if (isAbove(played.behind, CALLED_MISTAKE)) found.mistakes += 1
    }
    return found
  },
  report(setting, results) {
    const levels = levelsOf(setting)
    for (const [no, level] of levels.entries()) {
      const own = results.filter((_, job) => job % levels.length === no)
      const sum = (part: keyof Found) => own.reduce((total, found) => total + found[part], 0)
      const [mistakes, decisions] = [sum('mistakes'), sum('decisions')]
      const { low, high } = wilson(mistakes, decisions)
      const rate = `${((100 * mistakes) / decisions).toFixed(2)} % (${(100 * low).toFixed(2)}–${(100 * high).toFixed(2)})`
      const loss = `${((100 * sum('lost')) / decisions).toFixed(2)} points lost per decision`
      console.log(`${level}: ${mistakes} mistakes in ${decisions} decisions of ${own.length} games, ${rate}; ${loss}`)
    }
  },
}
