/*
 * A deal that was struck: its cards and coins cross over. The board already shows where they are, so nobody has to wait,
 * and what flies are copies that no pointer meets. With reduced motion none of it is seen.
 */

import { boxInAir, boxOf, find, hideFor, LANDING, prefersReducedMotion, removeAfter } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import { type ComponentChildren, render } from 'preact'
import { type Card, type Event, offerText, type Terms } from '../rules/index.ts'
import { CardBack, CardFace, Coin } from './art.tsx'
import type { Model } from './model.ts'

export type Deal = Extract<Event, { kind: 'dealStruck' }>

const FLIGHT = 350
const APART = 60
/** How wide a card is when it comes to somebody whose hand is not seen. */
const FAR_WIDTH = 30
const CARD_RATIO = 1.4

interface Thing {
  /** Null: one sees that a card goes over, and not which. */
  readonly card?: Card | null
  readonly coins?: number
}

/** One thing on its way. */
interface Crossing extends Thing {
  readonly from: Seat
  readonly to: Seat
  /** Where it lay in the offer, from the left; what is given and what is asked. */
  readonly side: 'given' | 'asked'
  readonly no: number
}

/** To be called while the page still shows how it was. Of a deal in private others see nothing. */
export function showDeal(model: Model, { terms }: Deal): void {
  if (terms === null || prefersReducedMotion() || document.hidden) return
  const started = crossingsOf(terms).map((crossing) => ({ crossing, start: startOf(model, terms, crossing) }))
  requestAnimationFrame(() => {
    for (const [i, { crossing, start }] of started.entries()) {
      if (start !== undefined) cross(model, crossing, start, i * APART)
    }
  })
}

function crossingsOf({ offer, taker, gives, wants, fill }: Terms): readonly Crossing[] {
  const asked = [...wants.cards, ...(fill ?? wants.any.map(() => null))]
  return [
    ...thingsOf(gives.cards, gives.coins).map(
      (thing, no): Crossing => ({ ...thing, no, from: offer.giver, to: taker, side: 'given' }),
    ),
    ...thingsOf(asked, wants.coins).map(
      (thing, no): Crossing => ({ ...thing, no, from: taker, to: offer.giver, side: 'asked' }),
    ),
  ]
}

function thingsOf(cards: readonly (Card | null)[], coins: number): readonly Thing[] {
  return [...cards.map((card): Thing => ({ card })), ...(coins > 0 ? [{ coins }] : [])]
}

/** From my hand or purse; what others give lies in the offer, or else with them. */
function startOf(model: Model, { offer }: Terms, crossing: Crossing): DOMRect | undefined {
  if (model.isMe(crossing.from)) return boxOf(mine(crossing))
  const box = crossing.side === 'given' ? 'first' : 'last'
  const row = `[data-offer="${CSS.escape(offerText(offer))}"] .tournament-offer-side:${box}-of-type .tournament-items`
  return boxOf(document.querySelector(row)?.children[crossing.no]) ?? seatBox(crossing.from)
}

/** The one to the right, of several jokers. */
function mine({ card, coins }: Thing): Element | undefined {
  if (coins !== undefined) return find('.tournament-hand-head .tournament-purse')
  return [...document.querySelectorAll(`.tournament-rack [data-card="${card}"]`)].at(-1)
}

/** A small card's room, where somebody's things are. */
function seatBox(seat: Seat): DOMRect | undefined {
  const box = boxOf(find(`.tournament-knight[data-seat="${seat}"]`))
  if (box === undefined) return undefined
  const height = FAR_WIDTH * CARD_RATIO
  return new DOMRect(box.right - 2 * FAR_WIDTH, box.top + (box.height - height) / 2, FAR_WIDTH, height)
}

function cross(model: Model, crossing: Crossing, start: DOMRect, delay: number): void {
  const landed = model.isMe(crossing.to) ? mine(crossing) : undefined
  const end = boxOf(landed) ?? seatBox(crossing.to)
  if (end === undefined) return
  fly(faceOf(crossing), start, end, delay)
  if (crossing.card !== undefined) hideFor(landed, delay + FLIGHT)
}

function faceOf({ card, coins }: Thing): ComponentChildren {
  if (coins !== undefined) return <Coin count={coins} label="" />
  return card === null || card === undefined ? <CardBack /> : <CardFace card={card} />
}

function fly(face: ComponentChildren, start: DOMRect, end: DOMRect, delay: number): void {
  const page = document.querySelector('.match')
  if (page === null) return
  const width = Math.max(start.width, end.width)
  const air = boxInAir('tournament-air')
  air.style.setProperty('--cw', `${width}px`)
  render(face, air)
  page.append(air)
  const at = ({ left, top, width: wide, height }: DOMRect) =>
    `translate(${left + wide / 2}px, ${top + height / 2}px) translate(-50%, -50%) scale(${wide / width})`
  const flight = air.animate(
    [
      { transform: at(start), opacity: 1 },
      { opacity: 1, offset: 0.85 },
      { transform: at(end), opacity: 0.6 },
    ],
    { duration: FLIGHT, delay, easing: LANDING, fill: 'both' },
  )
  removeAfter(flight, air)
}
