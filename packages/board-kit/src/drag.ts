/* Dragging by pointer: a copy follows it, and what it could be dropped on is marked. A press that does not move is a click. */
import { copyOf, placeAt } from './motion.ts'

/** So many pixels a pointer moves before it drags. */
const SLACK = 6

type Thing = HTMLElement | SVGElement

export interface Dropped {
  readonly thing: Thing
  /** What it was let go over. */
  readonly over: Element | undefined
  /** Where the copy was by then. */
  readonly box: DOMRect
}

/** What a board lets be dragged. */
export interface Draggable {
  /** The selector of what can be dragged. */
  readonly things: string
  /** Whether this one can be, now. */
  isMovable(thing: Thing): boolean
  /** It leaves its place. Answers what follows the pointer, if that is not simply a copy. */
  lift?(thing: Thing): HTMLElement | undefined
  /** What it would be dropped on at this point of the window. */
  targetAt(x: number, y: number): Element | undefined
  hover?(over: Element | undefined): void
  drop(dropped: Dropped): void
}

interface Drag {
  readonly pointer: number
  readonly thing: Thing
  readonly x: number
  readonly y: number
  /** What follows the pointer, once it has moved. */
  ghost: HTMLElement | undefined
  over: Element | undefined
}

/** Answers what ends it. Classes tell the style sheets: `lifted` is the copy, `away` what it was taken from, `over` the target. */
export function listenForDrags(root: Document, draggable: Draggable): () => void {
  let drag: Drag | undefined
  const down = ({ target, button, pointerId, clientX, clientY }: PointerEvent) => {
    // The click of this press is meant. In a busy page the timer may not have run yet.
    root.removeEventListener('click', swallow, { capture: true })
    const thing = target instanceof Element ? target.closest<Thing>(draggable.things) : null
    if (thing === null || button !== 0 || !draggable.isMovable(thing)) return
    drag = { pointer: pointerId, thing, x: clientX, y: clientY, ghost: undefined, over: undefined }
  }
  const move = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return
    const { clientX, clientY } = event
    if (drag.ghost === undefined && Math.hypot(clientX - drag.x, clientY - drag.y) < SLACK) return
    drag.ghost ??= lift(draggable, drag.thing)
    drag.ghost.style.translate = `${clientX - drag.x}px ${clientY - drag.y}px`
    mark(drag, draggable.targetAt(clientX, clientY))
    draggable.hover?.(drag.over)
    event.preventDefault()
  }
  const up = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return
    const { ghost, over, thing } = drag
    mark(drag, undefined)
    thing.classList.remove('away')
    drag = undefined
    if (ghost === undefined) return
    const box = ghost.getBoundingClientRect()
    ghost.remove()
    // The click that may follow the drag must not undo it.
    root.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0)
    if (event.type === 'pointerup') draggable.drop({ thing, over, box })
  }
  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener('pointerdown', down, { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', up, { signal })
  root.addEventListener('pointercancel', up, { signal })
  // On selected text the browser would begin a drag of its own, and end this one.
  root.addEventListener('dragstart', (event) => drag !== undefined && event.preventDefault(), { signal })
  return () => {
    listening.abort()
    root.removeEventListener('click', swallow, { capture: true })
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function lift(draggable: Draggable, thing: Thing): HTMLElement {
  const ghost = draggable.lift?.(thing) ?? copyOf(thing)
  if (!(ghost instanceof HTMLElement)) throw new TypeError('what is drawn needs a box of its own')
  ghost.classList.add('lifted')
  ghost.setAttribute('aria-hidden', 'true')
  placeAt(ghost, thing.getBoundingClientRect())
  thing.classList.add('away')
  return ghost
}

function mark(drag: Drag, over: Element | undefined): void {
  if (drag.over === over) return
  drag.over?.classList.remove('over')
  over?.classList.add('over')
  drag.over = over
}
