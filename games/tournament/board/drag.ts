/* Dragging a card: from the hand into the offer or onto its place, and out of them again. */
import { type Dropped, listenForDrags } from '@logres/board-kit'
import type { Card } from '../rules/index.ts'
import type { Model } from './model.ts'

export function listenForCards(root: Document, model: Model): () => void {
  return listenForDrags(root, {
    things: '[data-card], [data-given], [data-place]',
    isMovable: ({ dataset }) => cardOn(model, dataset) !== undefined,
    targetAt: (x, y) => document.elementFromPoint(x, y)?.closest('[data-drop], [data-place]') ?? undefined,
    drop: (dropped) => drop(model, dropped),
  })
}

/** A place that is still empty has none. */
function cardOn(model: Model, dataset: DOMStringMap): Card | undefined {
  if (dataset.place !== undefined) return model.laid.peek()[Number(dataset.place)] ?? undefined
  return Number(dataset.card ?? dataset.given)
}

function drop(model: Model, { thing, over }: Dropped): void {
  const from = thing.dataset
  const card = cardOn(model, from)
  if (card === undefined) return
  const place = over instanceof HTMLElement ? over.dataset.place : undefined
  if (from.given !== undefined) {
    if (over === undefined) model.drafting.remove(card)
    return
  }
  if (from.place !== undefined) {
    if (place !== from.place) model.takeBack(Number(from.place))
    if (place !== undefined) model.lay(card, Number(place))
    return
  }
  if (place !== undefined) model.lay(card, Number(place))
  else if (over !== undefined) model.give(card)
}
