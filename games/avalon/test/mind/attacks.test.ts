import { at } from '@logres/kernel'
import type { ToldStep } from '@logres/mind'
import { describe, expect, test } from 'vitest'
import { attacksOf } from '../../review/index.ts'
import { type Event, REGION_CARDS, type Side } from '../../rules/index.ts'

function step(seq: number, turn: number, events: readonly Event[]): ToldStep {
  const places = Array.from({ length: 11 }, () => ({ region: REGION_CARDS.avalon, owner: null, piles: [[], []] }))
  return { seq, actor: 0, turn, action: { kind: 'attack' }, events, before: {}, after: { places } }
}

const declared = (seat: Side, at: number): Event => ({ kind: 'attackDeclared', seat, card: 0, at })
const conquered = (seat: Side, at: number): Event => ({ kind: 'regionConquered', seat, at, from: null })
const lost = (seat: Side): Event => ({ kind: 'cardLost', seat, card: 0, from: 'hand' })

describe('the attacks of a game of Avalon', () => {
  const attacks = attacksOf([
    step(1, 1, [declared(0, 3)]),
    step(2, 1, [{ kind: 'answerDeclined', seat: 1, at: 3 }, conquered(0, 3), lost(0)]),
    step(3, 1, [lost(0)]),
    step(4, 1, [declared(0, 5)]),
    step(5, 1, [{ kind: 'attackResisted', seat: 1, card: 0, at: 5 }]),
    step(6, 1, [{ kind: 'playsFinished', seat: 0 }]),
    step(7, 4, [declared(1, 3)]),
    step(8, 4, [conquered(1, 3), lost(0)]),
  ])

  test('have their price, their crowns, and how long the region was kept', () => {
    expect(at(attacks, 0)).toMatchObject({ seq: 1, seat: 0, isHeld: false, cards: 2, keptFor: 3 })
    expect(at(attacks, 0).crowns).toBe(REGION_CARDS.avalon.crowns)
    expect(at(attacks, 2)).toMatchObject({ seq: 7, seat: 1, isHeld: false, cards: 0, keptFor: null })
  })

  test('that are resisted bring nothing', () => {
    expect(at(attacks, 1)).toMatchObject({ seq: 4, isHeld: true, crowns: 0, cards: 0, keptFor: null })
  })
})
