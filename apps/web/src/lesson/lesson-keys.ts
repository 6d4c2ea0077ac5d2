/* Keys of a lesson. Where an action is the task, the board gets them first. */
import { finishNow } from './finish-button.tsx'
import type { LessonSession } from './session.ts'

export function keyHandler(session: LessonSession) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isInside(event.target, 'input, textarea, select, [contenteditable]')) return
    if (document.querySelector('dialog[open]') !== null) return
    if (handle(session, event)) event.preventDefault()
  }
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

function handle(session: LessonSession, event: KeyboardEvent): boolean {
  const match = session.match.peek()
  const step = session.step.peek()
  const isForBoard = step?.task === 'act' || (step?.task === 'touch' && step.reachesBoard === true)
  if (isForBoard && match.board.key(event)) return true
  switch (event.key) {
    case 'Enter':
      if (isInside(event.target, 'button, a, summary')) return false
      session.next()
      return true
    case 'Backspace':
      session.back()
      return true
    case 'h':
    case 'H':
      session.showHow()
      return true
    case 's':
    case 'S':
      session.skip()
      return true
    case 'e':
    case 'E':
      return finishNow(match)
    default:
      return false
  }
}
