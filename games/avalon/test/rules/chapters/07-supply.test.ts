import { sum } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { avalon, tilesDown } from '../../../rules/index.ts'
import { asked, handOf, kinds, pileAt, position, say } from '../position.ts'
import { allBut, codes, drawn, passWith, refusal, tell, tilesUp } from '../telling.ts'

const ALL_TILES = 'two two landscape connected connected four four landscapeTwice realm'

describe('7 Supply: tiles and cards', () => {
  test('7.1 one face-up tile must be taken', () => {
    const s = position({ faceUp: ['two', 'four'] })
    tell(s, 0, 'finish')
    expect(s.legal(0)).toEqual([say('take two'), say('take four')])
    expect(refusal(s, 0, 'take realm')).toBe('tileNotFaceUp 7.1')
    for (const text of ['end', 'finish']) expect(refusal(s, 0, text)).toBe('takeTileFirst 7.1')
  })

  test('7.1 even if it yields nothing', () => {
    const s = position({ faceUp: ['connected', 'connected'] })
    tell(s, 0, 'finish')
    expect(s.legal(0)).toEqual([say('take connected')])
    expect(kinds(s.does(0, say('take connected')))).toEqual(['tileTaken', 'tilePaid'])
    expect([tilesUp(s.state), handOf(s.state, 0), asked(s.state)]).toEqual(['connected', '', 'endTurn'])
  })

  test('7.1 just one', () => {
    const s = position()
    tell(s, 0, 'finish', 'take four')
    expect(refusal(s, 0, 'take realm')).toBe('endTurnFirst 3.4')
  })

  test('7.1 the tile before the opponent cannot be taken', () => {
    const s = position({ waiting: [null, 'realm'] })
    tell(s, 0, 'finish')
    expect(refusal(s, 0, 'take realm')).toBe('tileNotFaceUp 7.1')
  })

  test('7.2 light: draw at once', () => {
    const s = position()
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    expect([handOf(s.state, 0), sum(s.state.pile), s.state.waiting[0]]).toEqual(['yK yK', 78, null])
  })

  test('7.2 dark: it lies open before you and pays at the start of your next turn, by what you own then', () => {
    const s = position({ hands: ['', 'rK bS'], regions: { 1: ['plainA', 0], 2: ['plainB', 0], 4: ['hillA', 0] } })
    tell(s, 0, 'finish')
    expect(kinds(s.does(0, say('take landscapeTwice')))).toEqual(['tileTaken'])
    for (const viewer of [0, 1, 'table'] as const) {
      expect(avalon.view(s.state, viewer).waiting[0]).toEqual({ tile: 'landscapeTwice', returnsFaceUp: false })
    }
    tell(s, 0, 'end')
    tell(s, 1, 'attack rK 1', 'pay bS')
    passWith(s, 1, 'four', drawn(2))
    expect(handOf(s.state, 0)).toBe('yK yK')
  })

  test('7.4 a light tile is used when taken and turned face down', () => {
    const s = position()
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    expect(tilesUp(s.state)).toBe(ALL_TILES.replace('two ', ''))
    expect(tilesDown(s.state)).toBe(1)
  })

  test('7.4 a dark tile is used when it has paid; until then it is neither up nor down', () => {
    const s = position()
    passWith(s, 0, 'four')
    expect([tilesUp(s.state), tilesDown(s.state)]).toEqual([ALL_TILES.replace('four ', ''), 0])
    passWith(s, 1, 'realm', drawn(4))
    expect([tilesUp(s.state), tilesDown(s.state)]).toEqual([ALL_TILES.replace('four ', '').replace(' realm', ''), 1])
  })

  test('7.4 when the ninth is a light one all nine are turned up at once, that one included', () => {
    const s = position({ faceUp: ['two'] })
    expect(tilesDown(s.state)).toBe(8)
    tell(s, 0, 'finish')
    const events = s.does(0, say('take two'), drawn(2))
    expect(events.at(-1)).toEqual({ kind: 'tilesTurnedUp', tiles: 9 })
    expect([tilesUp(s.state), tilesDown(s.state)]).toEqual([ALL_TILES, 0])
  })

  test('7.4 when the ninth is a dark one all nine are turned up when it has paid', () => {
    const s = position({ faceUp: ['two'], waiting: [null, 'four'] })
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    expect([tilesUp(s.state), tilesDown(s.state)]).toEqual(['', 8])
    const events = s.does(0, say('end'), drawn(4))
    expect(kinds(events).at(-1)).toBe('tilesTurnedUp')
    expect([tilesUp(s.state), s.state.waiting]).toEqual([ALL_TILES, [null, null]])
  })

  test('7.4 a tile is due and none is up: the eight are turned up, the ninth stays where it lies', () => {
    const s = position({ faceUp: [], waiting: [null, 'four'] })
    expect(kinds(s.does(0, say('finish')))).toEqual(['playsFinished', 'tilesTurnedUp'])
    expect(tilesUp(s.state)).toBe(ALL_TILES.replace('four ', ''))
    expect(s.state.waiting[1]).toEqual({ tile: 'four', returnsFaceUp: true })
    tell(s, 0, 'take four')
    expect(tilesUp(s.state)).not.toContain('four')
  })

  test('7.4 … and comes back face up when it pays', () => {
    const s = position({ faceUp: [], waiting: [null, 'four'] })
    passWith(s, 0, 'realm', drawn(4))
    expect([handOf(s.state, 1), s.state.waiting[1]]).toEqual(['yK yK yK yK', null])
    expect([tilesUp(s.state), tilesDown(s.state)]).toEqual([ALL_TILES.replace(' realm', ''), 0])
    tell(s, 1, 'finish', 'take four')
    expect(s.state.waiting[1]).toEqual({ tile: 'four', returnsFaceUp: false })
  })

  test('7.4 two dark ones last: the first has paid face down, the second comes back face up', () => {
    const s = position({ faceUp: ['realm'], waiting: [null, 'four'] })
    passWith(s, 0, 'realm', drawn(4))
    expect([tilesUp(s.state), tilesDown(s.state)]).toEqual(['', 8])
    tell(s, 1, 'finish')
    expect(tilesUp(s.state)).toBe(ALL_TILES.replace(' realm', ''))
    tell(s, 1, 'take four')
    s.does(1, say('end'))
    expect([tilesUp(s.state), tilesDown(s.state)]).toEqual([ALL_TILES.replace(' four', ''), 0])
  })

  test('7.4 nothing is turned up as long as one lies face up', () => {
    const s = position({ faceUp: ['connected'], waiting: [null, 'four'] })
    expect(kinds(s.does(0, say('finish')))).toEqual(['playsFinished'])
    expect(tilesUp(s.state)).toBe('connected')
  })

  test('7.5 the pile runs out: the discards are shuffled and drawing goes on', () => {
    const s = position({ hands: ['', 'gK'], pile: 'rK' })
    tell(s, 0, 'finish')
    const events = s.does(0, say('take two'), [
      ['card', 0],
      ['card', 0],
    ])
    expect(kinds(events)).toEqual(['tileTaken', 'tilePaid', 'cardDrawn', 'discardsShuffled', 'cardDrawn'])
    expect(events).toContainEqual({ kind: 'discardsShuffled', cards: 78 })
    expect([handOf(s.state, 0), sum(s.state.pile), sum(s.state.discards)]).toEqual(['yK rK', 77, 0])
  })

  test('7.5 not before a card must be drawn: an empty pile may lie', () => {
    const s = position({ hands: ['', 'gK'], pile: 'rK rK' })
    tell(s, 0, 'finish')
    expect(kinds(s.does(0, say('take two'), drawn(2)))).not.toContain('discardsShuffled')
    expect([sum(s.state.pile), sum(s.state.discards)]).toEqual([0, 77])
    const nothing = position({ pile: '', faceUp: ['connected', 'connected'] })
    tell(nothing, 0, 'finish', 'take connected')
    expect(sum(nothing.state.pile)).toBe(0)
  })

  test('7.5 this turn’s discards are among them', () => {
    const s = position({
      hands: ['rK bS vS', ''],
      piles: { 10: ['', allBut('rK bS vS')] },
      regions: { 1: ['plainA', 1] },
    })
    tell(s, 0, 'attack rK 1', 'pay bS', 'finish')
    const events = s.does(0, say('take landscape'), drawn(1))
    expect(events).toContainEqual({ kind: 'discardsShuffled', cards: 1 })
    expect([handOf(s.state, 0), sum(s.state.discards)]).toEqual(['bS vS', 0])
  })

  test('7.5 both empty: the missing cards are lost', () => {
    const s = position({ hands: ['rK', ''], piles: { 10: ['', allBut('rK')] } })
    tell(s, 0, 'finish')
    expect(s.does(0, say('take two'))).toContainEqual({ kind: 'cardsMissing', seat: 0, cards: 2 })
    expect([handOf(s.state, 0), asked(s.state)]).toEqual(['rK', 'endTurn'])
  })

  test('7.5 … those that are there are drawn first, and nothing is owed later', () => {
    const s = position({ hands: ['rK', 'gK gK gK gK gK'], piles: { 10: [allBut('rK gK gK gK gK gK bS'), ''] } })
    tell(s, 0, 'finish')
    expect(s.does(0, say('take two'), drawn(1))).toContainEqual({ kind: 'cardsMissing', seat: 0, cards: 1 })
    tell(s, 0, 'end')
    tell(s, 1, 'reinforce gK 1', 'finish', 'take four', 'end')
    expect([handOf(s.state, 0), pileAt(s.state, 1, 1)]).toEqual(['rK bS', 'gK'])
  })

  test('7.5 at a reshuffle each player knows the other’s hand to the card; later cards are hidden again', () => {
    const s = position({ hands: ['bK', 'bS gK'], pile: 'rK', piles: { 3: ['yS', 'vS'] } })
    expect(codes(avalon.view(s.state, 0).hands[1].known)).toBe('')
    tell(s, 0, 'finish')
    s.does(0, say('take two'), [
      ['card', 0],
      ['card', 0],
    ])
    expect(handOf(s.state, 0)).toBe('yK rK bK')
    expect(codes(avalon.view(s.state, 0).hands[1].known)).toBe('gK bS')
    expect(codes(avalon.view(s.state, 1).hands[0].known)).toBe('rK bK')
    expect(avalon.view(s.state, 1).hands[0].cards).toBeNull()
  })

  test('7.5 the table, who sees neither hand, does not', () => {
    const s = position({ hands: ['bK', 'bS gK'], pile: '' })
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    const { hands } = avalon.view(s.state, 'table')
    expect(hands.map(({ cards, known, seen }) => [cards, known, codes(seen)])).toEqual([
      [null, null, ''],
      [null, null, ''],
    ])
  })

  test('7.5 a drawn card is disclosed to its drawer alone', () => {
    const s = position()
    tell(s, 0, 'finish')
    const { disclosed, events } = s.stepBy(0, say('take two'), drawn(2))
    expect(disclosed).toEqual([0])
    const [first] = events.filter(({ kind }) => kind === 'cardDrawn')
    if (first === undefined) throw new Error('nothing drawn')
    expect([avalon.redact(first, 0), avalon.redact(first, 1)]).toEqual([first, { ...first, card: null }])
  })

  test('7.5 the table can tell the hands apart only if one of them is empty', () => {
    const s = position({ hands: ['', 'gK bS'], pile: '' })
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    const { hands } = avalon.view(s.state, 'table')
    expect(hands.map(({ known, seen }) => [known, codes(seen)])).toEqual([
      [null, ''],
      [null, 'gK bS'],
    ])
  })

  test('7.5 what is known so is known until it is played', () => {
    const s = position({ hands: ['bK', 'bS gK'], pile: '' })
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    tell(s, 0, 'end')
    tell(s, 1, 'reinforce gK 1')
    expect(codes(avalon.view(s.state, 0).hands[1].known)).toBe('bS')
  })

  test('7.6 after the tile and its cards the hand is cut to five, by own choice', () => {
    const s = position({ hands: ['rK rK bS vS', ''] })
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    expect(s.legal(0)).toEqual(['discard yK', 'discard rK', 'discard bS', 'discard vS'].map(say))
    expect(refusal(s, 0, 'discard gK')).toBe('discardNotInHand 7.6')
    tell(s, 0, 'discard bS')
    expect([handOf(s.state, 0), codes(s.state.discards), asked(s.state)]).toEqual(['yK yK rK rK vS', 'bS', 'endTurn'])
  })

  test('7.6 one by one, and never below five', () => {
    const s = position({ hands: ['rK rK rK rK rK rK rK bS', ''] })
    tell(s, 0, 'finish', 'take four')
    for (const text of ['end', 'take four']) expect(refusal(s, 0, text)).toBe('discardFirst 7.6')
    tell(s, 0, 'discard rK', 'discard rK', 'discard rK')
    expect(refusal(s, 0, 'discard rK')).toBe('endTurnFirst 3.4')
    expect(handOf(s.state, 0)).toBe('rK rK rK rK bS')
  })

  test('7.6 with five nothing is asked', () => {
    const s = position({ hands: ['rK rK bS', ''] })
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    expect(asked(s.state)).toBe('endTurn')
  })

  test('7.6 during the turn the hand has no limit: a dark tile on five cards', () => {
    const s = position({ hands: ['', 'rK rK rK rK bS'], waiting: [null, 'four'] })
    passWith(s, 0, 'realm', drawn(4))
    expect([sum(s.state.hands[1]), asked(s.state)]).toEqual([9, 'playCards'])
    tell(s, 1, 'finish', 'take four')
    expect(asked(s.state)).toBe('discardDown')
  })
})
