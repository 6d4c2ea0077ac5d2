/* In place of the prompt: what others do, one sentence at a time, with the steps of the turn below it. */
import type { ToldAction } from '@logres/board-kit'
import { type ComponentChildren, Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { MatchState } from '../state.ts'
import { t } from '../words/index.ts'
import { useFit } from './fit.ts'
import { type Narration, narrationAt, trailOf } from './narration.ts'
import { storyOf } from './story.tsx'
import './narrator.css'

export function Narrator({ state, narration }: { readonly state: MatchState; readonly narration: Narration }) {
  const words = t().telling
  const { player } = state.telling
  const { current } = narration
  const isMine = narration.turn.seat === state.viewer.value
  // An action grows at its end: that is what is new.
  const line = useFit(current, 'end')
  return (
    <div class="match-narrator">
      <p class="match-question match-told" ref={line} title={current.map(({ sentence }) => sentence).join(' ')}>
        <span class={`match-whose-turn ${isMine ? '' : 'others-turn'}`}>{whoseTurn(state, narration)}</span>{' '}
        {player.isHeld.value ? <b>{words.paused}</b> : null} <Sentences actions={current} />
      </p>
      <TrailList state={state} narration={narration} />
    </div>
  )
}

/** What happened at a position; undefined if nothing is told about it. */
export function toldAt(state: MatchState, at: number): ComponentChildren | undefined {
  const steps = state.steps.value
  const story = storyOf(steps, state.match.game)
  const told = narrationAt(state.telling.teller, story, { steps, at, players: state.players.value })
  const here = told?.current.filter(({ from, to }) => from <= at && at <= to) ?? []
  return here.length === 0 ? undefined : <Sentences actions={here} />
}

function Sentences({ actions }: { readonly actions: readonly ToldAction[] }) {
  return (
    <>
      {actions.map((action) => (
        <Fragment key={action.from}>{action.rich ?? action.sentence} </Fragment>
      ))}
    </>
  )
}

function whoseTurn(state: MatchState, { turn, isSetUp, current }: Narration): string {
  const words = t().telling
  if (isSetUp) return words.setUp
  const seat = turn.seat === 'all' ? (current[0]?.seat ?? null) : turn.seat
  if (seat === null) return ''
  const { names, reader } = state.players.value
  return seat === reader ? words.yourTurn : words.turnOf(names[seat] ?? '')
}

function TrailList({ state, narration }: { readonly state: MatchState; readonly narration: Narration }) {
  const words = t().telling
  const { folded, chips } = trailOf(narration)
  const { trail, current } = narration
  const last = trail[folded - 1]
  const list = useRef<HTMLOListElement>(null)
  const now = current.at(-1)?.from
  useLayoutEffect(() => {
    const chip = list.current?.querySelector('[aria-current]')
    if (chip) keepInSight(list.current, chip)
  }, [now])
  return (
    <ol class="match-trail" aria-label={words.steps} ref={list}>
      {last === undefined ? null : (
        <li>
          <button
            type="button"
            class="match-chip"
            aria-label={words.earlier(folded)}
            onClick={() => showAgain(state, last)}
          >
            +{folded}
          </button>
        </li>
      )}
      {chips.map((action) => (
        <li key={action.from}>
          <Chip {...{ state, action }} isCurrent={current.includes(action)} />
        </li>
      ))}
      {state.question.value === null ? (
        <li class="match-trail-more" aria-hidden="true">
          <i />
          <i />
          <i />
        </li>
      ) : null}
    </ol>
  )
}

/** Scrolls the trail only, not the page. */
function keepInSight(list: HTMLElement | null, chip: Element): void {
  if (list === null) return
  const [frame, box] = [list.getBoundingClientRect(), chip.getBoundingClientRect()]
  if (box.right > frame.right) list.scrollLeft += box.right - frame.right + MARGIN
  else if (box.left < frame.left) list.scrollLeft -= frame.left - box.left + MARGIN
}

/** Enough to see that there is more. */
const MARGIN = 28

interface ChipProps {
  readonly state: MatchState
  readonly action: ToldAction
  readonly isCurrent: boolean
}

/** An action as a picture; pressed, it is shown again. */
export function Chip({ state, action, isCurrent }: ChipProps) {
  return (
    <button
      type="button"
      class="match-chip"
      title={action.sentence}
      aria-label={action.sentence}
      {...(isCurrent && { 'aria-current': 'step' })}
      onClick={() => showAgain(state, action)}
    >
      <span class="match-told-icon">{action.icon}</span>
      {action.chip}
    </button>
  )
}

/** How it ended, and stays there. */
function showAgain({ telling: { player } }: MatchState, { to }: ToldAction): void {
  player.rewind(to, true)
}

/** To the action before or after the one that is shown, while the telling is paused. */
export function stepInTrail(state: MatchState, by: 1 | -1): void {
  const narration = state.telling.narration.peek()
  const current = by < 0 ? narration?.current[0] : narration?.current.at(-1)
  if (narration === undefined || current === undefined) return
  const next = narration.trail[narration.trail.indexOf(current) + by]
  if (next !== undefined) showAgain(state, next)
}
