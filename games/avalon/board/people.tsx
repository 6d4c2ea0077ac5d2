/* The two players: crowns against 15, hands, the tile that waits, the clock. */
import { PresenceSign, SeatName } from '@logres/board-kit'
import { CONQUESTS_A_TURN, CROWNS_TO_WIN, type Side, yieldOf } from '../rules/index.ts'
import { Back, Chip, cardClass, Face } from './card.tsx'
import type { HandCard, Model } from './model.ts'
import { cardName, tileName } from './names.ts'
import { Shield } from './shield.tsx'
import { Sign } from './signs.tsx'
import { CONQUESTS, cardPlace, crownsPlace, handPlace, waitingPlace } from './telling/places.ts'
import { texts } from './texts/index.ts'
import { TileFace } from './tile.tsx'

const TRACK = Array.from({ length: CROWNS_TO_WIN }, (_, i) => i)

function CrownCount({ model, side }: { readonly model: Model; readonly side: Side }) {
  const count = model.crownsOf(side)
  const isMine = side === model.me.value
  return (
    <div class="avalon-crown-count" role="img" aria-label={texts().crownsOf15(count)} data-place={crownsPlace(side)}>
      <b>{count}</b>
      <small>/{CROWNS_TO_WIN}</small>
      <Sign id="crown" cls="avalon-crown" />
      <span class={`avalon-track ${isMine ? 'mine' : 'theirs'}`}>
        {TRACK.map((i) => (
          <i key={i} class={i < count ? 'on' : ''}>
            <Sign id="crown" cls="avalon-crown" />
          </i>
        ))}
      </span>
    </div>
  )
}

function Name({ model, side }: { readonly model: Model; readonly side: Side }) {
  const label = model.context.seats.value[side]
  return (
    <div class="avalon-person-name">
      <b title={label?.name}>
        <PresenceSign seat={label} />
        <SeatName seat={label} />
      </b>
      <span>{label?.note}</span>
    </div>
  )
}

function Waiting({ model, side }: { readonly model: Model; readonly side: Side }) {
  const t = texts()
  const view = model.view.value
  const waiting = view.waiting[side]
  if (waiting === null) {
    return (
      <div class="avalon-wait none" data-place={waitingPlace(side)}>
        <span class="avalon-tile avalon-slot">
          <span class="avalon-tile-body" />
        </span>
        <span class="avalon-wait-label">
          <b>{t.noTile}</b>
        </span>
      </div>
    )
  }
  const yields = yieldOf(view, side, waiting.tile)
  const isMine = side === model.me.value && model.isSeated.value
  return (
    <div class="avalon-wait" data-waiting={side} data-place={waitingPlace(side)}>
      <span class="avalon-tile avalon-dark-tile">
        <TileFace tile={waiting.tile} yields={yields} />
      </span>
      <span class="avalon-wait-label">
        <b>{tileName(waiting.tile)}</b>
        <small>{isMine ? t.waitsMine(yields) : t.waits(model.nameOf(side))}</small>
      </span>
    </div>
  )
}

export function Opponent({ model }: { readonly model: Model }) {
  const side = model.other
  const view = model.view.value
  const { size } = view.hands[side]
  const { Clock } = model.context
  const t = texts()
  return (
    <section class={`avalon-who avalon-opponent ${view.active === side ? 'now' : ''}`} aria-label={model.nameOf(side)}>
      <Shield isMine={false} />
      <Name model={model} side={side} />
      <CrownCount model={model} side={side} />
      <Backs side={side} size={size} label={t.holds(model.nameOf(side), size)} />
      <Waiting model={model} side={side} />
      <Known model={model} side={side} />
      <Clock seat={side} />
    </section>
  )
}

interface BacksProps {
  readonly side: Side
  readonly size: number
  readonly label: string
}

/** A hidden hand. */
function Backs({ side, size, label }: BacksProps) {
  const drawn = Math.min(size, 8)
  return (
    <div class="avalon-closed-hand" data-hand={side} data-place={handPlace(side)}>
      <span class="avalon-card-backs" style={{ '--backs': drawn }} aria-hidden="true">
        {Array.from({ length: drawn }, (_, i) => (
          <Back key={i} />
        ))}
      </span>
      <span class="visually-hidden">{label}</span>
      <span class="avalon-hand-count" aria-hidden="true">
        <b>{size}</b> <span>{texts().inHandWord}</span>
      </span>
    </div>
  )
}

