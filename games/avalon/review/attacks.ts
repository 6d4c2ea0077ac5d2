/* The attacks of a finished game, and what they brought. Crowns over the turns: board/ending/tally.ts. */
import type { ToldStep } from '@logres/mind'
import type { Event, Position, Side } from '../rules/index.ts'

export interface Attack {
  readonly seq: number
  readonly turn: number
  readonly seat: Side
  readonly at: Position
  readonly isHeld: boolean
  /** 1.2 What the region is worth; 0 if the attack was resisted. */
  readonly crowns: number
  /** 6.7 Cards that the attacker lost by it, the attacking one aside; 6.4 if it was resisted, none. */
  readonly cards: number
  /** Turns until the region changed hands again; null if it never did. */
  readonly keptFor: number | null
}

interface Told {
  readonly event: Event
  readonly seq: number
  readonly turn: number
  readonly after: object
}

export function attacksOf(steps: readonly ToldStep[]): Attack[] {
  const told = steps.flatMap(({ events, seq, turn, after }) =>
    events.filter(isEvent).map((event): Told => ({ event, seq, turn, after })),
  )
  return told.flatMap(({ event, seq, turn }, i) =>
    event.kind === 'attackDeclared' ? [attackFrom(told.slice(i + 1), event, seq, turn)] : [],
  )
}

function attackFrom(
  rest: readonly Told[],
  { seat, at }: Extract<Event, { kind: 'attackDeclared' }>,
  seq: number,
  turn: number,
): Attack {
  const isOver = ({ event }: Told) => event.kind === 'attackDeclared' || event.kind === 'playsFinished'
  const end = rest.findIndex(isOver)
  const here = end < 0 ? rest : rest.slice(0, end)
  const conquest = here.find(({ event }) => event.kind === 'regionConquered' && event.seat === seat && event.at === at)
  if (conquest === undefined) return { seq, turn, seat, at, isHeld: true, crowns: 0, cards: 0, keptFor: null }
  const lost = here.filter(({ event }) => event.kind === 'cardLost' && event.seat === seat).length
  const later = rest.find(({ event }) => event.kind === 'regionConquered' && event.seat !== seat && event.at === at)
  return {
    ...{ seq, turn, seat, at, isHeld: false, cards: lost },
    crowns: crownsAt(conquest.after, at),
    keptFor: later === undefined ? null : later.turn - turn,
  }
}

function crownsAt(state: object, at: Position): number {
  const places = 'places' in state && Array.isArray(state.places) ? state.places : []
  return places[at]?.region?.crowns ?? 0
}

function isEvent(event: { readonly kind: string }): event is Event {
  return event.kind !== ''
}
