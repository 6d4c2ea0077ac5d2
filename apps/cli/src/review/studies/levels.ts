import { mindOf, wilson } from '@logres/bots'
import { CONFIRM, isAbove, judge, LEAST_MISTAKE, Task } from '@logres/review'
import type { Arguments } from '../../arguments.ts'
import { playBots, playersOf, readSetting } from '../bot-game.ts'
import { choicesOf } from './decisions.ts'

const LEVELS = ['page', 'squire', 'knight@150i', 'champion@1000i']

/** Games of each level against itself. */
export function studyLevels(given: Arguments): void {
  const setting = readSetting(given, { games: 10, bots: LEVELS.join(',') })
  const mind = mindOf(setting.game)
  for (const bots of setting.bots.split(',')) {
    let decisions = 0
    let mistakes = 0
    let lost = 0
    for (let i = 0; i < setting.games; i++) {
      const story = playBots(setting, playersOf({ ...setting, bots }), `${setting.seed} ${i}`)
      for (const { step, position } of choicesOf(story, setting.every)) {
        const options = { played: step.action, seed: `${i}/${step.seq}`, isBrief: true, confirm: CONFIRM }
        const { played } = new Task(judge(mind, position, options)).finish()
        decisions += 1
        if (played === undefined) continue
        lost += played.behind.mean
        if (isAbove(played.behind, LEAST_MISTAKE)) mistakes += 1
      }
    }
    const { low, high } = wilson(mistakes, decisions)
    const rate = `${((100 * mistakes) / decisions).toFixed(2)} % (${(100 * low).toFixed(2)}–${(100 * high).toFixed(2)})`
    const loss = `${((100 * lost) / decisions).toFixed(2)} points lost per decision`
    console.log(`${bots}: ${mistakes} mistakes in ${decisions} decisions of ${setting.games} games, ${rate}; ${loss}`)
  }
}
