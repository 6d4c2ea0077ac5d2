/* Where an offer is made: what I give, what I ask, who shall see it, and what it would do to my outfit. */
import { MOST_CARDS_A_SIDE, question, WEAPONS, type Weapon } from '../rules/index.ts'
import { AskedMini, BannerArt, CoinIcon, Glyph, Mini, Sign, Swap } from './art.tsx'
import { type Ask, actionOf, expected } from './draft.ts'
import { EffectLine, OutfitRow } from './effect.tsx'
import { Marked } from './marked.tsx'
import type { Model } from './model.ts'
import { askName, cardName, offerSentence, weaponName } from './names.ts'
import { marksOf } from './offer.tsx'
import { without } from './outfit.ts'
import { PriceTag } from './recent-deals.tsx'
import { Stepper } from './stepper.tsx'
import { audiencePlace, SEND_OFFER } from './telling/places.ts'
import { texts } from './texts/index.ts'

export function Composer({ model }: { readonly model: Model }) {
  const t = texts()
  const { drafting } = model
  const { answers } = drafting.draft.value
  const isReady = model.asked.value?.params.ready === true
  return (
    <section
      class={`tournament-panel tournament-composer ${answers === null ? '' : 'tournament-counter'}`}
      id="tournament-offer"
      aria-labelledby="tournament-composer"
    >
      <div class="tournament-panel-head">
        <h2 id="tournament-composer">{answers === null ? t.yourOffer : t.yourCounter(model.nameOf(answers.giver))}</h2>
        <span class="tournament-note">{t.draftNote}</span>
      </div>
      {isReady ? (
        <p class="tournament-empty">
          {t.readyOffersNot}{' '}
          <button type="button" class="match-link" onClick={() => model.attempt({ kind: 'takeReadyBack' })}>
            {t.takeReadyBack}
          </button>
        </p>
      ) : (
        <>
          <div class="tournament-scroll">
            <div class="tournament-tray">
              <Given model={model} />
              <div class="tournament-middle">
                <Swap />
              </div>
              <Wanted model={model} />
            </div>
            <AskEditor model={model} />
            <AudienceChips model={model} />
            <Preview model={model} />
          </div>
          <Prospects model={model} />
          <SendRow model={model} />
        </>
      )}
    </section>
  )
}

function Given({ model }: { readonly model: Model }) {
  const t = texts()
  const { drafting } = model
  const { gives, coins } = drafting.draft.value
  return (
    <div class="tournament-side" data-drop="give">
      <h3>{t.youGive}</h3>
      <div class="tournament-items">
        {gives.map((card, i) => (
          <span key={i} class="tournament-priced">
            <button
              type="button"
              class="tournament-given"
              data-given={card}
              aria-label={t.takeOut(cardName(card))}
              onClick={() => drafting.remove(card)}
            >
              <Mini card={card} />
            </button>
            <PriceTag model={model} card={card} />
          </span>
        ))}
        {gives.length < 2 ? <span class="tournament-hint">{t.tapCards}</span> : null}
      </div>
      <div class="tournament-coin-row">
        <CoinIcon />
        <Stepper
          label={t.coinsYouGive}
          value={coins}
          least={0}
          most={model.purse.value}
          onChange={(value) => drafting.change({ coins: value })}
        />
        <span class="tournament-of-coins">{t.ofCoins(model.purse.value)}</span>
      </div>
    </div>
  )
}

/** More coins than anybody will pay. */
const MOST_ASKED = 99

function Wanted({ model }: { readonly model: Model }) {
  const t = texts()
  const { drafting } = model
  const { asks, askedCoins } = drafting.draft.value
  const { lowest } = model.values
  const first = model.outfit.value.gaps[0] ?? WEAPONS[0]
  return (
    <div class="tournament-side">
      <h3>{t.youAsk}</h3>
      <div class="tournament-items">
        {asks.map((ask, i) => (
          <span key={i} class="tournament-priced">
            <button
              type="button"
              class="tournament-given"
              aria-pressed={drafting.edited.value === i}
              aria-label={t.changeAsk(askName(ask, lowest))}
              onClick={() => {
                drafting.edited.value = drafting.edited.peek() === i ? undefined : i
              }}
            >
              <AskedMini ask={ask} lowest={lowest} />
            </button>
            {ask.isAtLeast && ask.value <= lowest && ask.weapon !== 'joker'
              ? null
              : expected([ask]).map((card) => <PriceTag key={card} model={model} card={card} />)}
          </span>
        ))}
        {asks.length < MOST_CARDS_A_SIDE ? (
          <button
            type="button"
            class="tournament-add-ask"
            aria-label={t.askForCard}
            onClick={() => drafting.ask({ weapon: first, value: lowest, isAtLeast: true })}
          >
            +
          </button>
        ) : null}
      </div>
      <div class="tournament-coin-row">
        <CoinIcon />
        <Stepper
          label={t.coinsYouAsk}
          value={askedCoins}
          least={0}
          most={MOST_ASKED}
          onChange={(value) => drafting.change({ askedCoins: value })}
        />
      </div>
    </div>
  )
}

const KINDS: readonly (Weapon | 'joker')[] = [...WEAPONS, 'joker']

