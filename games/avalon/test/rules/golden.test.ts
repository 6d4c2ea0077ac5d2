import { expectGolden, playthrough } from '@logres/kernel-testing'
import { test } from 'vitest'
import { avalon, type Options, writeAction } from '../../rules/index.ts'

const { defaults } = avalon.options

const GAMES: readonly { seed: string; length: number; options: Options }[] = [
  { seed: 'gawain', length: 120, options: { ...defaults, turnLimit: 200 } },
  {
    seed: 'morgan',
    length: 400,
    options: { ...defaults, payInFull: true, avalonAndSwampInterrupt: true, turnLimit: 200 },
  },
]

test.each(GAMES)('the game $seed goes as it is written', ({ seed, length, options }) => {
  const text = playthrough(avalon, { seed, options, seats: 2, length, write: writeAction })
  expectGolden(text, `${import.meta.dirname}/golden/${seed}.txt`)
})
