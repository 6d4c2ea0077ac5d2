/* What a duel brings: the cards that change hands, the reward, and a blind card of the heap to buy. */
import { CARD_PRICE, question, REWARD } from '../rules/index.ts'
import { CardBack, Coin, Mini } from './art.tsx'
import { duelNow, type Spoils, spoilsOf } from './duel.ts'
import type { Model } from './model.ts'
import { names } from './names.ts'
import { HEAP_PLACE } from './telling/places.ts'
import { texts } from './texts/index.ts'

export function SpoilsPanel({ model }: { readonly model: Model }) {
  const t = texts()
  const duel = duelNow(model)
  if (duel === undefined || duel.turned.length === 0) return null
  const { taken, heap } = spoilsOf(duel)
  const mineFirst = model.isMe(duel.pair[1]) ? taken.toReversed() : taken
  return (
    <section class="tournament-panel tournament-spoils" aria-labelledby="tournament-spoils">
      <h2 id="tournament-spoils">{t.spoils}</h2>
      {mineFirst.map((spoils) => (
        <Taken key={spoils.seat} model={model} spoils={spoils} isWinner={duel.winner === spoils.seat} />
      ))}
      <div class="tournament-spoil">
        <h3>{t.toHeap}</h3>
        <span class="tournament-items">
          {heap.map((card, i) => (
            <Mini key={i} card={card} />
          ))}
        </span>
      </div>
    </section>
  )
}

function Taken({
  model,
  spoils,
  isWinner,
}: {
  readonly model: Model
  readonly spoils: Spoils
  readonly isWinner: boolean
}) {
  const t = texts()
  const { seat, cards } = spoils
  return (
    <div class="tournament-spoil">
      <h3>{model.isMe(seat) ? t.youTake : t.takes(model.nameOf(seat))}</h3>
      <span class="tournament-items">
        {cards.map((card, i) => (
          <Mini key={i} card={card} />
        ))}
        {isWinner ? <Coin count={`+${REWARD}`} label={names().coins(REWARD)} cls="compact" /> : null}
        {cards.length === 0 && !isWinner ? <i class="tournament-nothing">{t.nothing}</i> : null}
      </span>
    </div>
  )
}

export function Heap({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  const asked = question(view)
  const mayBuy = model.asked.value?.kind === 'purchase'
  const coins = model.purse.value
  const refusal = mayBuy ? model.whyNot({ kind: 'buy' }) : undefined
  return (
    <section class="tournament-panel tournament-heap" aria-labelledby="tournament-heap" data-place={HEAP_PLACE}>
      <h2 id="tournament-heap">
        {t.theHeap}
        <span class="tournament-note">{t.cardsFaceDown(view.heapSize)}</span>
      </h2>
      <div class="tournament-heap-part">
        <div class="tournament-stack" aria-hidden="true">
          <CardBack />
          <CardBack />
          <CardBack />
        </div>
        <div>
          {mayBuy ? (
            <>
              <p class="tournament-heap-question">{t.buyOne(CARD_PRICE)}</p>
              <div class="tournament-actions">
                <button type="button" class="match-button" onClick={() => model.attempt({ kind: 'pass' })}>
                  {t.pass}
                </button>
                <button
                  type="button"
                  class="match-button tournament-main-button"
                  aria-disabled={refusal !== undefined}
                  onClick={() => model.attempt({ kind: 'buy' })}
                >
                  {t.buyFor(CARD_PRICE)}
                </button>
              </div>
              <p class="tournament-small-note">
                {refusal === undefined ? t.leavesOf(coins - CARD_PRICE, coins) : model.context.sayRefusal(refusal)}
              </p>
            </>
          ) : (
            <p>{asked?.kind === 'purchase' ? t.maybeBuys(model.nameOf(asked.seat)) : t.buyRule(CARD_PRICE)}</p>
          )}
        </div>
      </div>
    </section>
  )
}
