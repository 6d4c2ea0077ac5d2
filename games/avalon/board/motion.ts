/* What moves in Avalon: cards between hands, piles and decks, plates out of the mist, shields that are set down. */

import { appear, boxOf, find, type Moves, prefersReducedMotion } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Card, Event, Position, Side } from '../rules/index.ts'
import { fly, stamp, turnOver, turnPlate } from './flight.tsx'
import type { Model } from './model.ts'

const TO_PILE = 180
const APART = 90

/** Where things lay before the last step. */
interface Before {
  /** The top of each pile. */
  readonly tops: ReadonlyMap<string, DOMRect>
  readonly hand: readonly { readonly card: Card; readonly box: DOMRect }[]
}

const NOTHING: Before = { tops: new Map(), hand: [] }

function topAt(seat: Side, position: Position) {
  return find(`[data-pile="${seat}-${position}"] > .avalon-top-card`)
}

/** The hand of somebody whose cards are not seen. */
function closedHand(seat: Side): DOMRect | undefined {
  return boxOf(find(`[data-hand="${seat}"] .avalon-card-backs > :last-child`)) ?? boxOf(find(`[data-hand="${seat}"]`))
}

export class CardMoves implements Moves {
  readonly mostSteps = 4
  readonly #model: Model
  #before: Before = NOTHING
  /** So many cards of this step are in the air: they go one after the other. */
  #inAir = 0
  readonly #drawn = new Set<number>()

  constructor(model: Model) {
    this.#model = model
  }

  look(): void {
    this.#before = lookAround()
  }

  show(events: readonly Tagged[]): void {
    this.#inAir = 0
    this.#drawn.clear()
    for (const event of events) if (isEvent(event)) this.#showOne(event)
    this.#model.droppedAt = undefined
  }

  #showOne(event: Event): void {
    switch (event.kind) {
      case 'reinforced':
      case 'spellCast':
      case 'attackDeclared':
      case 'attackResisted':
        this.#play(event.seat, event.card, event.at)
        break
      case 'spellCountered':
        // By the same card: it is laid, and the one that cast the spell comes into the hand.
        this.#play(event.seat, event.card, event.at)
        this.#take(event.seat, event.card, event.at)
        break
      case 'cardEnchanted':
        this.#goOver(event.seat, event.at, event.card)
        break
      case 'regionTurnedUp':
        turnPlate(find(`[data-plate="${event.at}"]`))
        break
      case 'regionConquered':
        stamp(find(`[data-plate="${event.at}"] .avalon-owner`))
        break
      case 'cardLost':
        this.#lose(event.seat, event.card, event.from)
        break
      case 'cardDiscarded':
        this.#lose(event.seat, event.card, 'hand')
        break
      case 'cardDrawn':
        this.#draw(event.seat, event.card)
        break
      default:
    }
  }

  #heldAt(card: Card): DOMRect | undefined {
    return this.#before.hand.find((each) => each.card === card)?.box
  }

  /** From the hand onto the pile; a card nobody saw before turns over on its way. */
  #play(seat: Side, card: Card, position: Position): void {
    const landed = topAt(seat, position)
    const from = seat === this.#model.me.peek() ? (this.#model.droppedAt ?? this.#heldAt(card)) : undefined
    if (from !== undefined) fly(landed, card, { from, duration: TO_PILE })
    else turnOver(landed, card, { from: closedHand(seat), duration: TO_PILE })
  }

  #take(seat: Side, card: Card, position: Position): void {
    const from = this.#before.tops.get(`${1 - seat}-${position}`)
    const no = this.#model.hand.peek().findLastIndex((each) => each.card === card)
    const isMine = seat === this.#model.me.peek()
    const landed = isMine ? find(`[data-card="${no}"]`) : find(`[data-hand="${seat}"] .avalon-card-backs > :last-child`)
    fly(landed, card, { from, duration: TO_PILE + 60 })
  }

  /** An enchanted card goes over to the other pile. */
  #goOver(seat: Side, position: Position, card: Card): void {
    const from = this.#before.tops.get(`${1 - seat}-${position}`)
    fly(topAt(seat, position), card, { from, duration: TO_PILE + 60 })
  }

  /** To the discards, one by one. */
  #lose(seat: Side, card: Card, from: Position | 'hand'): void {
    const discards = find('[data-deck="discards"] .avalon-card')
    const delay = this.#inAir++ * APART
    if (discards === undefined) return
    if (prefersReducedMotion()) {
      appear(discards)
      return
    }
    const isMine = seat === this.#model.me.peek()
    const start =
      from !== 'hand' ? this.#before.tops.get(`${seat}-${from}`) : isMine ? this.#heldAt(card) : closedHand(seat)
    fly(discards, card, { from: start, duration: TO_PILE + 100, delay, stays: true })
  }

  #draw(seat: Side, card: Card | null): void {
    const from = boxOf(find('[data-deck="draw"] .avalon-card'))
    const delay = this.#inAir++ * APART
    if (seat !== this.#model.me.peek() || card === null) {
      fly(find(`[data-hand="${seat}"] .avalon-card-backs > :last-child`), null, { from, duration: TO_PILE, delay })
      return
    }
    const no = this.#model.hand.peek().findLastIndex((each) => each.card === card && !this.#drawn.has(each.no))
    this.#drawn.add(no)
    turnOver(find(`[data-card="${no}"]`), card, { from, duration: TO_PILE, delay })
  }
}

function lookAround(): Before {
  const tops = new Map<string, DOMRect>()
  for (const pile of document.querySelectorAll<HTMLElement>('[data-pile]')) {
    const box = pile.querySelector(':scope > .avalon-top-card')?.getBoundingClientRect()
    if (box !== undefined) tops.set(pile.dataset.pile ?? '', box)
  }
  const hand = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((held) => ({
    card: Number(held.dataset.kind),
    box: held.getBoundingClientRect(),
  }))
  return { tops, hand }
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