/** What is known of a hidden hand lies open. */
function Known({ model, side }: { readonly model: Model; readonly side: Side }) {
  const hand = model.view.value.hands[side]
  const known = (hand.known ?? hand.seen).flatMap((count, card) => Array.from({ length: count }, () => card))
  if (known.length === 0) return null
  return (
    <span class="avalon-known" title={texts().knownInHand}>
      <span class="visually-hidden">{texts().knownInHand}</span>
      {known.map((card, i) => (
        <Chip key={i} card={card} />
      ))}
    </span>
  )
}

export function Me({ model }: { readonly model: Model }) {
  const side = model.me.value
  const view = model.view.value
  const { Clock } = model.context
  const t = texts()
  const [count, words] =
    view.active === side && model.isSeated.value
      ? t.conquests(view.conquests)
      : t.conquestsBy(view.conquests, model.nameOf(view.active))
  return (
    <section
      class={`avalon-who avalon-me ${view.active === side ? 'now' : ''}`}
      aria-label={model.isSeated.value ? t.you : model.nameOf(side)}
    >
      <div class="avalon-me-left">
        <Shield isMine />
        <Name model={model} side={side} />
        <Clock seat={side} />
        <CrownCount model={model} side={side} />
      </div>
      {view.hands[side].cards === null ? (
        <div class="avalon-hand">
          <Backs side={side} size={view.hands[side].size} label={t.holds(model.nameOf(side), view.hands[side].size)} />
          <Known model={model} side={side} />
        </div>
      ) : (
        <Hand model={model} />
      )}
      <div class="avalon-me-right">
        <Waiting model={model} side={side} />
        <div class="avalon-conquests" data-place={CONQUESTS}>
          <span class="avalon-conquest-dots" aria-hidden="true">
            {Array.from({ length: CONQUESTS_A_TURN }, (_, i) => (
              <i key={i} class={i < view.conquests ? 'on' : ''} />
            ))}
          </span>
          <span>
            <b>{count}</b> <em>{words}</em>
          </span>
        </div>
      </div>
    </section>
  )
}

function Hand({ model }: { readonly model: Model }) {
  const t = texts()
  const cards = model.hand.value
  const kind = model.asked.value?.kind
  const isLosing = kind === 'payLosses' || kind === 'discardDown'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class={`avalon-hand ${isLosing ? 'avalon-losing' : ''}`}
      role="group"
      aria-label={t.hand(cards.length)}
      data-hand={model.me.value}
      data-place={handPlace(model.me.value)}
    >
      {cards.map((each) => (
        <HandItem key={each.key} model={model} item={each} />
      ))}
      {cards.length === 0 ? <p class="avalon-empty">{t.emptyHand}</p> : null}
    </div>
  )
}

function HandItem({ model, item }: { readonly model: Model; readonly item: HandCard }) {
  const t = texts()
  const { card, no, copy } = item
  const kind = model.asked.value?.kind
  const isPicked = model.picked.value === no
  const answer = model.answerCard.value
  const name = cardName(card)
  const isLosing = kind === 'payLosses' || kind === 'discardDown'
  const isAnswer = answer === card && model.hand.value.findIndex((each) => each.card === card) === no
  const state = isPicked
    ? 'avalon-picked'
    : isLosing
      ? 'avalon-selectable'
      : answer === undefined
        ? ''
        : isAnswer
          ? 'avalon-answering'
          : 'avalon-faint'
  const label = kind === 'payLosses' ? t.payHand(name) : kind === 'discardDown' ? t.discardOf(name) : name
  return (
    <span class="avalon-held">
      <button
        type="button"
        class={`${cardClass(card)} avalon-full-card ${state}`}
        data-card={no}
        data-kind={card}
        data-place={cardPlace(card, copy)}
        aria-label={label}
        {...(kind === 'playCards' && { 'aria-pressed': isPicked })}
        onClick={() => pressCard(model, no)}
      >
        <Face card={card} />
        {isLosing ? <span class="avalon-pick-mark">−</span> : null}
        {isAnswer ? <span class="avalon-answer-label">{t.answerShort}</span> : null}
      </button>
    </span>
  )
}

function answerWith(model: Model): void {
  const [action] = [...model.legal('resist'), ...model.legal('counterSpell')]
  if (action !== undefined) model.act(action)
}

export function pressCard(model: Model, no: number): void {
  const card = model.hand.peek()[no]?.card
  const kind = model.asked.peek()?.kind
  if (card === undefined) return
  if (kind === 'payLosses') model.act({ kind: 'payLoss', from: 'hand', card })
  else if (kind === 'discardDown') model.act({ kind: 'discard', card })
  else if (kind === 'playCards') model.pick(no)
  // Its label says that it answers.
  else if (card === model.answerCard.peek()) answerWith(model)
  else {
    const refusal = model.whyNot({ kind: 'reinforce', card, at: 0 })
    if (refusal !== undefined) model.context.showRefusal(refusal)
  }
}
