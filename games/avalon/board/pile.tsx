/* The cards of one side at a region: the bottom one next to the region, the top one whole, at the far end. */

import { top } from '@logres/kernel'
import type { Card, Position, Side } from '../rules/index.ts'
import { cardClass, Face } from './card.tsx'
import type { Model } from './model.ts'
import { cardName } from './names.ts'
import { Sign } from './signs.tsx'
import { pilePlace } from './telling/places.ts'
import { texts } from './texts/index.ts'

/** So many cards are drawn; of a longer pile the bottom is counted, and on a phone that takes the room of one. */
const MOST_WIDE = 12
const MOST_NARROW = 7
const FEWEST_NARROW = 6

interface PileProps {
  readonly model: Model
  readonly cards: readonly Card[]
  readonly position: Position
  readonly side: Side
}

/** How close together they must lie. */
function density(count: number): string {
  if (count <= 6) return ''
  return count <= 8 ? 'avalon-tight' : 'avalon-tighter'
}

export function Pile({ model, cards, position, side }: PileProps) {
  const isMine = side === model.me.value
  const prospect = isMine ? model.outlooks.prospectAt(position) : undefined
  const t = texts()
  const last = cards.length - 1
  const isCut = cards.length > MOST_NARROW
  const gone = goneFrom(model, cards, position, side)
  return (
    <div
      class={`avalon-pile ${isMine ? 'mine' : 'theirs'} ${density(cards.length)}`}
      data-pile={`${side}-${position}`}
      data-place={pilePlace(side, position)}
      {...(prospect === undefined ? {} : { 'data-drop': `pile-${position}` })}
    >
      {isCut ? <More count={cards.length - FEWEST_NARROW} cls="avalon-more-narrow" /> : null}
      {cards.length > MOST_WIDE ? <More count={cards.length - MOST_WIDE} cls="avalon-more-wide" /> : null}
      {cards.map((card, i) => {
        const depth = cards.length - i
        const hidden = `${depth > MOST_WIDE ? 'avalon-off-wide' : ''} ${isCut && depth > FEWEST_NARROW ? 'avalon-off-narrow' : ''}`
        return i === last ? (
          <Top key={i} model={model} card={card} position={position} side={side} isLast={cards.length === 1} />
        ) : (
          <span key={i} class={`${cardClass(card)} avalon-strip-card ${hidden}`} aria-hidden="true">
            <Face card={card} strip />
          </span>
        )
      })}
      {gone === undefined ? null : <Gone card={gone} label={isMine && cards.length === 0 ? t.goneCard : ''} />}
      {cards.length === 0 && prospect === undefined ? <span class="avalon-no-pile" /> : null}
      {prospect?.reinforce === undefined ? null : (
        <button
          type="button"
          class="avalon-ghost"
          data-at={position}
          data-row="pile"
          tabIndex={-1}
          aria-label={t.reinforceHere(position + 1)}
          onClick={() => model.reinforce(position)}
        >
          {t.reinforceShort}
        </button>
      )}
    </div>
  )
}

/** What lay on top before what is marked, if the pile has become lower. */
function goneFrom({ before }: Model, { length }: readonly Card[], position: Position, side: Side): Card | undefined {
  const was = before.value?.places[position]?.piles[side] ?? []
  return was.length > length ? top(was) : undefined
}

/** Takes no room: nothing moves when it comes or goes. */
function Gone({ card, label }: { readonly card: Card; readonly label: string }) {
  return (
    <span class="avalon-gone" aria-hidden="true">
      <span class={`${cardClass(card)} avalon-top-card avalon-gone-card`}>
        <Face card={card} />
      </span>
      {label === '' ? null : <em>{label}</em>}
    </span>
  )
}

function More({ count, cls }: { readonly count: number; readonly cls: string }) {
  return (
    <span class={`avalon-more ${cls}`} aria-hidden="true">
      {texts().more(count)}
    </span>
  )
}

interface TopProps {
  readonly model: Model
  readonly card: Card
  readonly position: Position
  readonly side: Side
  readonly isLast: boolean
}

function Top({ model, card, position, side, isLast }: TopProps) {
  const t = texts()
  const isMine = side === model.me.value
  if (isMine && model.isPaying.value) {
    return (
      <>
        <button
          type="button"
          class={`${cardClass(card)} avalon-top-card avalon-selectable`}
          data-at={position}
          data-row="pile"
          aria-label={`${t.payTop(cardName(card), position + 1)}${isLast ? `, ${t.lastCard}` : ''}`}
          onClick={() => model.act({ kind: 'payLoss', from: position })}
        >
          <Face card={card} />
          <span class="avalon-pick-mark">−</span>
        </button>
        {isLast ? (
          <span class="avalon-last" aria-hidden="true">
            {t.lastCard}
          </span>
        ) : null}
      </>
    )
  }
  const heat = model.outlooks.heatAt(position)
  const isAttacking = !isMine && (heat === 'attack' || heat === 'spell')
  return (
    <span class={`${cardClass(card)} avalon-top-card ${isAttacking ? 'avalon-attacking' : ''}`} aria-hidden="true">
      <Face card={card} />
    </span>
  )
}

/** What lies on top, if anything. */
export function topOf(cards: readonly Card[]): Card | undefined {
  return top(cards)
}

export function Swords() {
  return <Sign id="swords" cls="avalon-icon" />
}
