/* Keyboard shortcuts of the match page. The board gets keys first. */
import type { MatchDialog } from './match-dialogs.tsx'
import { endTurn } from './prompt.tsx'
import { toggleReplay } from './replay-bar.tsx'
import type { MatchState } from './state.ts'

export function keyHandler(state: MatchState, open: (dialog: MatchDialog) => void) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (document.querySelector('dialog[open], .match-curtain') !== null) return
    if (handleKey(state, event, open)) event.preventDefault()
  }
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function handleKey(state: MatchState, event: KeyboardEvent, open: (dialog: MatchDialog) => void): boolean {
  if (state.isLive && state.board.key(event)) return true
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
    default:
      return replayKey(state, event)
  }
}

export function replayKey(state: MatchState, { key, target }: KeyboardEvent): boolean {
  switch (key) {
    case 'ArrowLeft':
      state.jump(state.shownAt.peek() - 1)
      return true
    case 'ArrowRight':
      state.jump(state.shownAt.peek() + 1)
      return true
    case 'Home':
      state.jump(0)
      return true
    case 'End':
      state.jump(undefined)
      return true
    case ' ':
      // On a button, Space presses it.
      if (target instanceof HTMLElement && target.closest('button, a, summary') !== null) return false
      toggleReplay(state)
      return true
    default:
      return false
  }
}
