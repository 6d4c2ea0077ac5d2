/* 3.2, 3.3, 6, 10.2 Where the dice lead, and what it costs to make them lead elsewhere. */
import { present, type Seat } from '@logres/kernel'
import {
  type Action,
  ASK_BORS,
  ASK_GAWAIN,
  ASK_TRISTRAM,
  allyOf,
  EAT_APPLE,
  type Layout,
  layoutOf,
  MOVE,
  type OtherDie,
  PLAIN_FLAG,
  type Position,
  RING,
  TURN_FLAG,
  type TurnFrame,
} from '../rules/index.ts'
import { FLAG } from './cards.ts'
import type { Deeds } from './deeds.ts'
import type { Outlook } from './outlook.ts'
import { worthOfApple, worthOfStaff } from './treasures.ts'

const FACES = 6
const OPPOSITE = 7
const IMPOSSIBLE = Number.NEGATIVE_INFINITY

function wrap(position: number): Position {
  return (position + 2 * RING) % RING
}

export class Ways {
  readonly #deeds: Deeds
  readonly #outlook: Outlook
  readonly #flags: Layout['flagWith']
  #best = IMPOSSIBLE
  #action: Action = MOVE.clockwise

  constructor(deeds: Deeds) {
    this.#deeds = deeds
    this.#outlook = deeds.outlook
    this.#flags = layoutOf(deeds.outlook.state.options).flagWith
  }

