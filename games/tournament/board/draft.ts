/* The offer that is being made: what I give and ask, who shall see it, and what it is an answer to. */

import { type Asking, perTurn } from '@logres/board-kit'
import type { Signal } from '@preact/signals'
import type { Action } from '../rules/index.ts'
import {
  type Audience,
  type Card,
  cardOf,
  type Goods,
  isSameName,
  JOKER,
  type Offer,
  type OfferName,
  type Weapon,
  weaponOf,
  worthOf,
} from '../rules/index.ts'
import { without } from './outfit.ts'

/** One card I ask for: by its value, or any from that value on. */
export interface Ask {
  readonly weapon: Weapon | 'joker'
  readonly value: number
  readonly isAtLeast: boolean
}

export interface Draft {
  readonly gives: readonly Card[]
  readonly coins: number
  readonly asks: readonly Ask[]
  readonly askedCoins: number
  readonly audience: Audience
  readonly answers: OfferName | null
}

const EMPTY: Draft = { gives: [], coins: 0, asks: [], askedCoins: 0, audience: 'all', answers: null }

/** It belongs to one barter. */
export class Drafting {
  readonly draft: Signal<Draft>
  /** Which of the asked cards is being described. */
  readonly edited: Signal<number | undefined>

  constructor(context: Asking) {
    this.draft = perTurn(context, EMPTY)
    this.edited = perTurn<number | undefined>(context, undefined)
  }

  get isEmpty(): boolean {
    const { gives, coins, asks, askedCoins } = this.draft.value
    return gives.length + asks.length + coins + askedCoins === 0
  }

  change(part: Partial<Draft>): void {
    this.draft.value = { ...this.draft.peek(), ...part }
  }

  clear(): void {
    this.draft.value = EMPTY
    this.edited.value = undefined
  }

  /** A second card of the same name is a second joker. */
  add(card: Card): void {
    this.change({ gives: [...this.draft.peek().gives, card].toSorted((a, b) => a - b) })
  }

  remove(card: Card): void {
    this.change({ gives: without(this.draft.peek().gives, [card]) })
  }

  ask(ask: Ask): void {
    const { asks } = this.draft.peek()
    this.change({ asks: [...asks, ask] })
    this.edited.value = asks.length
  }

  describe(ask: Ask): void {
    const no = this.edited.peek()
    if (no !== undefined) this.change({ asks: this.draft.peek().asks.with(no, ask) })
  }

  dropAsk(no: number): void {
    this.change({ asks: this.draft.peek().asks.toSpliced(no, 1) })
    this.edited.value = undefined
  }

  /** Everyone, or any of the others; the last one taken away means everyone again. */
  address(seat: number): void {
    const { audience } = this.draft.peek()
    const before = audience === 'all' ? [] : audience
    const seats = before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat]
    this.change({ audience: seats.length === 0 ? 'all' : seats.toSorted((a, b) => a - b) })
  }

  /** The same deal from the other side, to be changed: what it asks of me I give, as far as I can. */
  counter(offer: Offer, fill: readonly Card[], purse: number): void {
    const { name, gives, wants } = offer
    this.draft.value = {
      gives: [...wants.cards, ...fill].toSorted((a, b) => a - b),
      coins: Math.min(purse, wants.coins),
      asks: gives.cards.map(asked),
      askedCoins: gives.coins,
      audience: [name.giver],
      answers: name,
    }
    this.edited.value = undefined
  }

  /** Whether what it answers is still there. */
  isStanding(offers: readonly Offer[]): boolean {
    const { answers } = this.draft.value
    return answers === null || offers.some(({ name }) => isSameName(name, answers))
  }
}

function asked(card: Card): Ask {
  const weapon = weaponOf(card)
  return weapon === null
    ? { weapon: 'joker', value: 1, isAtLeast: false }
    : { weapon, value: worthOf(card), isAtLeast: false }
}

/** The draft as it would be said. */
export function actionOf({
  gives,
  coins,
  asks,
  askedCoins,
  audience,
  answers,
}: Draft): Extract<Action, { kind: 'offer' | 'counter' }> {
  const given: Goods = { cards: gives, coins }
  const wants = {
    cards: asks.flatMap(namedCard).toSorted((a, b) => a - b),
    any: asks.flatMap(({ weapon, value, isAtLeast }) =>
      weapon !== 'joker' && isAtLeast ? [{ weapon, least: value }] : [],
    ),
    coins: askedCoins,
  }
  return answers === null
    ? { kind: 'offer', audience, gives: given, wants }
    : { kind: 'counter', offer: answers, gives: given, wants }
}

function namedCard({ weapon, value, isAtLeast }: Ask): Card[] {
  if (weapon === 'joker') return [JOKER]
  return isAtLeast ? [] : [cardOf(weapon, value)]
}

/** The cards I would hold then; of a request the least that meets it. */
export function expected(asks: readonly Ask[]): readonly Card[] {
  return asks.map(({ weapon, value }) => (weapon === 'joker' ? JOKER : cardOf(weapon, value)))
}
