/*
 * Why one play is better than another, as codes. What the evaluation counts, and what the rules can count, is measured in the
 * same playouts that say what the plays are worth; where the two plays differ clearly, there is a reason. None is invented: a
 * game whose mind has no terms has no reasons.
 */
import type { Seat, Tagged } from '@logres/kernel'
import type { Mind, Reason } from '@logres/mind'
import { differenceOf, estimateOf } from './sample.ts'

/** A difference must be so many of its standard errors. */
const SURE = 3
/** And that much, as people count: half a card, half a point. */
const LEAST_AMOUNT = 0.3
/** Terms that are worth less than this part of the largest are left out. */
const LEAST_PART = 0.15
const MOST_REASONS = 4

/** One measured number: its value for every playout. */
interface Measured {
  readonly code: string
  readonly kind: Reason['kind']
  readonly of: Reason['of']
  readonly at: Reason['at']
  readonly rule: string | null
  /** Whether more of it is better; of terms their value says so. */
  readonly isGood: boolean
  readonly values: number[]
  readonly amounts: number[]
}

export class Findings<State extends object, Action extends Tagged, View extends object> {
  readonly #mind: Mind<State, Action, View>
  readonly #seat: Seat
  readonly #seats: number
  readonly #measured: Measured[] = []
  #rounds = 0

  constructor(mind: Mind<State, Action, View>, seat: Seat, seats: number) {
    this.#mind = mind
    this.#seat = seat
    this.#seats = seats
  }

  /** One playout: what the position is when the turn ends, and at the end. */
  begin(): { look(state: State): void; end(state: State): void } {
    let turn: number | undefined
    let isPast = false
    const round = this.#rounds++
    return {
      look: (state) => {
        if (isPast) return
        const now = this.#turnOf(state)
        turn ??= now
        if (now === turn) return
        isPast = true
        this.#note(round, this.#take(state, 'turnEnd'))
      },
      end: (state) => {
        if (!isPast) this.#note(round, this.#take(state, 'turnEnd'))
        this.#note(round, this.#take(state, 'later'))
      },
    }
  }

  #take(state: State, at: Reason['at']): Reading[] {
    return readingsOf(this.#mind, state, this.#seat, this.#seats, at)
  }

  #turnOf(state: State): number {
    const { game } = this.#mind
    return game.result(state) === undefined ? game.turn(state).no : -1
  }

  #note(round: number, readings: readonly Reading[]): void {
    for (const { value, amount, ...about } of readings) {
      let measured = this.#measured.find((each) => isSame(each, about))
      if (measured === undefined) {
        measured = { ...about, values: [], amounts: [] }
        this.#measured.push(measured)
      }
      measured.values[round] = value
      measured.amounts[round] = amount
    }
  }

  /** What speaks for these rather than those, but for the first few playouts. */
  against(others: Findings<State, Action, View>, from: number): Reason[] {
    const found = this.#measured.flatMap((mine) => {
      const theirs = others.#measured.find((each) => isSame(each, mine))
      return theirs === undefined ? [] : (reasonOf(mine, theirs, from) ?? [])
    })
    return strongest(found)
  }
}

interface Reading extends Omit<Measured, 'values' | 'amounts'> {
  readonly value: number
  readonly amount: number
}

function readingsOf<State extends object, Action extends Tagged, View extends object>(
  mind: Mind<State, Action, View>,
  state: State,
  seat: Seat,
  seats: number,
  at: Reason['at'],
): Reading[] {
  const ruleOf = (name: string) => mind.ruleOf?.(name) ?? null
  // Facts are of the moment: at the later turn too much else has happened.
  const facts = at === 'later' ? [] : (mind.facts?.(state, seat) ?? [])
  const readings: Reading[] = facts.map(({ name, amount, isGood }) => ({
    ...{ code: name, kind: 'fact', of: 'own', at, value: 0, amount, isGood },
    rule: ruleOf(name),
  }))
  if (at === 'turnEnd' || mind.terms === undefined) return readings
  for (let of = 0; of < seats; of++) {
    for (const { name, value, amount } of mind.terms(state, seat, of)) {
      if (of === seat)
        readings.push({ code: name, kind: 'term', of: 'own', at, value, amount, isGood: true, rule: ruleOf(name) })
      else addToOthers(readings, name, -value / (seats - 1), amount / (seats - 1), at, ruleOf(name))
    }
  }
  return readings
}

/** The others' average. */
function addToOthers(
  readings: Reading[],
  code: string,
  value: number,
  amount: number,
  at: Reason['at'],
  rule: string | null,
): void {
  const i = readings.findIndex((each) => each.code === code && each.of === 'others')
  const before = readings[i]
  const next = {
    ...{ code, kind: 'term' as const, of: 'others' as const, at, rule, isGood: false },
    value: value + (before?.value ?? 0),
    amount: amount + (before?.amount ?? 0),
  }
  if (before === undefined) readings.push(next)
  else readings[i] = next
}

type Name = Pick<Measured, 'code' | 'kind' | 'of' | 'at'>

function isSame(a: Name, b: Name): boolean {
  return a.code === b.code && a.kind === b.kind && a.of === b.of && a.at === b.at
}

function reasonOf(mine: Measured, theirs: Measured, from: number): Reason | undefined {
  const { code, kind, of, at, rule } = mine
  const difference = differenceOf(mine.amounts.slice(from), theirs.amounts.slice(from))
  const size = Math.abs(difference.mean)
  if (size < LEAST_AMOUNT || size < SURE * difference.error) return undefined
  const weight = differenceOf(mine.values.slice(from), theirs.values.slice(from)).mean
  // What speaks against the better play is no reason for it.
  if (kind === 'term' ? weight <= 0 : difference.mean > 0 !== mine.isGood) return undefined
  return {
    ...{ code, kind, of, at, rule, difference, weight },
    best: estimateOf(mine.amounts.slice(from)).mean,
    other: estimateOf(theirs.amounts.slice(from)).mean,
  }
}

function strongest(reasons: readonly Reason[]): Reason[] {
  const terms = reasons.filter(({ kind }) => kind === 'term').sort((a, b) => b.weight - a.weight)
  const most = terms[0]?.weight ?? 0
  const facts = reasons
    .filter(({ kind }) => kind === 'fact')
    .sort((a, b) => Math.abs(b.difference.mean) - Math.abs(a.difference.mean))
  return [...terms.filter(({ weight }) => weight >= LEAST_PART * most), ...facts.slice(0, 2)]
    .filter(({ rule }) => rule !== null)
    .slice(0, MOST_REASONS)
}
