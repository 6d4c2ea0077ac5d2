import { PROVINCE_EVERY, type Province } from '../../rules/index.ts'
import { layout } from '../texts/index.ts'
import { angleOf } from './geometry.ts'

/** The middle of a province's area inside the ring: six even parts, in the order of the table's edition. */
export function areaAngle(province: Province): number {
  return angleOf(layout().clockwise.indexOf(province) * PROVINCE_EVERY)
}
