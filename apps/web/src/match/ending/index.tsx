/* The page about a finished match: what happened, the standings, a chart, turning points, numbers, and what to do next. */
import type { EndingModule } from '@logres/board-kit'
import type { Ending, EndingContext } from '@logres/board-kit/ending'
import type { Seat } from '@logres/kernel'
import { useComputed } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { brokenSealsText } from '../../broken-seals-text.ts'
import { t as site } from '../../i18n/site.ts'
import { NextLevel } from '../next-level.tsx'
import { PlayedBox } from '../played-box.tsx'
import { RematchNotice } from '../rematch-notice.tsx'
import type { Finished, MatchState } from '../state.ts'
import { MainActions, MoreActions, pressEndKey, WaysOut } from './actions.tsx'
import { Leaf } from './leaf.tsx'
import { plainEnding } from './plain.tsx'
import { Points, usePoints } from './points.tsx'
import { RatingChanges } from './rating-changes.tsx'
import { StatisticList } from './statistics.tsx'
import { verdictOf } from './verdict.tsx'
import { t } from './words/index.ts'
import './style.ts'

export { endReady } from './words/index.ts'

interface EndPageProps {
  readonly state: MatchState
  readonly finished: Finished
  readonly module: EndingModule | undefined
}

/** The seat this page speaks to; null for spectators, and where several people share the device. */
function readerOf({ match: { play } }: MatchState): Seat | null {
  const viewer = play.viewer.value
  const people = play.current.value?.seats.filter(({ bot }) => bot === null).length ?? 0
  return viewer === 'table' || (play.isLocal && people > 1) ? null : viewer
}

export function EndPage({ state, finished, module }: EndPageProps) {
  const page = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const outcome = state.outcome.value
  const context = useComputed((): EndingContext | undefined => {
    const now = state.outcome.value
    if (now === null) return undefined
    const players = { names: state.players.value.names, reader: readerOf(state) }
    return { outcome: now, moments: finished.moments, players }
  })
  const ending = useComputed((): Ending | undefined => {
    const given = context.value
    if (given === undefined) return undefined
    return module?.open(given) ?? plainEnding(state, given)
  })
  const points = usePoints(state, finished, context)
  const share = () => {
    const [given, shown] = [context.peek(), ending.peek()]
    return given === undefined || shown === undefined ? '' : shareText(state, given, shown)
  }
  useInertSiblings(page)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // As soon as it can be seen: an effect after painting could miss the first key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => pressEndKey(state, event, share)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  const given = context.value
  const shown = ending.value
  if (outcome === null || given === undefined || shown === undefined) return null
  const { players } = given
  const { chart } = shown
  const marks = points?.map(({ no, to }) => ({ no, step: to })) ?? []
  const broken = state.match.table?.broken
  return (
    <section
      class={`end-page ${players.names.length > 3 ? 'end-crowd' : ''}`}
      ref={page}
      aria-labelledby="end-title"
      tabIndex={-1}
    >
      <WaysOut state={state} />
      <div class="end-columns">
        <Leaf state={state} context={given} ending={shown} heading={heading}>
          <RatingChanges state={state} />
          <RematchNotice state={state} />
          <MainActions state={state} share={share} cls="end-in-leaf" />
          <MoreActions state={state} />
          {broken && <p class="end-offer">{site().seals.again(broken.count, brokenSealsText(broken, 2))}</p>}
          <NextLevel state={state} />
        </Leaf>
        <div class="end-more">
          {chart === undefined ? null : (
            <section aria-labelledby="end-chart">
              <h2 id="end-chart">
                {chart.title} <small>{chart.note}</small>
              </h2>
              <chart.Chart marks={marks} />
            </section>
          )}
          <Points state={state} context={given} ending={shown} points={points} />
          <StatisticList ending={shown} finished={finished} />
          <PlayedBox state={state} />
        </div>
      </div>
      <div class="end-bar">
        <MainActions state={state} share={share} cls="" isShort />
      </div>
    </section>
  )
}

/** The match behind it stays drawn, but nobody can get to it. */
function useInertSiblings(page: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const siblings = [...(page.current?.parentElement?.children ?? [])].filter(
      (each) => each.matches('.match-main, .match-rail, .match-back, .match-main ~ *') && each !== page.current,
    )
    const before = siblings.filter((each) => !each.matches('dialog, .match-curtain'))
    for (const each of before) each.toggleAttribute('inert', true)
    return () => {
      for (const each of before) each.removeAttribute('inert')
    }
  }, [page])
}

/** "Avalon is yours (Avalon)" */
function shareText(state: MatchState, context: EndingContext, ending: Ending): string {
  return t().shared(verdictOf(context, ending).title, state.match.game.name())
}
