/* 2.4 The cards laid open before the first round: each picks one, in turn. */
import { type Card, JOKER, question, WEAPONS, weaponOf } from '../rules/index.ts'
import { CardFace, Glyph, type Kind } from './art.tsx'
import type { Model } from './model.ts'
import { cardName, weaponName } from './names.ts'
import { openPlace } from './telling/places.ts'
import { texts } from './texts/index.ts'

const KINDS: readonly Kind[] = [...WEAPONS, 'joker']

/** More cards are drawn smaller. */
const FEW = 20

export function OpenCards({ model }: { readonly model: Model }) {
  const t = texts()
  const { open } = model.view.value
  const laid = model.laidOpen.value
  const asked = question(model.view.value)
  const isMine = model.asked.value?.kind === 'draft'
  const next = asked?.kind === 'draft' ? (isMine ? t.yourPick : t.picksNext(model.nameOf(asked.seat))) : ''
  return (
    <section class="tournament-panel" aria-labelledby="tournament-open">
      <h2 id="tournament-open">
        {t.openCards}
        {/* Another note each time: a longer one begins elsewhere, and none has moved. */}
        <span class="tournament-note" key={next}>
          {next}
        </span>
      </h2>
      <div class={`tournament-open-rack ${laid.length > FEW ? 'many' : ''}`}>
        {KINDS.map((kind) => {
          const isOne = (card: Card) => (weaponOf(card) ?? 'joker') === kind
          const places = placesOf(laid.filter(isOne), open.filter(isOne))
          return places.length === 0 ? null : (
            <div key={kind} class="tournament-open-column">
              <h3>
                <Glyph kind={kind} />
                <span>{weaponName(kind)}</span>
              </h3>
              <div class="tournament-open-cards">
                {places.map(({ card, isTaken }, i) => {
                  const key = card === JOKER ? `j${i}` : card
                  if (isTaken)
                    return (
                      <span
                        key={key}
                        class="tournament-open-card tournament-taken"
                        aria-hidden="true"
                        data-place={openPlace(card)}
                      />
                    )
                  return <OpenCard key={key} model={model} card={card} isMine={isMine} />
                })}
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

interface Place {
  readonly card: Card
  readonly isTaken: boolean
}

/** Where a card was taken its place stays, so that the others keep theirs. Jokers are alike: the last ones are gone. */
function placesOf(laid: readonly Card[], open: readonly Card[]): readonly Place[] {
  const left = open.slice()
  return laid.map((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return { card, isTaken: at < 0 }
  })
}

function OpenCard({ model, card, isMine }: { readonly model: Model; readonly card: Card; readonly isMine: boolean }) {
  const name = cardName(card)
  return isMine ? (
    <button
      type="button"
      class="tournament-open-card"
      data-open={card}
      data-place={openPlace(card)}
      aria-label={texts().pick(name)}
      onClick={() => model.attempt({ kind: 'draft', card })}
    >
      <CardFace card={card} />
    </button>
  ) : (
    <span class="tournament-open-card" role="img" aria-label={name} data-place={openPlace(card)}>
      <CardFace card={card} />
    </span>
  )
}
