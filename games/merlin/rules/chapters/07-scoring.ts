import { add, present, type Seat } from '@logres/kernel'
import { isGaherisUnder } from '../allies/gaheris.ts'
import { tellGareth } from '../allies/gareth.ts'
import { kaysIn } from '../allies/kay.ts'
import {
  canGrailDecide,
  countersThatStay,
  excaliburPoints,
  leadersOf,
  repelledBy,
  shareOf,
  sharesOf,
  unrepelledPoints,
} from '../counting.ts'
import type { Tile } from '../domain.ts'
import { ask, type Context, everybody, returnItem, score } from '../effects.ts'
import type { Reward } from '../events.ts'
import type { ScoringFrame } from '../frames.ts'
import { layoutOf, territoriesIn } from '../layout.ts'
import { type Board, type Player, playerAt } from '../state.ts'
import { PROVINCES, type Province } from '../vocabulary.ts'
import { TRAITORS_EACH } from './02-setup.ts'

export { TRAITOR_COSTS } from '../counting.ts'
export const ROUNDS = 6

/** 3.1 After every second round. */
export function hasScoring(round: number): boolean {
  return round % 2 === 0
}

/** 7.1 */
export function scoreTraitors(context: Context): void {
  const { state, emit } = context
  // What is being scored cannot be taken back, also where nothing is drawn for it.
  emit({ kind: 'scoringBegan', no: state.round / 2 }, everybody(state))
  for (const seat of state.players.keys()) {
    const left = PROVINCES.reduce((total, colour) => total + meetTraitors(context, seat, colour), 0)
    if (seat === state.excalibur) score(context, seat, excaliburPoints(left), 'excalibur', 0)
  }
  if (state.round === ROUNDS) return
  for (let i = 0; i < state.players.length; i++) {
    const seat = (state.firstSeat + i) % state.players.length
    for (let n = 0; n < TRAITORS_EACH; n++) drawTraitor(context, seat)
  }
}

/** 7.1 A shield of the colour for each; answers how many were not repelled. All of them go. */
function meetTraitors(context: Context, seat: Seat, colour: Province): number {
  const { state, emit } = context
  const { traitors, items } = playerAt(state, seat)
  const count = present(traitors[colour])
  if (count === 0) return 0
  const repelled = repelledBy(present(items.shield[colour]), count)
  for (let n = 0; n < repelled; n++) returnItem(context, seat, 'shield', colour)
  traitors[colour] = 0
  add(state.traitorDiscards, colour, count)
  if (repelled > 0) {
    emit({ kind: 'traitorsRepelled', seat, colour, traitors: repelled })
    tellGareth(context, seat, colour)
  }
  if (repelled < count) {
    emit({ kind: 'traitorsUnrepelled', seat, colour, traitors: count - repelled })
    score(context, seat, unrepelledPoints(count - repelled), 'traitors', count - repelled)
  }
  return count - repelled
}

/** 2.3, 7.1 Only when none is left are the discards shuffled. */
export function drawTraitor({ state, chance, emit }: Context, seat: Seat): void {
  const { traitors, traitorDiscards } = state
  let left = traitors.reduce((total, count) => total + count, 0)
  if (left === 0) {
    left = traitorDiscards.reduce((total, count) => total + count, 0)
    emit({ kind: 'traitorsShuffled', traitors: left })
    for (const colour of PROVINCES) {
      traitors[colour] = present(traitorDiscards[colour])
      traitorDiscards[colour] = 0
    }
  }
  let colour = 0
  for (let skip = chance.pick(left, 'traitor') - present(traitors[0]); skip >= 0; skip -= present(traitors[colour]))
    colour++
  add(traitors, colour, -1)
  add(playerAt(state, seat).traitors, colour, 1)
  emit({ kind: 'traitorDrawn', seat, colour })
}

/** 7.2 */
export function scoreDomain(context: Context): void {
  const { state } = context
  for (const territory of territoriesIn(state.domain)) {
    shareOut(context, leadersOf(manorsIn(state, territory)), territory.length, 'territory', present(territory[0]))
  }
}

/** What would be scored if it were scored now, by seat. */
export interface Standing {
  readonly counts: readonly number[]
  readonly points: readonly number[]
}

