/* What tests of single rules say again and again: who saw what, and what somebody holds. */
import { present, type Viewer } from '@logres/kernel'
import { type Event, type Knowledge, type State, tournament, type View } from '../src/index.ts'
import { asked, codes, position, type Told, tell } from './position.ts'

/** All seats and the table. */
export function viewersOf({ hands }: State): Viewer[] {
  return [...hands.keys(), 'table']
}

/** The events as this viewer sees them, those he does not notice left out. */
export function seen(events: readonly Event[], viewer: Viewer): Event[] {
  return events.flatMap((event) => tournament.redact(event, viewer) ?? [])
}

/** Who notices an event of this kind. */
export function noticedBy(told: Told, events: readonly Event[], kind: Event['kind']): Viewer[] {
  return viewersOf(told.state).filter((viewer) => seen(events, viewer).some((event) => event.kind === kind))
}

export function viewOf(told: Told, viewer: Viewer): View {
  return tournament.view(told.state, viewer)
}

export function knows(told: Told, viewer: Viewer): Knowledge {
  return viewOf(told, viewer).knows
}

/** What these seats hold: "sh5 sw4 20c | la3 12c". */
export function holdings({ hands, purses }: State, ...seats: number[]): string {
  return seats.map((seat) => `${codes(present(hands[seat]))} ${purses[seat]}c`.trim()).join(' | ')
}

/** Everybody is ready, in the order of the seats. */
export function allReady(told: Told): Event[] {
  return told.state.hands.flatMap((_, seat) => tell(told, seat, 'ready'))
}

/** Every knight stays; then the first duel is on, unless somebody is out. */
export function allStay(told: Told): Event[] {
  return told.state.banners.flatMap((banner, seat) => (banner === null ? [] : tell(told, seat, 'stay')))
}

/** Both lay the given cards (shield, sword, lance, armour) and neither buys; the duel must not be level. */
export function fight(told: Told, first: readonly [seat: number, cards: string], second: readonly [number, string]) {
  const events = [first, second].flatMap(([seat, cards]) => tell(told, seat, `lay ${cards}`))
  for (let i = 0; i < 2; i++) {
    const frame = told.state.frames.at(-1)
    if (frame?.kind !== 'purchase') throw new Error(`no purchase but ${asked(told.state)}`)
    events.push(...tell(told, frame.seat, 'pass'))
  }
  return events
}

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
  allStay(told)
  fight(told, [0, 'sh6 sw6 la6 ar6'], [1, 'sh1 sw1 la1 ar1'])
  if (asked(told.state) !== 'barter' || told.state.round !== 2) throw new Error('no second barter')
}
