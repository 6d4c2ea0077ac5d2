/* Small boards in whole random games: drawn from what a spectator sees at every moment, and still, in four languages. */
import '../fake-dom/fake-dom.ts'
import { avalon } from '@logres/avalon/rules'
import { switchLang } from '@logres/board-kit'
import type { AnyGame } from '@logres/kernel'
import { merlin } from '@logres/merlin/rules'
import { tournament } from '@logres/tournament/rules'
import { LANGUAGES } from '@logres/words'
import { h, render } from 'preact'
import { afterAll, describe, expect, it } from 'vitest'
import { manifestOf } from '../../src/games.ts'
import { randomGame } from '../fake-dom/random-game.ts'

afterAll(() => switchLang('en'))

/** More say nothing new. */
const MOST_MOMENTS = 400

const CASES: readonly (readonly [AnyGame, number, object, RegExp])[] = [
  [avalon, 2, { ...avalon.options.defaults, turnLimit: 30 }, /\d/],
  [merlin, 4, merlin.options.defaults, /\d/],
  [tournament, 4, { ...tournament.options.defaults, judgementByLot: true }, /\d/],
]

describe.each(CASES)('%#', (game, seats, options, score) => {
  it('every moment has a drawing, a phase, and a score for every seat', async () => {
    const board = await manifestOf(game.id).smallBoard?.()
    if (board === undefined) throw new Error(`${game.id} has none`)
    await board.ready()
    let seen = 0
    const phases = new Set<string>()
    for (const { state } of randomGame(game, { options, seats, seed: `small ${game.id}` })) {
      if (seen++ > MOST_MOMENTS) break
      const view = game.view(state, 'table')
      const texts = board.texts(view)
      phases.add(texts.phase)
      expect(texts.scores).toHaveLength(seats)
      for (const each of texts.scores) expect(each).toMatch(score)
      const root = document.createElement('div')
      render(h(board.Drawing, { view }), root)
      expect(root.firstChild).not.toBeNull()
      render(null, root)
    }
    expect(phases.size).toBeGreaterThan(1)
  })

  it('says it in every language', async () => {
    const board = await manifestOf(game.id).smallBoard?.()
    await board?.ready()
    const [first] = randomGame(game, { options, seats, seed: 'words' })
    if (first === undefined || board === undefined) throw new Error('no moment')
    const said = new Set<string>()
    for (const language of LANGUAGES) {
      await switchLang(language)
      said.add(board.texts(game.view(first.state, 'table')).scores.join())
    }
    expect(said.size).toBeGreaterThan(2)
  })
})
