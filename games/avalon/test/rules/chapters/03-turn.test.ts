import { describe, expect, test } from 'vitest'
import { avalon, tilesDown } from '../../../rules/index.ts'
import { asked, card, handOf, kinds, ownerOf, pileAt, position, say } from '../position.ts'
import { codes, drawn, isListed, passWith, refusal, tell } from '../telling.ts'

describe('3 A turn', () => {
  test('3.1 a dark tile pays at the start of the next turn, before any card is played, and is turned down', () => {
    const s = position({ waiting: [null, 'four'] })
    tell(s, 0, 'finish', 'take realm')
    expect(handOf(s.state, 1)).toBe('')
    expect(tilesDown(s.state)).toBe(0)
    const events = s.does(0, say('end'), drawn(4))
    expect(kinds(events)).toEqual(['turnBegan', 'tilePaid', 'cardDrawn', 'cardDrawn', 'cardDrawn', 'cardDrawn'])
    expect([handOf(s.state, 1), asked(s.state)]).toEqual(['yK yK yK yK', 'playCards'])
    expect(s.state.waiting).toEqual([{ tile: 'realm', returnsFaceUp: false }, null])
    expect([tilesDown(s.state), s.state.faceUp[3]]).toEqual([1, 1])
  })

  test('3.1 its amount is computed now: a region lost in between counts no more', () => {
    const s = position({
      hands: ['rK bS', ''],
      regions: { 1: ['plainA', 1], 2: ['hillA', 1], 3: ['forestA', 1] },
      waiting: [null, 'realm'],
    })
    tell(s, 0, 'attack rK 2', 'pay bS')
    passWith(s, 0, 'four', drawn(2))
    expect(handOf(s.state, 1)).toBe('yK yK')
  })

  test('3.1 a dark tile that pays nothing is used up all the same', () => {
    const s = position({ waiting: [null, 'realm'], regions: { 1: ['plainA', 0], 2: ['hillA', 0] } })
    tell(s, 0, 'finish', 'take four')
    const events = s.does(0, say('end'))
    expect(events).toContainEqual({ kind: 'tilePaid', seat: 1, tile: 'realm', cards: 0 })
    expect([handOf(s.state, 1), s.state.waiting[1], s.state.faceUp[5]]).toEqual(['', null, 0])
  })

  test('3.1 without a dark tile a turn begins with the plays, and nothing is drawn', () => {
    const s = position({ hands: ['', 'rK'] })
    tell(s, 0, 'finish', 'take four')
    expect(kinds(s.does(0, say('end')))).toEqual(['turnBegan'])
    expect([asked(s.state), handOf(s.state, 1)]).toEqual(['playCards', 'rK'])
  })

  test("3.1 the opponent's dark tile does not pay in your turn", () => {
    const s = position({ hands: ['', 'gK'] })
    passWith(s, 0, 'four')
    expect([handOf(s.state, 0), s.state.waiting[0]?.tile]).toEqual(['', 'four'])
    passWith(s, 1, 'realm', drawn(4))
    expect([handOf(s.state, 0), s.state.waiting[0]]).toEqual(['yK yK yK yK', null])
    expect([handOf(s.state, 1), s.state.waiting[1]?.tile]).toEqual(['gK', 'realm'])
  })

  test('3.2 any number of cards, one at a time: all of them', () => {
    const s = position({ hands: ['rK rK bS vS yK gK gK', ''] })
    tell(s, 0, 'reinforce rK 1', 'reinforce rK 1', 'reinforce bS 2', 'reinforce vS 1', 'reinforce yK 11')
    tell(s, 0, 'reinforce gK 4', 'reinforce gK 4')
    expect([handOf(s.state, 0), asked(s.state)]).toEqual(['', 'playCards'])
    expect(s.legal(0)).toEqual([say('finish')])
  })

  test('3.2 any number of cards: none', () => {
    const s = position({ hands: ['rK', ''] })
    tell(s, 0, 'finish')
    expect(asked(s.state)).toBe('takeTile')
  })

  test('3.2 a card goes from the hand to the top of the own pile', () => {
    const s = position({ hands: ['rK bS', ''], piles: { 5: ['yK', 'gS'] } })
    tell(s, 0, 'reinforce rK 5', 'reinforce bS 5')
    expect([pileAt(s.state, 5, 0), pileAt(s.state, 5, 1), handOf(s.state, 0)]).toEqual(['yK rK bS', 'gS', ''])
  })

  test('3.2 only a card that is in the hand', () => {
    const s = position({ hands: ['rK', 'bK'], piles: { 5: ['yK', 'yK'] } })
    for (const text of ['reinforce bK 1', 'attack yK 5', 'enchant yS 5'])
      expect(refusal(s, 0, text)).toBe('cardNotInHand 3.2')
    expect(s.refuses(0, say('reinforce bK 1')).params).toEqual({ card: card('bK') })
  })

  test('3.2 nobody plays in the turn of the other', () => {
    const s = position({ hands: ['rK', 'bK'] })
    for (const text of ['reinforce bK 1', 'attack bK 1', 'finish']) {
      expect(refusal(s, 1, text)).toBe('notAsked by no rule')
    }
    expect(s.legal(1)).toEqual([])
  })

  test('3.2 piles and discards, hand sizes and the size of the pile are open to all; hands are not', () => {
    const { state } = position({
      hands: ['rK bS', 'gK gK yS'],
      piles: { 2: ['vK vS', 'bK'] },
      discards: 'yK yK',
    })
    for (const viewer of [0, 1, 'table'] as const) {
      const view = avalon.view(state, viewer)
      expect(view.places[1]?.piles).toEqual([[card('vK'), card('vS')], [card('bK')]])
      expect(codes(view.discards)).toBe('yK yK')
      expect([view.hands[0].size, view.hands[1].size, view.pileSize]).toEqual([2, 3, 70])
      expect(codes(view.hands[0].cards)).toBe(viewer === 0 ? 'rK bS' : '')
      expect(codes(view.hands[1].cards)).toBe(viewer === 1 ? 'yS gK gK' : '')
    }
  })

  test('3.2 what somebody draws is told to nobody else', () => {
    const s = position()
    tell(s, 0, 'finish')
    const events = s.does(0, say('take two'), [
      ['card', 8],
      ['card', 0],
    ])
    const cardsSeenBy = (viewer: 0 | 1 | 'table') =>
      events.flatMap((event) => {
        const seen = avalon.redact(event, viewer)
        return seen?.kind === 'cardDrawn' ? [seen.card] : []
      })
    expect([cardsSeenBy(0), cardsSeenBy(1), cardsSeenBy('table')]).toEqual([
      [card('yS'), card('yK')],
      [null, null],
      [null, null],
    ])
  })

  test('3.3 each card is declared as one of three; the same sorceress may do any of them', () => {
    const start = () => position({ hands: ['rS', ''], piles: { 3: ['yK', 'rK'] }, regions: { 9: ['stoneCircle', 0] } })
    const reinforced = start()
    tell(reinforced, 0, 'reinforce rS 3')
    expect([pileAt(reinforced.state, 3, 0), pileAt(reinforced.state, 3, 1)]).toEqual(['yK rS', 'rK'])
    const enchanted = start()
    tell(enchanted, 0, 'enchant rS 3')
    expect([pileAt(enchanted.state, 3, 0), pileAt(enchanted.state, 3, 1)]).toEqual(['yK rS rK', ''])
    const attacking = start()
    attacking.does(0, say('attack rS 3'), [['region in the mist', 0]])
    expect(ownerOf(attacking.state, 3)).toBe(0)
  })

  test('3.3 enchanting and attacking are optional: both cards may simply reinforce', () => {
    const s = position({ hands: ['rS yK', 'rS rK'], piles: { 3: ['yK', 'rK'] } })
    tell(s, 0, 'reinforce rS 3', 'reinforce yK 3')
    expect([asked(s.state), ownerOf(s.state, 3), pileAt(s.state, 3, 1)]).toEqual(['playCards', null, 'rK'])
  })

  test('3.3 never later: a card that lies can be declared no more', () => {
    const s = position({ hands: ['rS yK', ''], piles: { 3: ['yK', 'rK'] } })
    tell(s, 0, 'reinforce rS 3', 'reinforce yK 3')
    expect(refusal(s, 0, 'enchant rS 3')).toBe('cardNotInHand 3.2')
    expect(refusal(s, 0, 'attack yK 3')).toBe('cardNotInHand 3.2')
  })

  test('3.4 after the plays: tile, then hand limit, then the end; the order cannot be changed', () => {
    const s = position({ hands: ['rK rK rK rK bS bS', ''] })
    for (const text of ['take four', 'discard rK', 'end']) expect(refusal(s, 0, text)).toBe('finishPlaysFirst 3.4')
    tell(s, 0, 'finish')
    for (const text of ['discard rK', 'end', 'finish']) expect(refusal(s, 0, text)).toBe('takeTileFirst 7.1')
    tell(s, 0, 'take four')
    for (const text of ['take four', 'end', 'finish']) expect(refusal(s, 0, text)).toBe('discardFirst 7.6')
    tell(s, 0, 'discard rK')
    for (const text of ['take four', 'discard rK', 'finish']) expect(refusal(s, 0, text)).toBe('endTurnFirst 3.4')
    tell(s, 0, 'end')
    expect(avalon.turn(s.state)).toEqual({ no: 2, seat: 1 })
  })

  test('3.4 no card is played after that', () => {
    const s = position({ hands: ['rK rK rK rK bS bS', ''], piles: { 2: ['', 'bK'] } })
    const plays = ['reinforce rK 1', 'attack rK 1', 'enchant bS 2']
    for (const text of plays) expect(isListed(s, 0, text)).toBe(true)
    for (const step of ['finish', 'take four', 'discard rK']) {
      tell(s, 0, step)
      for (const text of plays) expect(refusal(s, 0, text)).toBe('playsFinished 3.4')
    }
  })

  test('3.4 the plays cannot be declared finished with losses unpaid', () => {
    const s = position({ hands: ['rK rK rK', ''] })
    s.does(0, say('attack rK 1'), [['region in the mist', 0]])
    expect(refusal(s, 0, 'finish')).toBe('payFirst 6.10')
    tell(s, 0, 'pay rK', 'finish')
    expect(asked(s.state)).toBe('takeTile')
  })

  test('3.4 victory comes before the tile', () => {
    const s = position({
      regions: {
        1: ['plainA', 0],
        2: ['forestA', 0],
        3: ['hillA', 0],
        4: ['plainB', 0],
        5: ['hillB', 0],
        6: ['hillCastle', 0],
      },
    })
    expect(kinds(s.does(0, say('finish')))).toEqual(['playsFinished', 'gameEnded'])
  })
})
