/* What stands beside the tokens, or in their place: how the duel stands, how a throw reads, my run, the lot. */
import type { Seat } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { REWARD } from '../../rules/index.ts'
import { RUN } from '../telling/places.ts'
import { LargeToken, SmallToken } from './art.tsx'
import type { Judgement } from './model.ts'
import { texts } from './texts/index.ts'

export function Legend() {
  const t = texts()
  const line = (sign: ComponentChildren, [what, reads]: readonly [string, string]) => (
    <li>
      {sign}
      <span>
        <b>{what}</b> {reads}
      </span>
    </li>
  )
  return (
    <section class="judgement-panel judgement-legend" aria-label={t.legend}>
      <h2>{t.legend}</h2>
      <ul>
        {line(<SmallToken face={1} />, t.oneDot)}
        {line(<SmallToken face={2} />, t.twoDots)}
        {line(<LargeToken token="allThree" cls="judgement-tiny" />, t.allDifferent)}
      </ul>
      <p class="judgement-note">{t.legendNote}</p>
    </section>
  )
}

interface LevelProps {
  readonly pair: readonly Seat[]
  readonly points: readonly [number, number]
  readonly name: (seat: Seat) => string
  readonly banner: (seat: Seat) => ComponentChildren
  /** Under each name. */
  readonly note?: (seat: Seat) => ComponentChildren
}

/** 6.4, 7.1 How the duel stands, what it is about, and how a throw is read. */
function Level({ pair, points, name, banner, note }: LevelProps) {
  const t = texts()
  return (
    <>
      <div class="judgement-level">
        {pair.map((seat, side) => (
          <span key={seat} class={`judgement-level-${side}`}>
            {banner(seat)}
            <b>{name(seat)}</b>
            {note?.(seat)}
          </span>
        ))}
        <strong>{points.join(' : ')}</strong>
      </div>
      <p>
        <b>{t.atStake(REWARD)}</b> {t.tokensMean}
      </p>
    </>
  )
}

/** Before the first throw: both say when they are ready. */
export function Called({ model, ...level }: Omit<LevelProps, 'note'> & { readonly model: Judgement }) {
  const t = texts()
  const { context } = model
  const isRunner = model.side.value !== undefined && context.isLive.value
  const note = (seat: Seat) => {
    const isReady = !model.notReady.value.includes(seat)
    return <small class={isReady ? 'judgement-hit' : ''}>{isReady ? t.isReady : t.notReady}</small>
  }
  return (
    <section class="judgement-ready judgement-called" aria-label={t.levelTitle}>
      <h2>{t.levelTitle}</h2>
      <Level {...level} {...(context.isLive.value && { note })} />
      {isRunner && !model.amReady ? (
        <button type="button" class="match-button tournament-main-button" onClick={() => context.sayReady()}>
          {t.imReady}
        </button>
      ) : null}
      {context.isLive.value ? <Within until={context.readiness.value?.until ?? null} /> : null}
      {isRunner ? <a href="/practice/judgement">{t.practice}</a> : null}
    </section>
  )
}

/** The seconds until nobody is waited for any more. */
function Within({ until }: { readonly until: number | null }) {
  const left = useSignal(0)
  useEffect(() => {
    if (until === null) return
    const tell = () => {
      left.value = Math.max(0, Math.ceil((until - Date.now()) / 1000))
    }
    tell()
    const timer = setInterval(tell, 250)
    return () => clearInterval(timer)
  }, [until, left])
  return until === null || left.value === 0 ? null : (
    <p class="judgement-within" role="timer">
      {texts().throwWithin(left.value)}
    </p>
  )
}

interface ReadyProps extends LevelProps {
  readonly other: string
  readonly begin: () => void
}

export function Ready({ other, begin, ...level }: ReadyProps) {
  const t = texts()
  return (
    <section class="judgement-ready" aria-label={t.runTitle}>
      <h2>{t.runTitle}</h2>
      <Level {...level} />
      <p>{t.runText(other)}</p>
      <button type="button" class="match-button tournament-main-button" data-place={RUN} onClick={begin}>
        {t.run}
      </button>
      <a href="/practice/judgement">{t.practice}</a>
    </section>
  )
}

interface LotProps {
  readonly pair: readonly [Seat, Seat]
  readonly winner: Seat
  readonly name: (seat: Seat) => string
  readonly banner: (seat: Seat) => ComponentChildren
}

/** Two slips, one of them drawn. */
export function LotDrawn({ pair, winner, name, banner }: LotProps) {
  const t = texts()
  return (
    <ul class="judgement-lots" aria-label={t.lots}>
      {pair.map((seat) => (
        <li key={seat} class={`judgement-lot ${seat === winner ? 'judgement-drawn' : ''}`}>
          {banner(seat)}
          <b>{name(seat)}</b>
          <small>{seat === winner ? t.drawn : ' '}</small>
        </li>
      ))}
    </ul>
  )
}
