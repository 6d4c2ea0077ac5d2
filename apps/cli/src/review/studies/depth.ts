import { mindOf, wilson } from '@logres/bots'
import { CONFIRM, isAbove, judge, LEAST_MISTAKE, NORMAL, Task, timesEffort } from '@logres/review'
import type { Arguments } from '../../arguments.ts'
import { playBots, playersOf, readSetting } from '../bot-game.ts'
import { choicesOf, percent } from './decisions.ts'

const TIMES = 10

/** Mistakes found with the normal effort, judged again with ten times as much and another seed. */
export function studyDepth(given: Arguments): void {
  const setting = readSetting(given, { games: 10, bots: 'squire' })
  const mind = mindOf(setting.game)
  let found = 0
  let worse = 0
  let same = 0
  for (let i = 0; i < setting.games; i++) {
    const story = playBots(setting, playersOf(setting), `${setting.seed} ${i}`)
    for (const { step, position } of choicesOf(story, setting.every)) {
      const look = { played: step.action, isBrief: true }
      const { played } = new Task(
        judge(mind, position, { ...look, confirm: CONFIRM, seed: `${i}/${step.seq}` }),
      ).finish()
      if (played === undefined || !isAbove(played.behind, LEAST_MISTAKE)) continue
      const effort = timesEffort(NORMAL, TIMES)
      const again = new Task(judge(mind, position, { ...look, effort, seed: `deep ${i}/${step.seq}` })).finish().played
      found += 1
      if (again === undefined) continue
      if (isAbove(again.behind, 0)) worse += 1
      if (isAbove(again.behind, LEAST_MISTAKE)) same += 1
    }
  }
  const say = (count: number) => {
    const { low, high } = wilson(count, found)
    return `${count} of ${found}, ${percent(count, found)} (${percent(low, 1)}–${percent(high, 1)})`
  }
  console.log(`still mistakes (5 in 100 or more) at ${TIMES} times the search: ${say(same)}`)
  console.log(`still worse than the best, by more than twice the error: ${say(worse)}`)
}
