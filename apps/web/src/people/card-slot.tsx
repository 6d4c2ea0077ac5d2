/* The place of cards of names, and of the sheets that they open, on every page. What stands there is loaded with the first. */
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

export const loadedCards = signal<ComponentType | undefined>(undefined)

export function CardSlot() {
  const Cards = loadedCards.value
  return Cards === undefined ? null : <Cards />
}
