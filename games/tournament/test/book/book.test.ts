import { exampleOf, figuresIn, textOf } from '@logres/rulebook/reading'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { loadBook } from '../../book/index.ts'
import { type CardName, type Outfit, SCENES } from '../../book/scenes.ts'
import {
  type Action,
  CARD_PRICE,
  type Card,
  cardOf,
  dealFor,
  type Event,
  FALSE_START_BELOW,
  hasOutfit,
  JOKER,
  LEVELS,
  LONGEST_TOUCH,
  MOST_ALLOWANCE,
  MOST_CARDS_A_SIDE,
  MOST_OFFERS,
  MOST_OPEN_OFFERS,
  MOST_TAKE_BACKS,
  pairsOf,
  question,
  REACTIONS,
  REWARD,
  rightToken,
  SMALL_TOKENS,
  type State,
  sequenceCard,
  TOKENS,
  timeThatCounts,
  tournament,
  weaponCards,
  worthOf,
} from '../../rules/index.ts'

const english = await loadBook('en')

test.each(LANGUAGES)('all figures of the tournament are shown in %s', async (language) => {
  const book = await loadBook(language)
  expect(new Set(figuresIn(book).map(({ id }) => id))).toEqual(new Set(Object.keys(SCENES)))
})

describe('the numbers in the text are those of the game', () => {
  test('what is dealt, with and without the draft', () => {
    for (const seats of [3, 4, 5, 6]) {
      const { values, jokers, dealt, draftDealt } = dealFor(seats)
      expect(textOf(english, '2.1')).toContain(
        `${seats} players: values 1 to ${values} and ${jokers} jokers, ${dealt} cards each.`,
      )
      expect(draftDealt).toBe(seats < 5 ? 6 : 5)
    }
    expect(dealFor(3).from).toEqual([1, 7, 10])
    expect(dealFor(5).from).toEqual([1, 4])
    expect(textOf(english, '2.2')).toContain(`${tournament.options.defaults.startCoins} coins`)
  })

  test.each(LANGUAGES)('the sequence cards, in %s', async (language) => {
    const text = textOf(await loadBook(language), '1.3')
    const printed = [6, 5, 4, 3, 2].flatMap((knights) =>
      sequenceCard(knights)
        .flat()
        .map((pair) => pair.join('')),
    )
    expect(text.match(/\b[A-F]{2}\b/g)).toEqual(printed)
  })

  test('the bounds of a barter, rewards and prices', () => {
    expect(textOf(english, '4.1')).toContain(
      `${MOST_CARDS_A_SIDE} cards at most, and you have ${MOST_OPEN_OFFERS} offers`,
    )
    expect(textOf(english, '4.4')).toMatch(
      new RegExp(
        `${MOST_TAKE_BACKS} times.*${MOST_OFFERS} offers.*${tournament.options.defaults.barterSeconds / 60} min`,
      ),
    )
    expect(textOf(english, '5.5')).toContain(`${REWARD} coins`)
    expect(textOf(english, '6.4')).toContain(`${REWARD} coins`)
    expect(textOf(english, '6.5')).toContain(`${CARD_PRICE} coins`)
  })

  test('the times of the race, and how bots touch', () => {
    const text = textOf(english, '7.3')
    expect(textOf(english, '7.2')).toContain(`${LONGEST_TOUCH / 1000} seconds`)
    expect(text).toContain(`${MOST_ALLOWANCE}\u00a0ms at most`)
    expect(text).toContain(`Less than ${FALSE_START_BELOW}\u00a0ms`)
    for (const level of LEVELS) {
      const { fastest, slowest } = REACTIONS[level]
      expect(text).toMatch(new RegExp(`${level} ${fastest} to ${slowest}`))
    }
    const misses = LEVELS.map((level) => REACTIONS[level].none + REACTIONS[level].falseStart + REACTIONS[level].wrong)
    expect(text).toContain(`they miss ${misses[0]}, ${misses[1]}, ${misses[2]} and ${misses[3]}.`)
  })

  test('the tokens', () => {
    expect(SCENES.tokens.large).toEqual(TOKENS)
    expect(SCENES.tokens.small).toEqual(SMALL_TOKENS)
  })
})

