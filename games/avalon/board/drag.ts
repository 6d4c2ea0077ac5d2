/* Dragging a card from the hand: onto a region or onto one's own pile there. */

import { type Dropped, isLandscape, isNarrow, listenForDrags } from '@logres/board-kit'
import type { Model } from './model.ts'

export function listenForCards(root: Document, model: Model): () => void {
  return listenForDrags(root, {
    things: '[data-card]',
    isMovable: () => model.asked.peek()?.kind === 'playCards',
    lift: ({ dataset }) => {
      const no = Number(dataset.card)
      if (model.picked.peek() !== no) model.pick(no)
      return undefined
    },
    targetAt,
    hover: (over) => lookAt(model, over),
    drop: (dropped) => drop(model, dropped),
  })
}

function targetAt(x: number, y: number): Element | undefined {
  // Anywhere on my side of the region it is my pile, else the region.
  const region = document.elementFromPoint(x, y)?.closest('[data-region]')
  const plate = region?.querySelector('[data-plate]')?.getBoundingClientRect()
  if (!region || plate === undefined) return undefined
  const isMine = isNarrow.peek() && !isLandscape.peek() ? x > plate.right : y > plate.bottom
  return region.querySelector(isMine ? '[data-drop^="pile"]' : '[data-drop^="plate"]') ?? undefined
}

function lookAt(model: Model, over: Element | undefined): void {
  const position = over?.closest<HTMLElement>('[data-region]')?.dataset.region
  if (position !== undefined) model.focus.value = Number(position)
}

function drop(model: Model, { over, box }: Dropped): void {
  if (over === undefined) return
  model.droppedAt = box
  const [what, position] = over.getAttribute('data-drop')?.split('-') ?? []
  if (what === 'pile') model.reinforce(Number(position))
  else model.layOnRegion(Number(position))
}
