/*
 * What lies on the board in full: both piles of a region, for those too long to be read there and for small screens, and the
 * discards.
 */

import { Dialog } from '@logres/board-kit'
import { at, sum } from '@logres/kernel'
import { CARDS, type Card, likenessOf, outOfSight, type Position } from '../rules/index.ts'
import { Crowns, SmallCard } from './card.tsx'
import type { Model } from './model.ts'
import { cardName, names, regionName } from './names.ts'
import { texts } from './texts/index.ts'

export function Opened({ model }: { readonly model: Model }) {
  const opened = model.opened.value
  if (opened === undefined) return null
  const close = () => {
    model.opened.value = undefined
  }
  if (opened === 'discards') return <Discards model={model} close={close} />
  return <Piles model={model} position={opened} close={close} />
}

interface OpenedProps {
  readonly model: Model
  readonly close: () => void
}

function Piles({ model, position, close }: OpenedProps & { readonly position: Position }) {
  const t = texts()
  const place = at(model.view.value.places, position)
  const power = place.region === null ? '' : names().powers[likenessOf(place.region)]
  return (
    <Dialog title={t.at(position + 1, regionName(place.region))} onClose={close}>
      {place.region === null ? null : (
        <p>
          <Crowns count={place.region.crowns} /> {power}
        </p>
      )}
      <PileList name={model.nameOf(model.other)} cards={place.piles[model.other]} />
      <PileList
        name={model.isSeated.value ? t.you : model.nameOf(model.me.value)}
        cards={place.piles[model.me.value]}
      />
    </Dialog>
  )
}

/** The top card first, as one takes them. */
function PileList({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) {
  return (
    <>
      <h3 class="avalon-list">
        {name}: {names().cards(cards.length)}
      </h3>
      <ol class="avalon-counts" reversed>
        {cards.toReversed().map((card, i) => (
          <li key={i}>
            <SmallCard card={card} />
            <span>{cardName(card)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Discards({ model, close }: OpenedProps) {
  const t = texts()
  const view = model.view.value
  return (
    <Dialog title={t.discardsTitle} onClose={close}>
      {sum(view.discards) === 0 ? <p>{t.noDiscards}</p> : <CardCounts counts={view.discards} />}
      {model.isSeated.value ? (
        <>
          <h3 class="avalon-list">{t.outOfSight}</h3>
          <CardCounts counts={outOfSight(view)} />
        </>
      ) : null}
    </Dialog>
  )
}

function CardCounts({ counts }: { readonly counts: readonly number[] }) {
  return (
    <ul class="avalon-counts">
      {CARDS.filter((card) => at(counts, card) > 0).map((card) => (
        <li key={card}>
          <SmallCard card={card} />
          <b>{at(counts, card)}</b>
          <span>{cardName(card)}</span>
        </li>
      ))}
    </ul>
  )
}
