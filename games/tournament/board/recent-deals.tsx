/* What was dealt lately before this viewer's eyes, and what cards like one were sold for. */
import type { Card } from '../rules/index.ts'
import { Coin, CoinIcon, Mini, Swap } from './art.tsx'
import type { Model } from './model.ts'
import { names } from './names.ts'
import { priceRange, type SeenDeal } from './prices.ts'
import { texts } from './texts/index.ts'

const MOST_SHOWN = 6

export function RecentDeals({ model }: { readonly model: Model }) {
  const t = texts()
  const deals = model.deals.value.slice(-MOST_SHOWN).toReversed()
  if (deals.length === 0) return null
  return (
    <section class="tournament-deals" aria-label={t.recentDeals}>
      <b aria-hidden="true">{t.recentDeals}</b>
      <ol>
        {deals.map((deal) => (
          <DealChip key={deal.step} model={model} deal={deal} />
        ))}
      </ol>
    </section>
  )
}

function DealChip({ model, deal: { event, terms } }: { readonly model: Model; readonly deal: SeenDeal }) {
  const { gives, wants, fill } = terms
  const said = model.context.sayEvent(event, model.context.players.value)
  const back = [...wants.cards, ...(fill ?? [])]
  return (
    <li title={said}>
      <span class="visually-hidden">{said}</span>
      <span class="tournament-deal-chip" aria-hidden="true">
        <Side cards={gives.cards} coins={gives.coins} />
        <Swap />
        <Side cards={back} coins={wants.coins} hidden={fill === null ? wants.any.length : 0} />
      </span>
    </li>
  )
}

interface SideProps {
  readonly cards: readonly Card[]
  readonly coins: number
  /** Cards that met a request, unseen. */
  readonly hidden?: number
}

function Side({ cards, coins, hidden = 0 }: SideProps) {
  return (
    <>
      {cards.map((card, i) => (
        <Mini key={i} card={card} />
      ))}
      {hidden > 0 ? <i>?</i> : null}
      {coins > 0 ? <Coin count={coins} label={names().coins(coins)} cls="compact" /> : null}
      {cards.length + coins + hidden === 0 ? <i>–</i> : null}
    </>
  )
}

/** "sold for 3–5": nothing where none was. */
export function soldFor(model: Model, card: Card): string {
  const range = priceRange(card, model.sales.value)
  return range === undefined ? '' : texts().soldFor(range.least, range.most)
}

/** The same beside a card: "3–5" with a coin. */
export function PriceTag({ model, card }: { readonly model: Model; readonly card: Card }) {
  const range = priceRange(card, model.sales.value)
  if (range === undefined) return null
  const said = texts().soldFor(range.least, range.most)
  return (
    <small class="tournament-price-tag" title={said}>
      <span aria-hidden="true">
        <CoinIcon />
        {range.least === range.most ? range.least : `${range.least}–${range.most}`}
      </span>
      <span class="visually-hidden">{said}</span>
    </small>
  )
}
