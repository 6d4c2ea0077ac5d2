import { figuresIn, textOf } from '@logres/rulebook/reading'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { loadBook, type Place } from '../../book/index.ts'
import { SCENES } from '../../book/plan.ts'
import {
  type Action,
  avalon,
  type Card,
  cardOf,
  question,
  REGION_CARDS,
  REGIONS,
  type State,
  TILE_DATA,
  TILES,
  yieldOf,
} from '../../rules/index.ts'

test.each(LANGUAGES)('all figures of Avalon are shown in %s', async (language) => {
  const shown = figuresIn(await loadBook(language))
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(Object.keys(SCENES)))
})

describe('what the book says is what the game does', () => {
  test('all regions and tiles are shown, and the numbers in the text are theirs', async () => {
    const book = await loadBook('en')
    expect([...SCENES.regions.regions].toSorted()).toEqual([...REGIONS].toSorted())
    expect(SCENES.tiles.tiles).toEqual(TILES)
    const crowns = Object.values(REGION_CARDS).reduce((sum, card) => sum + card.crowns, 0)
    expect(textOf(book, '1.2')).toContain(`${crowns} crowns in all`)
    const light = TILES.filter((tile) => TILE_DATA[tile].shade === 'light')
    expect(light.reduce((sum, tile) => sum + TILE_DATA[tile].copies, 0)).toBe(5)
    expect(light.map((tile) => (TILE_DATA[tile].copies === 2 ? 'twice' : 'once'))).toEqual(['twice', 'once', 'twice'])
    expect(textOf(book, '1.3')).toMatch(/twice \*Two\*.*once \*Landscape\*.*twice \*Connected\*/)
    expect(textOf(book, '1.3')).toMatch(/twice \*Four\*.*once \*Landscape ×2\*.*once \*Realm\*/)
  })

  const plays = Object.entries(SCENES).flatMap(([id, scene]) => (scene.kind === 'play' ? [[id, scene] as const] : []))
  test.each(plays)('the figure %s: played, it comes out as drawn', (_id, scene) => {
    const me = 0
    const played = cardOf(...scene.card)
    const answer = scene.answer === null ? undefined : cardOf(...scene.answer)
    const state = withPlace(scene.before, played, answer)
    const chance = { pick: () => state.mist.indexOf(scene.after.region === 'mist' ? 'swamp' : scene.after.region) }
    const act = (seat: 0 | 1, action: Action) => {
      expect(avalon.whyNot(state, seat, action)).toBeUndefined()
      avalon.apply(state, seat, action, chance, () => {})
    }
    act(me, { kind: scene.play, card: played, at: 0 })
    if (answer !== undefined) act(1, scene.play === 'enchant' ? { kind: 'counterSpell' } : { kind: 'resist' })
    else if (scene.play !== 'reinforce') act(1, { kind: 'decline' })
    const place = state.places[0]
    expect(place?.piles).toEqual([pile(scene.after.mine), pile(scene.after.theirs)])
    expect(place?.region?.name ?? 'mist').toBe(scene.after.region)
    expect(place?.owner).toBe(owner(scene.after))
    const asked = question(state)
    expect(asked?.kind === 'payLosses' ? asked.owed : 0).toBe(scene.owed)
    if (answer !== undefined && scene.play === 'enchant') expect(state.hands[1][played]).toBe(1)
  })

  test('the stretch: three, no matter who owns Avalon between', () => {
    const state = avalon.setup(avalon.options.defaults, 2, { pick: () => 0 })
    for (const [i, { region, owner: whose }] of SCENES.stretch.places.entries()) {
      const place = state.places[i]
      if (place === undefined) throw new Error('no place')
      const owner = whose === null ? null : whose === 'me' ? 0 : 1
      const face = region === 'mist' ? null : REGION_CARDS[region]
      state.places = state.places.with(i, { region: face, owner, piles: place.piles })
    }
    expect(yieldOf(state, 0, 'connected')).toBe(3)
    const strict = { ...state, options: { ...state.options, avalonAndSwampInterrupt: true } }
    expect(yieldOf(strict, 0, 'connected')).toBe(2)
  })
})

function pile(cards: Place['mine']): Card[] {
  return cards.map(([colour, character]) => cardOf(colour, character))
}

function owner(place: Place): 0 | 1 | null {
  if (place.owner === null) return null
  return place.owner === 'me' ? 0 : 1
}

/** A game in which the first region is as given, I hold some cards with the one to play, and the opponent his answer. */
function withPlace(given: Place, played: Card, answer: Card | undefined): State {
  const state = avalon.setup({ ...avalon.options.defaults, startPlayer: 'first' }, 2, { pick: () => 0 })
  const none = state.hands[0].map(() => 0)
  state.hands[0] = none.with(played, 5)
  state.hands[1] = none.with(answer ?? 9, 1)
  const region = given.region === 'mist' ? null : REGION_CARDS[given.region]
  state.places = state.places.with(0, { region, owner: owner(given), piles: [pile(given.mine), pile(given.theirs)] })
  state.mist = state.mist.filter((each) => each !== given.region)
  return state
}
