/* Lamorak: a servant who stands in the province already may act again where he is. */
import type { Player } from '../state.ts'
import { allyOf } from './ally.ts'

/** 10.2 On a province space and on "influence: servant"; not by a seal (9.3, 9.4). */
export function mayActAgain(player: Player): boolean {
  return allyOf(player, 'lamorak') !== undefined
}