/** The card one asks for: which weapon, from which value on. */
function AskEditor({ model }: { readonly model: Model }) {
  const t = texts()
  const { drafting } = model
  const no = drafting.edited.value
  const ask = no === undefined ? undefined : drafting.draft.value.asks[no]
  if (no === undefined || ask === undefined) return null
  const { lowest, highest } = model.values
  const describe = (part: Partial<Ask>) => drafting.describe({ ...ask, ...part })
  return (
    <fieldset class="tournament-ask-editor" aria-label={t.whichCard}>
      <div class="tournament-weapons">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class={`weapon-${kind}`}
            aria-pressed={kind === ask.weapon}
            aria-label={weaponName(kind)}
            title={weaponName(kind)}
            onClick={() => describe({ weapon: kind })}
          >
            <Glyph kind={kind} />
          </button>
        ))}
      </div>
      {ask.weapon === 'joker' ? null : (
        <div class="tournament-value-row">
          <Stepper
            label={t.value}
            value={ask.value}
            least={lowest}
            most={highest}
            onChange={(value) => describe({ value })}
          />
          <button
            type="button"
            class="tournament-or-more"
            aria-pressed={ask.isAtLeast}
            onClick={() => describe({ isAtLeast: !ask.isAtLeast })}
          >
            {ask.isAtLeast ? <Sign id="check" /> : null}
            {t.orMore}
          </button>
        </div>
      )}
      <button
        type="button"
        class="tournament-drop"
        aria-label={t.dontAsk(askName(ask, lowest))}
        onClick={() => drafting.dropAsk(no)}
      >
        <Sign id="cross" />
      </button>
    </fieldset>
  )
}

function AudienceChips({ model }: { readonly model: Model }) {
  const t = texts()
  const { drafting } = model
  const { audience, answers } = drafting.draft.value
  const { banners } = model.view.value
  if (answers !== null)
    return <p class="tournament-audience tournament-label">{t.onlySees(model.nameOf(answers.giver))}</p>
  return (
    <fieldset class="tournament-audience" aria-label={t.shownTo}>
      <span class="tournament-label">{t.shownTo}</span>
      <button
        type="button"
        class="tournament-chip"
        data-place={audiencePlace('all')}
        aria-pressed={audience === 'all'}
        onClick={() => drafting.change({ audience: 'all' })}
      >
        {t.everyone}
      </button>
      {banners.map((banner, seat) =>
        model.isMe(seat) ? null : (
          <button
            key={seat}
            type="button"
            class="tournament-chip"
            data-place={audiencePlace(seat)}
            aria-pressed={audience !== 'all' && audience.includes(seat)}
            onClick={() => drafting.address(seat)}
          >
            <BannerArt banner={banner} seat={seat} />
            {model.nameOf(seat)}
          </button>
        ),
      )}
    </fieldset>
  )
}

/** The offer as the others will read it. */
function Preview({ model }: { readonly model: Model }) {
  const { drafting } = model
  const me = model.me.value
  if (drafting.isEmpty || me === undefined) return null
  const { gives, wants } = actionOf(drafting.draft.value)
  const { audience } = drafting.draft.value
  const offer = { name: { giver: me, audience, n: 1 }, gives, wants }
  return (
    <p class="tournament-preview">
      <Marked text={offerSentence(offer, model.context.players.value)} marks={marksOf(model, offer)} />
    </p>
  )
}

function Prospects({ model }: { readonly model: Model }) {
  const { drafting } = model
  if (drafting.isEmpty) return null
  const { gives, coins, asks, askedCoins } = drafting.draft.value
  const got = expected(asks)
  const hand = [...without(model.hand.value, gives), ...got].toSorted((a, b) => a - b)
  return (
    <div class="tournament-result">
      {model.isFighting(model.me.value) ? (
        <OutfitRow hand={hand} got={new Map(got.map((card, i) => [card, written(asks[i], model.values.lowest)]))} />
      ) : null}
      <EffectLine model={model} prospect={{ hand, coins: model.purse.value - coins + askedCoins }} />
    </div>
  )
}

/** In short: "8", "8+", "?". */
function written(ask: Ask | undefined, lowest: number): string {
  if (ask === undefined) return ''
  if (!ask.isAtLeast) return String(ask.value)
  return ask.value <= lowest ? '?' : `${ask.value}+`
}

function SendRow({ model }: { readonly model: Model }) {
  const t = texts()
  const { drafting } = model
  const { draft, isEmpty } = drafting
  const { audience } = draft.value
  const refusal =
    isEmpty || question(model.view.value)?.kind !== 'barter' ? undefined : model.whyNot(actionOf(draft.value))
  const label = audience === 'all' ? t.sendToAll : t.sendTo(audience.map((seat) => model.nameOf(seat)))
  return (
    <div class="tournament-send-row">
      {isEmpty ? <p class="tournament-label">{t.startOffer}</p> : null}
      {refusal === undefined ? null : (
        <p class="tournament-effect no">
          <Sign id="cross" />
          <span>{model.context.sayRefusal(refusal)}</span>
        </p>
      )}
      <button type="button" class="match-button" disabled={isEmpty} onClick={() => drafting.clear()}>
        {t.clear}
      </button>
      <button
        type="button"
        class="match-button tournament-main-button tournament-send-button"
        data-place={SEND_OFFER}
        disabled={isEmpty || refusal !== undefined}
        onClick={() => model.send()}
      >
        {label}
      </button>
    </div>
  )
}
