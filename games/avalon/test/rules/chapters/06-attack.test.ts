import { describe, expect, test } from 'vitest'
import { avalon } from '../../../rules/index.ts'
import { asked, handOf, kinds, ownerOf, pileAt, position, say } from '../position.ts'
import { isListed, passWith, refusal, tell } from '../telling.ts'

const PLAIN_A: [string, number] = ['region in the mist', 0]

describe('6 Attack: who, where, and the answer', () => {
  test('6.1 a knight attacks where he finds as many own cards as hostile ones, or more', () => {
    const s = position({ hands: ['rK', ''], piles: { 1: ['gK', 'bK'], 2: ['gK yS', 'bK'], 3: ['gK', ''] } })
    for (const number of [1, 2, 3]) expect(isListed(s, 0, `attack rK ${number}`)).toBe(true)
  })

  test('6.1 0:0 is enough', () => {
    const s = position({ hands: ['rK bS', ''] })
    s.does(0, say('attack rK 4'), [PLAIN_A])
    expect(ownerOf(s.state, 4)).toBe(0)
  })

  test('6.1 not where the opponent has more, for the knight himself does not count', () => {
    const s = position({ hands: ['rK', ''], piles: { 1: ['gK', 'bK bK'], 2: ['', 'bK'] } })
    expect(refusal(s, 0, 'attack rK 1')).toBe('attackNeedsAsMany 6.1')
    expect(s.refuses(0, say('attack rK 2')).params).toEqual({ at: 1, yours: 0, needed: 1 })
  })

  test('6.1 reinforcing first helps, enchanting too', () => {
    const s = position({ hands: ['rK gK bS', ''], piles: { 1: ['', 'yK'], 2: ['', 'bK'] } })
    tell(s, 0, 'reinforce gK 1')
    expect(isListed(s, 0, 'attack rK 1')).toBe(true)
    expect(isListed(s, 0, 'attack rK 2')).toBe(false)
    tell(s, 0, 'enchant bS 2')
    expect(isListed(s, 0, 'attack rK 2')).toBe(true)
  })

  test('6.1 not a region he owns', () => {
    const s = position({ hands: ['rK', ''], regions: { 1: ['plainA', 0], 2: ['plainB', 1] } })
    expect(refusal(s, 0, 'attack rK 1')).toBe('attackNeedsForeignRegion 6.1')
    expect([isListed(s, 0, 'attack rK 2'), isListed(s, 0, 'attack rK 3')]).toEqual([true, true])
  })

  test('6.1 no sorceress attacks without the stone circle', () => {
    const s = position({ hands: ['rS', ''], regions: { 9: ['stoneCircle', 1] } })
    expect(refusal(s, 0, 'attack rS 1')).toBe('attackNeedsKnight 6.1')
  })

  test('6.1 a captured knight does not attack', () => {
    const s = position({ hands: ['rS', ''], piles: { 1: ['gK', 'rK'] } })
    tell(s, 0, 'enchant rS 1')
    expect(pileAt(s.state, 1, 0)).toBe('gK rS rK')
    expect(refusal(s, 0, 'attack rK 1')).toBe('cardNotInHand 3.2')
  })

  test('6.2 far too few cards at a castle: the castle’s rule is named, with what it needs', () => {
    const s = position({ hands: ['rK', 'gS'], piles: { 1: ['', 'bK'] }, regions: { 1: ['hillCastle', 1] } })
    expect(refusal(s, 0, 'attack rK 1')).toBe('castleNeedsOneMore 6.2')
    expect(s.refuses(0, say('attack rK 1')).params).toEqual({ at: 0, yours: 0, needed: 2 })
  })

  test('6.2 a castle before the opponent needs one card more than he has', () => {
    const s = position({
      hands: ['rK', ''],
      piles: { 1: ['gK', 'bK'], 2: ['gK gS', 'bK'], 3: ['', 'bK'] },
      regions: { 1: ['hillCastle', 1], 2: ['plainCastle', 1], 3: ['forestCastle', 1] },
    })
    expect(refusal(s, 0, 'attack rK 1')).toBe('castleNeedsOneMore 6.2')
    expect(s.refuses(0, say('attack rK 1')).params).toEqual({ at: 0, yours: 1, needed: 2 })
    expect(isListed(s, 0, 'attack rK 2')).toBe(true)
    expect(s.refuses(0, say('attack rK 3')).params).toMatchObject({ needed: 2 })
  })

  test('6.2 also an empty one', () => {
    const s = position({ hands: ['rK gK', ''], regions: { 1: ['hillCastle', 1] } })
    expect(refusal(s, 0, 'attack rK 1')).toBe('castleNeedsOneMore 6.2')
    tell(s, 0, 'reinforce gK 1')
    expect(isListed(s, 0, 'attack rK 1')).toBe(true)
  })

  test('6.2 a castle in the mist gives nothing: 0:0 is enough, and it costs no card more', () => {
    const s = position({ hands: ['rK bS yK', ''] })
    const events = s.does(0, say('attack rK 1'), [['region in the mist', 1]])
    expect(events).toContainEqual({ kind: 'regionTurnedUp', at: 0, region: 'plainCastle' })
    expect(events).toContainEqual({ kind: 'lossesOwed', seat: 0, at: 0, cards: 1 })
  })

  test('6.3 the owner of the stone circle attacks with sorceresses too', () => {
    const s = position({ hands: ['rS gK', ''], regions: { 9: ['stoneCircle', 0] } })
    s.does(0, say('attack rS 1'), [PLAIN_A])
    expect([ownerOf(s.state, 1), pileAt(s.state, 1, 0)]).toEqual([0, 'rS'])
  })

  test('6.3 the other conditions stay', () => {
    const s = position({
      hands: ['rS', ''],
      piles: { 1: ['', 'bK'], 2: ['gK', 'bK'] },
      regions: { 2: ['hillCastle', 1], 9: ['stoneCircle', 0] },
    })
    expect(refusal(s, 0, 'attack rS 1')).toBe('attackNeedsAsMany 6.1')
    expect(refusal(s, 0, 'attack rS 2')).toBe('castleNeedsOneMore 6.2')
    expect(refusal(s, 0, 'attack rS 9')).toBe('attackNeedsForeignRegion 6.1')
  })

  test('6.3 she who attacks does not enchant', () => {
    const s = position({ hands: ['rS gK', 'yK'], piles: { 1: ['gK', 'rK'] }, regions: { 9: ['stoneCircle', 0] } })
    tell(s, 0, 'attack rS 1')
    expect(pileAt(s.state, 1, 1)).toBe('rK')
    const events = s.does(1, say('decline'), [PLAIN_A])
    expect(kinds(events)).not.toContain('cardEnchanted')
  })

  test('6.3 the right starts with the conquest, in the same turn', () => {
    const s = position({ hands: ['rK rS yS', ''] })
    expect(refusal(s, 0, 'attack rS 2')).toBe('attackNeedsKnight 6.1')
    s.does(0, say('attack rK 1'), [['region in the mist', 5]])
    tell(s, 0, 'pay yS')
    s.does(0, say('attack rS 2'), [PLAIN_A])
    expect(ownerOf(s.state, 2)).toBe(0)
  })

  test('6.3 the right ends when the opponent conquers the circle, and is his then', () => {
    const s = position({ hands: ['vS vS', 'rK bS bS'], regions: { 3: ['stoneCircle', 0] } })
    expect(isListed(s, 0, 'attack vS 1')).toBe(true)
    passWith(s, 0, 'realm')
    expect(refusal(s, 1, 'attack bS 1')).toBe('attackNeedsKnight 6.1')
    tell(s, 1, 'attack rK 3')
    tell(s, 0, 'decline')
    tell(s, 1, 'pay 3')
    expect(isListed(s, 1, 'attack bS 1')).toBe(true)
    passWith(s, 1, 'four', [])
    expect(refusal(s, 0, 'attack vS 1')).toBe('attackNeedsKnight 6.1')
  })

  test('6.4 the question names the region and the attacking card', () => {
    const s = position({ hands: ['rK', 'gS'] })
    s.does(0, say('attack rK 3'))
    expect(avalon.asked(avalon.view(s.state, 1))).toEqual({
      kind: 'answerAttack',
      rule: '6.4',
      params: { at: 2, card: 4 },
    })
    expect(avalon.asked(avalon.view(s.state, 0))).toBeUndefined()
  })

  test('6.4 a knight of the attacker’s colour makes the attack fail; both stay on top of their piles', () => {
    const s = position({ hands: ['rK', 'rK gS'], piles: { 1: ['gK', 'bK'] } })
    tell(s, 0, 'attack rK 1')
    expect([asked(s.state), avalon.toAct(s.state)]).toEqual(['answerAttack', [1]])
    expect(kinds(s.does(1, say('resist')))).toEqual(['attackResisted'])
    expect([pileAt(s.state, 1, 0), pileAt(s.state, 1, 1)]).toEqual(['gK rK', 'bK rK'])
    expect([ownerOf(s.state, 1), handOf(s.state, 1), asked(s.state)]).toEqual([null, 'gS', 'playCards'])
  })

  test('6.4 also against a sorceress: a knight, not a sorceress', () => {
    const s = position({ hands: ['rS rS', 'rS rK'], regions: { 9: ['stoneCircle', 0] } })
    tell(s, 0, 'attack rS 1')
    tell(s, 1, 'resist')
    expect([pileAt(s.state, 1, 0), pileAt(s.state, 1, 1), handOf(s.state, 1)]).toEqual(['rS', 'rK', 'rS'])
    tell(s, 0, 'attack rS 2')
    expect(refusal(s, 1, 'resist')).toBe('resistNeedsKnight 6.4')
  })

  test('6.4 however many cards lie there', () => {
    const s = position({ hands: ['rK', 'rK'], piles: { 1: ['gK gK gK gK', ''] } })
    tell(s, 0, 'attack rK 1')
    tell(s, 1, 'resist')
    expect(ownerOf(s.state, 1)).toBeNull()
  })

  test('6.4 another colour or a knight who lies there does not help; a spell is no answer', () => {
    const s = position({ hands: ['rK', 'bK rS'], piles: { 1: ['gK', 'rK'] } })
    tell(s, 0, 'attack rK 1')
    expect(refusal(s, 1, 'resist')).toBe('resistNeedsKnight 6.4')
    expect(refusal(s, 1, 'counter')).toBe('attackNeedsResistance 6.4')
    for (const text of ['reinforce bK 1', 'finish']) expect(refusal(s, 1, text)).toBe('answerAttackFirst 6.4')
    expect(s.legal(1)).toEqual([say('decline')])
  })

  test('6.4 he may: with the card in hand he can decline too', () => {
    const s = position({ hands: ['rK gK', 'rK'] })
    tell(s, 0, 'attack rK 1')
    expect(s.legal(1)).toEqual([say('resist'), say('decline')])
    s.does(1, say('decline'), [PLAIN_A])
    expect([ownerOf(s.state, 1), handOf(s.state, 1)]).toEqual([0, 'rK'])
  })

  test('6.4 the question is put to a hand that cannot answer, not to an empty one', () => {
    const asking = position({ hands: ['rK gK', 'bS'] })
    expect(kinds(asking.does(0, say('attack rK 1')))).toEqual(['attackDeclared'])
    expect(asked(asking.state)).toBe('answerAttack')
    const empty = position({ hands: ['rK gK', ''] })
    expect(kinds(empty.does(0, say('attack rK 1'), [PLAIN_A]))).toContain('regionConquered')
  })

  test('6.5 no answer: conquered', () => {
    const s = position({ hands: ['rK gK', 'bS'] })
    tell(s, 0, 'attack rK 1')
    expect(ownerOf(s.state, 1)).toBeNull()
    s.does(1, say('decline'), [PLAIN_A])
    expect([ownerOf(s.state, 1), s.state.conquests]).toEqual([0, 1])
  })

  test('6.5 two conquests a turn; then no attack, but reinforcing and enchanting go on', () => {
    const s = position({ hands: ['rK rK rK bS yK yK', ''], piles: { 5: ['', 'bK'] } })
    for (const number of [1, 2]) {
      s.does(0, say(`attack rK ${number}`), [PLAIN_A])
      tell(s, 0, 'pay yK')
    }
    expect(refusal(s, 0, 'attack rK 3')).toBe('conquestsSpent 6.5')
    tell(s, 0, 'enchant bS 5', 'reinforce rK 3')
    expect([pileAt(s.state, 5, 0), pileAt(s.state, 3, 0)]).toEqual(['bS bK', 'rK'])
  })

  test('6.5 failed attacks do not count', () => {
    const s = position({ hands: ['rK rK rK rK rK', 'rK rK'] })
    for (const number of [1, 2]) {
      tell(s, 0, `attack rK ${number}`)
      tell(s, 1, 'resist')
    }
    expect(s.state.conquests).toBe(0)
    s.does(0, say('attack rK 3'), [PLAIN_A])
    tell(s, 0, 'pay 3')
    s.does(0, say('attack rK 4'), [PLAIN_A])
    expect([ownerOf(s.state, 3), ownerOf(s.state, 4)]).toEqual([0, 0])
  })

  test('6.5 the next turn begins with none', () => {
    const s = position({ hands: ['rK', 'rK'], conquests: 2 })
    expect(refusal(s, 0, 'attack rK 3')).toBe('conquestsSpent 6.5')
    passWith(s, 0, 'four')
    expect(isListed(s, 1, 'attack rK 3')).toBe(true)
  })

  test('6.5 it is two a turn, not one a region: a region can be lost and won again', () => {
    const s = position({ hands: ['rK bS', 'rK bS'], regions: { 1: ['plainA', 1] } })
    tell(s, 0, 'attack rK 1')
    tell(s, 1, 'decline')
    tell(s, 0, 'pay 1')
    passWith(s, 0, 'four')
    tell(s, 1, 'attack rK 1')
    tell(s, 0, 'decline')
    expect(ownerOf(s.state, 1)).toBe(1)
  })
})
