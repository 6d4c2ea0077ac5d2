/* Keyboard shortcuts of a review, besides those of the replay. */
import { replayKey } from '../match/keys.ts'
import { knowledgesOf } from './knowledge.tsx'
import type { ReviewSession } from './session.ts'

export interface ReviewCommands {
  playFromHere(): void
  share(): void
}

export function keyHandler(session: ReviewSession, commands: ReviewCommands): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
    if (document.querySelector('dialog[open]') !== null || session.tab.peek() !== 'moments') return
    if (handle(session, event, commands)) event.preventDefault()
  }
}

function handle(session: ReviewSession, event: KeyboardEvent, commands: ReviewCommands): boolean {
  const { key, shiftKey } = event
  if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    session.stepMoment(key === 'ArrowLeft' ? -1 : 1)
    return true
  }
  switch (key.toLowerCase()) {
    case 'k': {
      const all = knowledgesOf(session)
      const next = all[(all.indexOf(session.knowledge.peek()) + 1) % all.length]
      if (next !== undefined) session.knowledge.value = next
      return true
    }
    case 'p':
      commands.playFromHere()
      return true
    case 's':
      commands.share()
      return true
    default:
      if (!replayKey(session.open.state, event)) return false
      session.choose(undefined)
      return true
  }
}
