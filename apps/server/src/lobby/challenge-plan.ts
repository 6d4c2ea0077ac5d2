/* What a challenge asks for: a match of the lobby, with bots on the seats that a game has at least beyond two. */
import { randomInt } from 'node:crypto'
import { findGame } from '@logres/catalogue'
import { type Refusal, refuse } from '@logres/kernel'
import { isRefused } from '../people/registry.ts'
import type { Challenge } from '../store/store.ts'
import type { ChallengePlan } from '../tables/challenges.ts'
import { whyNotRated } from '../tables/rated.ts'
import { setupOf, type Wanted } from './pools.ts'

export function challengePlan({
  begins,
  ...wanted
}: Omit<Wanted, 'players'> & Pick<Challenge, 'begins'>): ChallengePlan | Refusal {
  const game = findGame(wanted.game)?.game
  if (game === undefined) return refuse('noSuchGame', null, { game: wanted.game.slice(0, 40) })
  const players = Math.max(2, game.seats.min)
  const setup = setupOf({ ...wanted, players })
  if (isRefused(setup)) return setup
  const unrated = wanted.isRated ? whyNotRated(setup) : undefined
  if (unrated !== undefined) return unrated
  const isMeFirst = begins === 'random' ? randomInt(2) === 0 : begins === 'me'
  const bots = Array.from({ length: players - 2 }, () => 'bot' as const)
  return {
    setup,
    pace: wanted.pace,
    begins,
    seats: [...(isMeFirst ? (['me', 'them'] as const) : (['them', 'me'] as const)), ...bots],
  }
}
