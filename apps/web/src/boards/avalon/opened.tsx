/* Both piles of a region in full: for piles too long to be read on the board, and for small screens. */
import type { Card } from '@logres/avalon'
import { at } from '@logres/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { Crowns } from './card.tsx'
import type { Model } from './model.ts'
import { cardName, names, regionName } from './names.ts'
import { SmallCard } from './supply.tsx'
import { texts } from './words/index.ts'

export function Opened({ model }: { readonly model: Model }) {
  const position = model.opened.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (position !== undefined) dialog.current?.showModal()
  }, [position])
  if (position === undefined) return null
  const t = texts()
  const place = at(model.view.value.places, position)
  const power = place.region === null ? '' : names().powers[place.region.name]
  const close = () => {
    model.opened.value = undefined
  }
  return (
    <dialog ref={dialog} class="dlg a-piles" aria-labelledby="a-opened" onClose={close}>
      <h2 id="a-opened">
        {t.at(position + 1, regionName(place.region))}{' '}
        {place.region === null ? null : <Crowns count={place.region.crowns} />}
      </h2>
      {power === '' ? null : <p>{power}</p>}
      <PileList name={model.nameOf(model.other)} cards={place.piles[model.other]} />
      <PileList
        name={model.isSeated.value ? t.you : model.nameOf(model.me.value)}
        cards={place.piles[model.me.value]}
      />
      <form method="dialog">
        <button type="submit" class="m-bt">
          {t.close}
        </button>
      </form>
    </dialog>
  )
}

/** The top card first, as one takes them. */
function PileList({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) {
  return (
    <>
      <h3>
        {name}: {names().cards(cards.length)}
      </h3>
      <ol class="a-counts" reversed>
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
