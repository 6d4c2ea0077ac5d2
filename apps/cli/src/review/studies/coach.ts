import { createBot, mindOf, wilson } from '@logres/bots'
import { at, isRefusal, seededChance, type Tagged } from '@logres/kernel'
import { blunder, hint, judge, NORMAL, Task, timesEffort } from '@logres/review'
import { playBots, playersOf, type Setting } from '../bot-game.ts'
import type { Plan } from '../study.ts'
import { type Choice, choicesOf, percent } from './decisions.ts'

/** About what a champion thinks in a match. */
const CHAMPION = { iterations: 8000 }
const DEEP = timesEffort(NORMAL, 5)
const NEAR = 0.02
const GRAVE = 0.15
const SLIGHT = 0.03

interface Count {
  positions: number
  hints: number
  near: number
  grave: number
  warned: number
  slight: number
  alarmed: number
}

/** Hints against the champion's choice; warnings before actions picked at random, whose loss two deep looks know. */
export const studyCoach: Plan<Readonly<Count>> = {
  games: 5,
  bots: 'squire',
  measure(setting, i) {
    const story = playBots(setting, playersOf(setting), `${setting.seed} ${i}`)
    const count = { positions: 0, hints: 0, near: 0, grave: 0, warned: 0, slight: 0, alarmed: 0 }
    const share = Math.ceil(setting.positions / setting.games)
    for (const choice of spread(choicesOf(story, setting.every), share)) {
      studyChoice(setting, choice, `${i}/${choice.step.seq}`, count)
      count.positions += 1
    }
    return count
  },
  report({ id }, results) {
    const sum = (name: keyof Count) => results.reduce((total, count) => total + count[name], 0)
    console.log(`${id}: ${sum('positions')} positions`)
    const say = (part: keyof Count, whole: keyof Count) => {
      const { low, high } = wilson(sum(part), sum(whole))
      return `${sum(part)} of ${sum(whole)}, ${percent(sum(part), sum(whole))} (${percent(low, 1)}–${percent(high, 1)})`
    }
    console.log(`the hint is the champion's choice or within 2 points of it: ${say('near', 'hints')}`)
    console.log(`warned of actions that lose more than 15 points: ${say('warned', 'grave')}`)
    console.log(`warned of actions that lose less than 3 points: ${say('alarmed', 'slight')}`)
  },
}

/** So many of a list, from all over it. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  if (count >= list.length) return list
  return Array.from({ length: count }, (_, k) => at(list, Math.floor(((k + 0.5) * list.length) / count)))
}

function studyChoice({ game }: Setting, { step, seat, position }: Choice, seed: string, count: Count): void {
  const mind = mindOf(game)
  const legal = game.legal(step.before, seat)
  const bot = createBot(game, 'champion', seed)
  if (isRefusal(bot)) throw new Error('every game has a champion')
  const champions = bot.choose(position.view, legal, CHAMPION).action
  const hinted = new Task(hint(game, mind, position, { seed })).finish()?.action
  if (champions !== 'wait' && hinted !== undefined) {
    count.hints += 1
    if (mind.key(hinted) === mind.key(champions) || lossOf(hinted, champions) < NEAR) count.near += 1
  }
  const random = at(legal, seededChance(`${seed}/random`).pick(legal.length, 'action'))
  // One look alone is wrong too often, however deep (CONFIRM in packages/review).
  const losses = ['deep', 'again'].map((look) => {
    const { played } = new Task(
      judge(mind, position, { played: random, effort: DEEP, seed: `${look} ${seed}` }),
    ).finish()
    return played?.behind.mean ?? 0
  })
  const isWarned = new Task(blunder(mind, position, random, { seed })).finish() !== undefined
  if (Math.min(...losses) > GRAVE) {
    count.grave += 1
    if (isWarned) count.warned += 1
  } else if (Math.max(...losses) < SLIGHT) {
    count.slight += 1
    if (isWarned) count.alarmed += 1
  }

  /** How much better the champion's choice is than the hint, by a deep look at both. */
  function lossOf(played: Tagged, other: Tagged): number {
    const { options } = new Task(
      judge(mind, position, { played, also: [other], effort: DEEP, seed: `both ${seed}` }),
    ).finish()
    const value = (action: Tagged) =>
      options.find((option) => mind.key(option.action) === mind.key(action))?.value.mean ?? 0
    return value(other) - value(played)
  }
}
