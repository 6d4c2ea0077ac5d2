/* The duel ground: two knights, four places each, the barrier between them. */
import type { Seat } from '@logres/kernel'
import { type Card, fitsSpace, JOKER, WEAPONS, type Weapon, worthOf } from '../rules/index.ts'
import { BannerArt, CardBack, CardFace, Crack, Glyph, Sign } from './art.tsx'
import { type Duel, duelNow, type Turned } from './duel.ts'
import type { Model } from './model.ts'
import { cardName, names } from './names.ts'
import { without } from './outfit.ts'
import { duelPlace } from './telling/places.ts'
import { texts } from './texts/index.ts'

export function Ground({ model }: { readonly model: Model }) {
  const duel = duelNow(model)
  if (duel === undefined) return null
  const { pair } = duel
  const isMine = model.me.value === pair[1] || model.me.value === pair[0]
  // Mine are the places below.
  const below = model.me.value === pair[1] ? 1 : 0
  const above = below === 1 ? 0 : 1
  return (
    <section class={`tournament-panel tournament-duel ${isMine ? 'mine' : ''}`} aria-label={duelTitle(model, pair)}>
      <Fighter model={model} duel={duel} side={above} />
      <ol class="tournament-grid">
        {WEAPONS.map((weapon, i) => (
          <Place key={weapon} {...{ model, duel, weapon, i, above, below }} />
        ))}
      </ol>
      <Fighter model={model} duel={duel} side={below} />
    </section>
  )
}

/** "Duel: Bors against you" */
export function duelTitle(model: Model, [one, two]: readonly [Seat, Seat]): string {
  const t = texts()
  return t.duelOf(model.isMe(one) ? t.youLow : model.nameOf(one), model.isMe(two) ? t.youThen : model.nameOf(two))
}

type Side = 0 | 1

export function laidText(hasLaid: boolean, isMe: boolean): string {
  const t = texts()
  if (isMe) return hasLaid ? t.youHaveLaid : t.youLay
  return hasLaid ? t.hasLaid : t.lays
}

function Fighter({ model, duel, side }: { readonly model: Model; readonly duel: Duel; readonly side: Side }) {
  const t = texts()
  const seat = duel.pair[side]
  const points = duel.points[side]
  return (
    <div class={`tournament-fighter ${duel.winner === seat ? 'won' : ''}`}>
      <BannerArt banner={model.view.value.banners[seat] ?? null} seat={seat} />
      <b>{model.isMe(seat) ? t.you : model.nameOf(seat)}</b>
      {duel.turned.length === 0 ? (
        <span class="tournament-laid">{laidText(duel.hasLaid[side], model.isMe(seat))}</span>
      ) : (
        <span class="tournament-points">
          {points}
          <small>{t.pointsWord(points)}</small>
        </span>
      )}
    </div>
  )
}

interface PlaceProps {
  readonly model: Model
  readonly duel: Duel
  readonly weapon: Weapon
  readonly i: number
  readonly above: Side
  readonly below: Side
}

function Place({ model, duel, weapon, i, above, below }: PlaceProps) {
  const turned = duel.turned[i]
  const isNow = duel.turned.length === i + 1 && duel.isRevealing
  return (
    <li
      class={`tournament-place ${isNow ? 'now' : ''} ${turned === undefined ? 'later' : ''}`}
      data-place={duelPlace(weapon)}
    >
      <Half model={model} duel={duel} side={above} i={i} isBelow={false} />
      <Clash model={model} weapon={weapon} turned={turned} />
      <Half model={model} duel={duel} side={below} i={i} isBelow />
    </li>
  )
}