  /** The cost of spending a flag; infinite without one. */
  flagCost(colour: number): number {
    if (present(this.#outlook.me.items.flag[colour]) === 0) return Number.POSITIVE_INFINITY
    return this.#outlook.lossOf(FLAG, colour)
  }

  /** What a space brings the knight: perhaps the opposite one, or one that another's knight shares, for a flag. */
  knightAt(position: Position): number {
    const { me } = this.#outlook
    const { cross } = this.#flags
    let best = this.#deeds.worthAt(position)
    if (present(me.items.flag[cross]) > 0) {
      best = Math.max(best, this.#deeds.worthAt(wrap(position + RING / 2)) - this.flagCost(cross))
    }
    return Math.max(best, this.borrowed(position))
  }

  /** 3.4 What a space brings with Merlin: perhaps twice, for a staff. */
  merlinAt(position: Position): number {
    const { me, weights } = this.#outlook
    const deed = Math.max(this.#deeds.worthAt(position), this.borrowed(position))
    if (me.staffs === 0) return deed
    return deed + Math.max(0, weights.staffAgain * deed - worthOfStaff(this.#outlook))
  }

  /** 6 The best of the spaces with others' knights, for the flag that borrows. */
  borrowed(position: Position): number {
    const { me, state, seat } = this.#outlook
    const { borrow } = this.#flags
    if (present(me.items.flag[borrow]) === 0) return IMPOSSIBLE
    let best = IMPOSSIBLE
    for (let other: Seat = 0; other < state.players.length; other++) {
      const { knight } = present(state.players[other])
      if (other !== seat && knight !== position) best = Math.max(best, this.#deeds.worthAt(knight))
    }
    return best - this.flagCost(borrow)
  }

  /** The best that a die of this value brings before anything is spent on it. */
  plain(figure: 'knight' | 'merlin', value: number, backwards: boolean): number {
    const { me, state } = this.#outlook
    if (figure === 'knight') return this.knightAt(wrap(me.knight + (backwards ? -value : value)))
    return Math.max(this.merlinAt(wrap(state.merlin + value)), this.merlinAt(wrap(state.merlin - value)))
  }

  /** The best that a chosen die brings, whatever is spent on it. */
  best(figure: 'knight' | 'merlin', value: number): number {
    this.#best = this.plain(figure, value, false)
    this.#offerChanges(figure, value, false, null)
    return this.#best
  }

  /** What to do with the die that was chosen, before the move. */
  prepare(turn: TurnFrame): Action {
    this.#best = IMPOSSIBLE
    this.#offerMoves(turn)
    const moved = this.#best
    this.#offerChanges(turn.figure, turn.value, turn.backwards, turn)
    if (this.#outlook.state.options.violetFlag === 'any') this.#offerOthers(turn, moved)
    return this.#action
  }

  /** 6 By the option `violetFlag`: another die for a later turn, besides what the move brings. */
  #offerOthers(turn: TurnFrame, moved: number): void {
    const { me } = this.#outlook
    const flags = present(TURN_FLAG[this.#flags.turnDie])
    for (let i = 0; i < me.dice.length; i++) {
      const die = present(me.dice[i])
      this.#offer(moved + this.gainByTurning(turn, die), flags[die])
    }
    if (me.merlinDie > 0) this.#offer(moved + this.gainByTurning(turn, 'merlin'), flags[0])
  }

  /** What it brings later that a die which is not chosen is turned now, less the flag. */
  gainByTurning({ figure, value, backwards }: TurnFrame, die: OtherDie): number {
    const { me, weights } = this.#outlook
    const steps = backwards ? -value : value
    const from = figure === 'knight' ? me.knight + steps : me.knight
    const merlin = this.#outlook.state.merlin + (figure === 'merlin' ? value : 0)
    const dice = me.dice.slice()
    if (die !== 'merlin') dice[dice.indexOf(die)] = OPPOSITE - die
    const merlinDie = die === 'merlin' ? OPPOSITE - me.merlinDie : me.merlinDie
    const gain = this.#bestOf(from, dice, merlin, merlinDie) - this.#bestOf(from, me.dice, merlin, me.merlinDie)
    return weights.ahead * gain - this.flagCost(this.#flags.turnDie)
  }

  /** What the best of these dice brings, from these places. */
  #bestOf(knight: number, dice: readonly number[], merlin: number, merlinDie: number): number {
    let best = 0
    for (let i = 0; i < dice.length; i++) best = Math.max(best, this.#deeds.worthAt(wrap(knight + present(dice[i]))))
    if (merlinDie === 0) return best
    return Math.max(best, this.#deeds.worthAt(wrap(merlin + merlinDie)), this.#deeds.worthAt(wrap(merlin - merlinDie)))
  }

  /** What the dice that are left bring next, when a turn is over. */
  left(): number {
    const { me, state } = this.#outlook
    return this.#bestOf(me.knight, me.dice, state.merlin, me.merlinDie)
  }

  #offer(worth: number, action: Action | undefined): void {
    if (worth <= this.#best) return
    this.#best = worth
    this.#action = action ?? MOVE.clockwise
  }

  #offerMoves({ figure, value, backwards }: TurnFrame): void {
    const { state } = this.#outlook
    if (figure === 'knight') {
      this.#offer(this.plain(figure, value, backwards), backwards ? MOVE.counterClockwise : MOVE.clockwise)
      return
    }
    this.#offer(this.merlinAt(wrap(state.merlin + value)), MOVE.clockwise)
    this.#offer(this.merlinAt(wrap(state.merlin - value)), MOVE.counterClockwise)
  }

  /** One change at a time: two are hardly ever worth it. */
  #offerChanges(figure: 'knight' | 'merlin', value: number, backwards: boolean, turn: TurnFrame | null): void {
    const { me } = this.#outlook
    const { flag } = me.items
    const { backwards: back, turnDie } = this.#flags
    if (me.apples > 0) {
      const cost = worthOfApple(this.#outlook)
      for (let face = 1; face <= FACES; face++) {
        if (face !== value) this.#offer(this.plain(figure, face, backwards) - cost, EAT_APPLE[face])
      }
    }
    if (figure === 'knight' && !backwards && present(flag[back]) > 0) {
      this.#offer(this.plain(figure, value, true) - this.flagCost(back), PLAIN_FLAG[back])
    }
    if (present(flag[turnDie]) > 0) {
      this.#offer(this.plain(figure, 7 - value, backwards) - this.flagCost(turnDie), PLAIN_FLAG[turnDie])
    }
    if (me.allies.length > 0) this.#offerAllies(figure, value, backwards, turn)
  }

  /** 10.2 */
  #offerAllies(figure: 'knight' | 'merlin', value: number, backwards: boolean, turn: TurnFrame | null): void {
    const { me, weights, state } = this.#outlook
    const hasTile = (name: 'tristram' | 'gawain' | 'bors') =>
      (allyOf(me, name)?.tiles ?? 0) > 0 && turn?.helped.includes(name) !== true
    const cost = weights.allyTile
    if (figure === 'merlin') {
      if (!hasTile('gawain')) return
      for (let face = 1; face <= FACES; face++) {
        if (face !== value) this.#offer(this.plain(figure, face, false) - cost, ASK_GAWAIN[face])
      }
      return
    }
    if (hasTile('tristram')) {
      for (let face = Math.max(1, value - 2); face <= Math.min(FACES, value + 2); face++) {
        if (face !== value) this.#offer(this.plain(figure, face, backwards) - cost, ASK_TRISTRAM[face])
      }
    }
    if (!hasTile('bors')) return
    const { provinceAt } = layoutOf(state.options)
    for (let position = 0; position < RING; position++) {
      const province = present(provinceAt[position])
      if (province >= 0) this.#offer(this.knightAt(position) - cost, ASK_BORS[province])
    }
  }

  /** 3.1 What a die brings now, and what the rest of the dice would bring next. */
  die(figure: 'knight' | 'merlin', value: number): number {
    return this.best(figure, value) + this.#outlook.weights.ahead * this.#next(figure, value)
  }

  /** The best of the dice that are left, from where the chosen one leads. */
  #next(figure: 'knight' | 'merlin', value: number): number {
    const { me, state } = this.#outlook
    const from = figure === 'knight' ? me.knight + value : me.knight
    let best = 0
    let isUsed = figure === 'merlin'
    for (let i = 0; i < me.dice.length; i++) {
      const die = present(me.dice[i])
      if (!isUsed && die === value) isUsed = true
      else best = Math.max(best, this.#deeds.worthAt(wrap(from + die)))
    }
    if (figure === 'merlin' || me.merlinDie === 0) return best
    const { merlinDie } = me
    return Math.max(
      best,
      this.#deeds.worthAt(wrap(state.merlin + merlinDie)),
      this.#deeds.worthAt(wrap(state.merlin - merlinDie)),
    )
  }
}
