/* How things stand for one seat: the time it has left, and what its shields, flags and materials are worth to it. */
import { present, type Seat } from '@logres/kernel'
import { type FlagEffect, layoutOf, MANORS, type Player, ROUNDS, type State, TURNS_A_ROUND } from '../rules/index.ts'
import { type Card, cardsOf, FLAG, MATERIAL, SHIELD, SIDES } from './cards.ts'
import { countManors } from './majority.ts'
import { Needs, type Things, thingsOf } from './needs.ts'
import type { MerlinWeights } from './weights.ts'

const ALL_TURNS = ROUNDS * TURNS_A_ROUND
const TURNS_A_SCORING = 2 * TURNS_A_ROUND
/** 7.1 */
export const TRAITOR_COSTS = 3

export class Outlook {
  readonly weights: MerlinWeights
  readonly state: State
  readonly seat: Seat
  readonly me: Player
  readonly things: Things
  readonly stock: Things
  readonly cards: readonly Card[]
  /** Own turns to the end of the game, the one in progress included; and as a share of all. */
  readonly turnsLeft: number
  readonly time: number
  /** Scorings still to come. */
  readonly scorings: number
  /** 0 after a scoring, 1 right before the next. */
  readonly pressure: number
  /** What another's loss is worth. */
  readonly rivalry: number
  /** 7.1 What a traitor without a shield costs: the nearer the scoring, the surer. */
  readonly traitorCost: number
  readonly #effectOf: readonly FlagEffect[]
  #needs: Needs | undefined
  #manors: readonly number[] | undefined
  #manorsLeft = -1

  constructor(weights: MerlinWeights, state: State, seat: Seat) {
    const me = present(state.players[seat])
    this.weights = weights
    this.state = state
    this.seat = seat
    this.me = me
    this.things = thingsOf(me)
    const { shield, flag, material } = state.supply
    this.stock = [shield, flag, material]
    this.cards = cardsOf(state.options)
    this.#effectOf = layoutOf(state.options).effectOf
    const here = me.dice.length + (me.merlinDie > 0 ? 1 : 0) + (isMoving(state, seat) ? 1 : 0)
    this.turnsLeft = here + TURNS_A_ROUND * (ROUNDS - state.round)
    this.time = this.turnsLeft / ALL_TURNS
    this.scorings = 1 + ((ROUNDS - state.round) >> 1)
    this.pressure = 1 - (here + (state.round % 2 === 1 ? TURNS_A_ROUND : 0)) / TURNS_A_SCORING
    this.rivalry = 1 / (state.players.length - 1)
    this.traitorCost = TRAITOR_COSTS * this.grow(weights.traitorFar)
  }

  /** What is `far` after a scoring and 1 right before the next. */
  grow(far: number): number {
    return far + (1 - far) * this.pressure
  }

  get needs(): Needs {
    this.#needs ??= new Needs(this.weights, this.cards, present(this.state.hands[this.seat]), this.me, this.turnsLeft)
    return this.#needs
  }

  /** 7.2 Manors by territory and seat. */
  get manors(): readonly number[] {
    this.#manors ??= countManors(this.state)
    return this.#manors
  }

  /** 4.9 Seven at most. */
  get manorsLeft(): number {
    if (this.#manorsLeft < 0) {
      this.#manorsLeft = MANORS
      for (const owner of this.state.manors) if (owner === this.seat) this.#manorsLeft -= 1
    }
    return this.#manorsLeft
  }

  /** Nothing saved for later is worth more than the turns in which it could be used. */
  get use(): number {
    return Math.min(1, this.turnsLeft / TURNS_A_ROUND)
  }

  /** 7.1 Traitors of a colour for whom there is no shield. */
  openOf(colour: number): number {
    return Math.max(0, present(this.me.traitors[colour]) - present(this.me.items.shield[colour]))
  }

  get open(): number {
    let open = 0
    for (let colour = 0; colour < SIDES; colour++) open += this.openOf(colour)
    return open
  }

  /** What so many items of a kind and colour are worth besides quests. */
  worthOf(kind: number, colour: number, count: number): number {
    if (count === 0) return 0
    const { weights, time } = this
    // 4.2, 8: a third of a point at the end, and a points space now and then.
    const plain = count * (weights.item + weights.itemTime * time)
    if (kind === SHIELD) return plain + this.#worthOfShields(colour, count)
    if (kind === FLAG) return plain + this.#worthOfFlags(colour, count)
    if (kind === MATERIAL) return plain + this.#worthOfMaterials(count)
    return plain
  }

  /** What one more brings. */
  gainOf(kind: number, colour: number): number {
    const count = present(present(this.things[kind])[colour])
    const gain = this.worthOf(kind, colour, count + 1) - this.worthOf(kind, colour, count)
    return gain + this.needs.more(kind * SIDES + colour)
  }

  /** What it costs to give one away. */
  lossOf(kind: number, colour: number): number {
    const count = present(present(this.things[kind])[colour])
    const loss = this.worthOf(kind, colour, count) - this.worthOf(kind, colour, count - 1)
    return loss + this.needs.less(kind * SIDES + colour)
  }

  /** Shields first for the traitors at the gate; a spare one for those that are still to be drawn. */
  #worthOfShields(colour: number, count: number): number {
    const traitors = present(this.me.traitors[colour])
    const covered = Math.min(count, traitors)
    const spare = count > traitors && this.scorings > 1 ? 1 : 0
    return covered * this.traitorCost + spare * this.weights.spareShield
  }

  /** 6 The first flag of a colour is the one that counts; that against traitors is worth what it repels. */
  #worthOfFlags(colour: number, count: number): number {
    const { weights } = this
    let first = 0
    const effect = this.#effectOf[colour]
    if (effect === 'repel') first = weights.flagBlack + weights.blackRepels * this.traitorCost * this.#mostOpen()
    else if (effect === 'secondQuest') first = weights.flagGrey
    else if (effect === 'backwards') first = weights.flagBlue
    else if (effect === 'turnDie') first = weights.flagViolet
    else if (effect === 'borrow') first = weights.flagOrange
    else first = weights.flagBrown
    return this.use * first * (1 + weights.flagAgain * (count - 1))
  }

  #mostOpen(): number {
    let most = 0
    for (let colour = 0; colour < SIDES; colour++) most = Math.max(most, this.openOf(colour))
    return this.repels(most)
  }

  /** 6 black: how many of so many traitors of a colour one flag repels. */
  repels(traitors: number): number {
    return this.state.options.blackFlag === 'one' ? Math.min(1, traitors) : traitors
  }

  /** 4.9 Each colour opens other tiles: variety builds. */
  #worthOfMaterials(count: number): number {
    const { weights } = this
    if (this.manorsLeft === 0) return 0
    return Math.min(1, weights.materialPace * this.time) * weights.material * (1 + weights.materialAgain * (count - 1))
  }
}

/** Whether this seat has chosen the die of its turn, so that it lies among its dice no more. */
function isMoving(state: State, seat: Seat): boolean {
  const frame = state.frames[1]
  return frame !== undefined && frame.kind === 'turn' && frame.seat === seat && frame.value > 0
}
