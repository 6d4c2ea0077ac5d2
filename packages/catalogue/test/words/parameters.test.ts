/*
 * Every sentence says its parameters in every language, each in its part: what English says of somebody, of a number or of a
 * card, no other language says of another one. English itself is held against what it must say.
 */
import { avalon, REASONS as avalonReasons } from '@logres/avalon/rules'
import {
  type AnyGame,
  at,
  type Chance,
  type Params,
  refuse,
  type Seat,
  seededChance,
  type Tagged,
} from '@logres/kernel'
import { merlin, REASONS as merlinReasons } from '@logres/merlin/rules'
import { tournament, REASONS as tournamentReasons } from '@logres/tournament/rules'
import { type GameWords, type GeneralWords, LANGUAGES, type Language } from '@logres/words'
import { SENTENCES } from '@logres/words/en/refusals'
import { loadGeneralWords } from '@logres/words/load'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadWords } from '../../src/manifests.ts'
import { actorOf, pick } from './random-play.ts'
import { NAMES, OTHERS, REORDERED, tokensOf, withOffersSaid } from './tokens.ts'

type Words = GameWords<Tagged, Tagged>
const general = new Map<Language, GeneralWords>()
const words = new Map<string, Words>()

beforeAll(async () => {
  for (const language of LANGUAGES) {
    general.set(language, await loadGeneralWords(language))
    for (const game of ['avalon', 'tournament', 'merlin']) {
      const found = await loadWords(language, game)
      if (found !== undefined) words.set(`${language} ${game}`, found)
    }
  }
})

function inLanguage(language: Language, game: string): Words {
  const found = words.get(`${language} ${game}`)
  if (found === undefined) throw new Error(`no ${language} for ${game}`)
  return found
}

function generalIn(language: Language): GeneralWords {
  const found = general.get(language)
  if (found === undefined) throw new Error(`no ${language}`)
  return found
}

/** Two cards of one colour may still be exchanged. */
function charactersIn(text: string, language: Language): string {
  return tokensOf(text, language, 'characters')
    .filter((token) => token === 'knight' || token === 'sorceress')
    .join()
}

/** Sentences that differ from what English says, by what they are. */
class Differences {
  readonly found = new Map<string, string>()
  readonly said = new Set<string>()

  /** `what` begins with the game, or with `general`. */
  compare(what: string, reader: Seat | null, say: (language: Language) => string): void {
    this.said.add(what)
    const [game] = what.split(' ')
    const english = withOffersSaid(say('en'), (seat) => (seat === reader ? '' : (NAMES[seat] ?? '')))
    const wanted = tokensOf(english, 'en', game)
    for (const language of OTHERS) {
      const text = say(language)
      const due = REORDERED[what]?.[language]?.(wanted) ?? wanted
      const isSame = tokensOf(text, language, game).join() === due.join()
      if (!isSame || (game === 'avalon' && charactersIn(text, language) !== charactersIn(english, 'en')))
        this.found.set(`${what} (${language})`, `${english} ≠ ${text}`)
    }
  }
}

function tell(game: AnyGame, seats: number, options: object, games: number): Differences {
  const differences = new Differences()
  for (let i = 0; i < games; i++) tellGame(differences, game, seats, options, seededChance(`parameters ${seats} ${i}`))
  return differences
}

/** Plays a random game; everything in it is said to a spectator and to one of the players. */
function tellGame(differences: Differences, game: AnyGame, seats: number, options: object, chance: Chance): void {
  const state = game.setup({ ...game.options.defaults, ...options }, seats, chance)
  const toEach = (what: string, say: (words: Words, reader: Seat | null) => string) => {
    for (const reader of [null, chance.pick(seats, 'reader')])
      differences.compare(`${game.id} ${what}`, reader, (language) => say(inLanguage(language, game.id), reader))
  }
  for (let actors = game.toAct(state); actors.length > 0; actors = game.toAct(state)) {
    const actor = actorOf(actors, chance)
    const action = pick(game.legal(state, actor), chance)
    toEach(`action ${action.kind}`, (each, reader) => each.action(action, { names: NAMES, reader }))
    const question = actor === 'clerk' ? undefined : game.asked(game.view(state, actor))
    if (question !== undefined)
      toEach(`question ${question.kind}`, (each, reader) => each.question(question, { names: NAMES, reader }))
    game.apply(state, actor, action, chance, (event) => {
      toEach(`event ${event.kind}`, (each, reader) => each.event(event, { names: NAMES, reader }))
    })
  }
}

describe('what happens is said with the same names, numbers and cards in the same parts', () => {
  test('in Avalon', () => {
    const { found, said } = tell(avalon, 2, { turnLimit: 100 }, 3)
    expect(Object.fromEntries(found)).toEqual({})
    expect(said.size).toBeGreaterThan(40)
  })

  test.each([
    [3, {}],
    [4, { judgementByLot: true, draft: false }],
    [5, {}],
    [6, { openPurse: true }],
  ] as const)('in the tournament with %i and %j', (seats, options) => {
    const { found } = tell(tournament, seats, options, 8)
    expect(Object.fromEntries(found)).toEqual({})
  })

  test.each([
    [2, { kingsFavour: true, knights: 'random' }],
    [3, { kingsFavour: true, knights: 'draft' }],
    [4, { kingsFavour: true, knights: 'draft' }],
  ] as const)('in Merlin with %i and %j', (seats, options) => {
    const { found } = tell(merlin, seats, options, 2)
    expect(Object.fromEntries(found)).toEqual({})
  })
})