describe('the examples and figures: played, they come out as the book says', () => {
  test.each(['duel', 'jokers', 'level'] as const)('the duel "%s"', (id) => {
    const { mine, theirs, points } = SCENES[id]
    const example = exampleOf(english, { duel: '6.2', jokers: '6.3', level: '6.4' }[id])
    expect(example).toContain(`${points[0]}:${points[1]}`)
    for (const outfit of [mine, theirs]) expect(example).toContain(inWords(outfit))
    const state = beforeDuel(cards(mine), cards(theirs))
    const before = state.hands.map((hand) => [...hand])
    const events = [mine, theirs].flatMap((laid, seat) => act(state, seat, { kind: 'lay', cards: cards(laid) }))
    expect(scoreOf(events)).toEqual(points)
    expect(events.some(({ kind }) => kind === 'judgementCalled')).toBe(points[0] === points[1])
    const won = [0, 1].map((seat) => events.flatMap((e) => (e.kind === 'cardWon' && e.seat === seat ? e.card : [])))
    for (const [seat, laid] of [mine, theirs].entries()) {
      const due = [...without(before[seat] ?? [], cards(laid)), ...(won[seat] ?? [])]
      expect(state.hands[seat]).toEqual(due.toSorted((a, b) => a - b))
    }
    if (id === 'duel') {
      expect(example).toContain('get shield 4, the joker and armour 3.')
      expect(won).toEqual([[cardOf('shield', 4), JOKER, cardOf('armour', 3)], [cardOf('sword', 8)]])
      expect(state.heap).toEqual(
        cards([
          ['shield', 6],
          ['sword', 9],
          ['lance', 2],
          ['armour', 5],
        ]),
      )
      expect(state.purses.slice(0, 2)).toEqual([30, 20])
    }
    if (id === 'jokers') expect([example.includes('Five cards'), state.heap.length]).toEqual([true, 5])
  })

  test('the outfit: complete by its joker alone', () => {
    const hand = cards(SCENES.outfit.cards)
    expect([hasOutfit(hand), hasOutfit(hand.filter((card) => card !== JOKER))]).toEqual([true, false])
    expect(hasOutfit([JOKER, JOKER, JOKER, JOKER])).toBe(true)
    expect(hasOutfit([...hand.filter((card) => card !== JOKER), cardOf('armour', 1)])).toBe(true)
  })

  test('the offer: met by the fitting cards, and by no other', () => {
    const { gives, wants, hand, fitting } = SCENES.offer
    const state = dealt(4, [cards(gives.cards), cards(hand)])
    const goods = { cards: cards(gives.cards), coins: gives.coins }
    act(state, 0, { kind: 'offer', audience: 'all', gives: goods, wants: { cards: [], any: [wants], coins: 0 } })
    const offer = { giver: 0, audience: 'all', n: 1 } as const
    const meets = cards(hand).filter(
      (card) => tournament.whyNot(state, 1, { kind: 'accept', offer, fill: [card] }) === undefined,
    )
    expect(meets).toEqual(cards(fitting))
    expect(exampleOf(english, '4.2')).toContain('lance 5, lance 6, lance 9 and a joker')
  })

  test('the same card in two offers: who is first has it', () => {
    const state = dealt(4, [cards([['shield', 5]]), [], cards([['lance', 2]])])
    const gives = { cards: cards([['shield', 5]]), coins: 0 }
    act(state, 0, { kind: 'offer', audience: [1], gives, wants: { cards: [], any: [], coins: 3 } })
    act(state, 0, { kind: 'offer', audience: [2], gives, wants: { cards: cards([['lance', 2]]), any: [], coins: 0 } })
    act(state, 2, { kind: 'accept', offer: { giver: 0, audience: [2], n: 1 }, fill: [] })
    expect(state.offers).toEqual([])
    const late = { kind: 'accept', offer: { giver: 0, audience: [1], n: 1 }, fill: [] } as const
    expect(tournament.whyNot(state, 1, late)).toMatchObject({ code: 'offerGone', rule: '4.3' })
  })

  test('the draft of three players', () => {
    const pick = (n: number, what: string) => (what === 'banner' && n === 2 ? 1 : 0)
    const state = tournament.setup(tournament.options.defaults, 3, { pick })
    expect(state.banners.join(', ')).toBe('A, C, B')
    const order: string[] = []
    while (state.open.length > 0) {
      const [seat] = tournament.toAct(state)
      const [card] = state.open
      if (typeof seat !== 'number' || card === undefined) throw new Error('no pick')
      for (const event of act(state, seat, { kind: 'draft', card }))
        if (event.kind === 'cardDrafted') order.push(String(state.banners[event.seat]))
    }
    expect(order).toHaveLength(9)
    const rows = [0, 3, 6].map((from) => order.slice(from, from + 3).join(', '))
    expect(exampleOf(english, '2.4')).toContain(`${rows.join('; then ')}.`)
  })

  test('five become three', () => {
    const state = dealt(5, [])
    act(state, 'clerk', { kind: 'endBarter' })
    for (const seat of [0, 1, 2, 3, 4]) act(state, seat, { kind: seat < 2 ? 'retire' : 'stay' })
    expect(state.banners.filter((banner) => banner !== null).toSorted()).toEqual(['A', 'B', 'C'])
    expect([state.round, question(state)?.kind, pairsOf(state).length]).toEqual([1, 'announcement', 1])
    expect(pairsOf(state)[0]?.map((seat) => state.banners[seat])).toEqual(['A', 'B'])
  })

  test.each(['twoDots', 'oneDot', 'allThree'] as const)('the throw "%s"', (id) => {
    const { emblems, dots, right } = SCENES[id]
    expect(rightToken({ emblems, dots })).toBe(right)
    for (const [i, emblem] of emblems.entries()) expect(SMALL_TOKENS[i]).toContain(emblem)
    const [first, ...others] = emblems
    const thrown = [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others].join(', ')
    expect(exampleOf(english, '7.1')).toContain(`${thrown} and ${dots} dot`)
  })

  test('the race: the claimed time within what the line allows', () => {
    const example = exampleOf(english, '7.3')
    for (const { measured, counts } of SCENES.race.touches) {
      expect(timeThatCounts(measured)).toBe(counts)
      const { claimed, span, allowance } = measured
      expect(example).toMatch(new RegExp(`claims ${claimed}.*span ${span}, allowance ${allowance}: ${counts} count`))
    }
    const [mine, theirs] = SCENES.race.touches
    const [ahead, raw] = [theirs.counts - mine.counts, theirs.measured.span - mine.measured.span]
    expect(example).toContain(`by ${ahead}\u00a0ms, not by ${raw}.`)
    expect(timeThatCounts({ ...mine.measured, claimed: 250 })).toBe(330)
  })

  test('the trader: richer than the last knight', () => {
    const state = dealt(3, [])
    state.purses.splice(0, 3, 35, 52, 4)
    act(state, 'clerk', { kind: 'endBarter' })
    for (const seat of [0, 1, 2]) act(state, seat, { kind: seat === 0 ? 'stay' : 'retire' })
    expect(tournament.result(state)).toMatchObject({ scores: [45, 52, 4], places: [2, 1, 3] })
    for (const number of [35, 45, 52]) expect(exampleOf(english, '8.1')).toContain(String(number))
  })
})

