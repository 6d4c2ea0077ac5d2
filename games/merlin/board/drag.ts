/* Dragging a die or a figure onto a space of the ring, or a material onto a tile: the same as clicking both. A press that does not move is a click. */
import { isRefusal } from '@logres/kernel'
import { MOVE } from '../rules/index.ts'
import { foresee } from './foresee.ts'
import type { Model } from './model.ts'

const SLACK = 6

interface Drag {
  readonly pointer: number
  readonly thing: Element
  readonly x: number
  readonly y: number
  /** What follows the pointer, once it has moved. */
  ghost: HTMLElement | undefined
  over: Element | undefined
}

export function listenForDrags(root: Document, model: Model): () => void {
  let drag: Drag | undefined
  const down = (event: PointerEvent) => {
    const thing =
      event.target instanceof Element ? event.target.closest('[data-die], [data-figure], [data-item]') : null
    if (thing === null || event.button !== 0 || !isMovable(model, thing)) return
    drag = { pointer: event.pointerId, thing, x: event.clientX, y: event.clientY, ghost: undefined, over: undefined }
  }
  const move = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return
    if (drag.ghost === undefined && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return
    drag.ghost ??= lift(model, drag.thing)
    drag.ghost.style.transform = `translate(${event.clientX - drag.x}px, ${event.clientY - drag.y}px)`
    mark(
      drag,
      document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-space], [data-tile]') ?? undefined,
    )
    event.preventDefault()
  }
  const up = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return
    const { ghost, over, thing } = drag
    mark(drag, undefined)
    drag = undefined
    if (ghost === undefined) return
    ghost.remove()
    // The click that follows the drag must not pick the die once more.
    root.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0)
    if (event.type === 'pointerup' && over instanceof SVGElement) drop(model, thing, over.dataset)
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

function dieOf(thing: Element): number | undefined {
  return thing instanceof HTMLElement && thing.dataset.die !== undefined ? Number(thing.dataset.die) : undefined
}

/** The material that is dragged, by its colour. */
function materialOf(thing: Element): number | undefined {
  return thing instanceof HTMLElement && thing.dataset.item === 'material' ? Number(thing.dataset.province) : undefined
}

/** My dice that are left, my knight, Merlin; where one may build, materials that build. */
function isMovable(model: Model, thing: Element): boolean {
  if (thing.hasAttribute('data-item')) {
    const material = materialOf(thing)
    return model.legalOf('build').some((action) => action.material === material)
  }
  const kind = model.asked.peek()?.kind
  if (kind !== 'chooseDie' && kind !== 'prepare') return false
  const no = dieOf(thing)
  if (no !== undefined) return model.dice.peek().some((die) => die.no === no && die.state !== 'used')
  const figure = thing.getAttribute('data-figure')
  return figure === 'knight' || figure === 'merlin'
}

function lift(model: Model, thing: Element): HTMLElement {
  const no = dieOf(thing)
  if (no !== undefined && model.picked.peek() !== no) model.pick(no)
  const box = thing.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'r-lifted'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.append(copyOf(thing))
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  document.querySelector('.match')?.append(ghost)
  return ghost
}

/** A figure is part of a drawing: it needs one of its own to be seen outside it. */
export function copyOf(thing: Element): Element {
  if (!(thing instanceof SVGGraphicsElement) || thing instanceof SVGSVGElement) {
    const copy = thing.cloneNode(true)
    if (!(copy instanceof Element)) throw new TypeError('what is dragged is an element')
    for (const name of ['data-die', 'aria-label', 'title']) copy.removeAttribute(name)
    return copy
  }
  const { x, y, width, height } = thing.getBBox()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  const copy = thing.cloneNode(true)
  if (copy instanceof Element)
    for (const name of ['transform', 'data-figure', 'data-knight']) copy.removeAttribute(name)
  svg.append(copy)
  return svg
}

function mark(drag: Drag, over: Element | undefined): void {
  if (drag.over === over) return
  drag.over?.classList.remove('r-over')
  over?.classList.add('r-over')
  drag.over = over
}

function drop(model: Model, thing: Element, { space, tile }: DOMStringMap): void {
  const material = materialOf(thing)
  if (material === undefined) dropOnSpace(model, thing, Number(space))
  else if (tile !== undefined) model.try({ kind: 'build', tile: Number(tile), material })
}

function dropOnSpace(model: Model, thing: Element, position: number): void {
  const no = dieOf(thing)
  const figure = thing.getAttribute('data-figure')
  const fitting = model.goals.peek().filter(({ die }) => (no === undefined ? die.figure === figure : die.no === no))
  const way = fitting.flatMap(({ ways }) => ways).find(({ acts }) => acts === position)
  if (way !== undefined) {
    model.follow(way.chain)
    return
  }
  // A knight that shall go back: the rules say why not.
  const [first] = fitting.flatMap(({ ways }) => ways)
  if (first === undefined || first.figure === 'merlin') return
  const refused = foresee(model.world.peek(), model.me.peek(), [...first.chain.slice(0, -1), MOVE.counterClockwise])
  if (isRefusal(refused)) model.context.showRefusal(refused)
}
