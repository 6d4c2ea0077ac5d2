/* The board by keyboard. Digits go to the columns of the hand, arrows from card to card; letters to what lies beside it. */
import { focusOn, pressOn } from '@logres/board-kit'
import type { Model } from './model.ts'

/** True: the key is used up. */
export function pressKey(model: Model, event: KeyboardEvent): boolean {
  const { key, target } = event
  if (model.reveals.now.peek() !== undefined && (key === ' ' || key === 'Escape')) {
    if (key === ' ') model.reveals.next()
    else model.reveals.skip()
    return true
  }
  if (/^[1-5]$/.test(key)) return focusOn(`[data-column="${Number(key) - 1}"] :is([data-card], .t-gap)`)
  if (key.startsWith('Arrow') && target instanceof HTMLElement) return move(target, key)
  switch (key.toLowerCase()) {
    case 'r':
      return pressOn('.t-ready')
    case 'm':
      model.goTo('market')
      return focusOn('#t-market .t-acts button') || focusOn('#t-market .t-scroll')
    case 'o':
      model.goTo('offer')
      return focusOn('#t-offer .t-add') || focusOn('#t-offer button')
    case 'l':
      model.goTo('log')
      return focusOn('.m-log [role="log"]')
    case 'c':
      if (!model.context.rail.hasChat) return false
      model.goTo('chat')
      requestAnimationFrame(() => focusOn('.m-sayit input'))
      return true
    case 'e':
      return pressOn('.t-sayrow .t-go:not(:disabled)') || pressOn('.t-ready')
    default:
      return false
  }
}

/** From card to card in the hand, and from offer to offer in the market. */
function move(from: HTMLElement, key: string): boolean {
  const offer = from.closest('.t-offer')
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  const all =
    offer === null ? '.t-rack :is([data-card], .t-gap)' : '#t-market .t-offer:not(.dead) .t-acts button:last-child'
  if (offer === null && from.closest('.t-rack, .t-openrack') === null) return false
  if (offer !== null && isAcross) return false
  const places = [...document.querySelectorAll<HTMLElement>(from.closest('.t-openrack') === null ? all : '[data-open]')]
  const at = places.findIndex((place) => place === from || place.closest('.t-offer') === (offer ?? undefined))
  const next = places[at + (key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1)]
  next?.focus()
  return at >= 0
}
