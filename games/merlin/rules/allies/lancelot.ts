/* Lancelot: his marshal stands in one province, and who is placed there acts twice. The mark is that province. */
import type { Player } from '../state.ts'
import type { Province } from '../vocabulary.ts'
import { allyOf } from './ally.ts'

/** 10.1 Where the knight starts. */
export function placeMarshal(player: Player, province: Province): void {
  allyOf(player, 'lancelot')?.marks.push(province)
}

export function isMarshalIn(player: Player, province: Province): boolean {
  return allyOf(player, 'lancelot')?.marks.includes(province) === true
}
