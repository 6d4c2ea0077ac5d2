/* Who is at the tournament, and the card that says who meets whom. */
import { type PlaceId, PresenceSign, SeatName } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import { type Banner, question, sequenceOf } from '../rules/index.ts'
import { BannerArt, CardBack, CoinIcon, Sign } from './art.tsx'
import { duelsOf, type Fought } from './fought.ts'
import { laidText } from './ground.tsx'
import type { Model } from './model.ts'
import { roman } from './roman.ts'
import { bannerPlace, HEAP_PLACE, handPlace, knightPlace, pursePlace, SEQUENCE } from './telling/places.ts'
import { texts } from './texts/index.ts'

export function Knights({ model }: { readonly model: Model }) {
  const t = texts()
  const { banners } = model.view.value
  const barter = barterOf(model)
  return (
    <section class="tournament-panel tournament-knights" aria-labelledby="tournament-knights">
      <h2 id="tournament-knights">
        {t.knights}
        {barter === undefined ? null : (
          <span class="tournament-note">{t.readyOf(barter.ready.filter(Boolean).length, banners.length)}</span>
        )}
      </h2>
      <ul>
        {banners.map((_, seat) => (
          <Knight key={seat} model={model} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

function barterOf(model: Model) {
  const asked = question(model.view.value)
  return asked?.kind === 'barter' ? asked : undefined
}

function Knight({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  const t = texts()
  const view = model.view.value
  const banner = view.banners[seat] ?? null
  const size = view.hands[seat]?.size ?? 0
  const isMe = model.isMe(seat)
  const label = model.context.seats.value[seat]
  const { Clock } = model.context
  const classes = [isMe ? 'tournament-me' : '', banner === null ? 'out' : '', isInLists(model, seat) ? 'now' : '']
  return (
    <li class={`tournament-knight ${classes.join(' ')}`} data-seat={seat} data-place={knightPlace(seat)}>
      <BannerArt
        banner={banner}
        seat={seat}
        label={banner === null ? t.outOfLists : t.banner(banner)}
        place={bannerPlace(seat)}
      />
      <div class="tournament-who">
        <b>
          {isMe ? t.you : <SeatName seat={label} name={model.nameOf(seat)} />} <PresenceSign seat={label} />
          {label === undefined || label.note === '' || isMe ? null : <i> {label.note}</i>}
        </b>
        <span class="tournament-standing">{standingOf(model, seat)}</span>
      </div>
      <div class="tournament-held">
        <span data-place={handPlace(seat)}>{t.cards(size)}</span>
        {/* My own lies with my hand. */}
        <Purse coins={view.purses[seat] ?? null} place={isMe ? undefined : pursePlace(seat)} />
      </div>
      <Readiness model={model} seat={seat} />
      <Clock seat={seat} />
    </li>
  )
}

function Purse({ coins, place }: { readonly coins: number | null; readonly place: PlaceId | undefined }) {
  const t = texts()
  return coins === null ? (
    <span class="tournament-seal" data-place={place}>
      {t.sealed}
    </span>
  ) : (
    <span class="tournament-purse" data-place={place}>
      <CoinIcon />
      <b>{coins}</b>
      <span class="visually-hidden">{t.coinsWord(coins)}</span>
    </span>
  )
}

/** Who is in what is being fought. */
function isInLists(model: Model, seat: Seat): boolean {
  const duel = model.view.value.frames.findLast((frame) => frame.kind === 'duel')
  return duel?.pair.includes(seat) === true
}

function standingOf(model: Model, seat: Seat): string {
  const t = texts()
  const view = model.view.value
  if (view.ended !== null) return seat === view.lastKnight ? t.lastKnight : t.leftLists
  if (!model.isFighting(seat)) return t.outTrades
  if (view.open.length > 0 && model.phase.value === 'draft') return t.picks
  const other = model.opponentOf(seat)
  if (other === undefined) return model.hasFought(seat) ? t.hasFought : t.rests
  if (model.isMe(other)) return t.yourOpponent
  return t.meets(model.nameOf(other))
}

/** What all may see of what each has said: ready, answered, laid. */
function Readiness({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  const t = texts()
  const asked = question(model.view.value)
  if (asked?.kind === 'barter') return <Word isDone={asked.ready[seat] === true} done={t.ready} open={t.trading} />
  if (asked?.kind === 'announcement' && model.isFighting(seat))
    return <Word isDone={asked.hasAnswered[seat] === true} done={t.answered} open={t.thinks} />
  if (asked?.kind === 'lay' && asked.pair.includes(seat))
    return (
      <Word
        isDone={asked.hasLaid[asked.pair[0] === seat ? 0 : 1]}
        done={laidText(true, model.isMe(seat))}
        open={laidText(false, model.isMe(seat))}
      />
    )
  // It goes round.
  if ((asked?.kind === 'purchase' || asked?.kind === 'draft') && asked.seat === seat)
    return <Word isDone={false} done="" open={asked.kind === 'draft' ? t.picksNow : t.mayBuy} />
  // The line stays free, so that nothing below it moves.
  return asked === undefined ? null : <span class="tournament-ready-note">&nbsp;</span>
}

function Word({ isDone, done, open }: { readonly isDone: boolean; readonly done: string; readonly open: string }) {
  return isDone ? (
    <span class="tournament-ready-note yes">
      <Sign id="check" />
      {done}
    </span>
  ) : (
    <span class="tournament-ready-note">
      <i class="tournament-dots" aria-hidden="true" />
      {open}
    </span>
  )
}

export function Sequence({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  const knights = view.banners.filter((banner) => banner !== null)
  if (knights.length < 2) return null
  const rounds = sequenceOf(view.options, knights.length)
  const fought = duelsOf(model.context.steps.value)
  return (
    <section class="tournament-panel tournament-sequence" aria-labelledby="tournament-sequence" data-place={SEQUENCE}>
      <h2 id="tournament-sequence">
        {t.sequence}
        <span class="tournament-note">{t.cardFor(knights.length)}</span>
      </h2>
      <ol class="tournament-rounds">
        {rounds.map((pairs, i) => (
          <li
            key={i}
            class={i + 1 === view.round ? 'now' : ''}
            {...(i + 1 === view.round && { 'aria-current': 'step' })}
          >
            <b class="tournament-round-number">{roman(i + 1)}</b>
            <div class="tournament-pairs">
              {pairs.map(([one, two]) => (
                <Pair
                  key={one + two}
                  model={model}
                  one={one}
                  two={two}
                  fought={i + 1 > view.round ? undefined : foughtBy(model, fought, one, two)}
                />
              ))}
              <Bye model={model} letters={knights} pairs={pairs} />
            </div>
            <span class="tournament-state">{i + 1 === view.round ? t.now : ''}</span>
          </li>
        ))}
      </ol>
      <p class="tournament-heap-line" data-place={HEAP_PLACE}>
        <CardBack />
        <span>{t.heapHolds(view.heapSize)}</span>
      </p>
    </section>
  )
}

function bearer(model: Model, letter: Banner): Seat {
  return model.view.value.banners.indexOf(letter)
}

function called(model: Model, seat: Seat): string {
  return model.isMe(seat) ? texts().you : model.nameOf(seat)
}

function foughtBy(model: Model, fought: readonly Fought[], one: Banner, two: Banner): Fought | undefined {
  const [a, b] = [bearer(model, one), bearer(model, two)]
  return fought.find(({ winner, loser }) => (winner === a && loser === b) || (winner === b && loser === a))
}

interface PairProps {
  readonly model: Model
  readonly one: Banner
  readonly two: Banner
  readonly fought: Fought | undefined
}

function Pair({ model, one, two, fought }: PairProps) {
  const t = texts()
  const seats = [bearer(model, one), bearer(model, two)] as const
  const points =
    fought === undefined ? undefined : fought.winner === seats[0] ? fought.points : [fought.points[1], fought.points[0]]
  const score = points === undefined ? t.versus : `${points[0]}:${points[1]}`
  return (
    <span class={`tournament-pair ${fought === undefined ? '' : 'done'}`}>
      {seats.map((seat, i) => (
        <span
          key={seat}
          class={`tournament-pair-banner ${fought?.winner === seat ? 'won' : ''} ${i === 0 ? 'tournament-one' : 'tournament-two'}`}
          title={called(model, seat)}
        >
          <BannerArt banner={i === 0 ? one : two} seat={seat} label={called(model, seat)} />
        </span>
      ))}
      <i>{score}</i>
    </span>
  )
}

/** Who rests in a round. */
function Bye({
  model,
  letters,
  pairs,
}: {
  readonly model: Model
  readonly letters: readonly Banner[]
  readonly pairs: readonly (readonly [Banner, Banner])[]
}) {
  const t = texts()
  const rests = letters.find((letter) => !pairs.some((pair) => pair.includes(letter)))
  if (rests === undefined) return null
  const seat = bearer(model, rests)
  return (
    <span class="tournament-bye" title={t.restsWho(called(model, seat))}>
      <BannerArt banner={rests} seat={seat} label={called(model, seat)} /> {t.bye}
    </span>
  )
}
