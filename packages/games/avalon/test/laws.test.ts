import { describeLaws } from '@logres/kernel-testing'
import { ALL_ACTIONS, avalon, type Options } from '../src/index.ts'
import { disguise, invariants, RULES } from './position.ts'

const base: Options = { ...avalon.options.defaults, turnLimit: 60 }

describeLaws(avalon, {
  setups: [
    { name: 'as printed', options: base, seats: 2 },
    { name: 'paying in full', options: { ...base, payInFull: true, startPlayer: 'first' }, seats: 2 },
    {
      name: 'Avalon and swamp interrupt',
      options: { ...base, avalonAndSwampInterrupt: true, startPlayer: 'second' },
      seats: 2,
    },
    {
      name: 'both options, 200 turns',
      options: { ...base, payInFull: true, avalonAndSwampInterrupt: true, turnLimit: 200 },
      seats: 2,
    },
  ],
  invariants,
  disguise,
  foreign: ALL_ACTIONS,
  isClosed: true,
  rules: RULES,
  longest: 20_000,
})