function cardNamed(name: CardName): Card {
  return name === 'joker' ? JOKER : cardOf(...name)
}

function cards(names: readonly CardName[]): Card[] {
  return names.map(cardNamed)
}

/** "shield 6, sword 8, lance 2 and a joker" */
function inWords(outfit: Outfit): string {
  const words = outfit.map((name) => (name === 'joker' ? 'a joker' : name.join(' ')))
  return `${words.slice(0, 3).join(', ')} and ${words[3]}`
}

/** What may be done is done, and what happens is told. */
function act(state: State, actor: number | 'clerk', action: Action): Event[] {
  expect(tournament.whyNot(state, actor, action)).toBeUndefined()
  const events: Event[] = []
  tournament.apply(state, actor, action, { pick: () => 0 }, (event) => events.push(event))
  return events
}

/** A real deal without draft, in which each hand begins with what is given; the rest goes round, so that all are complete. */
function dealt(seats: number, given: readonly (readonly Card[])[]): State {
  const { jokers, dealt: size } = dealFor(seats)
  const left = [...weaponCards(seats, 1), ...Array.from({ length: jokers }, () => JOKER)]
  const rest = left.toSorted((a, b) => worthOf(a) - worthOf(b))
  for (const card of given.flat()) rest.splice(rest.indexOf(card), 1)
  const wanted = Array.from({ length: seats }, (_, seat) => {
    const hand = given[seat] ?? []
    return [...hand, ...rest.splice(0, size - hand.length)]
  }).flat()
  const pick = (_: number, what: string) => {
    if (what !== 'deal') return 0
    const i = left.indexOf(wanted.shift() ?? JOKER)
    const last = left.pop()
    if (i < left.length && last !== undefined) left[i] = last
    return i
  }
  return tournament.setup({ ...tournament.options.defaults, draft: false }, seats, { pick })
}

/** All have stayed, and A and B are to lay. */
function beforeDuel(mine: readonly Card[], theirs: readonly Card[]): State {
  const state = dealt(4, [mine, theirs])
  act(state, 'clerk', { kind: 'endBarter' })
  for (const seat of [0, 1, 2, 3]) act(state, seat, { kind: 'stay' })
  expect(pairsOf(state)[0]).toEqual([0, 1])
  return state
}

/** What is left when `others` are taken out. */
function without(hand: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...hand]
  for (const card of others) left.splice(left.indexOf(card), 1)
  return left
}

function scoreOf(events: readonly Event[]): number[] {
  const winners = events.flatMap((event) => (event.kind === 'weaponTurned' ? [event.winner] : []))
  expect(winners).toHaveLength(4)
  return [0, 1].map((seat) => winners.filter((winner) => winner === seat).length)
}
