/* What is said of each thing on Avalon's board, in four languages. */
import '../fake-dom/fake-dom.ts'
import { board as avalonBoard } from '@logres/avalon/board'
import { explainPlace, explanationsReady } from '@logres/avalon/board/explain/index.ts'
import { Model } from '@logres/avalon/board/model.ts'
import { readings } from '@logres/avalon/board/telling/readings.ts'
import { avalon, conquestCost, question, type State } from '@logres/avalon/rules'
import { type PlaceId, switchLang } from '@logres/board-kit'
import { at, type Viewer } from '@logres/kernel'
import { LANGUAGES } from '@logres/words'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { loadTexts, openBoard } from '../fake-dom/open-board.ts'
import { randomGame } from '../fake-dom/random-game.ts'

const NAMES = ['Bors', 'Morgan']
const VIEWERS: readonly Viewer[] = [0, 1, 'table']
let speech: GameTexts

beforeAll(async () => {
  await Promise.all([avalonBoard.ready(), explanationsReady()])
  speech = await loadTexts(avalon)
})

const options = { ...avalon.options.defaults, turnLimit: 90 }
const POSITIONS: readonly State[] = [...randomGame(avalon, { options, seats: 2, seed: 'explained' })]
  .map(({ state }) => state)
  .filter((_, i) => i % 7 === 0)

function explainer(state: State, viewer: Viewer) {
  const { context } = openBoard({ game: avalon, speech, names: NAMES }, state, viewer)
  const model = new Model(context)
  return { explain: (place: PlaceId) => explainPlace(model, place), close: () => model.close() }
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => switchLang(language))

  it('everything that can be read off the board is explained, with its rule', () => {
    const titles = new Set<string>()
    for (const state of POSITIONS) {
      for (const viewer of VIEWERS) {
        const board = explainer(state, viewer)
        for (const place of [...readings(avalon.view(state, viewer)).keys(), 'conquests', 'draw-pile', 'discards']) {
          const found = board.explain(place)
          expect(found, place).toBeDefined()
          expect(found?.title).toMatch(/^[\p{Lu}\d]/u)
          expect(found?.text, place).toMatch(/^[\p{Lu}\d].*\.$/u)
          expect(found?.text, place).not.toMatch(/undefined|null|NaN| {2}|\.\./)
          expect(found?.rule, place).toMatch(/^[1-8]\.\d+$/)
          if (found !== undefined) titles.add(found.title)
        }
        board.close()
      }
    }
    expect(titles.size).toBeGreaterThan(40)
  })
})

describe('what it is worth now', () => {
  beforeAll(() => switchLang('en'))

  it('6.7 6.8 a region says what its conquest would cost, or how many cards are missing', () => {
    const said = { costs: 0, needs: 0 }
    for (const state of POSITIONS) {
      const board = explainer(state, 0)
      for (const [position, place] of state.places.entries()) {
        if (place.owner === 0) continue
        const text = board.explain(`region-${position + 1}`)?.text ?? ''
        const lacks = place.piles[1].length + (place.region?.castle === true ? 1 : 0) - place.piles[0].length
        const isCastleOfNobody = place.region?.castle === true && place.owner === null
        expect(isCastleOfNobody).toBe(false)
        if (lacks > 0) {
          expect(text).toContain('To attack it you need')
          said.needs += 1
        } else {
          const { price } = conquestCost(state, 0, place)
          expect(text).toContain(`would cost you ${price === 1 ? '1 card' : `${price} cards`}.`)
          said.costs += 1
        }
      }
      board.close()
    }
    expect(said.costs).toBeGreaterThan(20)
    expect(said.needs).toBeGreaterThan(20)
  })

  it('a card of the hand says how many regions it could attack', () => {
    const playing = POSITIONS.filter((state) => question(state)?.kind === 'playCards' && state.active === 0)
    let attacks = 0
    for (const state of playing) {
      const board = explainer(state, 0)
      const legal = avalon.legal(state, 0)
      for (const [card, count] of state.hands[0].entries()) {
        if (count === 0) continue
        const could = legal.filter((action) => action.kind === 'attack' && action.card === card).length
        const text = board.explain(`card-${card}-1`)?.text ?? ''
        if (could > 0) expect(text).toContain(could === 1 ? 'attack 1 region' : `attack ${could} regions`)
        attacks += could
      }
      board.close()
    }
    expect(attacks).toBeGreaterThan(0)
  })

  it('a card that is not held, and what is no thing on the board, is not explained', () => {
    const board = explainer(at(POSITIONS, 0), 0)
    expect(board.explain('card-3-9')).toBeUndefined()
    expect(board.explain('dragon')).toBeUndefined()
    board.close()
  })
})
