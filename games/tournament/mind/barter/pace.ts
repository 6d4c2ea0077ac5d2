/* How long bots take in a barter with people. Without people nobody waits. */
import { type Seat, seededChance } from '@logres/kernel'
import type { Choice, Company } from '@logres/mind'
import { type Action, question, type View } from '../../rules/index.ts'

/** In milliseconds, the least and how much more it may be. */
type Span = readonly [least: number, more: number]
/** People get the first chance at an offer to all. */
const PUBLIC_OFFER: Span = [6000, 4000]
const PRIVATE_OFFER: Span = [1500, 2500]
const OWN_OFFER: Span = [1500, 4500]
/** A price is lowered when it has been there for a while. */
const WITHDRAWAL: Span = [15_000, 10_000]
const READY: Span = [600, 1400]
/** Once all people are ready they only wait: everything takes this part of its time. */
const HURRIED = 0.2

export function paceOf(view: View, action: Action, { people, seed }: Company): Choice<Action> {
  if (people.length === 0) return { action }
  const share = isWaitedFor(view, people) ? HURRIED : 1
  const [least, more] = spanFor(action)
  // The same action gets the same time, however often the bot is asked before it is due.
  const after = least + seededChance(JSON.stringify([seed, view.turnNo, action])).pick(more, 'pace')
  return { action, after: Math.round(after * share) }
}

/** Whether there are people, and all of them are ready. */
export function isWaitedFor(view: View, people: readonly Seat[]): boolean {
  const asked = question(view)
  return asked?.kind === 'barter' && people.length > 0 && people.every((seat) => asked.ready[seat] === true)
}

function spanFor(action: Action): Span {
  switch (action.kind) {
    case 'accept':
    case 'counter':
    case 'decline':
      return action.offer.audience === 'all' ? PUBLIC_OFFER : PRIVATE_OFFER
    case 'withdraw':
      return WITHDRAWAL
    case 'offer':
      return OWN_OFFER
    default:
      return READY
  }
}
