/* What moves in Merlin: figures along the rim, servants, and what goes from a province into a castle. */

import { appear, find, type Moves, placeAt, prefersReducedMotion, removeAfter } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { type Event, type Position, RING } from '../rules/index.ts'
import { boxedCopy } from './drag.ts'
import type { Model } from './model.ts'
import { fanned, point, SMALL, WIDE } from './ring/geometry.ts'

const HOP = 90
const LONGEST = 600
const FLIGHT = 250

type Moved = Extract<Event, { kind: 'figureMoved' }>

export class PieceMoves implements Moves {
  readonly mostSteps = 6
  readonly #model: Model
  /** Where things lay before the last step. */
  #before: ReadonlyMap<string, DOMRect> = new Map()

  constructor(model: Model) {
    this.#model = model
  }

  look(): void {
    this.#before = lookAround()
  }

  show(events: readonly Tagged[]): void {
    for (const event of events) if (isEvent(event)) this.#showOne(event)
  }

  #showOne(event: Event): void {
    switch (event.kind) {
      case 'figureMoved':
        this.#hop(event)
        break
      case 'itemTaken':
        fly(find(`[data-stock="${event.item}-${event.province}"]`), castleOf(this.#model, event.seat))
        break
      case 'itemReturned':
        fly(find(`[data-stock="${event.item}-${event.province}"]`), castleOf(this.#model, event.seat), true)
        break
      case 'servantPlaced':
        this.#glide(`[data-servant="${event.servant}-${event.province}"]`, event)
        break
      case 'excaliburTaken':
      case 'grailTaken':
        appear(find(`[data-corner="${event.kind === 'grailTaken' ? 'grail' : 'sword'}"]`))
        break
      default:
    }
  }

  /** Space by space along the rim. */
  #hop({ figure, seat, from, to }: Moved): void {
    const piece = find(figure === 'merlin' ? '[data-figure="merlin"]' : `[data-knight="${seat}"]`)
    if (piece === undefined) return
    if (prefersReducedMotion()) {
      appear(piece)
      return
    }
    const forth = (to - from + RING) % RING
    const clockwise = forth <= RING / 2
    const steps = clockwise ? forth : RING - forth
    const radii = document.querySelector('.merlin-small') === null ? WIDE : SMALL
    const [x, y] = point(radii.rim, fanned(to, 0, 1))
    const frames = Array.from({ length: steps + 1 }, (_, i) => {
      const position: Position = from + (clockwise ? i : -i)
      const [px, py] = point(radii.rim, fanned(position, 0, 1))
      return { translate: `${px - x}px ${py - y}px` }
    })
    piece.animate(frames, { duration: Math.min(LONGEST, steps * HOP), easing: 'ease-in-out' })
  }

  /** From where he stood, or from the castle. */
  #glide(selector: string, { seat, servant, from }: Extract<Event, { kind: 'servantPlaced' }>): void {
    const landed = find(selector)
    const start =
      from === null ? castleOf(this.#model, seat)?.getBoundingClientRect() : this.#before.get(`${servant}-${from}`)
    if (landed === undefined || start === undefined) return
    if (prefersReducedMotion()) appear(landed)
    else flyCopy(landed, start, landed.getBoundingClientRect())
  }
}

/** Where a player's things are: my castle, or the line of another; on a phone the score in the corner. */
function castleOf(model: Model, seat: number): Element | undefined {
  const mine = seat === model.me.peek() ? [...document.querySelectorAll('[data-panel="castle"]')] : []
  const all = [...mine, ...document.querySelectorAll(`[data-castle="${seat}"]`)]
  return all.find((each) => each.getClientRects().length > 0)
}

/** From the province into the castle, or back. */
function fly(stock: Element | undefined, castle: Element | undefined, isBack = false): void {
  if (stock === undefined || castle === undefined) return
  if (prefersReducedMotion()) {
    appear(stock)
    return
  }
  const here = stock.getBoundingClientRect()
  const box = castle.getBoundingClientRect()
  const there = new DOMRect(
    box.left + box.width / 2 - here.width / 2,
    box.top + Math.min(box.height / 2, 60),
    here.width,
    here.height,
  )
  flyCopy(stock, isBack ? there : here, isBack ? here : there)
}

function flyCopy(thing: Element, from: DOMRect, to: DOMRect): void {
  const copy = boxedCopy(thing)
  placeAt(copy, to)
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(1.3)`
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], { duration: FLIGHT, easing: 'ease-out' })
  removeAfter(flight, copy)
}

function lookAround(): ReadonlyMap<string, DOMRect> {
  const boxes = new Map<string, DOMRect>()
  for (const servant of document.querySelectorAll<SVGElement>('[data-servant]'))
    boxes.set(servant.dataset.servant ?? '', servant.getBoundingClientRect())
  return boxes
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
