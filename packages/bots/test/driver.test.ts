import { avalon } from '@logres/avalon/rules'
import { seededChance } from '@logres/kernel'
import { question, type State, tournament } from '@logres/tournament/rules'
import { describe, expect, test } from 'vitest'
import { Driver, type Player } from '../src/index.ts'

const REFERENCE: Player = { bot: 'reference' }
const RANDOM: Player = { bot: 'random' }
const NO_DRAFT = { ...tournament.options.defaults, draft: false }

function beginning(seats: number): State {
  return tournament.setup(NO_DRAFT, seats, seededChance('driver'))
}

describe('who acts next', () => {
  test('by lot where several may act: over many seeds no seat begins much more often', () => {
    const first = [0, 0, 0, 0]
    for (let i = 0; i < 400; i++) {
      const driver = new Driver(tournament, { seats: [REFERENCE, REFERENCE, REFERENCE, REFERENCE] }, `lot ${i}`)
      const actor = driver.next(beginning(4))?.actor
      if (typeof actor === 'number') first[actor] = (first[actor] ?? 0) + 1
    }
    for (const count of first) expect(count).toBeGreaterThan(60)
  })

  test('the clerk ends a barter when patience is spent, and not before', () => {
    const driver = new Driver(tournament, { seats: [RANDOM, RANDOM, RANDOM], patience: 5 }, 'patience')
    const chance = seededChance('patience')
    const state = beginning(3)
    const actors: unknown[] = []
    while (question(state)?.kind === 'barter') {
      const move = driver.next(state)
      const action = move && tournament.parseAction(move.action)
      if (move === undefined || action === undefined || action.kind === 'refusal') throw new Error('no move')
      actors.push(move.actor)
      tournament.apply(state, move.actor, action, chance, () => {})
    }
    expect(actors).toHaveLength(16)
    expect(actors.indexOf('clerk')).toBe(15)
  })

  test('a person is never driven, and the others go on without them', () => {
    const state = avalon.setup({ ...avalon.options.defaults, startPlayer: 'first' }, 2, seededChance('person'))
    expect(new Driver(avalon, { seats: [null, REFERENCE] }, 'person').next(state)).toBeUndefined()
    const chance = seededChance('person')
    const table = beginning(3)
    const driver = new Driver(tournament, { seats: [null, REFERENCE, REFERENCE] }, 'person')
    for (let move = driver.next(table); move !== undefined; move = driver.next(table)) {
      expect([1, 2]).toContain(move.actor)
      const action = tournament.parseAction(move.action)
      if (action.kind === 'refusal') throw new Error('refused')
      tournament.apply(table, move.actor, action, chance, () => {})
    }
    expect(question(table)).toMatchObject({ kind: 'barter', ready: [false, true, true] })
  })
})
