/* What those said who declined an offer of mine, if they said anything. */
import type { Step } from '@logres/board-kit'
import type { Seat, Tagged } from '@logres/kernel'
import { type DeclineReason, type Event, isSameName, type OfferName } from '../rules/index.ts'

type Declined = Extract<Event, { kind: 'offerDeclined' }>

/** By seat the code of the reason. */
export function reasonsFor(name: OfferName, steps: readonly Step[]): ReadonlyMap<Seat, DeclineReason> {
  const declined = steps
    .flatMap(({ events }) => events.filter(isDeclined))
    .filter((each) => isSameName(each.offer, name))
  return new Map(declined.flatMap(({ seat, reason }) => (reason === undefined ? [] : [[seat, reason] as const])))
}

function isDeclined(event: Tagged): event is Declined {
  return event.kind === 'offerDeclined'
}
