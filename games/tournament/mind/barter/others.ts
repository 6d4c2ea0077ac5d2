/* What deals would bring the others: imagined, from what the bot can know of their hands and purses. */
import { present, type Seat, seededChance } from '@logres/kernel'
import { type Card, type State, tournament, type View, type Wants } from '../../rules/index.ts'
import { fillFrom } from '../deal.ts'
import { type Evaluator, lateIn } from '../evaluate.ts'
import type { Measure } from './measure.ts'

/** A world it could be. */
interface World {
  readonly state: State
  /** What each hand is worth to its holder. */
  readonly worth: (number | undefined)[]
  /** How much each seat's gain costs the bot: its part in the others' chance of winning. Not computed for careless bots. */
  readonly rivalry: readonly number[] | undefined
}

/** How somebody would fare in one world: what the swap brings them without coins, and what they could pay. */
export interface Prospect {
  readonly world: number
  readonly taker: Seat
  /** What the taker hands over. */
  readonly fill: readonly Card[]
  readonly gain: number
  readonly purse: number
  readonly rivalry: number
}

export interface OthersOptions {
  readonly worlds: number
  /** Whether it matters who else gains by a deal. */
  readonly minds: boolean
}

export class Others {
  readonly #view: View
  readonly #measure: Measure
  readonly #evaluator: Evaluator
  readonly #options: OthersOptions
  /** Imagined when first needed: mostly there is nothing to think about. */
  #imagined: readonly World[] | undefined

  constructor(view: View, measure: Measure, evaluator: Evaluator, options: OthersOptions) {
    this.#view = view
    this.#measure = measure
    this.#evaluator = evaluator
    this.#options = options
  }

  get seats(): readonly Seat[] {
    return this.#view.banners.map((_, seat) => seat).filter((seat) => seat !== this.#measure.seat)
  }

  /** Random, but the same worlds for the same question, so that asking again gives the same answer. */
  get #worlds(): readonly World[] {
    if (this.#imagined !== undefined) return this.#imagined
    const { seat, hand, purse } = this.#measure
    const chance = seededChance(JSON.stringify([this.#view.turnNo, seat, hand, purse]))
    this.#imagined = Array.from({ length: this.#options.worlds }, () => {
      const state = tournament.imagine(this.#view, chance)
      const rivalry = this.#options.minds ? rivalryIn(state, seat, this.#evaluator) : undefined
      return { state, worth: [], rivalry }
    })
    return this.#imagined
  }

  get count(): number {
    return this.#options.worlds
  }

  /** Everybody of these who could make this swap: they get `gives` and hand over `wants`, whatever the coins. */
  prospects(gives: readonly Card[], wants: Pick<Wants, 'cards' | 'any'>, takers: readonly Seat[]): Prospect[] {
    const found: Prospect[] = []
    for (const [i, world] of this.#worlds.entries()) {
      for (const taker of takers) {
        const hand = present(world.state.hands[taker])
        const fill = fillFrom(hand, { ...wants, coins: 0 })
        if (fill === undefined) continue
        const given = [...wants.cards, ...fill]
        world.worth[taker] ??= this.#measure.worthTo(taker, hand)
        const gain = this.#measure.gainOf(taker, hand, world.worth[taker], { gives: given, gets: gives })
        if (gain === Number.NEGATIVE_INFINITY) continue
        const purse = present(world.state.purses[taker])
        found.push({ world: i, taker, fill: given, gain, purse, rivalry: world.rivalry?.[taker] ?? 0 })
      }
    }
    return found
  }
}

/** A bot that looked at nothing but its rivals would hardly ever deal, and those who deal leave it behind. */
const ENVY = 0.1

/** A seat's gain lowers the bot's chance by its part in the chances of all others. */
function rivalryIn(state: State, seat: Seat, evaluator: Evaluator): number[] {
  const late = lateIn(state)
  const odds = state.hands.map((_, other) => (other === seat ? 0 : Math.exp(evaluator.standing(state, other, late))))
  const sum = odds.reduce((all, each) => all + each, 0)
  return odds.map((each) => (sum > 0 ? (ENVY * each) / sum : 0))
}
