/* Bots that play by the other readings of disputed rules. */
import { at, present, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { merlinMind } from '../../mind/mind.ts'
import { Outlook } from '../../mind/outlook.ts'
import { fillWeights } from '../../mind/weights.ts'
import { type Event, merlin, type Options, type State } from '../../rules/index.ts'
import { position, say, tell } from '../rules/position.ts'

const mind = merlinMind()

/** A whole game by the policy alone. */
function playByPolicy(options: Partial<Options>, seed: string): { events: Event[]; last: State } {
  const chance = seededChance(seed)
  const last = merlin.setup({ ...merlin.options.defaults, ...options }, 3, chance)
  const events: Event[] = []
  for (;;) {
    const actor = merlin.toAct(last)[0]
    if (actor === undefined) return { events, last }
    const action = mind.policy(last, actor, chance)
    expect(merlin.whyNot(last, actor, action)).toBeUndefined()
    merlin.apply(last, actor, action, chance, (event) => void events.push(event))
  }
}

describe('6.0 violet: any own die', () => {
  test('6.0 the policy turns dice of later turns now and then, and only by the option', () => {
    const turned = (options: Partial<Options>) =>
      [1, 2, 3, 4, 5, 6].flatMap((no) => {
        const { events } = playByPolicy(options, `violet ${no}`)
        return events.filter((event) => event.kind === 'dieTurned' && event.other !== undefined)
      })
    expect(turned({ violetFlag: 'any' }).length).toBeGreaterThan(0)
    expect(turned({})).toEqual([])
  })

  test('6.0 how the dice lie that are left counts, only by the option', () => {
    const difference = (options: Partial<Options>) => {
      const values = [1, 2, 3, 4, 5, 6].map((die) => {
        const { state } = position({ options, players: [{ dice: `${die}`, merlinDie: 0, knight: 0 }], turnsTaken: 6 })
        return mind.evaluate(state, 0)
      })
      return Math.max(...values) - Math.min(...values)
    }
    expect(difference({})).toBe(0)
    expect(difference({ violetFlag: 'any' })).toBeGreaterThan(0)
  })

  test('6.0 turning before a die is chosen is never the best at a glance', () => {
    const s = position({ options: { violetFlag: 'any' }, players: [{ flag: 'violet 3', dice: '1 2 3' }] })
    const legal = merlin.legal(s.state, 0)
    const ratings = present(mind.rate)(s.state, 0, legal)
    expect(at(legal, ratings.indexOf(Math.max(...ratings))).kind).toBe('chooseDie')
    expect(legal).toContainEqual(say('flag violet 2'))
    tell(s, 0, 'flag violet 2')
    expect(at(s.state.players, 0).dice).toEqual([1, 3, 5])
  })
})

describe('6.0 black: one traitor', () => {
  test('6.0 a black flag is worth less where it repels one of three', () => {
    const worth = (options: Partial<Options>) => {
      const { state } = position({ options, players: [{ flag: 'black', traitors: 'grey 3' }] })
      return new Outlook(fillWeights(), state, 0).lossOf(1, 0)
    }
    expect(worth({ blackFlag: 'one' })).toBeLessThan(worth({}))
    const single = position({ options: { blackFlag: 'one' }, players: [{ flag: 'black', traitors: 'grey' }] })
    const byDefault = position({ players: [{ flag: 'black', traitors: 'grey' }] })
    const [one, all] = [single, byDefault].map(({ state }) => new Outlook(fillWeights(), state, 0).lossOf(1, 0))
    expect(one).toBe(all)
  })
})

test.each([
  { countersHome: 'all' },
  { grailTie: 'any' },
  { blackFlag: 'one' },
  { violetFlag: 'any' },
  { questTimes: 'any' },
] as const)('1 a game by the policy with %o comes to its end', (options) => {
  expect(playByPolicy(options, 'to the end').last.round).toBe(6)
})
