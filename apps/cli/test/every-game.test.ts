import { BOTS, createBot, findMind, weightsOf } from '@logres/bots'
import { CATALOGUE } from '@logres/catalogue'
import { findWords } from '@logres/words'
import { expect, test } from 'vitest'
import { findTerminal } from '../src/boards/index.ts'
import { logres } from './logres.ts'

test.each(CATALOGUE.map(({ game }) => game))(
  '$id has words, a mind, a bot of every name and a board at the terminal',
  (game) => {
    expect(findWords(game.id)).toBeDefined()
    expect(findMind(game.id)?.game).toBe(game)
    expect(Object.keys(weightsOf(game.id) ?? {})).not.toHaveLength(0)
    for (const name of BOTS) expect(createBot(game, name, 'x').kind).toBe('bot')
    expect(findTerminal(game.id)).toBeDefined()
  },
)

test('help is given on every way of asking for it', () => {
  for (const args of [[], ['help'], ['--help'], ['simulate', '--help'], ['-h']]) {
    expect(logres(args)).toMatchObject({ code: 0, out: expect.stringContaining('simulate <game>') })
  }
})
