import { findWords } from '@logres/catalogue/words'
import { at, type Chance, refuse, type Seat, seededChance, type Viewer } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  cardOf,
  type Event,
  JOKER,
  type Options,
  REASONS,
  type State,
  tournament,
} from '../../rules/index.ts'
import { words as english } from '../../words/en.ts'

const words = findWords('tournament')
if (words === undefined) throw new Error('no words for the tournament')
const names = ['Bors', 'Isolde', 'Gawain', 'Morgan', 'Kay', 'Palamedes']
const ofBors = { names, reader: 0 }
const ofTable = { names, reader: null }

const KINDS = {
  cardDrafted: true,
  roundBegan: true,
  barterBegan: true,
  offerMade: true,
  offerDeclined: true,
  offerWithdrawn: true,
  dealStruck: true,
  readySaid: true,
  readyTakenBack: true,
  barterEnded: true,
  answered: true,
  announced: true,
  bannersDealt: true,
  duelBegan: true,
  equipmentLaid: true,
  weaponTurned: true,
  cardDestroyed: true,
  cardWon: true,
  judgementCalled: true,
  tokensThrown: true,
  runBegun: true,
  touched: true,
  touchesShown: true,
  lotDrawn: true,
  duelWon: true,
  rewardPaid: true,
  cardBought: true,
  purchasePassed: true,
  gameEnded: true,
} as const satisfies Record<Event['kind'], true>

function isSentence(text: string): boolean {
  return /^[A-Z0-9].*[.?]$/.test(text) && isClean(text)
}

function isClean(text: string): boolean {
  return !/undefined|null|NaN|\[object|!|\bseat \d|\byou (is|has|gets)\b|\bYou (is|has|\w+s the)\b/.test(text)
}

/** Any action of anybody, but people seldom retire and the clerk is patient: else there would be no duels. */
function pick(state: State, chance: Chance): { actor: Seat | 'clerk'; action: Action } {
  const actors = tournament.toAct(state)
  const seats = actors.filter((actor) => actor !== 'clerk')
  const isClerk = seats.length === 0 || (actors.length > seats.length && chance.pick(60, 'clerk') === 0)
  const actor = isClerk ? 'clerk' : at(seats, chance.pick(seats.length, 'actor'))
  const legal = tournament.legal(state, actor)
  const staying = legal.filter(({ kind }) => kind !== 'retire')
  const from = chance.pick(10, 'retire') === 0 ? legal : staying
  return { actor, action: at(from, chance.pick(from.length, 'action')) }
}

function playOut(
  seats: number,
  options: Partial<Options>,
  seed: string,
  say: (event: Event, state: State) => void,
): void {
  const chance = seededChance(seed)
  const state = tournament.setup({ ...tournament.options.defaults, ...options }, seats, chance)
  while (tournament.toAct(state).length > 0) {
    const { actor, action } = pick(state, chance)
    const players = { names, reader: actor === 'clerk' ? null : actor }
    const said = words?.action(action, players) ?? ''
    expect(isClean(said) && /^[a-z]/.test(said), said).toBe(true)
    const question = actor === 'clerk' ? undefined : tournament.asked(tournament.view(state, actor))
    if (question !== undefined) expect(isSentence(words?.question(question, players) ?? ''), question.kind).toBe(true)
    tournament.apply(state, actor, action, chance, (event) => say(event, state))
  }
}

describe('everything the tournament can say is a sentence', () => {
  test('every kind of event, for every viewer and as it was', () => {
    const kinds = new Set<string>()
    for (const seats of [3, 4, 5, 6]) {
      for (const judgementByLot of [false, true]) {
        for (let i = 0; i < 4; i++) {
          playOut(seats, { judgementByLot, draft: i !== 1 }, `words ${seats} ${judgementByLot} ${i}`, (event) => {
            kinds.add(event.kind)
            const viewers: Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)]
            for (const viewer of viewers) {
              const seen = tournament.redact(event, viewer)
              if (seen === undefined) continue
              const text = words.event(seen, { names, reader: viewer === 'table' ? null : viewer })
              expect(isSentence(text), text).toBe(true)
            }
            const told = words.event(event, ofTable)
            expect(isSentence(told), told).toBe(true)
          })
        }
      }
    }
    expect([...kinds].toSorted()).toEqual(Object.keys(KINDS).toSorted())
  })

  test('1.3 the first round is only told of when the sequence card starts again', () => {
    const began = (round: number): Event => ({ kind: 'roundBegan', round })
    expect(words.event(began(1), ofBors)).toBe('Round 1 begins again: the sequence card starts over.')
    expect(words.event(began(2), ofBors)).toBe('Round 2 begins.')
  })

  test('every reason, with the rule and with the numbers it may have', () => {
    const full = {
      card: 4,
      most: 8,
      coins: 3,
      yours: 1,
      price: 5,
      needed: 2,
      given: 1,
      weapon: 'sword',
      seat: 1,
      ms: 300,
    }
    for (const [code, rule] of Object.entries(REASONS)) {
      for (const params of [full, {}, { card: null, weapon: null }]) {
        const text = sayRefusal(refuse(code, rule, params), words)
        expect(text, code).not.toContain('Not possible')
        expect(isSentence(text.replace(/ \(rule [\d.]+\)$/, '')), text).toBe(true)
        if (rule !== null) expect(text).toContain(`(rule ${rule})`)
      }
    }
    const setup = tournament.checkSetup({ ...tournament.options.defaults, lowestValue: 4 }, 3)
    expect(setup && sayRefusal(setup, words)).toBe('With 3 players the values in play cannot start at 4. (rule 2.1)')
  })
})

