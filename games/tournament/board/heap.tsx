/* What a duel brings: the cards that change hands, the reward, and a blind card of the heap for whoever wants to buy one. */
import { CARD_PRICE, question, REWARD } from '../rules/index.ts'
import { CardBack, Coin, Mini } from './art.tsx'
import { duelNow, type Spoils, spoilsOf } from './duel.ts'
import type { Model } from './model.ts'
import { names } from './names.ts'
import { texts } from './texts/index.ts'

export function SpoilsPanel({ model }: { readonly model: Model }) {
  const t = texts()
  const duel = duelNow(model)
  if (duel === undefined || duel.turned.length === 0) return null
  const { taken, heap } = spoilsOf(duel)
  const mineFirst = model.isMe(duel.pair[1]) ? taken.toReversed() : taken
  return (
    <section class="t-panel t-spoils" aria-labelledby="t-spoils">
      <h2 id="t-spoils">{t.spoils}</h2>
      {mineFirst.map((spoils) => (
        <Taken key={spoils.seat} model={model} spoils={spoils} isWinner={duel.winner === spoils.seat} />
      ))}
      <div class="t-sp">
        <h3>{t.toHeap}</h3>
        <span class="t-items">
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
    <div class="t-sp">
      <h3>{model.isMe(seat) ? t.youTake : t.takes(model.nameOf(seat))}</h3>
      <span class="t-items">
        {cards.map((card, i) => (
          <Mini key={i} card={card} />
        ))}
        {isWinner ? <Coin count={`+${REWARD}`} label={names().coins(REWARD)} cls="sm" /> : null}
        {cards.length === 0 && !isWinner ? <i class="t-nothing">{t.nothing}</i> : null}
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
    <section class="t-panel t-heap" aria-labelledby="t-heap">
      <h2 id="t-heap">
        {t.theHeap}
        <span class="t-note">{t.cardsFaceDown(view.heapSize)}</span>
      </h2>
      <div class="t-hp">
        <div class="t-stack" aria-hidden="true">
          <CardBack />
          <CardBack />
          <CardBack />
        </div>
        <div>
          {mayBuy ? (
            <>
              <p>{t.buyOne(CARD_PRICE)}</p>
              <div class="t-acts">
                <button type="button" class="m-bt" onClick={() => model.attempt({ kind: 'pass' })}>
                  {t.pass}
                </button>
                <button
                  type="button"
                  class="m-bt t-go"
                  aria-disabled={refusal !== undefined}
                  onClick={() => model.attempt({ kind: 'buy' })}
                >
                  {t.buyFor(CARD_PRICE)}
                </button>
              </div>
              <p class="t-tiny">
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
