/* What tests of single rules say again and again: who saw what, what somebody holds, and what all do in turn. */
import { present, type Seat, type Viewer } from '@logres/kernel'
import { type Event, type Knowledge, type State, tournament, type View } from '../../rules/index.ts'
import type { Draws } from './draws.ts'
import { asked, codes, type Told, tell, tellWith } from './position.ts'

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

/** Those of one kind. */
export function only<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)
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

/** The banners by seat, "-" for who is out. */
export function bannersOf({ banners }: State): string {
  return banners.map((banner) => banner ?? '-').join('')
}

export function isOver(state: State): boolean {
  return tournament.toAct(state).length === 0 && asked(state) === 'nothing' && tournament.result(state) !== undefined
}

/** Everybody is ready, in the order of the seats. */
export function allReady(told: Told): Event[] {
  return told.state.hands.flatMap((_, seat) => tell(told, seat, 'ready'))
}

/** Everybody still fighting says his word, "stay" if none is given; the last one's answer with the draws. */
export function allSay(told: Told, words: Readonly<Record<Seat, string>> = {}, draws: Draws = []): Event[] {
  const knights = told.state.banners.flatMap((banner, seat) => (banner === null ? [] : [seat]))
  const last = knights.at(-1)
  return knights.flatMap((seat) => tellWith(told, seat, words[seat] ?? 'stay', seat === last ? draws : []))
}

/** Nobody buys until something else is asked. */
export function nobodyBuys(told: Told): Event[] {
  const events: Event[] = []
  for (;;) {
    const frame = told.state.frames.at(-1)
    if (frame?.kind !== 'purchase') return events
    events.push(...tell(told, frame.seat, 'pass'))
  }
}

/** Both lay the given cards (shield, sword, lance, armour) and neither buys. */
export function fight(
  told: Told,
  first: readonly [seat: Seat, cards: string],
  second: readonly [seat: Seat, cards: string],
): Event[] {
  const laid = [first, second].flatMap(([seat, cards]) => tell(told, seat, `lay ${cards}`))
  return [...laid, ...nobodyBuys(told)]
}
