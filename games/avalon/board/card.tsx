/*
 * A character card. Knight: light sign on a field of the colour, square corners. Sorceress: coloured sign on argent with
 * a coloured rim, round corners. So the kind is read from field and outline, the colour from its sign and its hatching.
 */
import { type Card as CardNo, colourOf, isSorceress } from '../rules/index.ts'
import { cardName } from './names.ts'
import { Sign, type SignId, SignPaths } from './signs.tsx'

export function cardClass(card: CardNo): string {
  return `avalon-card avalon-colour-${colourOf(card)} ${isSorceress(card) ? 'avalon-sorceress' : 'avalon-knight'}`
}

function kindOf(card: CardNo): SignId {
  return isSorceress(card) ? 'sorceress' : 'knight'
}

/** A knight's helm over a shield with the sign; a crescent, horns up, that holds it. */
function Picture({ card }: { readonly card: CardNo }) {
  const sign = colourOf(card)
  if (isSorceress(card)) {
    return (
      <svg class="avalon-picture" viewBox="0 0 64 72" aria-hidden="true">
        <path class="avalon-moon" d="M7.6 22A29 29 0 1 0 56.4 22 23.5 23.5 0 1 1 7.6 22Z" />
        <SignPaths id={sign} cls="avalon-charge" at="translate(18 17) scale(1.1667)" />
        <path
          class="avalon-stars"
          d="M32 0L33.8 5.2 39 7 33.8 8.8 32 14 30.2 8.8 25 7 30.2 5.2ZM17 6L18.1 8.9 21 10 18.1 11.1 17 14 15.9 11.1 13 10 15.9 8.9ZM47 6L48.1 8.9 51 10 48.1 11.1 47 14 45.9 11.1 43 10 45.9 8.9Z"
        />
      </svg>
    )
  }
  return (
    <svg class="avalon-picture" viewBox="0 0 64 72" aria-hidden="true">
      <path class="avalon-card-shield" d="M8 20H56V40C56 54 45 64 32 70 19 64 8 54 8 40Z" />
      <path class="avalon-rim" d="M11.5 23.5H52.5V40C52.5 52 43 60.6 32 66 21 60.6 11.5 52 11.5 40Z" />
      <SignPaths id={sign} cls="avalon-charge" at="translate(17 26) scale(1.25)" />
      <SignPaths id="knight" cls="avalon-helm" at="translate(20 -2)" />
    </svg>
  )
}

/** The face of a card; `strip` shows only its upper edge. The one around it says what it is called. */
export function Face({ card, strip = false }: { readonly card: CardNo; readonly strip?: boolean }) {
  return (
    <>
      <span class="avalon-index">
        <Sign id={colourOf(card)} cls="avalon-colour-sign" />
        <Sign id={kindOf(card)} cls="avalon-kind-sign" />
      </span>
      {strip ? null : <Picture card={card} />}
    </>
  )
}

/** A card as small as a word, for sentences. Its name is there for ears. */
export function Chip({ card, named = false }: { readonly card: CardNo; readonly named?: boolean }) {
  return (
    <span class={`avalon-chip ${cardClass(card)}`} title={cardName(card)}>
      <Sign id={colourOf(card)} />
      <Sign id={kindOf(card)} />
      {named ? null : <span class="visually-hidden">{cardName(card)}</span>}
    </span>
  )
}

export function Back() {
  return <span class="avalon-card avalon-card-back" />
}

export function Crowns({ count }: { readonly count: number }) {
  return (
    <span class="avalon-crowns" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <Sign key={i} id="crown" cls="avalon-crown" />
      ))}
    </span>
  )
}

export function SmallCard({ card }: { readonly card: CardNo }) {
  return (
    <span class={`${cardClass(card)} avalon-small-card`} aria-hidden="true">
      <Face card={card} strip />
    </span>
  )
}