describe('how it is said', () => {
  const sword4 = cardOf('sword', 4)
  const name = { giver: 0, audience: 'all', n: 1 } as const
  const nothing = { cards: [], any: [], coins: 0 }

  test('offers', () => {
    const gives = { cards: [sword4], coins: 3 }
    const wants = { ...nothing, any: [{ weapon: 'lance', least: 8 } as const] }
    const say = (players: typeof ofTable | typeof ofBors) => english().names.offer({ name, gives, wants }, players)
    expect(say(ofTable)).toBe('Bors offers sword 4 and 3 coins to everyone for any lance of 8 or more')
    expect(say(ofBors)).toBe('You offer sword 4 and 3 coins to everyone for any lance of 8 or more')
    const secret = { giver: 1, audience: [0, 2], n: 1 }
    const jokers = { cards: [JOKER, JOKER], coins: 0 }
    expect(english().names.offer({ name: secret, gives: jokers, wants: nothing }, ofBors)).toBe(
      'Isolde offers 2 jokers to you and Gawain as a gift',
    )
    const plea = { name: secret, gives: { cards: [], coins: 0 }, wants: { ...nothing, coins: 1 } }
    expect(english().names.offer(plea, ofBors)).toBe('Isolde asks you and Gawain for 1 coin as a gift')
  })

  test('deals, as the two and as the others see them', () => {
    const terms = {
      offer: name,
      taker: 2,
      gives: { cards: [sword4], coins: 0 },
      wants: { ...nothing, any: [{ weapon: 'armour', least: 1 } as const], coins: 2 },
      fill: [cardOf('armour', 9)],
    }
    const deal = { kind: 'dealStruck', seats: [0, 2], sizes: [7, 9], terms } as const
    expect(words.event(deal, ofBors)).toBe(
      'You and Gawain make a deal: Gawain gets sword 4, you get armour 9 and 2 coins.',
    )
    const seen = tournament.redact(deal, 'table')
    expect(seen && words.event(seen, ofTable)).toBe(
      'Bors and Gawain make a deal: Gawain gets sword 4, Bors gets an armour and 2 coins.',
    )
    const secret: Event = { ...deal, terms: null }
    expect(words.event(secret, ofTable)).toBe('Bors and Gawain make a deal in private and now hold 7 and 9 cards.')
  })

  test('the end: a winner, or several', () => {
    const end = {
      kind: 'gameEnded',
      reason: 'lastKnight',
      lastKnight: 2,
      purses: [41, 30, 20],
      places: [1, 2, 3],
    } as const
    expect(words.event(end, ofBors)).toBe('Gawain is the last knight. You win with 41 coins.')
    const shared: Event = { ...end, reason: 'noKnight', lastKnight: null, purses: [41, 41, 1], places: [1, 1, 3] }
    expect(words.event(shared, ofBors)).toBe('No knight is left. You and Isolde share the victory with 41 coins each.')
  })

  test('a touch that is no hit', () => {
    const thrown = { emblems: ['crown', 'cup', 'cup'], dots: 1 } as const
    const touches = [
      { token: 'cup', ms: 300, measured: null },
      { token: 'crown', ms: 60, measured: null },
    ] as const
    const shown: Event = { kind: 'touchesShown', pair: [0, 1], thrown, right: 'crown', touches, winner: null }
    expect(words.event(shown, ofBors)).toBe(
      'The right token was crown: you cup after 300 ms, wrong; Isolde crown after 60 ms, a false start. Nobody wins this throw.',
    )
  })
})
