/*
 * The end of a match has an address of its own, the fragment #end of the match's: Back leads to the final board, and a reload
 * shows it again.
 */
import { prefersReducedMotion } from '@logres/board-kit'
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { replaceUrl } from '../shell/router.ts'
import type { MatchState } from './state.ts'

const FRAGMENT = '#end'
/** Milliseconds. The final board is seen for so long before. */
const RISES_AFTER = 1200

export const isEndOpen = signal(false)

function readAddress(): void {
  isEndOpen.value = location.hash === FRAGMENT
}

export function openEnd(): void {
  if (isEndOpen.peek()) return
  history.pushState({ isEnd: true }, '', FRAGMENT)
  isEndOpen.value = true
}

export function closeEnd(): void {
  if (history.state?.isEnd === true) history.back()
  else replaceUrl(location.pathname + location.search)
  isEndOpen.value = false
}

/** To a position of the match: Back leads to the end again. */
export function leaveEndFor(state: MatchState, step: number): void {
  history.pushState(null, '', location.pathname + location.search)
  isEndOpen.value = false
  state.jump(step)
}

/** Likewise. */
export function leaveEndForChat({ sidebar }: MatchState): void {
  history.pushState(null, '', location.pathname + location.search)
  isEndOpen.value = false
  sidebar.tab.value = 'chat'
  requestAnimationFrame(() => document.getElementById('log')?.scrollIntoView())
}

/** Opens it by itself where the match has ended on this page, unless somebody is looking at an earlier position. */
export function useEndAddress(state: MatchState): void {
  const { play } = state.match
  const isOver = state.outcome.value !== null
  const wasRunning = useRef(false)
  if (play.current.value !== undefined && !isOver && !state.isBehind.value) wasRunning.current = true
  const hasEndedHere = isOver && wasRunning.current
  useEffect(() => {
    const back = () => {
      readAddress()
      if (isEndOpen.peek()) state.jump(undefined)
    }
    readAddress()
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [state])
  useEffect(() => {
    if (!hasEndedHere) return
    const rise = () => {
      if (state.at.peek() !== undefined) return
      // The board counts something out, or a person is being asked.
      if (document.querySelector('dialog[open], .match-curtain') === null) openEnd()
      else timer = setTimeout(rise, RISES_AFTER)
    }
    let timer = setTimeout(rise, prefersReducedMotion() ? 0 : RISES_AFTER)
    return () => clearTimeout(timer)
  }, [hasEndedHere, state])
}
