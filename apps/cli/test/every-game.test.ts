import { createBot } from '@logres/bots'
import { CATALOGUE } from '@logres/catalogue'
import { findWords } from '@logres/words'
import { expect, test } from 'vitest'
import { findTerminal } from '../src/boards/index.ts'
import { logres } from './logres.ts'

test.each(CATALOGUE.map(({ game }) => game))('$id has words, a bot and a board at the terminal', (game) => {
  expect(findWords(game.id)).toBeDefined()
  expect(createBot(game, 'reference', 'x').kind).toBe('bot')
  expect(findTerminal(game.id)).toBeDefined()
})

test('help is given on every way of asking for it', () => {
  for (const args of [[], ['help'], ['--help'], ['simulate', '--help'], ['-h']]) {
    expect(logres(args)).toMatchObject({ code: 0, out: expect.stringContaining('simulate <game>') })
  }
})
