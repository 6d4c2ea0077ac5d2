import { BOTS, createBot, mindOf } from '@logres/bots'
import { CATALOGUE } from '@logres/catalogue'
import { findMind } from '@logres/catalogue/minds'
import { findWords } from '@logres/catalogue/words'
import { expect, test } from 'vitest'
import { logres } from './logres.ts'

test.each(CATALOGUE.map(({ game }) => game))(
  '$id has words and a mind, and where it has a mind of its own a bot of every name',
  (game) => {
    expect(findWords(game.id)).toBeDefined()
    expect(mindOf(game).game).toBe(game)
    const own = findMind(game.id)
    if (own !== undefined) expect(Object.keys(own.weights)).not.toHaveLength(0)
    for (const name of BOTS) {
      const expected = own === undefined && name === 'reference' ? 'refusal' : 'bot'
      expect(createBot(game, name, 'x').kind).toBe(expected)
    }
  },
)

test('help is given on every way of asking for it', () => {
  for (const args of [[], ['help'], ['--help'], ['simulate', '--help'], ['-h']]) {
    expect(logres(args)).toMatchObject({ code: 0, out: expect.stringContaining('simulate <game>') })
  }
})
