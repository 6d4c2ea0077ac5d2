/* One file for each option set, so that they run side by side. */
import { describeLaws } from '@logres/kernel-testing'
import { ALL_ACTIONS, avalon, type Options } from '../../../rules/index.ts'
import { disguise, invariants, RULES } from '../position.ts'

export function describeAvalon(name: string, options: Partial<Options>): void {
  describeLaws(avalon, {
    setups: [{ name, options: { ...avalon.options.defaults, turnLimit: 60, ...options }, seats: 2 }],
    invariants,
    disguise,
    foreign: ALL_ACTIONS,
    isClosed: true,
    rules: RULES,
    longest: 20_000,
    games: 8,
  })
}