/** 7.2 The territory that a tile belongs to. */
export function territoryAround({ domain }: Board, tile: Tile): readonly Tile[] {
  return present(territoriesIn(domain).find((tiles) => tiles.includes(tile)))
}

/** 7.2 As it stands, or as it would with one manor more. */
export function territoryStanding(board: Board, territory: readonly Tile[], builder: Seat | null = null): Standing {
  const counts = manorsIn(board, territory)
  if (builder !== null) add(counts, builder, 1)
  return { counts, points: sharesOf(counts.length, leadersOf(counts), territory.length) }
}

/** 7.3 As it stands; the counts are with Kay, the points without him and without the Grail. */
export function influenceStanding(board: Board, province: Province): Standing {
  const counts = strengthsIn(board, province)
  return { counts, points: sharesOf(counts.length, leadersOf(counts), countersIn(board, province)) }
}

/** 7.2 By seat; Gaheris under a manor counts as one more (10.2). */
function manorsIn(state: Board, territory: readonly Tile[]): number[] {
  const counts = state.players.map(() => 0)
  for (let i = 0; i < territory.length; i++) {
    const tile = present(territory[i])
    const owner = present(state.manors[tile])
    if (owner !== null) add(counts, owner, isGaherisUnder(state, owner, tile) ? 2 : 1)
  }
  return counts
}

function shareOut(context: Context, leaders: readonly Seat[], points: number, reward: Reward, of: number): void {
  for (const seat of leaders) score(context, seat, shareOf(leaders, points), reward, of)
}

/** By seat, Kay counted with the counters (10.2). */
function strengthsIn(state: Board, province: Province): number[] {
  return state.players.map((player) => present(player.influence[province]) + kaysIn(player, province))
}

function countersIn(state: Board, province: Province): number {
  let counters = 0
  for (let seat = 0; seat < state.players.length; seat++) counters += present(playerAt(state, seat).influence[province])
  return counters
}

/** 7.3 Province by province; where the Grail's holder is tied they are asked, until they have used it. */
export function scoreInfluence(context: Context, frame: ScoringFrame): void {
  const { state } = context
  while (frame.province < PROVINCES.length) {
    const province = provinceNow(state, frame)
    const strengths = strengthsIn(state, province)
    const { grail, options } = state
    if (!frame.grailUsed && grail !== null && canGrailDecide(strengths, grail, options.grailTie)) {
      frame.step = 'influence'
      ask(state, 'grail', grail, province)
      return
    }
    scoreProvince(context, frame, leadersOf(strengths))
  }
}

/** 7.3 The frame counts them clockwise from the black one. */
function provinceNow(state: Board, frame: ScoringFrame): Province {
  return present(layoutOf(state.options).clockwise[frame.province])
}

/** 7.3 Points for all counters; then who has more than one takes all but one home, or all by the option `countersHome`. */
function scoreProvince(context: Context, frame: ScoringFrame, leaders: readonly Seat[]): void {
  const { state, emit } = context
  const province = provinceNow(state, frame)
  shareOut(context, leaders, countersIn(state, province), 'influence', province)
  for (const [seat, { influence }] of state.players.entries()) {
    const there = present(influence[province])
    const stays = countersThatStay(there, state.options.countersHome)
    const counters = there - stays
    if (counters === 0) continue
    influence[province] = stays
    emit({ kind: 'countersTakenHome', seat, province, counters })
  }
  frame.province += 1
}

/** 7.3 */
export function sayGrail(context: Context, frame: ScoringFrame, seat: Seat, uses: boolean): void {
  const { state, emit } = context
  const province = provinceNow(state, frame)
  state.frames.pop()
  // Final: a player who is asked again cannot take the first answer back.
  emit({ kind: uses ? 'grailUsed' : 'grailKept', seat, province }, [seat])
  if (uses) frame.grailUsed = true
  scoreProvince(context, frame, uses ? [seat] : leadersOf(strengthsIn(state, province)))
}

/** 7.4 */
export function scoreServants(context: Context): void {
  for (const [seat, player] of context.state.players.entries()) {
    const out = servantsOut(player)
    score(context, seat, out, 'servants', out)
  }
}

function servantsOut({ servants }: Player): number {
  return servants.filter((place) => place !== null).length
}
