/* Dragging a die or a figure onto a space of the ring, or a material onto a tile: the same as clicking both. */
import { boxInAir, copyOf, listenForDrags } from '@logres/board-kit'
import { isRefusal } from '@logres/kernel'
import { MOVE } from '../rules/index.ts'
import { foresee } from './foresee.ts'
import type { Model } from './model.ts'

export function listenForPieces(root: Document, model: Model): () => void {
  return listenForDrags(root, {
    things: '[data-die], [data-figure], [data-item]',
    isMovable: (thing) => isMovable(model, thing),
    lift: (thing) => {
      const no = dieOf(thing)
      if (no !== undefined && model.picked.peek() !== no) model.pick(no)
      return boxedCopy(thing)
    },
    targetAt: (x, y) => document.elementFromPoint(x, y)?.closest('[data-space], [data-tile]') ?? undefined,
    drop: ({ thing, over }) => {
      if (over instanceof SVGElement) drop(model, thing, over.dataset)
    },
  })
}

/** A figure is part of a drawing: it needs one of its own to be seen outside it. */
export function boxedCopy(thing: Element): HTMLElement {
  const box = boxInAir('lifted')
  const copy = copyOf(thing)
  if (!(thing instanceof SVGGraphicsElement) || thing instanceof SVGSVGElement) {
    box.append(copy)
    return box
  }
  const { x, y, width, height } = thing.getBBox()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  copy.removeAttribute('transform')
  svg.append(copy)
  box.append(svg)
  return box
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
