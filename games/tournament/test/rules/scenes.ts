/* Positions that tests of single rules begin with again and again. */
import { fall } from './draws.ts'
import { asked, type Position, position, type Told, tell, tellWith } from './position.ts'
import { allSay, fight } from './telling.ts'

/** A barter of four with the values 1 to 9; the cards that nobody holds lie in the heap. */
export function fair(): Told {
  return position({ seats: 4, hands: ['sh5 sw4 jo jo', 'la3 la8 ar2', 'sh1 la9 jo', 'sw9 la7'] })
}

/** A barter of three; seats 0 and 1 duel after it. */
export function fighters(): Told {
  return position({ hands: ['sh6 sw6 la6 ar6', 'sh1 sw1 la1 ar1 sw2', 'sh3 sw3 la3 ar3 rest'] })
}

/** From the first barter of the fighters to their second: seat 0 has won the first row of seat 1. */
export function nextBarter(told: Told): void {
  tell(told, 'clerk', 'end barter')
  allSay(told)
  fight(told, [0, 'sh6 sw6 la6 ar6'], [1, 'sh1 sw1 la1 ar1'])
  if (asked(told.state) !== 'barter' || told.state.round !== 2) throw new Error('no second barter')
}

/** Seats 0 and 1 of three have laid, and stand level at 2:2; seat 2 has all other cards. */
export function judgement(given: Omit<Position, 'hands' | 'phase'> = {}): Told {
  const s = position({ hands: ['sh6 sw6 la1 ar1', 'sh1 sw1 la6 ar6', 'rest'], ...given, phase: 'duel' })
  tell(s, 0, 'lay sh6 sw6 la1 ar1')
  tell(s, 1, 'lay sh1 sw1 la6 ar6')
  return s
}

/** The same with the tokens thrown before all: a throw of two crowns and two dots. */
export function race(given: Omit<Position, 'hands' | 'phase'> = {}): Told {
  const s = judgement(given)
  tellWith(s, 'clerk', 'throw both', fall('crown cup crown', 2))
  return s
}
