import { expectGolden, playthrough } from '@logres/kernel-testing'
import { test } from 'vitest'
import { type Action, type Options, tournament, writeAction } from '../../rules/index.ts'

const { defaults } = tournament.options

const GAMES: readonly { seed: string; seats: number; options: Options }[] = [
  { seed: 'meliot', seats: 3, options: { ...defaults, draft: false } },
  { seed: 'laudine', seats: 4, options: defaults },
  { seed: 'mordred', seats: 6, options: { ...defaults, judgementByLot: true, openPurse: true } },
]

/** Knights who draw lots about withdrawing are soon gone. */
const isSeldom = ({ kind }: Action) => kind === 'retire' || kind === 'ready'

test.each(GAMES)('the tournament $seed of $seats goes as it is written', ({ seed, seats, options }) => {
  const text = playthrough(tournament, { seed, options, seats, length: 1000, write: writeAction, isSeldom })
  expectGolden(text, `${import.meta.dirname}/golden/${seed}.txt`)
})
