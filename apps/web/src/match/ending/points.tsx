/* The turning points: found by the estimates of the bots, which are worked out in a worker. */
import { type Ending, type EndingContext, numeral, signed, winnersOf } from '@logres/board-kit/ending'
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Estimates } from '../../play/estimates.ts'
import { estimateInWorker } from '../../play/worker-estimates.ts'
import { leaveEndFor } from '../end-address.ts'
import type { Finished, MatchState } from '../state.ts'
import { movesOf } from './moves.ts'
import { type TurningPoint, turningPoints } from './turning-points.ts'
import { t } from './words/index.ts'

/** A record is judged once, however often the page is opened. */
const known = new WeakMap<Finished, Promise<Estimates>>()

/** Whose chance is shown: the reader's, or the winner's to those who watched. */
function subjectOf({ players, outcome }: EndingContext): number {
  return players.reader ?? winnersOf(outcome)[0] ?? 0
}

/** Undefined while they are being looked for. */
export function usePoints(
  state: MatchState,
  finished: Finished,
  context: ReadonlySignal<EndingContext | undefined>,
): readonly TurningPoint[] | undefined {
  const estimates = useSignal<Estimates | undefined>(undefined)
  useEffect(() => {
    const found = known.get(finished) ?? estimateInWorker(finished.record).estimates
    known.set(finished, found)
    let isGone = false
    void found.then((value) => {
      if (!isGone) estimates.value = value
    })
    return () => {
      isGone = true
    }
  }, [finished, estimates])
  return useComputed(() => {
    const [given, judged] = [context.value, estimates.value]
    if (given === undefined || judged === undefined) return undefined
    const steps = state.steps.value
    return turningPoints(movesOf(state, given.players), judged, subjectOf(given), (step) => steps[step]?.turn.no ?? 0)
  }).value
}

interface PointsProps {
  readonly state: MatchState
  readonly context: EndingContext
  readonly ending: Ending
  readonly points: readonly TurningPoint[] | undefined
}

export function Points({ state, context, ending, points }: PointsProps) {
  const words = t()
  const { names, reader } = context.players
  const isPictured = ending.Picture !== undefined || points?.some(({ icon }) => icon !== undefined) === true
  const note = reader === null ? words.chanceOf(names[subjectOf(context)] ?? '') : words.yourChance
  return (
    <section aria-labelledby="end-points" aria-busy={points === undefined}>
      <h2 id="end-points">
        {points?.length === 3 ? words.threePoints : words.points} <small>{points?.length === 0 ? '' : note}</small>
      </h2>
      {points === undefined ? <Looking /> : null}
      {points?.length === 0 ? <p class="end-offer">{words.noPoints}</p> : null}
      {points === undefined || points.length === 0 ? null : (
        <ol class={`end-points ${isPictured ? 'end-pictured' : ''}`}>
          {points.map((point) => (
            <Point key={point.no} state={state} context={context} ending={ending} point={point} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface PointProps extends Omit<PointsProps, 'points'> {
  readonly point: TurningPoint
}

function Point({ state, context, ending, point }: PointProps) {
  const words = t()
  const { no, to, seat, sentence, change } = point
  const { names, reader } = context.players
  const who = seat === null ? '' : seat === reader ? words.you : (names[seat] ?? '')
  return (
    <li>
      <a
        href={`${location.pathname}?at=${to}`}
        data-step={to}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          leaveEndFor(state, to)
        }}
      >
        <span class="end-point-no" aria-hidden="true">
          {numeral(no)}
        </span>
        <Picture ending={ending} point={point} />
        <span class="end-told">
          <small>{[ending.when(to), who].filter((part) => part !== '').join(' · ')}</small>
          <b>{sentence}</b>
        </span>
        <span class={change < 0 ? 'end-change end-worse' : 'end-change'}>
          {words.percent(signed(Math.round(change * 100)))}
        </span>
        <svg class="end-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </a>
    </li>
  )
}

/** The game's own, or what the narrator's trail shows of it. */
function Picture({ ending, point }: Pick<PointProps, 'ending' | 'point'>) {
  const { from, to, icon, chip } = point
  if (ending.Picture === undefined && icon === undefined) return null
  return (
    <span class="end-picture" aria-hidden="true">
      {ending.Picture === undefined ? (
        <span class="end-chip">
          <span class="match-told-icon">{icon}</span>
          {chip}
        </span>
      ) : (
        <ending.Picture from={from} to={to} />
      )}
    </span>
  )
}

/** Three rows, so that nothing moves when they are found. */
function Looking() {
  return (
    <div class="end-looking" role="status">
      <p>{t().looking}</p>
      <i />
      <i />
    </div>
  )
}
