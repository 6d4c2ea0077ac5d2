/* My own things: the hand by weapon with what is missing in it, the purse, and my word that I am ready. */

import type { Seat } from '@logres/kernel'
import { type Card, JOKER, WEAPONS } from '../rules/index.ts'
import { CardFace, CoinIcon, Glyph, kindName, Mini, Sign } from './art.tsx'
import type { Model } from './model.ts'
import { cardName, names } from './names.ts'
import { type Part, without } from './outfit.ts'
import { cardPlace, gapPlace, pursePlace, READY } from './telling/places.ts'
import { isView } from './telling/readings.ts'
import { texts } from './texts/index.ts'

export function Hand({ model }: { readonly model: Model }) {
  const t = texts()
  if (model.me.value === undefined) return null
  const outfit = model.outfit.value
  const coins = model.purse.value
  // Who is out of the fighting has cards and no outfit.
  const isNeeded = model.isFighting(model.me.value) && model.view.value.ended === null
  const spare = isNeeded ? outfit.spareJokers : outfit.jokers
  return (
    <section class="tournament-panel tournament-hand" aria-labelledby="tournament-hand">
      <div class="tournament-hand-head">
        <h2 id="tournament-hand">{t.hand}</h2>
        <OutfitLine model={model} />
        <GoneCards model={model} me={model.me.value} />
        <p class="tournament-purse" data-place={pursePlace(model.me.value)}>
          <CoinIcon />
          <b>{coins}</b> <span>{t.coinsWord(coins)}</span>
        </p>
        <Ready model={model} />
      </div>
      <div class="tournament-rack">
        {outfit.parts.map((part) =>
          part.cards.length > 0 || isNeeded ? (
            <Column key={part.weapon} model={model} part={part} isNeeded={isNeeded} />
          ) : null,
        )}
        {spare > 0 ? <Jokers model={model} count={spare} /> : null}
      </div>
    </section>
  )
}

function OutfitLine({ model }: { readonly model: Model }) {
  const t = texts()
  const { gaps } = model.outfit.value
  if (model.view.value.ended !== null) return <p class="tournament-outfit-line" />
  if (!model.isFighting(model.me.value)) return <p class="tournament-outfit-line">{t.needsNoOutfit}</p>
  return gaps.length === 0 ? (
    <p class="tournament-outfit-line ok">
      <Sign id="check" />
      {t.outfitComplete}
    </p>
  ) : (
    <p class="tournament-outfit-line">
      <b>{t.outfitOf(4 - gaps.length)}</b>
    </p>
  )
}

/** The cards that left the hand since the view that the marks compare with. */
function GoneCards({ model, me }: { readonly model: Model; readonly me: Seat }) {
  const before = model.context.comparedWith.value
  const held = before !== undefined && isView(before) ? (before.hands[me]?.cards ?? []) : []
  const gone = without(held, model.hand.value)
  if (gone.length === 0) return null
  return (
    <span class="tournament-gone" aria-hidden="true">
      {gone.map((card, i) => (
        <span key={i} data-gone={card}>
          −<Mini card={card} />
        </span>
      ))}
    </span>
  )
}

/** Asks once before, where the outfit is not complete. */
function Ready({ model }: { readonly model: Model }) {
  const t = texts()
  const isSure = model.isReadySure
  const asked = model.asked.value
  if (asked?.kind !== 'barter') return null
  const { gaps } = model.outfit.value
  const isShort = model.isFighting(model.me.value) && gaps.length > 0
  if (asked.params.ready === true) {
    return (
      <button
        type="button"
        class="match-button tournament-ready"
        onClick={() => model.attempt({ kind: 'takeReadyBack' })}
      >
        {t.takeReadyBack}
      </button>
    )
  }
  const say = () => {
    isSure.value = isShort && !isSure.peek()
    if (!isSure.peek()) model.attempt({ kind: 'ready' })
  }
  return (
    <button
      type="button"
      class={`match-button tournament-ready ${isSure.value ? 'sure' : ''}`}
      data-place={READY}
      aria-keyshortcuts="R"
      onBlur={() => {
        isSure.value = false
      }}
      onClick={say}
    >
      {isSure.value ? t.readyAllTheSame : t.imReady}
    </button>
  )
}

