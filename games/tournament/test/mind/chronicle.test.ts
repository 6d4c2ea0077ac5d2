import { Driver, mindOf } from '@logres/bots'
import { at, present, seededChance, type Tagged } from '@logres/kernel'
import type { ToldStep } from '@logres/mind'
import { bargain, Task } from '@logres/review'
import { describe, expect, test } from 'vitest'
import { dealsOf, duelsOf, oddsOf, reflexesOf } from '../../review/index.ts'
import { tournament } from '../../rules/index.ts'

const mind = mindOf(tournament)

function play(): ToldStep[] {
  const chance = seededChance('chronicle')
  const driver = new Driver(tournament, { seats: Array.from({ length: 4 }, () => ({ bot: 'squire' })) }, 'chronicle')
  const steps: ToldStep[] = []
  let state = tournament.setup(tournament.options.defaults, 4, chance)
  for (let move = driver.next(state); move !== undefined; move = driver.next(state)) {
    const { actor } = move
    const before = state
    const action = tournament.parseAction(move.action)
    if (action.kind === 'refusal') throw new Error(action.code)
    const events: Tagged[] = []
    state = tournament.clone(before)
    tournament.apply(state, actor, action, chance, (event) => events.push(event))
    steps.push({ seq: steps.length + 1, actor, turn: tournament.turn(before).no, action, events, before, after: state })
  }
  return steps
}

describe('the chronicle of a tournament', () => {
  const steps = play()

  test('lists every deal, and judges it for both sides from what each knew', () => {
    const deals = dealsOf(steps)
    expect(deals.length).toBeGreaterThan(0)
    const { step, seats } = at(deals, 0)
    for (const seat of seats) {
      const { before, after, gain } = new Task(bargain(tournament, mind, step, seat, 4)).finish()
      expect(gain.mean).toBeCloseTo(after.mean - before.mean, 12)
      expect(gain.error).toBeGreaterThanOrEqual(0.015)
      expect(before.mean).toBeGreaterThan(0)
    }
  })

  test('lists every duel with its winner, and odds before anything is laid', () => {
    const duels = duelsOf(steps)
    const won = steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'duelWon')
    expect(duels).toHaveLength(won.length)
    for (const duel of duels) {
      expect(duel.pair).toContain(duel.winner)
      const [first, second] = duel.pair.map((seat) => oddsOf(duel, seat, mind, 8))
      for (const odds of [first, second]) {
        expect(present(odds)).toBeGreaterThanOrEqual(0)
        expect(present(odds)).toBeLessThanOrEqual(1)
      }
    }
    expect(duels.some((duel) => oddsOf(duel, at(duel.pair, 0), mind, 32) > 0)).toBe(true)
  })

  test('lists the touches of judgements', () => {
    const shown = steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'touchesShown')
    expect(reflexesOf(steps)).toHaveLength(2 * shown.length)
  })
})
