/* Who plays for the bots of a match in this page. In a browser it thinks in a worker, so that the page stays at hand. */
import { type BotName, Driver, type Move } from '@logres/bots'
import type { AnyGame } from '@logres/kernel'

export interface BotRunner {
  /** What a bot or the clerk does now; undefined if all wait for a person. */
  next(state: object): Promise<Move | undefined>
  close(): void
}

/** For each seat its bot, or null for a person. */
export type Seating = readonly (BotName | null)[]

export function createDriver(game: AnyGame, seating: Seating, seed: string): Driver {
  const seats = seating.map((bot) => (bot === null ? null : { bot }))
  // People take the time they need: the clerk never ends what all do at once.
  return new Driver(game, { seats, patience: Number.POSITIVE_INFINITY }, seed)
}

/** Thinks where it is called. */
export function runBotsHere(game: AnyGame, seating: Seating, seed: string): BotRunner {
  const driver = createDriver(game, seating, seed)
  return { next: (state) => Promise.resolve(driver.next(state)), close: () => {} }
}
