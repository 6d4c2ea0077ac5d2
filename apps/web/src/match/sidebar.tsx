/* Beside or below the board: the game's own part, log, chat and replay controls. */

import { afterPaint, logOf, type TurnLog, UnreadBadge } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import type { ComponentType, RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Chat } from './chat.tsx'
import { ReplayBar } from './replay-bar.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './sidebar.css'

export function Sidebar({ state, Side }: { readonly state: MatchState; readonly Side: ComponentType }) {
  const words = t()
  const { tab, hasChat } = state.sidebar
  const section = useRef<HTMLElement>(null)
  const isSeen = useIsVisible(section)
  const unread = useUnread(state, tab.value === 'chat' && isSeen)
  useEffect(() => {
    state.sidebar.unread.value = unread
  }, [state, unread])
  return (
    <aside class="match-rail" aria-label={words.log}>
      <Side />
      <section class="match-log" id="log" ref={section}>
        {hasChat ? (
          <div class="match-rail-tabs" role="tablist">
            <button
              type="button"
              role="tab"
              aria-selected={tab.value === 'log'}
              onClick={() => {
                tab.value = 'log'
              }}
            >
              {words.log}
            </button>
            <button
              type="button"
              role="tab"
              aria-selected={tab.value === 'chat'}
              onClick={() => {
                tab.value = 'chat'
              }}
            >
              {words.chat}
              <UnreadBadge sidebar={state.sidebar} />
            </button>
          </div>
        ) : (
          <h2 class="match-rail-tabs">{words.log}</h2>
        )}
        {tab.value === 'chat' && hasChat ? <Chat state={state} /> : <Log state={state} />}
        <ReplayBar state={state} />
      </section>
    </aside>
  )
}

/** On phones the chat may be open but scrolled out of view. */
function useIsVisible(section: RefObject<HTMLElement | null>): boolean {
  const isSeen = useSignal(true)
  useEffect(() => {
    const { current } = section
    if (current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen.value = entries.at(-1)?.isIntersecting === true
      },
      // The lowest part of the screen is covered by the bar.
      { rootMargin: '0px 0px -20%' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [section, isSeen])
  return isSeen.value
}

function useUnread(state: MatchState, isReading: boolean): number {
  const count = state.match.play.chats.value.reduce((sum, { lines }) => sum + lines.length, 0)
  const read = useRef<number | undefined>(undefined)
  if (isReading || read.current === undefined) read.current = count
  return count - read.current
}

function Log({ state }: { readonly state: MatchState }) {
  const words = t()
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const { steps, now } = state.logState.value
  const isDrawn = useSignal(false)
  const draw = () => {
    isDrawn.value = true
  }
  // A long log must not delay the board.
  useEffect(() => afterPaint(draw), [])
  const groups = useMemo(() => (isDrawn.value ? logOf(steps, state.match.game.logStarts) : []), [steps, isDrawn.value])
  const isLive = state.isLive
  const count = steps.length
  useEffect(() => {
    const { current } = box
    if (current === null) return
    // The log is reversed by its style: 0 is the end, even when lines are added or fonts load late. Reading or setting
    // scrollTop forces a layout, so it is only done after the person has scrolled.
    if (isLive && !isAtEnd.current) current.scrollTop = 0
    else if (!isLive) scrollIntoLog(current, current.querySelector(now === 0 ? 'h3' : '[aria-current]'))
  }, [count, now, isLive])
  const scrolled = () => {
    isAtEnd.current = box.current?.scrollTop === 0
  }
  return (
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
        {isDrawn.value && groups.length === 0 ? <p class="match-empty-note">{words.logEmpty}</p> : null}
        {groups.map((group) => (
          <TurnGroup key={group.turn.no} {...{ state, group }} />
        ))}
      </div>
    </div>
  )
}

/** Memoized: logs get long, and each action adds to the end only. */
function TurnGroup({ state, group: { turn, lines } }: { readonly state: MatchState; readonly group: TurnLog }) {
  const words = t()
  const players = state.players.value
  const { now } = state.logState.value
  const shown = !state.isLive && lines.some(({ step }) => step === now) ? now : undefined
  const draw = () => (
    <section>
      <h3>
        <span>{words.turn(turn.no)}</span>{' '}
        {turn.seat === 'all' ? '' : turn.seat === players.reader ? words.turnYours : players.names[turn.seat]}
      </h3>
      <ul>
        {state.board.logTexts(lines, players).map(({ step, text, pictures }, i) => (
          <li key={`${step}/${i}`}>
            <button
              type="button"
              title={words.jump}
              {...(step === shown && { 'aria-current': 'step' })}
              onClick={() => state.jump(step)}
            >
              {text} {pictures}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
  return useMemo(draw, [state, words, players, shown, lines.length, lines.at(-1)?.event, lines[0]?.step])
}

/** Scrolls the log only, not the page. */
function scrollIntoLog(log: HTMLElement, line: Element | null): void {
  if (line === null) return
  const box = log.getBoundingClientRect()
  const { top, bottom } = line.getBoundingClientRect()
  if (top < box.top) log.scrollTop -= box.top - top + SLACK
  else if (bottom > box.bottom) log.scrollTop += bottom - box.bottom + SLACK
}

const SLACK = 24
