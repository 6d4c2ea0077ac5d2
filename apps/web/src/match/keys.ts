/* The keys of all matches; what they have no use for goes to the board. */
import type { Asking } from './asking.tsx'
import { endTurn } from './prompt.tsx'
import { run } from './replay-bar.tsx'
import type { MatchState } from './state.ts'

export function keysFor(state: MatchState, open: (asking: Asking) => void) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (document.querySelector('dialog[open], .match-curtain') !== null) return
    if (pressed(state, event, open)) event.preventDefault()
  }
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function pressed(state: MatchState, event: KeyboardEvent, open: (asking: Asking) => void): boolean {
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
      // On a button it presses the button.
      if (target instanceof HTMLElement && target.closest('button, a, summary') !== null) return false
      run(state)
      return true
    default:
      return false
  }
}
