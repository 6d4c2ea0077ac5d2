/* A barter with people at the table: bots leave them time, and stay until they are ready. */
import { createBot, Driver, LEVELS } from '@logres/bots'
import { isRefusal, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { CHARACTERS, characterOf } from '../../mind/barter/character.ts'
import { cardOf, question, type State, tournament } from '../../rules/index.ts'
import { kindOf, NOTHING, propose, row, table } from './table.ts'

/** What seat 0 does while a person sits on seat 1. */
function choice(level: (typeof LEVELS)[number], state: State, people: readonly number[] = [1]) {
  const bot = createBot(tournament, level, 'pace')
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot.choose(tournament.view(state, 0), tournament.legal(state, 0), { iterations: 8 }, people)
}

/** Two lances that seat 0 lacks, one of them for a coin. */
function bargainFor(to: 'all' | readonly number[]): State {
  const state = table([
    row(3, 6).filter((card) => card < cardOf('lance', 1) || card > cardOf('lance', 15)),
    row(2, 5),
    row(1, 4),
  ])
  propose(state, 1, { cards: [cardOf('lance', 5)], coins: 0 }, { ...NOTHING, coins: 1 }, to)
  return state
}

describe.each(LEVELS)('a %s at a table with people', (level) => {
  test('leaves an offer to all to them for some seconds, and answers one to itself sooner', () => {
    const [open, own] = [choice(level, bargainFor('all')), choice(level, bargainFor([0]))]
    expect([kindOf(open), kindOf(own)]).toEqual(['accept', 'accept'])
    if (open.action === 'wait' || own.action === 'wait') throw new Error('waits')
    expect(open.after).toBeGreaterThanOrEqual(6000)
    expect(own.after).toBeGreaterThanOrEqual(1000)
    expect(own.after).toBeLessThan(6000)
    expect(choice(level, bargainFor('all'))).toEqual(open)
  })

  test('hurries once all of them are ready', () => {
    const state = bargainFor('all')
    const before = choice(level, state)
    tournament.apply(state, 1, { kind: 'ready' }, seededChance('ready'), () => {})
    const after = choice(level, state)
    if (before.action === 'wait' || after.action === 'wait') throw new Error('waits')
    expect(after.after).toBeLessThan(2500)
    expect(after.after).toBeLessThan((before.after ?? 0) / 2)
  })

  test('does not wait where there are none', () => {
    expect(choice(level, bargainFor('all'), [])).not.toHaveProperty('after')
  })

  test('stays in the barter until they are ready', () => {
    const seats = [null, { bot: level }, { bot: level }]
    const driver = new Driver(tournament, { seats, patience: Number.POSITIVE_INFINITY }, 'stay')
    const state = tournament.setup({ ...tournament.options.defaults, draft: false }, 3, seededChance('stay'))
    const playOn = () => {
      for (let move = driver.next(state); move !== undefined; move = driver.next(state)) {
        if (question(state)?.kind !== 'barter') return
        const action = tournament.parseAction(move.action)
        if (isRefusal(action)) throw new Error(action.code)
        tournament.apply(state, move.actor, action, seededChance('move'), () => {})
      }
    }
    playOn()
    const asked = question(state)
    expect(asked?.kind === 'barter' ? asked.ready : undefined).toEqual([false, false, false])
    tournament.apply(state, 0, { kind: 'ready' }, seededChance('ready'), () => {})
    playOn()
    expect(question(state)?.kind).toBe('announcement')
  })
})

test('the characters are spread over seats and matches, and stay the same for a seed', () => {
  const names = Array.from({ length: 40 }, (_, i) => characterOf(`match/${i}`).name)
  expect(new Set(names)).toEqual(new Set(CHARACTERS))
  expect(characterOf('match/3')).toEqual(characterOf('match/3'))
})
