/* A finished match, step by step: what was before and after every action that still counts. */
import {
  type Actor,
  type AnyGame,
  at,
  type Draw,
  effective,
  type GameRecord,
  isRefusal,
  Match,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
  type Tagged,
} from '@logres/kernel'
import type { AnyMind } from '@logres/mind'
import { shareOf } from '@logres/mind'

export interface Step {
  /** The entry of the record. */
  readonly seq: number
  readonly actor: Actor
  readonly action: Tagged
  readonly draws: readonly Draw[]
  /** With nothing hidden. */
  readonly events: readonly Tagged[]
  readonly before: object
  readonly after: object
  readonly turn: number
}

/** What belongs together: a play and the small steps that follow from it. */
export interface Play {
  readonly no: number
  /** The play it belongs to, where somebody answered in between: else its own number. */
  readonly of: number
  readonly actor: Actor
  readonly turn: number
  readonly steps: readonly Step[]
}

export interface Story {
  readonly game: AnyGame
  readonly options: object
  readonly seats: number
  readonly start: object
  readonly plays: readonly Play[]
  readonly end: object
  /** What each seat won, 0 to 1; null where the match ended without a winner. */
  readonly shares: readonly number[] | null
}

/** Of a record that was checked. */
export function storyOf(game: AnyGame, mind: AnyMind, record: Pick<GameRecord, 'table' | 'entries'>): Story | Refusal {
  const { table, entries } = record
  const [first, ...others] = entries
  if (first === undefined) return refuse('noEntries')
  const started = Match.restart(game, table, first)
  if (started.kind === 'refusal') return started
  const { match } = started
  const start = match.state
  const steps = new Map<number, Step>()
  for (const entry of others) {
    const before = match.state
    const done = match.replay(entry)
    if (isRefusal(done)) return done
    const action = entry.kind === 'act' ? game.parseAction(entry.action) : undefined
    if (action === undefined || isRefusal(action)) continue
    const { seq, seat, draws } = entry
    const turn = game.turn(before).no
    const { events } = done
    steps.set(seq, { seq, actor: seat ?? 'clerk', action, draws, events, before, after: match.state, turn })
  }
  const counted = effective(entries).flatMap(({ seq }) => steps.get(seq) ?? [])
  return {
    ...{ game, options: table.options, seats: table.seats.length, start, end: match.state },
    plays: playsOf(game, mind, counted),
    shares: match.outcome === undefined ? null : sharesOf(match.outcome, table.seats.length),
  }
}

/** Steps that belong together, together. */
export function playsOf(game: AnyGame, mind: AnyMind, steps: readonly Step[]): Play[] {
  const plays: (Play & { readonly steps: Step[] })[] = []
  for (const step of steps) {
    const { actor, turn, before } = step
    const isStep = actor !== 'clerk' && (mind.isStep?.(game.view(before, actor)) ?? false)
    const own = isStep ? plays.findLast((play) => play.actor === actor && play.turn === turn) : undefined
    const no = plays.length
    if (own !== undefined && own.no === no - 1) own.steps.push(step)
    else plays.push({ no, of: own?.of ?? no, actor, turn, steps: [step] })
  }
  return plays
}

function sharesOf(outcome: Outcome, seats: number): number[] | null {
  if (outcome.by === 'agreement' || outcome.by === 'void') return null
  const places = outcome.by === 'rules' ? outcome.result.places : outcome.places
  const result = { places, scores: [], reason: outcome.by }
  return Array.from({ length: seats }, (_, seat: Seat) => shareOf(result, seat))
}

/** The position before a play; after the last one, the end. */
export function positionAt({ plays, end }: Story, no: number): object {
  return no < plays.length ? at(at(plays, no).steps, 0).before : end
}
