/* The four corners around the ring: wide, what belongs to nobody; smaller, the scores. */
import type { PlaceId } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { deckSize } from '../../rules/index.ts'
import { SeatMark, Sign, type SignName } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { who } from '../names.ts'
import { APPLES, DECK, EXCALIBUR, GRAIL, scorePlace } from '../places.ts'
import { names, texts } from '../texts/index.ts'

function Corner({
  cls,
  sign,
  place,
  size,
  title,
  children,
}: {
  readonly cls: string
  readonly place: PlaceId
  readonly sign: SignName
  readonly size: number
  readonly title: string
  readonly children: ComponentChildren
}) {
  return (
    <div class={`merlin-corner merlin-common at-${cls}`} data-corner={sign} data-place={place}>
      <Sign name={sign} size={size} />
      <span>
        <b>{title}</b>
        {children}
      </span>
    </div>
  )
}

function Holder({ model, seat }: { readonly model: Model; readonly seat: Seat | null }) {
  if (seat === null) return <>{texts().onTable}</>
  return (
    <span class="merlin-who">
      <SeatMark seat={seat} size={15} />
      {who(model, seat)}
    </span>
  )
}

export function Corners({ model }: { readonly model: Model }) {
  const t = texts()
  const view = model.view.value
  return (
    <>
      <Corner cls="top-left" sign="grail" place={GRAIL} size={30} title={names().space('grail')}>
        <Holder model={model} seat={view.grail} />
      </Corner>
      <Corner cls="top-right" sign="sword" place={EXCALIBUR} size={30} title={names().space('excalibur')}>
        <Holder model={model} seat={view.excalibur} />
      </Corner>
      <Corner cls="bottom-left" sign="apple" place={APPLES} size={24} title={t.apples(view.apples)}>
        {t.inSupply}
      </Corner>
      <Corner cls="bottom-right" sign="quest" place={DECK} size={24} title={t.questsLeft(deckSize(view))}>
        {t.inDeck}
      </Corner>
    </>
  )
}

const PLACES = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const

export function Scores({ model }: { readonly model: Model }) {
  const { players, grail, excalibur } = model.view.value
  const { Clock } = model.context
  const turn = model.turn.value?.seat
  return (
    <>
      {players.map((_, i) => {
        // One's own is always the first.
        const seat = (model.me.value + i) % players.length
        const place = at(PLACES, i)
        const isRight = place === 'top-right' || place === 'bottom-right'
        const mark = <SeatMark seat={seat} size={17} />
        return (
          <div
            key={seat}
            data-castle={seat}
            class={`merlin-corner-score at-${place} ${seat === turn ? 'merlin-turn' : ''}`}
          >
            <span data-place={scorePlace(seat)}>
              {isRight ? null : mark}
              <b>{at(players, seat).score}</b>
              {isRight ? mark : null}
            </span>
            <small>
              <i>{who(model, seat)}</i>
              {grail === seat ? <Sign name="grail" size={15} /> : null}
              {excalibur === seat ? <Sign name="sword" size={15} /> : null}
            </small>
            <Clock seat={seat} />
          </div>
        )
      })}
    </>
  )
}
