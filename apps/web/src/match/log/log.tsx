/* The log: by turn, one line for each action, all of its steps on demand. The newest is at the bottom. */

import { afterPaint } from '@logres/board-kit'
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { MatchState } from '../state.ts'
import { storyOf } from '../telling/story.tsx'
import { t } from '../words/index.ts'
import { endingTexts } from './ending-text.ts'
import { TurnGroup } from './turn-group.tsx'
import './log.css'

export function Log({ state, isAllOpen }: { readonly state: MatchState; readonly isAllOpen: ReadonlySignal<boolean> }) {
  const words = t()
  const box = useRef<HTMLDivElement>(null)
  const { steps } = state.logState.value
  const isDrawn = useSignal(false)
  const draw = () => {
    isDrawn.value = true
  }
  // A long log must not delay the board.
  useEffect(() => afterPaint(draw), [])
  const story = useMemo(() => (isDrawn.value ? storyOf(steps, state.match.game) : []), [steps, isDrawn.value])
  const { unseen, scrolled } = useScrolling(state, box, isDrawn.value)
  const endings = endingTexts(state)
  return (
    <>
      <div
        class="match-log-lines match-latest"
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={words.log}
        onScroll={scrolled}
      >
        <div>
          {isDrawn.value && story.length === 0 && endings.length === 0 ? (
            <p class="match-empty-note">{words.logEmpty}</p>
          ) : null}
          {story.map((turn) => (
            <TurnGroup key={turn.group.turn.no} {...{ state, turn, isAllOpen }} />
          ))}
          {endings.map((text) => (
            <p key={text} class="match-log-ending">
              {text}
            </p>
          ))}
        </div>
      </div>
      <NewSteps unseen={unseen.value} box={box} />
    </>
  )
}

interface Scrolling {
  /** So many steps came while the reader was further up. */
  readonly unseen: Signal<number>
  readonly scrolled: () => void
}

/** At the end it stays at the end; further up, it stays where it is. */
function useScrolling(
  state: MatchState,
  box: { readonly current: HTMLDivElement | null },
  isDrawn: boolean,
): Scrolling {
  const { steps, now } = state.logState.value
  const { isLive } = state
  const count = steps.length
  const isAtEnd = useRef(true)
  const wasLive = useRef(isLive)
  const seen = useRef(count)
  const unseen = useSignal(0)
  useEffect(() => {
    const { current } = box
    if (current === null) return
    // The log is reversed by its style: 0 is the end, even when lines are added or fonts load late. Reading or setting
    // scrollTop forces a layout, so it is only done after the person has scrolled.
    if (isLive && !wasLive.current && !isAtEnd.current) current.scrollTop = 0
    else if (!isLive) scrollIntoLog(current, current.querySelector('[aria-current]') ?? current.querySelector('h3'))
    wasLive.current = isLive
    if (isAtEnd.current || count < seen.current) seen.current = count
    unseen.value = count - seen.current
  }, [count, now, isLive, isDrawn])
  const scrolled = () => {
    isAtEnd.current = (box.current?.scrollTop ?? 0) > -END
    if (!isAtEnd.current) return
    seen.current = state.logState.peek().steps.length
    unseen.value = 0
  }
  return { unseen, scrolled }
}

/** Fractions of pixels do not count. */
const END = 2

function NewSteps({ unseen, box }: { readonly unseen: number; readonly box: { current: HTMLDivElement | null } }) {
  if (unseen === 0) return null
  const toEnd = () => {
    if (box.current !== null) box.current.scrollTop = 0
  }
  return (
    <button type="button" class="match-new-steps" onClick={toEnd}>
      {t().telling.newSteps(unseen)}
    </button>
  )
}

/** Scrolls the log only, not the page. */
function scrollIntoLog(log: HTMLElement, line: Element | null): void {
  if (line === null) return
  const box = log.getBoundingClientRect()
  const { top, bottom } = line.getBoundingClientRect()
  if (top < box.top + SLACK) log.scrollTop -= box.top - top + SLACK
  else if (bottom > box.bottom) log.scrollTop += bottom - box.bottom + SLACK
}

/** A heading may lie over the first line. */
const SLACK = 36
