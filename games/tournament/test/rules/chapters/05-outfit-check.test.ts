import { seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { cardCode, isChecked, type Options, type State, tournament } from '../../../rules/index.ts'
import { dealt } from '../draws.ts'
import { asked, position, type Told } from '../position.ts'
import { playAtRandom } from '../random-game.ts'
import { allSay, bannersOf, isOver, only } from '../telling.ts'

const FULL = ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2', 'sh3 sw3 la3 ar3', 'sh4 sw4 la4 ar4', 'sh5 sw5 la5 ar5']
const ALL: Partial<Options> = { outfitCheck: 'all' }

/** Three knights, the third has the bye and lacks an armour. */
function bye(options: Partial<Options>, third = 'sh3 sw3 la3'): Told {
  return position({ hands: [...FULL.slice(0, 2), third], phase: 'announcement', options })
}

describe('5.2 Whose outfit is checked, by the option `outfitCheck`', () => {
  test('5.2 a knight with a bye and without a complete outfit stays by default', () => {
    const s = bye({})
    expect([0, 1, 2].map((seat) => isChecked(s.state, seat))).toEqual([true, true, false])
    expect(allSay(s).at(-1)).toEqual({ kind: 'duelBegan', pair: [0, 1] })
    expect(s.state.armed).toEqual([true, true, false])
  })

  test('5.2 by the option `outfitCheck` they are out, and the two others begin round 1 of their card', () => {
    const s = bye(ALL)
    expect([0, 1, 2].map((seat) => isChecked(s.state, seat))).toEqual([true, true, true])
    const events = allSay(s, {}, dealt('BA'))
    expect(only(events, 'announced')).toEqual([{ kind: 'announced', out: [2] }])
    expect([asked(s.state), s.state.round, bannersOf(s.state)]).toEqual(['announcement', 1, 'BA-'])
  })

  test('5.2 a complete knight with a bye stays by both readings; by the option all know that they are complete', () => {
    const s = bye(ALL, 'sh3 sw3 la3 ar3')
    expect(allSay(s).at(-1)).toEqual({ kind: 'duelBegan', pair: [0, 1] })
    expect(s.state.armed).toEqual([true, true, true])
  })

  test('5.2 who is out already is not checked again', () => {
    const s = position({ hands: ['', ...FULL.slice(0, 2)], banners: '-AB', phase: 'announcement', options: ALL })
    expect(isChecked(s.state, 0)).toBe(false)
    const events = allSay(s)
    expect(only(events, 'announced')).toEqual([{ kind: 'announced', out: [] }])
  })

  test('5.2, 5.5 duellist and resting knight out together: the last of three has won the lists', () => {
    const hands = ['sh1 sw1 la1 ar1', 'sh2', 'sh3']
    const s = position({ hands, phase: 'announcement', options: ALL })
    allSay(s)
    expect([isOver(s.state), s.state.lastKnight]).toEqual([true, 0])
  })

  test('3.1, 5.2 with a barter before each duel too every knight is checked at every announcement', () => {
    const hands = [...FULL.slice(0, 3), 'sh4 sw4 la4']
    const options: Partial<Options> = { ...ALL, barterTimes: 'duel' }
    const s = position({ seats: 4, hands, phase: 'announcement', options })
    expect(only(allSay(s, {}, dealt('ABC')), 'announced')).toEqual([{ kind: 'announced', out: [3] }])
    const other = position({ seats: 4, hands, phase: 'announcement', options: { barterTimes: 'duel' } })
    expect(only(allSay(other), 'announced')).toEqual([{ kind: 'announced', out: [] }])
  })
})

/** 5.1 worked out a second time, from the names of the cards. */
function isComplete(state: State, seat: number): boolean {
  const codes = (state.hands[seat] ?? []).map(cardCode)
  const missing = ['sh', 'sw', 'la', 'ar'].filter((weapon) => !codes.some((code) => code.startsWith(weapon)))
  return missing.length <= codes.filter((code) => code === 'jo').length
}

describe('5.2 Who is out in whole games, worked out a second time from hands and answers', () => {
  const games = (['duellists', 'all'] as const).flatMap((check) =>
    (['round', 'duel'] as const).map((times) => [check, times] as const),
  )

  test.each(games)('5.2 checked are %s, barter before each %s', (outfitCheck, barterTimes) => {
    let [excluded, resting] = [0, 0]
    for (const seats of [3, 4, 5, 6]) {
      const options: Options = {
        ...tournament.options.defaults,
        draft: false,
        judgementByLot: true,
        outfitCheck,
        barterTimes,
      }
      for (let i = 0; i < 6; i++) {
        const { steps } = playAtRandom({ seats, options }, seededChance(`checked ${seats} ${i}`))
        let retired = new Set<number>()
        for (const [no, { before, events }] of steps.entries()) {
          for (const said of only(events, 'answered')) if (said.answer === 'retire') retired.add(said.seat)
          for (const { out } of only(events, 'announced')) {
            const knights = before.banners.flatMap((banner, seat) => (banner === null ? [] : [seat]))
            const lacking = knights.filter((seat) => !isComplete(before, seat))
            const next = steps.slice(no).flatMap((step) => step.events)
            // Who fights before anything else is announced was checked; the others only by the option.
            const upTo = next.findIndex(
              (event, at) => at > 0 && (event.kind === 'announced' || event.kind === 'barterBegan'),
            )
            const fought = only(next.slice(0, upTo < 0 ? undefined : upTo), 'duelBegan').flatMap(({ pair }) => pair)
            if (outfitCheck === 'all') {
              expect(out).toEqual(knights.filter((seat) => retired.has(seat) || lacking.includes(seat)))
            } else {
              for (const seat of out) expect(retired.has(seat) || lacking.includes(seat)).toBe(true)
              for (const seat of fought) expect(lacking).not.toContain(seat)
            }
            excluded += out.length
            resting += lacking.filter((seat) => !out.includes(seat)).length
            retired = new Set()
          }
        }
      }
    }
    expect(excluded).toBeGreaterThan(20)
    if (outfitCheck === 'all') expect(resting).toBe(0)
    else expect(resting).toBeGreaterThan(0)
  })
})
