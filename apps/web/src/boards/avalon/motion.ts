/*
 * Short motions after the fact: the board already shows where things are, so nobody has to wait for them. Whoever wants
 * less motion sees none.
 */
import type { Event } from '@logres/avalon'
import type { Tagged } from '@logres/kernel'

const still = matchMedia('(prefers-reduced-motion: reduce)')

function find(selector: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(selector) ?? undefined
}

/** Where cards of a seat come from and go to: the card pressed last, else its hand. */
function handBox(seat: number): DOMRect | undefined {
  return find(`[data-hand="${seat}"]`)?.getBoundingClientRect()
}

export function showMotion(events: readonly Tagged[]): void {
  if (still.matches || document.hidden) return
  let lost = 0
  for (const event of events) {
    if (!isEvent(event)) continue
    switch (event.kind) {
      case 'reinforced':
      case 'spellCast':
      case 'attackDeclared':
      case 'attackResisted':
      case 'spellCountered':
        fly(find(`[data-pile="${event.seat}-${event.at}"] .a-top`), handBox(event.seat), 180)
        break
      case 'cardEnchanted': {
        const from = find(`[data-pile="${1 - event.seat}-${event.at}"]`)?.getBoundingClientRect()
        fly(find(`[data-pile="${event.seat}-${event.at}"] .a-top`), from, 220)
        break
      }
      case 'regionTurnedUp':
        find(`[data-plate="${event.at}"]`)?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }], {
          duration: 320,
          easing: 'ease-out',
        })
        break
      case 'regionConquered':
        find(`[data-plate="${event.at}"] .a-ow`)?.animate(
          [
            { transform: 'scale(2.4)', opacity: 0 },
            { transform: 'scale(1)', opacity: 1 },
          ],
          { duration: 260, easing: 'ease-out' },
        )
        break
      case 'cardLost':
      case 'cardDiscarded':
        lost += 1
        break
      case 'cardDrawn':
        find(`[data-hand="${event.seat}"]`)?.animate(
          [
            { transform: 'translateY(-6px)', opacity: 0.6 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: 180, easing: 'ease-out' },
        )
        break
      default:
    }
  }
  if (lost > 0) bump(find('[data-deck="discards"]'))
}

function fly(element: HTMLElement | undefined, from: DOMRect | undefined, duration: number): void {
  if (element === undefined || from === undefined) return
  const to = element.getBoundingClientRect()
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration, easing: 'cubic-bezier(.2,.7,.3,1)' },
  )
}

function bump(element: HTMLElement | undefined): void {
  element?.animate([{ transform: 'scale(1.12)' }, { transform: 'none' }], { duration: 180, easing: 'ease-out' })
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