/** Cards, places and words as the games know them; every other number is one of its own. */
const KNOWN: Params = { card: 4, target: 9, at: 2, weapon: 'sword', province: 3, seat: 1, space: 'exchange', quest: 5 }
const PRIMES = [13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97]

/** Whatever a sentence asks for, it gets, and never the same for two names. */
function everything(): Params {
  const given = new Map<string, number>()
  const values: Params = {}
  return new Proxy(values, {
    get: (_, key) => {
      const name = String(key)
      if (Object.hasOwn(KNOWN, name)) return KNOWN[name]
      const value = given.get(name) ?? at(PRIMES, given.size)
      given.set(name, value)
      return value
    },
  })
}

describe('a refusal says the same numbers and cards in the same parts', () => {
  const refusals = (game: string | undefined, codes: readonly string[]) => {
    const differences = new Differences()
    for (const code of codes) {
      // One for all languages, asked by English first: a name has the same number in each.
      const refusal = refuse(code, null, everything())
      differences.compare(`${game ?? 'general'} ${code}`, null, (language) =>
        generalIn(language).sayReason(refusal, game === undefined ? undefined : inLanguage(language, game)),
      )
    }
    return Object.fromEntries(differences.found)
  }

  const EDITION = [
    'Ring',
    'Spacing',
    'Spaces',
    'Frame',
    'Tile',
    'Balance',
    'StartingTiles',
    'Starts',
    'Quests',
    'Quest',
  ]

  test.each([
    ['avalon', Object.keys(avalonReasons)],
    ['tournament', [...Object.keys(tournamentReasons), 'valuesNotForPlayers']],
    ['merlin', [...Object.keys(merlinReasons), ...EDITION.map((fault) => `edition${fault}`)]],
    [undefined, Object.keys(SENTENCES)],
  ] as const)('%s', (game, codes) => {
    expect(refusals(game, codes)).toEqual({})
  })
})

describe('English, which the others are held against, says each number in its part', () => {
  const SAID: readonly (readonly [game: string, code: string, params: Params, sentence: string])[] = [
    [
      'avalon',
      'attackNeedsAsMany',
      { at: 4, yours: 3, needed: 7 },
      'You have 3 cards at region 5 and need 7 to attack.',
    ],
    [
      'avalon',
      'castleNeedsOneMore',
      { at: 0, yours: 3, needed: 7 },
      'The castle at region 1 holds: you have 3 cards and need 7.',
    ],
    ['avalon', 'cannotPayInFull', { yours: 3, needed: 7 }, 'You have 3 cards in all and would have to lose 7.'],
    ['avalon', 'avalonMustPay', { owed: 7, yours: 3 }, 'You owe 7 cards and have 3: Avalon must save you one now.'],
    [
      'avalon',
      'spellNeedsSameColour',
      { card: 1, target: 4 },
      'A yellow sorceress cannot enchant a red knight: the colours differ.',
    ],
    ['tournament', 'coinsNotHeld', { coins: 7, yours: 3 }, 'You have 3 coins and cannot give 7.'],
    ['tournament', 'cannotMeetCoins', { coins: 7, yours: 3 }, 'You have 3 coins and would have to pay 7.'],
    ['tournament', 'fillCount', { needed: 3, given: 7 }, 'The offer asks for 3 cards of your choice: you named 7.'],
    ['tournament', 'purchaseTooDear', { price: 7, yours: 3 }, 'A card costs 7 and you have 3 coins.'],
    [
      'tournament',
      'valuesNotForPlayers',
      { seats: 3, lowestValue: 7 },
      'With 3 players the values in play cannot start at 7.',
    ],
    ['merlin', 'editionRing', { spaces: 3, needed: 7 }, 'The ring must have 7 spaces, not 3.'],
    ['merlin', 'editionQuests', { quests: 3, needed: 7 }, 'There must be 7 quests, not 3.'],
  ]

  test.each(SAID)('%s %s', (game, code, params, sentence) => {
    const said = generalIn('en').sayReason(
      refuse(code, null, params),
      game === undefined ? undefined : inLanguage('en', game),
    )
    expect(said).toBe(sentence)
  })
})

describe('the tokens of a sentence', () => {
  test('are its names, numbers and things, whatever the language', () => {
    expect(tokensOf('Quintus nimmt Vortigern Schwert 4 ab.', 'de', 'tournament')).toEqual([
      ...['Quintus', 'Vortigern', 'sword', '4'],
    ])
    expect(tokensOf('Quintus prend l’épée 4 de Vortigern.', 'fr', 'tournament')).toEqual([
      ...['Quintus', 'sword', '4', 'Vortigern'],
    ])
    expect(tokensOf('trotzdem einen roten Ritter', 'de', 'avalon')).toEqual(['red'])
  })

  test('of two numbers that are exchanged are in another order', () => {
    const said = (yours: number, needed: number) => {
      const refusal = refuse('attackNeedsAsMany', null, { at: 2, yours, needed })
      return tokensOf(generalIn('fr').sayReason(refusal, inLanguage('fr', 'avalon')), 'fr', 'avalon')
    }
    expect(said(3, 7)).toEqual(['3', '3', '7'])
    expect(said(7, 3)).toEqual(['3', '7', '3'])
  })
})
