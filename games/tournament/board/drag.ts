/* Dragging a card: from the hand into the offer or onto its place, and out of them again. A press that does not move is a click. */
import type { Card } from '../rules/index.ts'
import type { Model } from './model.ts'

const SLACK = 6

interface Drag {
  readonly pointer: number
  readonly from: HTMLElement
  readonly card: Card
  readonly x: number
  readonly y: number
  /** What follows the pointer, once it has moved. */
  ghost: HTMLElement | undefined
  over: Element | undefined
}

export function listenForDrags(root: Document, model: Model): () => void {
  let drag: Drag | undefined
  const down = (event: PointerEvent) => {
    const from =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-card], [data-given], [data-place]')
        : null
    const card = from === null ? undefined : cardOn(model, from)
    if (from === null || card === undefined || event.button !== 0) return
    drag = {
      pointer: event.pointerId,
      from,
      card,
      x: event.clientX,
      y: event.clientY,
      ghost: undefined,
      over: undefined,
    }
  }
  const move = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return
    if (drag.ghost === undefined && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return
    drag.ghost ??= lift(drag)
    drag.ghost.style.transform = `translate(${event.clientX - drag.x}px, ${event.clientY - drag.y}px) rotate(3deg)`
    mark(drag, dropUnder(event))
    event.preventDefault()
  }
  const up = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return
    const { ghost, over, from, card } = drag
    mark(drag, undefined)
    from.classList.remove('t-away')
    drag = undefined
    if (ghost === undefined) return
    ghost.remove()
    // The click that follows the drag must not undo it.
    root.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0)
    if (event.type === 'pointerup') drop(model, card, from, over)
  }
  root.addEventListener('pointerdown', down)
  root.addEventListener('pointermove', move)
  root.addEventListener('pointerup', up)
  root.addEventListener('pointercancel', up)
  return () => {
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('pointermove', move)
    root.removeEventListener('pointerup', up)
    root.removeEventListener('pointercancel', up)
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** A place that is still empty has none. */
function cardOn(model: Model, { dataset }: HTMLElement): Card | undefined {
  if (dataset.place !== undefined) return model.laid.peek()[Number(dataset.place)] ?? undefined
  return Number(dataset.card ?? dataset.given)
}

function lift({ from }: Drag): HTMLElement {
  const box = from.getBoundingClientRect()
  const ghost = from.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) throw new TypeError('a card is an element')
  ghost.classList.add('t-lifted')
  for (const name of ['data-card', 'data-given', 'data-place', 'aria-label']) ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  from.closest('.match')?.append(ghost)
  from.classList.add('t-away')
  return ghost
}

function dropUnder({ clientX, clientY }: PointerEvent): Element | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-drop], [data-place]') ?? undefined
}

function mark(drag: Drag, over: Element | undefined): void {
  if (drag.over === over) return
  drag.over?.classList.remove('t-over')
  over?.classList.add('t-over')
  drag.over = over
}

function drop(model: Model, card: Card, from: HTMLElement, over: Element | undefined): void {
  const place = over instanceof HTMLElement ? over.dataset.place : undefined
  if (from.dataset.given !== undefined) {
    if (over === undefined) model.drafting.remove(card)
    return
  }
  if (from.dataset.place !== undefined) {
    if (place !== from.dataset.place) model.takeBack(Number(from.dataset.place))
    if (place !== undefined) model.lay(card, Number(place))
    return
  }
  if (place !== undefined) model.lay(card, Number(place))
  else if (over !== undefined) model.give(card)
}
