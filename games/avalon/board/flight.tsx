/* How things move: copies of cards in the air, a plate that turns, a shield that is set down. */

import { appear, boxInAir, hideFor, LANDING, placeAt, prefersReducedMotion, removeAfter } from '@logres/board-kit'
import { render } from 'preact'
import type { Card } from '../rules/index.ts'
import { Art } from './art.tsx'
import { cardClass, Face } from './card.tsx'

const TURN_UP = 320

type Thing = HTMLElement | SVGElement

interface Flight {
  readonly from: DOMRect | undefined
  readonly duration: number
  readonly delay?: number
  /** What it lands on was there before. */
  readonly stays?: boolean
}

/** From there to where it lies already. What lands on something that was there before is a copy, above it. */
export function fly(landed: Thing | undefined, card: Card | null, flight: Flight): void {
  if (landed === undefined) return
  if (!flight.stays) {
    slide(landed, flight)
    return
  }
  const air = takeOff(landed, flight)
  if (air === undefined) return
  render(card === null ? <span class="avalon-card avalon-card-back" /> : <Open card={card} />, air)
}

/** The thing itself, above all others on its way: nothing new is to be laid out before the frame that shows it. */
function slide(landed: Thing, { from, duration, delay = 0 }: Flight): void {
  if (prefersReducedMotion() || from === undefined) {
    appear(landed)
    return
  }
  const away = between(from, landed.getBoundingClientRect())
  const options: KeyframeAnimationOptions = { duration, delay, easing: LANDING, fill: 'backwards' }
  const above = { zIndex: 60 }
  landed.animate(
    [
      { transform: away, ...above },
      { transform: 'none', ...above },
    ],
    options,
  )
}

/** The transform that brings what is here there. */
function between(there: DOMRect, here: DOMRect): string {
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  return `translate(${x}px, ${y}px) scale(${there.width / here.width}, ${there.height / here.height})`
}

/** The same, but a copy, which leaves face down and arrives face up. */
export function turnOver(landed: Thing | undefined, card: Card, flight: Flight): void {
  const air = takeOff(landed, flight)
  if (air === undefined) return
  render(
    <>
      <Open card={card} />
      <span class="avalon-card avalon-card-back" />
    </>,
    air,
  )
  const [face, back] = air.children
  const half = flight.duration / 2
  const delay = flight.delay ?? 0
  back?.animate([{ transform: 'none' }, { transform: 'rotateY(90deg)' }], {
    ...{ duration: half, delay, easing: 'ease-in', fill: 'both' },
  })
  face?.animate([{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], {
    ...{ duration: half, delay: delay + half, easing: 'ease-out', fill: 'both' },
  })
}

function Open({ card }: { readonly card: Card }) {
  return (
    <span class={`${cardClass(card)} avalon-top-card`}>
      <Face card={card} />
    </span>
  )
}

/** An empty box of the size of where it lands, on its way; what it carries is laid into it. */
function takeOff(landed: Thing | undefined, { from, duration, delay = 0, stays = false }: Flight) {
  if (landed === undefined) return undefined
  if (prefersReducedMotion() || from === undefined) {
    appear(landed)
    return undefined
  }
  const away = between(from, landed.getBoundingClientRect())
  const air = boxOver(landed, 'avalon-air')
  const options: KeyframeAnimationOptions = { duration, delay, easing: LANDING, fill: 'both' }
  const flying = air.animate([{ transform: away }, { transform: 'none' }], options)
  removeAfter(flying, air)
  if (!stays) hideFor(landed, duration + delay)
  return air
}

/** Just where this is. */
function boxOver(thing: Thing, className: string): HTMLElement {
  const box = boxInAir(className)
  placeAt(box, thing.getBoundingClientRect())
  return box
}

/** Out of the mist: its plate turns away, and the region's turns up. */
export function turnPlate(plate: Thing | undefined): void {
  if (plate === undefined) return
  if (prefersReducedMotion()) {
    appear(plate)
    return
  }
  const half = TURN_UP / 2
  const mist = boxOver(plate, 'avalon-plate avalon-air ground-mist')
  render(
    <span class="avalon-art">
      <Art region={null} />
    </span>,
    mist,
  )
  const away = mist.animate(
    [{ transform: 'perspective(600px) rotateY(0)' }, { transform: 'perspective(600px) rotateY(90deg)' }],
    { duration: half, easing: 'ease-in', fill: 'both' },
  )
  removeAfter(away, mist)
  plate.animate([{ transform: 'perspective(600px) rotateY(-90deg)' }, { transform: 'perspective(600px) rotateY(0)' }], {
    duration: half,
    delay: half,
    easing: 'ease-out',
    fill: 'backwards',
  })
}

/** The shield of who conquered it. */
export function stamp(shield: Thing | undefined): void {
  if (shield === undefined) return
  if (prefersReducedMotion()) {
    appear(shield)
    return
  }
  shield.animate(
    [
      { transform: 'scale(2.4)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    { duration: 260, easing: 'ease-out' },
  )
}