function Clash({
  model,
  weapon,
  turned,
}: {
  readonly model: Model
  readonly weapon: Weapon
  readonly turned: Turned | undefined
}) {
  const t = texts()
  const winner = turned?.winner ?? null
  return (
    <div class="tournament-clash">
      <span class="tournament-pip">
        {winner === null ? (
          <Glyph kind={weapon} />
        ) : (
          <BannerArt banner={model.view.value.banners[winner] ?? null} seat={winner} />
        )}
      </span>
      <b>{names().weapons[weapon]}</b>
      <span class="tournament-comparison">{turned === undefined ? t.faceDown : compared(turned)}</span>
      {turned === undefined ? null : (
        <span class="visually-hidden">{model.context.sayEvent(turned, model.context.players.value)}</span>
      )}
    </div>
  )
}

function compared({ cards, winner, pair }: Turned): string {
  const t = texts()
  if (winner === null) return t.noPoint
  const [won, lost] = winner === pair[0] ? cards : [cards[1], cards[0]]
  return t.beats(worthOf(won), lost === JOKER ? t.jokerWord : String(worthOf(lost)))
}

interface HalfProps {
  readonly model: Model
  readonly duel: Duel
  readonly side: Side
  readonly i: number
  readonly isBelow: boolean
}

function Half({ model, duel, side, i, isBelow }: HalfProps) {
  const turned = duel.turned[i]
  if (turned !== undefined) return <TurnedCard model={model} turned={turned} side={side} isBelow={isBelow} />
  const isMine = model.isMe(duel.pair[side])
  if (isMine && model.asked.value?.kind === 'lay') return <MyPlace model={model} i={i} />
  const laid = isMine ? duel.laid[side]?.[i] : undefined
  return (
    <div class="tournament-duel-card">
      {!duel.hasLaid[side] ? (
        <Empty i={i} />
      ) : laid === undefined ? (
        <CardBack />
      ) : (
        <CardFace card={laid} cls="tournament-own" />
      )}
    </div>
  )
}

function Empty({ i }: { readonly i: number }) {
  const weapon = WEAPONS[i]
  return <span class="tournament-empty-place">{weapon === undefined ? null : <Glyph kind={weapon} />}</span>
}

/** Who beats a card gets it; what has won is broken. */
function TurnedCard({
  model,
  turned,
  side,
  isBelow,
}: {
  readonly model: Model
  readonly turned: Turned
  readonly side: Side
  readonly isBelow: boolean
}) {
  const t = texts()
  const { pair, cards, winner } = turned
  const card: Card = cards[side]
  const isTaken = winner !== null && winner !== pair[side]
  return (
    <div class={`tournament-duel-card ${isTaken ? 'taken' : 'broken'}`} role="img" aria-label={cardName(card)}>
      <CardFace card={card} cls="tournament-turn" />
      {isTaken ? null : <Crack />}
      <span class="tournament-duel-tag">
        <Sign id={isTaken ? (isBelow ? 'up' : 'down') : 'heap'} />
        {isTaken ? t.goesTo(model.isMe(winner) ? t.youThen : model.nameOf(winner)) : t.heapWord}
      </span>
    </div>
  )
}

/** Secretly laid: a card of the weapon or a joker. */
function MyPlace({ model, i }: { readonly model: Model; readonly i: number }) {
  const t = texts()
  const card = model.laid.value[i] ?? null
  const weapon = WEAPONS[i] ?? 'shield'
  const name = names().weapons[weapon]
  if (card !== null) {
    return (
      <button
        type="button"
        class="tournament-duel-card mine"
        data-slot={i}
        aria-label={t.takeFrom(cardName(card), name)}
        onClick={() => model.takeBack(i)}
      >
        <CardFace card={card} />
      </button>
    )
  }
  // The weakest that fits: one asks for a stronger one by laying it.
  const left = without(
    model.hand.value,
    model.laid.value.filter((each) => each !== null),
  )
  const fitting = left.find((each) => fitsSpace(each, weapon))
  return (
    <button
      type="button"
      class="tournament-duel-card mine"
      data-slot={i}
      aria-label={t.placeFor(name)}
      onClick={() => {
        if (fitting !== undefined) model.lay(fitting, i)
      }}
    >
      <Empty i={i} />
    </button>
  )
}
