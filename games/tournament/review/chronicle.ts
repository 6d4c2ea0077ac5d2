/* What a review of the tournament lists besides decisions: deals, duels with their odds, and reflexes. */
import { present, type Seat, seededChance } from '@logres/kernel'
import type { AnyMind, ToldStep } from '@logres/mind'
import { type Event, isHit, tournament } from '../rules/index.ts'

type Told<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** 4.3 What it gained both sides: `bargain` of @logres/review, with this step. */
export interface Deal {
  readonly step: ToldStep
  readonly seats: readonly [Seat, Seat]
  readonly terms: Told<'dealStruck'>['terms']
}

export function dealsOf(steps: readonly ToldStep[]): Deal[] {
  return steps.flatMap((step) => told(step, 'dealStruck').map(({ seats, terms }) => ({ step, seats, terms })))
}

export interface Duel {
  /** The step with which it began: nothing is laid yet. */
  readonly step: ToldStep
  readonly pair: readonly [Seat, Seat]
  /** Null in a match that ended before. */
  readonly winner: Seat | null
  readonly points: readonly [number, number] | null
  readonly by: Told<'duelWon'>['by'] | null
}

/** 6 Points are the winner's first. */
export function duelsOf(steps: readonly ToldStep[]): Duel[] {
  return steps.flatMap((step, i) =>
    told(step, 'duelBegan').map(({ pair }) => {
      const won = steps
        .slice(i)
        .flatMap((later) => told(later, 'duelWon'))
        .find(({ seat }) => pair.includes(seat))
      return { step, pair, winner: won?.seat ?? null, points: won?.points ?? null, by: won?.by ?? null }
    }),
  )
}

/** Longer playouts of a duel are given up. */
const MOST_PLIES = 200

/** How likely `seat` wins the duel that has just begun, from what it knows: the share of imagined worlds. */
export function oddsOf({ step: { after, seq }, pair }: Duel, seat: Seat, mind: AnyMind, worlds = 64): number {
  const view = viewOf(after, seat)
  let won = 0
  for (let i = 0; i < worlds; i++) {
    const chance = seededChance(`duel ${seq}/${seat}/${i}`)
    const state = mind.game.imagine(view, chance)
    let winner: Seat | undefined
    for (let ply = 0; ply < MOST_PLIES && winner === undefined; ply++) {
      const actor = mind.game.toAct(state)[0]
      if (actor === undefined) break
      mind.game.apply(state, actor, mind.policy(state, actor, chance), chance, (event) => {
        if (isEvent(event) && event.kind === 'duelWon' && pair.includes(event.seat)) winner = event.seat
      })
    }
    if (winner === seat) won += 1
  }
  return won / worlds
}

function viewOf(state: object, seat: Seat): object {
  if (!isState(state)) throw new TypeError('not a state of the tournament')
  return tournament.view(state, seat)
}

export interface Reflex {
  readonly seq: number
  readonly seat: Seat
  readonly ms: number | null
  /** 7.2 The right token, and no false start. */
  readonly isHit: boolean
}

/** 7 Every touch of every judgement. */
export function reflexesOf(steps: readonly ToldStep[]): Reflex[] {
  return steps.flatMap((step) =>
    told(step, 'touchesShown').flatMap(({ pair, touches, right }) =>
      touches.map((touch, i) => ({
        seq: step.seq,
        seat: present(pair[i]),
        ms: touch.ms,
        isHit: isHit(touch, right),
      })),
    ),
  )
}

function told<Kind extends Event['kind']>({ events }: ToldStep, kind: Kind): Told<Kind>[] {
  return events.filter(isEvent).filter((event): event is Told<Kind> => event.kind === kind)
}

function isEvent(event: { readonly kind: string }): event is Event {
  return event.kind !== ''
}

function isState(state: object): state is Parameters<typeof tournament.view>[0] {
  return 'purses' in state && 'banners' in state
}
