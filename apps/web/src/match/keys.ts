/* Keyboard shortcuts of the match page. The board gets keys first. */
import { focusOn } from '@logres/board-kit'
import type { MatchDialog } from './match-dialogs.tsx'
import { endTurn } from './prompt.tsx'
import { jumpByTurn, toggleReplay } from './replay-bar.tsx'
import type { MatchState } from './state.ts'
import { isForBoard, isLooking } from './telling/input.ts'
import { stepInTrail } from './telling/narrator.tsx'

export function keyHandler(state: MatchState, open: (dialog: MatchDialog) => void) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (document.querySelector('dialog[open], .match-curtain, .end-page') !== null) return
    if (handleKey(state, event, open)) event.preventDefault()
  }
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function handleKey(state: MatchState, event: KeyboardEvent, open: (dialog: MatchDialog) => void): boolean {
  if (state.isLive && tellingKey(state, event)) return true
  if (state.isLive && state.board.key(event)) {
    if (!isLooking(event)) state.telling.clear()
    return true
  }
  switch (event.key) {
    case 'u':
    case 'U':
      void (event.shiftKey ? state.restart() : state.undo())
      return true
    case 'r':
    case 'R':
      void state.restart()
      return true
    case 'e':
    case 'E':
      endTurn(state, open)
      return true
    case 'l':
    case 'L':
      return focusOn('.match-log [role="log"]')
    default:
      return replayKey(state, event)
  }
}

/** Keys of the narrator, while it tells. Any other key that could act is for the present. */
function tellingKey(state: MatchState, event: KeyboardEvent): boolean {
  const { telling } = state
  const { player } = telling
  if (event.key === 'w' || event.key === 'W') return telling.watchAgain()
  if (!telling.isTelling.peek()) {
    if (event.key !== 'Escape' || !telling.hasMarks) return false
    // The board may have something to put away as well.
    telling.clear()
    return false
  }
  switch (event.key) {
    case ' ':
      if (isOnButton(event) && !isForBoard(event.target)) return false
      player.hold(!player.isHeld.peek())
      return true
    case 'Escape':
    case 'End':
      player.skip()
      return true
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!player.isHeld.peek()) return false
      stepInTrail(state, event.key === 'ArrowLeft' ? -1 : 1)
      return true
    default:
      if (!isLooking(event) && (!isOnButton(event) || isForBoard(event.target))) telling.skipToQuestion()
      return false
  }
}

/** There, Space and Enter press it. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary') !== null
}

export function replayKey(state: MatchState, event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'ArrowLeft':
      if (event.shiftKey) jumpByTurn(state, -1)
      else state.jump(state.shownAt.peek() - 1)
      return true
    case 'ArrowRight':
      if (event.shiftKey) jumpByTurn(state, 1)
      else state.jump(state.shownAt.peek() + 1)
      return true
    case 'Home':
      state.jump(0)
      return true
    case 'End':
      state.jump(undefined)
      return true
    case ' ':
      if (isOnButton(event)) return false
      toggleReplay(state)
      return true
    default:
      return false
  }
}
