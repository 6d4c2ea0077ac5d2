/* One turn in the log. */

import type { Step, ToldAction } from '@logres/board-kit'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { MatchState } from '../state.ts'
import type { TurnStory } from '../telling/story.tsx'
import { t } from '../words/index.ts'

interface TurnGroupProps {
  readonly state: MatchState
  readonly turn: TurnStory
  readonly isAllOpen: ReadonlySignal<boolean>
}

/** Memoized: logs get long, and each action adds to the end only. */
export function TurnGroup({ state, turn, isAllOpen }: TurnGroupProps) {
  const words = t()
  const players = state.players.value
  const { steps, now } = state.logState.value
  const { lines } = turn.group
  // The position that is shown, or the step that is being told; where nothing was told, what was told last.
  const told = steps.findLastIndex(({ events }, step) => step <= now && events.length > 0)
  const isHere = lines.some(({ step }) => step === told)
  const shown = isHere && (!state.isLive || state.telling.isTelling.value) ? told : undefined
  const draw = () => (
    <section>
      <Heading {...{ state, turn, steps }} />
      <ul>
        {state.telling.teller.actions(turn.group, steps, players).map((action, i) => (
          <ActionLine key={`${action.from}/${i}`} {...{ state, action, isAllOpen, shown }} />
        ))}
      </ul>
    </section>
  )
  const [first, last] = [lines[0], lines.at(-1)]
  return useMemo(draw, [state, words, players, shown, lines.length, last?.event, last?.step, first?.step, turn.no])
}

interface HeadingProps {
  readonly state: MatchState
  readonly turn: TurnStory
  readonly steps: readonly Step[]
}

function Heading({ state, turn, steps }: HeadingProps) {
  const words = t()
  const { telling } = state.board
  const players = state.players.peek()
  const { names, reader } = players
  const { turn: of, lines } = turn.group
  const seat = of.seat === 'all' ? undefined : of.seat
  const before = steps[(lines[0]?.step ?? 0) - 1]
  const after = steps[lines.at(-1)?.step ?? -1]
  const scoreIn = (step: Step | undefined) =>
    seat === undefined || step === undefined ? undefined : telling?.score(step.view, seat)
  const [was, is] = [scoreIn(before), scoreIn(after)]
  const own = telling?.heading?.(lines, steps)
  if (own === null) return null
  return (
    <h3>
      {seat === undefined ? null : telling?.sign?.(seat, players)}
      <span>{turn.isSetUp ? words.telling.setUp : own || words.turn(turn.no)}</span>{' '}
      {seat === undefined ? null : <b>{seat === reader ? words.turnYours : names[seat]}</b>}
      {was === undefined || is === undefined || was === is ? null : (
        <em>
          {was} → {is}
        </em>
      )}
    </h3>
  )
}

interface ActionLineProps {
  readonly state: MatchState
  readonly action: ToldAction
  readonly isAllOpen: ReadonlySignal<boolean>
  readonly shown: number | undefined
}

function ActionLine({ state, action, isAllOpen, shown }: ActionLineProps) {
  const words = t()
  const ownOpen = useSignal<boolean | undefined>(undefined)
  const hasDetails = action.lines.length > 1
  const isOpen = hasDetails && (ownOpen.value ?? isAllOpen.value)
  const isShown = shown !== undefined && action.from <= shown && shown <= action.to
  const press = (event: KeyboardEvent) => {
    if (!hasDetails || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    event.preventDefault()
    ownOpen.value = event.key === 'ArrowRight'
  }
  return (
    <li>
      <div class="match-line">
        <button
          type="button"
          class="match-line-jump"
          title={words.jump}
          aria-label={action.sentence}
          {...(isShown && { 'aria-current': 'step' })}
          onClick={() => state.jump(action.to)}
          onKeyDown={press}
        />
        <span class="match-told-icon">{action.icon}</span>
        <span class="match-line-text">
          {action.line}
          {action.note === '' ? null : <small>{action.note}</small>}
        </span>
        <span class="match-line-gain">{action.gain}</span>
        {hasDetails ? (
          <button
            type="button"
            class="match-line-more"
            aria-expanded={isOpen}
            aria-label={words.telling.details}
            title={words.telling.details}
            onClick={() => {
              ownOpen.value = !isOpen
            }}
            onKeyDown={press}
          >
            <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 6l6 6-6 6" />
            </svg>
          </button>
        ) : null}
      </div>
      {isOpen ? <Details state={state} action={action} /> : null}
    </li>
  )
}

function Details({ state, action }: { readonly state: MatchState; readonly action: ToldAction }) {
  const words = t()
  return (
    <ol class="match-line-steps">
      {state.board.logTexts(action.lines, state.players.value).map(({ step, text, pictures }, i) => (
        <li key={`${step}/${i}`}>
          <button type="button" title={words.jump} onClick={() => state.jump(step)}>
            {text} {pictures}
          </button>
        </li>
      ))}
    </ol>
  )
}
