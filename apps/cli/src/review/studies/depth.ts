import { mindOf, wilson } from '@logres/bots'
import { CALLED_MISTAKE, CONFIRM, isAbove, judge, LEAST_MISTAKE, NORMAL, Task, timesEffort } from '@logres/review'
import { playBots, playersOf } from '../bot-game.ts'
import type { Plan } from '../study.ts'
import { choicesOf, percent } from './decisions.ts'

const TIMES = 10

interface Found {
  readonly found: number
  /** Worse than the best, by more than twice the error. */
  readonly worse: number
  /** Still mistakes. */
  readonly same: number
}

/** Mistakes found with the normal effort, judged again with ten times as much and another seed. */
export const studyDepth: Plan<Found> = {
  games: 10,
  bots: 'squire',
  measure(setting, i) {
    const mind = mindOf(setting.game)
    const count = { found: 0, worse: 0, same: 0 }
    const story = playBots(setting, playersOf(setting), `${setting.seed} ${i}`)
    for (const { step, position } of choicesOf(story, setting.every)) {
      const look = { played: step.action, isBrief: true }
      const { played } = new Task(
        judge(mind, position, { ...look, confirm: CONFIRM, seed: `${i}/${step.seq}` }),
      ).finish()
      if (played === undefined || !isAbove(played.behind, CALLED_MISTAKE)) continue
      const effort = timesEffort(NORMAL, TIMES)
      const again = new Task(judge(mind, position, { ...look, effort, seed: `deep ${i}/${step.seq}` })).finish().played
      count.found += 1
      if (again === undefined) continue
      if (isAbove(again.behind, 0)) count.worse += 1
      if (isAbove(again.behind, LEAST_MISTAKE)) count.same += 1
    }
    return count
  },
  report(_, results) {
    const sum = (part: keyof Found) => results.reduce((total, found) => total + found[part], 0)
    const say = (part: keyof Found) => {
      const { low, high } = wilson(sum(part), sum('found'))
      const interval = `${percent(low, 1)}–${percent(high, 1)}`
      return `${sum(part)} of ${sum('found')} in ${results.length} games, ${percent(sum(part), sum('found'))} (${interval})`
    }
    console.log(`still mistakes (5 in 100 or more) at ${TIMES} times the search: ${say('same')}`)
    console.log(`still worse than the best, by more than twice the error: ${say('worse')}`)
  },
}
