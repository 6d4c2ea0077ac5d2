import { expectGolden, playthrough } from '@logres/kernel-testing'
import { test } from 'vitest'
import { type Action, merlin, type Options, writeAction } from '../../rules/index.ts'

const { defaults } = merlin.options

const GAMES: readonly { seed: string; seats: number; options: Options }[] = [
  { seed: 'viviane', seats: 2, options: defaults },
  { seed: 'blaise', seats: 3, options: { ...defaults, kingsFavour: true, knights: 'draft' } },
  { seed: 'ambrosius', seats: 4, options: { ...defaults, knights: 'random' } },
]

/** A knight who renounces every other time has little to tell. */
const isSeldom = ({ kind }: Action) => kind === 'renounce' || kind === 'keepStaff'

test.each(GAMES)('the game $seed of $seats goes as it is written', ({ seed, seats, options }) => {
  const text = playthrough(merlin, { seed, options, seats, length: 1000, write: writeAction, isSeldom })
  expectGolden(text, `${import.meta.dirname}/golden/${seed}.txt`)
})
