/* My castle, and the others' at a glance. */
import { type PlaceId, PresenceSign, SeatName } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { countersAtHome, handSize, MANORS, manorsOf, type Player } from '../../rules/index.ts'
import { Die, SeatMark, Sign, type SignName } from '../art/signs.tsx'
import { openFavour } from '../draft/favour.tsx'
import type { Model } from '../model.ts'
import { dicePlace, scorePlace, storePlace } from '../places.ts'
import { PastScorings } from '../scoring/late.tsx'
import { isMe, minus, parts } from '../texts/parts.ts'
import { Allies, OthersAllies } from './allies.tsx'
import { Matrix, SmallMatrix } from './matrix.tsx'
import { OthersSeals, Seals } from './seals.tsx'

export function Castle({ model }: { readonly model: Model }) {
  const t = parts()
  const player = model.player.value
  const seat = model.me.value
  const title = model.isSeated.value ? t.castle : t.castleOf(model.nameOf(seat))
  return (
    <section class="merlin-castle merlin-section" aria-label={title}>
      <h2 class="merlin-heading">
        {title}
        <small>{t.castleHint}</small>
      </h2>
      <div class={`merlin-castle-body ${model.view.value.options.kingsFavour ? 'merlin-sealed' : ''}`}>
        <Matrix model={model} />
        <ul class="merlin-stock" aria-label={t.store}>
          <Store
            place={storePlace(seat, 'counters')}
            mark={<SeatMark seat={seat} size={18} />}
            count={countersAtHome(player)}
            word={t.countersLeft(countersAtHome(player))}
          />
          <Store
            place={storePlace(seat, 'apples')}
            mark={<Sign name="apple" />}
            count={player.apples}
            word={t.apples(player.apples)}
          />
          <Store
            place={storePlace(seat, 'manors')}
            mark={<Sign name="manor" />}
            count={manorsLeft(model, seat)}
            word={t.manorsLeft(manorsLeft(model, seat))}
          />
          <Store
            place={storePlace(seat, 'staffs')}
            mark={<Sign name="staff" />}
            count={player.staffs}
            word={t.staffs(player.staffs)}
          />
        </ul>
        {model.view.value.options.kingsFavour ? (
          <Seals model={model} player={player} onExplain={() => openFavour(model)} />
        ) : null}
        <Allies player={player} seat={seat} />
      </div>
    </section>
  )
}

function manorsLeft(model: Model, seat: Seat): number {
  return MANORS - manorsOf(model.view.value, seat)
}

interface StoreProps {
  readonly place: PlaceId
  readonly mark: ComponentChildren
  readonly count: number
  readonly word: string
}

function Store({ place, mark, count, word }: StoreProps) {
  return (
    <li data-place={place}>
      {mark}
      <b>{count}</b> {word}
    </li>
  )
}

/** All at the table, myself in one line: my castle lies open beside it. */
export function OtherCastles({ model }: { readonly model: Model }) {
  const t = parts()
  const seats = [...model.view.value.players.keys()]
  const from = model.me.value
  const round = [...seats.slice(from), ...seats.slice(0, from)]
  return (
    <section class="merlin-others merlin-section" aria-label={t.theTable}>
      <h2 class="merlin-heading">{t.theTable}</h2>
      {round.map((seat) => (
        <Person key={seat} model={model} seat={seat} />
      ))}
      <PastScorings model={model} />
    </section>
  )
}

function Person({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  const t = parts()
  const view = model.view.value
  const player = at(view.players, seat)
  const label = model.context.seats.value[seat]
  const { Clock } = model.context
  const isActing = model.turn.value?.seat === seat
  return (
    <article class={`merlin-player ${isActing ? 'merlin-turn' : ''}`} aria-label={label?.name}>
      <header class="merlin-player-head">
        <SeatMark seat={seat} size={18} />
        <h3 title={label?.name}>
          <SeatName seat={label} />
        </h3>
        <PresenceSign seat={label} />
        <small>{[label?.note, view.firstSeat === seat ? t.first : ''].filter((note) => note !== '').join(', ')}</small>
        <Clock seat={seat} />
        {view.grail === seat ? <Token name="grail" label={t.holdsGrail} /> : null}
        {view.excalibur === seat ? <Token name="sword" label={t.holdsExcalibur} /> : null}
        <b class="merlin-score" data-place={scorePlace(seat)}>
          {minus(player.score)}
          <span class="visually-hidden"> {t.pointsWord(player.score)}</span>
        </b>
      </header>
      {isMe(model, seat) ? null : <Glance model={model} seat={seat} player={player} />}
    </article>
  )
}

function Token({ name, label }: { readonly name: SignName; readonly label: string }) {
  return (
    <span class="merlin-token" title={label}>
      <Sign name={name} size={17} />
      <span class="visually-hidden">{label}</span>
    </span>
  )
}

interface GlanceProps {
  readonly model: Model
  readonly seat: Seat
  readonly player: Player
}

function Glance({ model, seat, player }: GlanceProps) {
  const t = parts()
  const home = countersAtHome(player)
  const manors = manorsLeft(model, seat)
  const hand = handSize(player)
  return (
    <>
      <div class="merlin-mini">
        <SmallMatrix seat={seat} player={player} label={t.castleOf(model.nameOf(seat))} />
        <ul class="merlin-other-tiles">
          <Tally
            place={storePlace(seat, 'counters')}
            mark={<SeatMark seat={seat} size={14} />}
            count={home}
            word={t.countersLeft(home)}
          />
          <Tally
            place={storePlace(seat, 'apples')}
            mark={<Sign name="apple" size={14} />}
            count={player.apples}
            word={t.apples(player.apples)}
          />
          <Tally
            place={storePlace(seat, 'manors')}
            mark={<Sign name="manor" size={14} />}
            count={manors}
            word={t.manorsLeft(manors)}
          />
          <Tally
            place={storePlace(seat, 'staffs')}
            mark={<Sign name="staff" size={14} />}
            count={player.staffs}
            word={t.staffs(player.staffs)}
          />
          <Tally
            place={storePlace(seat, 'quests')}
            mark={<Sign name="quest" size={14} />}
            count={hand}
            word={t.questsInHand(hand)}
          />
        </ul>
      </div>
      <div class="merlin-other-allies">
        <div class="merlin-others-favour">
          <OthersSeals player={player} seat={seat} />
          <OthersAllies player={player} seat={seat} />
        </div>
        <DiceLeft player={player} seat={seat} />
      </div>
    </>
  )
}

function Tally({ place, mark, count, word }: StoreProps) {
  return (
    <li title={`${count} ${word}`} data-place={place}>
      {mark}
      {count}
      <span class="visually-hidden"> {word}</span>
    </li>
  )
}

function DiceLeft({ player, seat }: { readonly player: Player; readonly seat: Seat }) {
  const t = parts()
  const values = [...player.dice, ...(player.merlinDie > 0 ? [t.merlinsDie(player.merlinDie)] : [])]
  return (
    <span class="merlin-die-sign" data-place={dicePlace(seat)}>
      <span class="visually-hidden">{values.length === 0 ? t.noDice : t.diceLeft(values.join(', '))}</span>
      {player.dice.map((value, i) => (
        <Die key={i} value={value} seat={seat} size={17} />
      ))}
      {player.merlinDie > 0 ? <Die value={player.merlinDie} seat="merlin" size={17} /> : null}
    </span>
  )
}
