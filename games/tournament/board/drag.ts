/* Dragging a card: from the hand into the offer or onto its place, and out of them again. */
import { type Dropped, listenForDrags } from '@logres/board-kit'
import type { Card } from '../rules/index.ts'
import type { Model } from './model.ts'

export function listenForCards(root: Document, model: Model): () => void {
  return listenForDrags(root, {
    things: '[data-card], [data-given], [data-slot]',
    isMovable: ({ dataset }) => cardOn(model, dataset) !== undefined,
    targetAt: (x, y) => document.elementFromPoint(x, y)?.closest('[data-drop], [data-slot]') ?? undefined,
    drop: (dropped) => drop(model, dropped),
  })
}

/** A place that is still empty has none. */
function cardOn(model: Model, dataset: DOMStringMap): Card | undefined {
  if (dataset.slot !== undefined) return model.laid.peek()[Number(dataset.slot)] ?? undefined
  return Number(dataset.card ?? dataset.given)
}

function drop(model: Model, { thing, over }: Dropped): void {
  const from = thing.dataset
  const card = cardOn(model, from)
  if (card === undefined) return
  const place = over instanceof HTMLElement ? over.dataset.slot : undefined
  if (from.given !== undefined) {
    if (over === undefined) model.drafting.remove(card)
    return
  }
  if (from.slot !== undefined) {
    if (place !== from.slot) model.takeBack(Number(from.slot))
    if (place !== undefined) model.lay(card, Number(place))
    return
  }
  if (place !== undefined) model.lay(card, Number(place))
  else if (over !== undefined) model.give(card)
}
