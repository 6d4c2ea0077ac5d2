/* The board by keyboard. Digits go to the columns of the hand, arrows from card to card; letters to what lies beside it. */
import { focusOn, pressOn } from '@logres/board-kit'
import type { Model } from './model.ts'

/** True: the key is used up. */
export function pressKey(model: Model, event: KeyboardEvent): boolean {
  const { key, target } = event
  const { reveal } = model.context
  // On a button, Space and Enter press it.
  const isOnButton = target instanceof HTMLElement && target.closest('button, a, summary') !== null
  if (reveal.now.peek() !== undefined && (key === 'Escape' || (!isOnButton && (key === ' ' || key === 'Enter')))) {
    if (key === ' ') reveal.next()
    else reveal.skip()
    return true
  }
  if (/^[1-5]$/.test(key)) return focusOn(`[data-column="${Number(key) - 1}"] :is([data-card], .tournament-gap)`)
  if (key.startsWith('Arrow') && target instanceof HTMLElement) return move(target, key)
  switch (key.toLowerCase()) {
    case 'r':
      return pressOn('.tournament-ready')
    case 'm':
      model.goTo('market')
      return (
        focusOn('#tournament-market .tournament-actions button') || focusOn('#tournament-market .tournament-scroll')
      )
    case 'o':
      model.goTo('offer')
      return focusOn('#tournament-offer .tournament-add-ask') || focusOn('#tournament-offer button')
    case 'l':
      model.goTo('log')
      return focusOn('.match-log [role="log"]')
    case 'c':
      if (!model.context.sidebar.hasChat) return false
      model.goTo('chat')
      requestAnimationFrame(() => focusOn('.match-chat-form input'))
      return true
    case 'e':
      return pressOn('.tournament-say-row .tournament-main-button:not(:disabled)') || pressOn('.tournament-ready')
    default:
      return false
  }
}

/** From card to card in the hand, and from offer to offer in the market. */
function move(from: HTMLElement, key: string): boolean {
  const offer = from.closest('.tournament-offer')
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  const all =
    offer === null
      ? '.tournament-rack :is([data-card], .tournament-gap)'
      : '#tournament-market .tournament-offer:not(.dead) .tournament-actions button:last-child'
  if (offer === null && from.closest('.tournament-rack, .tournament-open-rack') === null) return false
  if (offer !== null && isAcross) return false
  const places = [
    ...document.querySelectorAll<HTMLElement>(from.closest('.tournament-open-rack') === null ? all : '[data-open]'),
  ]
  const at = places.findIndex((place) => place === from || place.closest('.tournament-offer') === (offer ?? undefined))
  const next = places[at + (key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1)]
  next?.focus()
  return at >= 0
}
