/* Dragging a card from the hand: onto a region or onto one's own pile there. A press that does not move is a click. */

import { isNarrow } from '@logres/board-kit'
import type { Model } from './model.ts'

const SLACK = 6

interface Drag {
  readonly pointer: number
  readonly no: number
  readonly card: HTMLElement
  readonly x: number
  readonly y: number
  /** What follows the pointer, once it has moved. */
  ghost: HTMLElement | undefined
  over: Element | undefined
}

export function listenForDrags(root: Document, model: Model): () => void {
  let drag: Drag | undefined
  const down = (event: PointerEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null
    if (card === null || event.button !== 0 || model.asked.peek()?.kind !== 'playCards') return
    drag = {
      pointer: event.pointerId,
      no: Number(card.dataset.card),
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
    drag.ghost ??= lift(model, drag)
    drag.ghost.style.transform = `translate(${event.clientX - drag.x}px, ${event.clientY - drag.y}px) rotate(3deg)`
    mark(drag, dropUnder(event))
    lookAt(model, drag.over)
    event.preventDefault()
  }
  const up = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return
    const { ghost } = drag
    const over = drag.over
    mark(drag, undefined)
    drag.card.classList.remove('a-away')
    drag = undefined
    if (ghost === undefined) return
    model.droppedAt = ghost.getBoundingClientRect()
    ghost.remove()
    // The click that follows the drag must not put the card back.
    root.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0)
    if (event.type === 'pointerup' && over !== undefined) drop(model, over)
    else model.droppedAt = undefined
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

function lift(model: Model, { no, card }: Drag): HTMLElement {
  if (model.picked.peek() !== no) model.pick(no)
  const box = card.getBoundingClientRect()
  const ghost = card.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) throw new TypeError('a card is an element')
  ghost.classList.add('a-lifted')
  for (const name of ['data-card', 'aria-label', 'title']) ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  card.closest('.match')?.append(ghost)
  card.classList.add('a-away')
  return ghost
}

function dropUnder({ clientX, clientY }: PointerEvent): Element | undefined {
  // Anywhere on my side of the region it is my pile, else the region.
  const region = document.elementFromPoint(clientX, clientY)?.closest('[data-region]')
  const plate = region?.querySelector('[data-plate]')?.getBoundingClientRect()
  if (!region || plate === undefined) return undefined
  const isMine = isNarrow.peek() ? clientX > plate.right : clientY > plate.bottom
  return region.querySelector(isMine ? '[data-drop^="pile"]' : '[data-drop^="plate"]') ?? undefined
}

function mark(drag: Drag, over: Element | undefined): void {
  if (drag.over === over) return
  drag.over?.classList.remove('a-over')
  over?.classList.add('a-over')
  drag.over = over
}

function lookAt(model: Model, over: Element | undefined): void {
  const position = over?.closest<HTMLElement>('[data-region]')?.dataset.region
  if (position !== undefined) model.focus.value = Number(position)
}

function drop(model: Model, over: Element): void {
  const [what, position] = over.getAttribute('data-drop')?.split('-') ?? []
  if (what === 'pile') model.reinforce(Number(position))
  else model.layOnRegion(Number(position))
}
