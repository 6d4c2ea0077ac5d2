/*
 * Bots against bots: how often the first won against so many of the second. Games of docs/bots.md, and games played for this, each as
 * `logres arena GAME --bots A,B --seed r`. Ties count half.
 */
import type { Level } from '@logres/bots'

export interface Measured {
  readonly game: string
  readonly one: Level
  readonly other: Level
  /** How many of the other; all finish behind the one if it wins. */
  readonly others: number
  readonly games: number
  readonly won: number
}

function rows(game: string, ...list: readonly (readonly [Level, Level, number, number, number])[]): Measured[] {
  return list.map(([one, other, others, games, won]) => ({ game, one, other, others, games, won }))
}

export const MEASURED: readonly Measured[] = [
  ...rows(
    'avalon',
    ['squire', 'page', 1, 200, 179],
    ['squire', 'page', 1, 44, 39],
    ['squire', 'novice', 1, 200, 193],
    ['page', 'novice', 1, 200, 154],
    ['page', 'novice', 1, 100, 77],
    ['knight', 'squire', 1, 200, 196],
    ['knight', 'page', 1, 100, 100],
    ['champion', 'squire', 1, 32, 31],
    ['champion', 'knight', 1, 98, 66],
  ),
  ...rows(
    'merlin',
    ['squire', 'page', 1, 200, 185.5],
    ['squire', 'page', 1, 32, 30],
    ['squire', 'novice', 1, 100, 100],
    ['page', 'novice', 1, 200, 178.5],
    ['page', 'novice', 1, 100, 92.5],
    ['knight', 'squire', 1, 200, 157.5],
    ['knight', 'squire', 1, 56, 45.5],
    ['champion', 'squire', 1, 32, 31],
    ['champion', 'knight', 1, 96, 65],
    ['champion', 'squire', 3, 28, 23],
  ),
  ...rows(
    'tournament',
    ['squire', 'page', 3, 200, 148],
    ['squire', 'page', 3, 32, 23.5],
    ['squire', 'novice', 3, 200, 168.5],
    ['page', 'novice', 3, 200, 71.5],
    ['novice', 'page', 3, 400, 79.5],
    ['knight', 'squire', 3, 200, 87],
    ['champion', 'squire', 3, 100, 47],
    ['champion', 'squire', 3, 80, 44],
    ['champion', 'page', 3, 64, 54],
  ),
]
