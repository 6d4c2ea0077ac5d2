/*
 * The position in the address, so that it can be shared: #61 is the position after 61 steps as the reader knew it, #61-open with
 * nothing hidden, #61-2 as the second seat knew it.
 */
import { useEffect } from 'preact/hooks'
import { replaceUrl } from '../shell/router.ts'
import type { Knowledge, ReviewSession } from './session.ts'

export function addressOf(step: number, knowledge: Knowledge): string {
  return `#${step}-${knowledge === 'open' ? 'open' : knowledge + 1}`
}

/** Undefined where it names no position. */
export function parseAddress(
  hash: string,
  seats: number,
): { readonly step: number; readonly knowledge: Knowledge | undefined } | undefined {
  const [, step, knowledge] = /^#(\d{1,5})(?:-(open|\d))?$/.exec(hash) ?? []
  if (step === undefined) return undefined
  const seat = Number(knowledge) - 1
  const known = knowledge === 'open' ? 'open' : seat >= 0 && seat < seats ? seat : undefined
  return { step: Number(step), knowledge: known }
}

/** Without a position it begins at the end, where the match was left. */
export function readAddress(session: ReviewSession): void {
  const { state } = session.open
  const found = parseAddress(location.hash, state.players.peek().names.length)
  if (found === undefined) return
  if (found.knowledge !== undefined) session.knowledge.value = found.knowledge
  state.jump(found.step)
}

export function useAddress(session: ReviewSession): void {
  const { shownAt } = session.open.state
  const now = addressOf(shownAt.value, session.knowledge.value)
  useEffect(() => {
    if (location.hash !== now) replaceUrl(location.pathname + location.search + now)
  }, [now])
  useEffect(() => {
    const changed = () => readAddress(session)
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [session])
}
