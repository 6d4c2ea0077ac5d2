import { describeLaws } from '@logres/kernel-testing'
import { ALL_ACTIONS, sample } from '../../../rules/index.ts'
import { disguise, invariants, RULES } from '../position.ts'

describeLaws(sample, {
  setups: [2, 3, 4].flatMap((seats) =>
    [5, 21].map((stones) => ({ name: `${stones} stones`, options: { stones }, seats })),
  ),
  invariants,
  disguise,
  foreign: ALL_ACTIONS,
  isClosed: true,
  rules: RULES,
  longest: 200,
  games: 5,
})