interface ColumnProps {
  readonly model: Model
  readonly part: Part
  readonly isNeeded: boolean
}

function Column({ model, part, isNeeded }: ColumnProps) {
  const t = texts()
  const { weapon, cards, by } = part
  const count = Math.max(1, cards.length)
  return (
    <div class={`tournament-column ${by} cards-${Math.min(count, 8)}`} data-column={WEAPONS.indexOf(weapon)}>
      <h3>
        <Glyph kind={weapon} />
        <span>{names().weapons[weapon]}</span>
        {isNeeded ? (
          <em>{by === 'joker' ? <Glyph kind="joker" /> : <Sign id={by === 'gap' ? 'cross' : 'check'} />}</em>
        ) : null}
      </h3>
      <div class="tournament-column-cards">
        {cards.map((card) => (
          <HandCard key={card} model={model} card={card} copy={0} />
        ))}
        {by === 'joker' ? (
          <>
            <HandCard model={model} card={JOKER} copy={jokerBefore(model, part)} />
            <span class="tournament-caption">{t.standsFor[weapon]}</span>
          </>
        ) : null}
        {by === 'gap' ? <Gap model={model} part={part} /> : null}
      </div>
    </div>
  )
}

/** Jokers are all alike: which one this is, from 0. */
function jokerBefore(model: Model, part: Part): number {
  const { parts } = model.outfit.value
  return parts.slice(0, parts.indexOf(part)).filter(({ by }) => by === 'joker').length
}

function Jokers({ model, count }: { readonly model: Model; readonly count: number }) {
  const standing = model.outfit.value.jokers - count
  return (
    <div class={`tournament-column cards-${count}`} data-column={WEAPONS.length}>
      <h3>
        <Glyph kind="joker" />
        <span>{cardName(JOKER)}</span>
      </h3>
      <div class="tournament-column-cards">
        {Array.from({ length: count }, (_, i) => (
          <HandCard key={i} model={model} card={JOKER} copy={standing + i} />
        ))}
      </div>
    </div>
  )
}

function Gap({ model, part }: { readonly model: Model; readonly part: Part }) {
  const t = texts()
  const { weapon } = part
  const inside = (
    <>
      <Glyph kind={weapon} />
      <b>{t.lack[weapon]}</b>
    </>
  )
  return model.isTrading ? (
    <button type="button" class="tournament-gap" data-place={gapPlace(weapon)} onClick={() => model.askFor(weapon)}>
      {inside}
      <u>{t.askForOne}</u>
    </button>
  ) : (
    <span class="tournament-gap" data-place={gapPlace(weapon)}>
      {inside}
    </span>
  )
}

interface HandCardProps {
  readonly model: Model
  readonly card: Card
  /** Which of several jokers. */
  readonly copy: number
}

function HandCard({ model, card, copy }: HandCardProps) {
  const t = texts()
  const kind = model.asked.value?.kind
  const isUsed = model.usedOf(card) > copy
  const isFresh = model.fresh.value.has(card)
  const classes = `tournament-hand-card ${isUsed ? 'picked' : ''} ${isFresh ? 'fresh' : ''}`
  const name = cardName(card)
  const inside = (
    <>
      <CardFace card={card} />
      {isUsed ? (
        <span class="tournament-used-mark">
          <Sign id="check" />
        </span>
      ) : null}
    </>
  )
  if (kind !== 'barter' && kind !== 'lay') {
    return (
      <span class={classes} role="img" aria-label={name} data-held={kindName(card)} data-place={cardPlace(card)}>
        {inside}
      </span>
    )
  }
  const used = kind === 'lay' ? t.cardLaid(name) : t.cardOffered(name)
  return (
    <button
      type="button"
      class={classes}
      data-held={kindName(card)}
      data-card={card}
      data-place={cardPlace(card)}
      aria-pressed={isUsed}
      aria-label={isUsed ? used : name}
      onClick={() => press(model, card, isUsed)}
    >
      {inside}
    </button>
  )
}

function press(model: Model, card: Card, isUsed: boolean): void {
  if (model.asked.peek()?.kind === 'barter') model.toggleGiven(card)
  else if (isUsed) model.takeBack(model.laid.peek().lastIndexOf(card))
  else model.lay(card)
}
