/* Runs the bots of a local match. In a browser they think in a worker, so the page stays responsive. */
import { type BotName, Driver, type Move } from '@logres/bots'
import type { AnyGame } from '@logres/kernel'

export interface BotRunner {
  /** The next move of a bot or the clerk; undefined if a person is to act. */
  next(state: object): Promise<Move | undefined>
  close(): void
}

/** For each seat its bot, or null for a person. */
export type Seating = readonly (BotName | null)[]

export function createDriver(game: AnyGame, seating: Seating, seed: string): Driver {
  const seats = seating.map((bot) => (bot === null ? null : { bot }))
  // People take the time they need: the clerk never ends a question to several seats.
  return new Driver(game, { seats, patience: Number.POSITIVE_INFINITY }, seed)
}

/** Runs bots on the calling thread. */
export function runBotsHere(game: AnyGame, seating: Seating, seed: string): BotRunner {
  const driver = createDriver(game, seating, seed)
  return { next: (state) => Promise.resolve(driver.next(state)), close: () => {} }
}
