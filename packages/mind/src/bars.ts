/* What each level must be worth, at a tenth of the time it has on a table. `logres arena --bars` measures it. */

export interface BotBar {
  readonly players: number
  /** The first against the second. */
  readonly bots: string
  /** What the first must win; without, it is only measured. */
  readonly bar?: number
  readonly games: number
}

const MOST_GAMES = 400
export const KNIGHT = 'knight@15ms'
export const CHAMPION = 'champion@100ms'

export function barsFor(players: number, list: readonly (readonly [bots: string, bar: number])[]): BotBar[] {
  return list.map(([bots, bar]) => ({ players, bots, bar, games: MOST_GAMES }))
}

/** Every level against the first bots there were. */
export function againstReference(players: number): BotBar[] {
  const levels = [['page', 100] as const, ['squire', 100] as const, [KNIGHT, 40] as const, [CHAMPION, 40] as const]
  return levels.map(([bot, games]) => ({ players, bots: `${bot},reference`, games }))
}

/** For two players. */
export const BARS_OF_TWO = [
  ['novice,random', 0.8],
  ['page,novice', 0.6],
  ['page,random', 0.8],
  ['squire,page', 0.75],
  [`${KNIGHT},squire`, 0.7],
  [`${CHAMPION},page`, 0.98],
  [`${CHAMPION},squire`, 0.85],
  [`${CHAMPION},${KNIGHT}`, 0.6],
] as const
