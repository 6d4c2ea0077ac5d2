/* One offer: a sentence, cards for cards always from my side, and what I can do about it. */
import type { Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import {
  type Audience,
  type Goods,
  isSameName,
  type Offer,
  offerText,
  type Request,
  type Wants,
} from '../rules/index.ts'
import { AskedMini, BannerArt, Coin, Mini, Sign, Swap } from './art.tsx'
import { reasonsFor } from './declines.ts'
import { EffectLine } from './effect.tsx'
import { handAfter } from './listing.ts'
import { Marked } from './marked.tsx'
import type { Accept, Model } from './model.ts'
import { declineText, names, offerSentence } from './names.ts'
import { soldFor } from './recent-deals.tsx'
import type { Place } from './shelf.ts'
import { acceptPlace, offerPlace } from './telling/places.ts'
import { texts } from './texts/index.ts'

function audienceOf(model: Model, audience: Audience): string {
  const t = texts()
  if (audience === 'all') return t.everyone
  if (audience.length === 1 && model.isMe(audience[0] ?? -1)) return t.onlyYou
  return audience.map((seat) => (model.isMe(seat) ? t.youLow : model.nameOf(seat))).join(', ')
}

interface ItemProps {
  readonly model: Model
  readonly place: Place
}

/** A place in the list. It stays the same element when the offer is gone: held still, it keeps its height. */
export function OfferItem({ model, place }: ItemProps) {
  const { offer, group, key } = place
  const isGone = place.goneAt !== null
  const item = useRef<HTMLLIElement>(null)
  // Somebody who was there by keyboard stays there.
  useLayoutEffect(() => {
    if (isGone && model.shelf.isHeld.peek() && document.activeElement === document.body)
      item.current?.focus({ preventScroll: true })
  }, [isGone, model])
  const canMeet = group === 'own' || model.chosenFill(offer.name) !== undefined
  const classes = isGone
    ? `dead ${isMyDeal(model, place) ? 'struck' : ''}`
    : `${group === 'mine' ? 'to-me' : ''} ${canMeet ? '' : 'cannot'}`
  return (
    <li
      ref={item}
      class={`tournament-offer ${classes}`}
      data-offer={key}
      {...(!isGone && { 'data-place': offerPlace(offer.name) })}
      tabIndex={-1}
    >
      {isGone ? <Gone model={model} place={place} /> : <Standing model={model} place={place} />}
    </li>
  )
}

function Standing({ model, place: { offer, group } }: ItemProps) {
  const { name, wants, gives } = offer
  const isMine = group === 'own'
  const accept = isMine ? undefined : model.chosenFill(name)
  return (
    <>
      <OfferHead model={model} offer={offer} note={audienceOf(model, name.audience)} seat={name.giver} />
      <div class="tournament-offer-body">
        <Terms
          left={<GoodsRow goods={gives} />}
          right={<WantsRow model={model} wants={wants} {...(!isMine && { offer })} />}
          isMine={isMine}
        />
        {model.isTrading ? <Buttons model={model} offer={offer} accept={accept} isMine={isMine} /> : null}
      </div>
      {isMine ? <MyOffer model={model} offer={offer} /> : <TheirOffer model={model} offer={offer} accept={accept} />}
    </>
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

/** On one line, whatever it says: what stands below must not move. */
function TheirOffer({ model, offer, accept }: TheirOfferProps) {
  const t = texts()
  const me = model.me.value
  if (me === undefined) return null
  const { name, gives, wants } = offer
  const price = <Price model={model} goods={gives} />
  if (accept !== undefined) {
    const prospect = {
      hand: handAfter(model, offer, accept),
      coins: model.purse.value + gives.coins - wants.coins,
    }
    return (
      <EffectLine model={model} prospect={prospect} falls={fallenBy(model, accept)}>
        {price}
      </EffectLine>
    )
  }
  const refusal = model.whyNot({ kind: 'accept', offer: name, fill: [] })
  return (
    <p class="tournament-effect no">
      <Sign id="cross" />
      <span>
        {refusal === undefined || refusal.code === 'fillCount' ? t.noFitting : model.context.sayRefusal(refusal)}
      </span>
      {price}
    </p>
  )
}

/** What a card like the one that is given was sold for. */
function Price({ model, goods: { cards } }: { readonly model: Model; readonly goods: Goods }) {
  const [card, more] = cards
  const text = card === undefined || more !== undefined ? '' : soldFor(model, card)
  return text === '' ? null : <em class="tournament-price">{text}</em>
}

function Buttons({ model, offer, accept, isMine }: TheirOfferProps & { readonly isMine: boolean }) {
  const t = texts()
  const { name } = offer
  if (isMine) {
    return (
      <span class="tournament-actions">
        <button type="button" class="match-button" onClick={() => model.attempt({ kind: 'withdraw', offer: name })}>
          {t.withdraw}
        </button>
      </span>
    )
  }
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
        <button
          type="button"
          class="match-button tournament-main-button"
          data-place={acceptPlace(name)}
          aria-disabled={model.shelf.guarded.value.has(offerText(name))}
          onKeyDown={(event) => {
            // A key that is held down presses again and again.
            if (event.repeat) event.preventDefault()
          }}
          // When it was pressed, not when it is heard of: the page may have been busy drawing another list.
          onClick={({ timeStamp }) => model.accept(accept, timeStamp)}
        >
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
  const said = refusalsOf(model, offer)
  return (
    <p class="tournament-effect plain">
      {said === '' ? null : <span title={said}>{said}</span>}
      <Price model={model} goods={offer.gives} />
    </p>
  )
}

/** Those who gave a reason with it, then the others. */
function refusalsOf(model: Model, { name, declinedBy }: Offer): string {
  const t = texts()
  const reasons = reasonsFor(name, model.context.steps.value)
  const said = declinedBy.map((seat) => ({ seat, text: declineText(reasons.get(seat)) }))
  const silent = said.filter(({ text }) => text === '').map(({ seat }) => model.nameOf(seat))
  return [
    ...said.filter(({ text }) => text !== '').map(({ seat, text }) => t.saysNo(model.nameOf(seat), text)),
    ...(silent.length === 0 ? [] : [t.declinedBy(silent)]),
  ].join(' ')
}

/** Struck through, with why. */
function Gone({ model, place }: ItemProps) {
  const { offer } = place
  return (
    <div role="status">
      <OfferHead model={model} offer={offer} note="" seat={offer.name.giver} />
      <p class="tournament-why">{deathOf(model, place)}</p>
    </div>
  )
}

function isMyDeal(model: Model, { offer, key }: Place): boolean {
  const taker = model.dead.value.get(key)?.taker ?? null
  return taker !== null && (model.isMe(taker) || model.isMe(offer.name.giver))
}

function deathOf(model: Model, { offer, key }: Place): string {
  const t = texts()
  const { giver } = offer.name
  const { taker, isLost } = model.dead.value.get(key) ?? { taker: null, isLost: false }
  if (taker !== null) {
    if (model.isMe(taker)) return t.dealWith(model.nameOf(giver))
    if (model.isMe(giver)) return t.dealWith(model.nameOf(taker))
    return isLost ? t.wasFirst(model.nameOf(taker)) : t.takenBy(model.nameOf(taker))
  }
  if (isLost) return t.tooLate
  if (model.isMe(giver)) return t.yoursGone
  const isOpen = model.view.value.offers.some(({ name }) => isSameName(name, offer.name))
  return isOpen ? t.youDeclined : t.gone(model.nameOf(giver))
}
