import { describeLaws } from '@logres/kernel-testing'
import { ALL_ACTIONS, gauntlet } from '../../../rules/index.ts'
import { disguise, invariants, RULES } from '../position.ts'

describeLaws(gauntlet, {
  setups: [2, 3, 4].flatMap((seats) =>
    [1, 3, 5].map((rounds) => ({ name: `${rounds} rounds`, options: { rounds }, seats })),
  ),
  invariants,
  disguise,
  foreign: ALL_ACTIONS,
  isClosed: true,
  rules: RULES,
  longest: 100,
  games: 8,
})
