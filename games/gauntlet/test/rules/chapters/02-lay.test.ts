import { describe, expect, test } from 'vitest'
import { gauntlet } from '../../../rules/index.ts'
import { begin, lay } from '../position.ts'

describe('2.1 all choose at the same time, face down', () => {
  test('in any order', () => {
    const s = begin(3)
    expect(gauntlet.toAct(s.state)).toEqual([0, 1, 2])
    s.does(1, lay(4))
    expect(gauntlet.toAct(s.state)).toEqual([0, 2])
  })

  test('2.1 a card that lies face down is seen by its player alone', () => {
    const s = begin(2)
    const { events } = s.stepBy(0, lay(4))
    const laid = (viewer: number | 'table') => gauntlet.view(s.state, viewer).players[0]?.laid
    expect([laid(0), laid(1), laid('table')]).toEqual([4, 'faceDown', 'faceDown'])
    const told = (viewer: number | 'table') => events.map((event) => gauntlet.redact(event, viewer))
    expect(told(0)).toEqual([{ kind: 'cardLaid', seat: 0, card: 4 }])
    expect(told(1)).toEqual([{ kind: 'cardLaid', seat: 0, card: null }])
    expect(told('table')).toEqual(told(1))
  })
})

test('2.2 a spent card cannot be laid again', () => {
  const s = begin(2)
  s.does(0, lay(5))
  s.does(1, lay(3))
  expect(s.refuses(0, lay(5))).toMatchObject({ code: 'cardSpent', rule: '2.2', params: { card: 5 } })
  expect(s.legal(0)).toEqual([lay(1), lay(2), lay(3), lay(4)])
})

test('2.3 one card a round, and it stays', () => {
  const s = begin(2)
  s.does(0, lay(5))
  expect(s.refuses(0, lay(4))).toMatchObject({ code: 'alreadyLaid', rule: '2.3' })
  expect(s.refuses('clerk', lay(4))).toMatchObject({ code: 'notAsked' })
})

test('what is no action is refused with a code', () => {
  const code = (value: unknown) => gauntlet.parseAction(value)
  expect(code(null)).toMatchObject({ code: 'notAnAction' })
  expect(code({ kind: 'throw' })).toMatchObject({ code: 'noSuchAction' })
  expect(code({ kind: 'lay' })).toMatchObject({ code: 'fieldMissing' })
  expect(code({ kind: 'lay', card: 6 })).toMatchObject({ code: 'noSuchCard' })
  expect(code({ kind: 'lay', card: 1, twice: true })).toMatchObject({ code: 'fieldUnknown' })
  expect(code({ kind: 'lay', card: 1 })).toEqual(lay(1))
})
