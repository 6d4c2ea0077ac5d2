/* One offer: a sentence, cards for cards always from my side, and what I can do about it. */
import type { Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { type Audience, type Goods, type Offer, offerText, type Request, type Wants } from '../rules/index.ts'
import { AskedMini, BannerArt, Coin, Mini, Sign, Swap } from './art.tsx'
import { EffectLine } from './effect.tsx'
import { Marked } from './marked.tsx'
import type { Accept, Dead, Model } from './model.ts'
import { names, offerSentence } from './names.ts'
import { without } from './outfit.ts'
import { texts } from './texts/index.ts'

/** Addressed to me, to all, or by me. */
export type Group = 'mine' | 'public' | 'own'

function audienceOf(model: Model, audience: Audience): string {
  const t = texts()
  if (audience === 'all') return t.everyone
  if (audience.length === 1 && model.isMe(audience[0] ?? -1)) return t.onlyYou
  return audience.map((seat) => (model.isMe(seat) ? t.youLow : model.nameOf(seat))).join(', ')
}

export function OfferItem({
  model,
  offer,
  group,
}: {
  readonly model: Model
  readonly offer: Offer
  readonly group: Group
}) {
  const { name, wants, gives } = offer
  const { giver, audience } = name
  const isMine = group === 'own'
  const accept = isMine ? undefined : model.chosenFill(name)
  const canMeet = isMine || accept !== undefined
  return (
    <li
      class={`tournament-offer ${group === 'mine' ? 'to-me' : ''} ${canMeet ? '' : 'cannot'}`}
      data-offer={offerText(name)}
    >
      <OfferHead model={model} offer={offer} note={audienceOf(model, audience)} seat={giver} />
      <div class="tournament-offer-body">
        {isMine ? (
          <Terms left={<GoodsRow goods={gives} />} right={<WantsRow model={model} wants={wants} />} isMine />
        ) : (
          <Terms
            left={<GoodsRow goods={gives} />}
            right={<WantsRow model={model} wants={wants} offer={offer} />}
            isMine={false}
          />
        )}
        {isMine ? <MyOffer model={model} offer={offer} /> : <TheirOffer model={model} offer={offer} accept={accept} />}
      </div>
    </li>
  )
}

interface HeadProps {
  readonly model: Model
  readonly offer: Offer
  readonly note: string
  readonly seat: Seat
}

function OfferHead({ model, offer, note, seat }: HeadProps) {
  return (
    <div class="tournament-offer-head">
      <BannerArt banner={model.view.value.banners[seat] ?? null} seat={seat} />
      <p class="tournament-sent-note">
        <Marked text={offerSentence(offer, model.context.players.value)} marks={marksOf(model, offer)} />
      </p>
      <span class="tournament-offer-note">{note}</span>
    </div>
  )
}

/** What stands out in the sentence: the name, the cards, the coins. */
export function marksOf(
  model: Model,
  { name, gives, wants }: Pick<Offer, 'name' | 'gives' | 'wants'>,
): readonly string[] {
  const { card, coins } = names()
  return [
    model.nameOf(name.giver),
    ...[...gives.cards, ...wants.cards].map(card),
    ...[gives.coins, wants.coins].filter((count) => count > 0).map(coins),
  ]
}

interface TermsProps {
  readonly left: ComponentChildren
  readonly right: ComponentChildren
  readonly isMine: boolean
}

function Terms({ left, right, isMine }: TermsProps) {
  const t = texts()
  return (
    <div class="tournament-deal">
      <span class="tournament-offer-side">
        <small>{isMine ? t.give : t.get}</small>
        <span class="tournament-items">{left}</span>
      </span>
      <Swap />
      <span class="tournament-offer-side">
        <small>{isMine ? t.get : t.give}</small>
        <span class="tournament-items">{right}</span>
      </span>
    </div>
  )
}

export function GoodsRow({ goods: { cards, coins } }: { readonly goods: Goods }) {
  if (cards.length + coins === 0) return <Nothing />
  return (
    <>
      {cards.map((card, i) => (
        <Mini key={i} card={card} />
      ))}
      {coins > 0 ? <Coin count={coins} label={names().coins(coins)} /> : null}
    </>
  )
}

function Nothing() {
  return <i class="tournament-nothing">{texts().nothing}</i>
}

function WantsRow({ model, wants, offer }: { readonly model: Model; readonly wants: Wants; readonly offer?: Offer }) {
  const { cards, any, coins } = wants
  if (cards.length + any.length + coins === 0) return <Nothing />
  const accept = offer === undefined ? undefined : model.chosenFill(offer.name)
  return (
    <>
      {cards.map((card, i) => (
        <Mini key={i} card={card} />
      ))}
      {offer === undefined || accept === undefined ? (
        any.map((request, i) => <Asked key={i} model={model} request={request} />)
      ) : (
        <Fill model={model} offer={offer} accept={accept} />
      )}
      {coins > 0 ? <Coin count={coins} label={names().coins(coins)} /> : null}
    </>
  )
}

function Asked({ model, request: { weapon, least } }: { readonly model: Model; readonly request: Request }) {
  return <AskedMini ask={{ weapon, value: least, isAtLeast: true }} lowest={model.values.lowest} />
}

/** So many cards that fit one request are shown side by side; of more ways one is shown, and a button goes on. */
const MOST_SIDE_BY_SIDE = 4

function Fill({ model, offer, accept }: { readonly model: Model; readonly offer: Offer; readonly accept: Accept }) {
  const t = texts()
  const ways = model.fillsOf(offer.name)
  const now = ways.indexOf(accept)
  if (ways.length > 1 && offer.wants.any.length === 1 && ways.length <= MOST_SIDE_BY_SIDE) {
    return (
      <>
        {ways.flatMap(({ fill: [card = 0] }, i) => [
          i === 0 ? null : (
            <i key={`or${i}`} class="tournament-or">
              {t.or}
            </i>
          ),
          <button
            key={i}
            type="button"
            class="tournament-choose"
            aria-pressed={i === now}
            aria-label={t.giveThis(names().card(card))}
            onClick={() => model.chooseFill(offer.name, i)}
          >
            <Mini card={card} />
          </button>,
        ])}
      </>
    )
  }
  return (
    <>
      {accept.fill.map((card) => (
        <Mini key={card} card={card} />
      ))}
      {ways.length > 1 ? (
        <button
          type="button"
          class="tournament-other-fill"
          onClick={() => model.chooseFill(offer.name, (now + 1) % ways.length)}
        >
          {t.others(now + 1, ways.length)}
        </button>
      ) : null}
    </>
  )
}

interface TheirOfferProps {
  readonly model: Model
  readonly offer: Offer
  readonly accept: Accept | undefined
}

function TheirOffer({ model, offer, accept }: TheirOfferProps) {
  const t = texts()
  const me = model.me.value
  if (me === undefined) return null
  const { name, gives, wants } = offer
  const refusal = accept === undefined ? model.whyNot({ kind: 'accept', offer: name, fill: [] }) : undefined
  return (
    <div class="tournament-offer-actions">
      {accept === undefined ? (
        <p class="tournament-effect no">
          <Sign id="cross" />
          <span>
            {refusal === undefined || refusal.code === 'fillCount' ? t.noFitting : model.context.sayRefusal(refusal)}
          </span>
        </p>
      ) : (
        <EffectLine
          model={model}
          prospect={{
            hand: [...without(model.hand.value, [...wants.cards, ...accept.fill]), ...gives.cards],
            coins: model.purse.value + gives.coins - wants.coins,
          }}
          falls={fallenBy(model, accept)}
        />
      )}
      {model.isTrading ? <Answers model={model} offer={offer} accept={accept} /> : null}
    </div>
  )
}

function Answers({ model, offer, accept }: TheirOfferProps) {
  const t = texts()
  const { name } = offer
  return (
    <span class="tournament-actions">
      <button
        type="button"
        class="match-button tournament-counter-button"
        aria-label={t.declineOf(model.nameOf(name.giver))}
        title={t.decline}
        onClick={() => model.attempt({ kind: 'decline', offer: name })}
      >
        <Sign id="cross" />
      </button>
      <button type="button" class="match-button" onClick={() => model.counter(offer)}>
        {t.counter}
      </button>
      {accept === undefined ? null : (
        <button type="button" class="match-button tournament-main-button" onClick={() => model.accept(accept)}>
          {t.accept}
        </button>
      )}
    </span>
  )
}

/** How many offers of mine I could no longer keep. */
function fallenBy(model: Model, accept: Accept): number {
  const { certain } = model.context.legality.value.preview(accept)
  return certain.filter(({ kind }) => kind === 'offerWithdrawn').length
}

function MyOffer({ model, offer }: { readonly model: Model; readonly offer: Offer }) {
  const t = texts()
  const { name, declinedBy } = offer
  return (
    <div class="tournament-offer-actions">
      {declinedBy.length > 0 ? (
        <p class="tournament-effect plain">{t.declinedBy(declinedBy.map((seat) => model.nameOf(seat)))}</p>
      ) : null}
      {model.isTrading ? (
        <span class="tournament-actions">
          <button type="button" class="match-button" onClick={() => model.attempt({ kind: 'withdraw', offer: name })}>
            {t.withdraw}
          </button>
        </span>
      ) : null}
    </div>
  )
}

/** Struck through, with why. */
export function DeadItem({ model, dead }: { readonly model: Model; readonly dead: Dead }) {
  const { offer } = dead
  const isMine = dead.taker !== null && (model.isMe(dead.taker) || model.isMe(offer.name.giver))
  return (
    <li class={`tournament-offer dead ${isMine ? 'struck' : ''}`}>
      <div role="status">
        <OfferHead model={model} offer={offer} note="" seat={offer.name.giver} />
        <p class="tournament-why">{deathOf(model, dead)}</p>
      </div>
    </li>
  )
}

function deathOf(model: Model, { offer, taker, isLost }: Dead): string {
  const t = texts()
  if (taker === null) {
    if (isLost) return t.tooLate
    return model.isMe(offer.name.giver) ? t.yoursGone : t.gone(model.nameOf(offer.name.giver))
  }
  if (model.isMe(taker)) return t.dealWith(model.nameOf(offer.name.giver))
  if (model.isMe(offer.name.giver)) return t.dealWith(model.nameOf(taker))
  return isLost ? t.wasFirst(model.nameOf(taker)) : t.takenBy(model.nameOf(taker))
}
