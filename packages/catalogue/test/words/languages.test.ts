/*
 * Everything that can be said, in all languages: random games are played, and each event, question, action, preview and
 * refusal is said to every viewer. It must be a sentence, in that language, and in no other.
 */
import { avalon, ALL_ACTIONS as avalonActions, REASONS as avalonReasons } from '@logres/avalon/rules'
import { type AnyGame, type Params, type Refusal, refuse, seededChance, type Tagged, type Viewer } from '@logres/kernel'
import {
  merlin,
  ALL_ACTIONS as merlinActions,
  REASONS as merlinReasons,
  QUESTIONS,
  RECONSTRUCTED,
} from '@logres/merlin/rules'
import { JOKER, tournament, REASONS as tournamentReasons } from '@logres/tournament/rules'
import { type GameWords, type GeneralWords, LANGUAGES, type Language } from '@logres/words'
import { SENTENCES } from '@logres/words/en/refusals'
import { loadGeneralWords } from '@logres/words/load'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadWords } from '../../src/manifests.ts'
import { actorOf, pick } from './random-play.ts'

const NAMES = ['Quintus', 'Vortigern', 'Xanthippe', 'Zenobius', 'Wulfgar', 'Uxor']
const OTHERS = LANGUAGES.filter((language) => language !== 'en')

/** Signs of English, and of a sentence that went wrong; names of things are the same in some languages. */
const ENGLISH =
  /\b(the|you|your|and|with|from|card|cards|region|knight|sorceress|turn|draws?|takes?|of|is|are|not|shield|sword|quest|coins?|wins?)\b/i
const BROKEN = /undefined|\bnull\b|NaN|\[object|!|\$\{|\s\s| [.,]|\(\)|seat \d/
/** Second person for somebody else's deed, or the third for the reader's own. */
const MISMATCH: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou (is|has|gets|wins|takes|draws)\b/,
  fr: /\b[Tt]u (pioche|prend|attaque|a|est|gagne|perd)\b|\bde [aeiouéè]\w+\b(?<=de (?:épée|armure))|\b(le|la) [aeiouéè]\w+/,
  de: /\b[Dd]u (zieht|nimmt|greift|hat|ist|gewinnt)\b|\b(einen|den) (rote|gelbe|grüne|blaue|violette) |\b(einem|einer) \w+e (Ritter|Zauberin)/,
  it: /\b(il|un) (strega|spada|lancia|armatura|bandiera)|\bla (cavaliere|scudo|jolly)|\b(il|un) scud/,
}
function isClean(text: string, language: Language): boolean {
  if (text === '' || BROKEN.test(text.replaceAll(/[\u00a0\u202f]/g, ' ')) || MISMATCH[language].test(text)) return false
  return language === 'en' || !ENGLISH.test(withoutNames(text))
}

function isSentence(text: string, language: Language): boolean {
  return /^[\p{Lu}\d].*[.?]$/u.test(text) && isClean(text, language)
}

function withoutNames(text: string): string {
  return NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text)
}

type Words = GameWords<Tagged, Tagged>

const general = new Map<Language, GeneralWords>()
const words = new Map<string, Words>()

async function wordsOf(language: Language, game: string): Promise<Words> {
  const found = await loadWords(language, game)
  if (found === undefined) throw new Error(`no words for ${game}`)
  return found
}

beforeAll(async () => {
  for (const language of LANGUAGES) {
    general.set(language, await loadGeneralWords(language))
    for (const game of ['avalon', 'tournament', 'merlin'])
      words.set(`${language} ${game}`, await wordsOf(language, game))
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

/** Says one thing in all languages: all are sentences, and none is the English one. */
function sayAll(game: string, what: string, isGood: typeof isSentence, say: (words: Words) => string): void {
  const english = say(inLanguage('en', game))
  for (const language of LANGUAGES) {
    const text = say(inLanguage(language, game))
    if (!isGood(text, language)) expect.fail(`${game}, ${what}, ${language}: "${text}"`)
    if (language !== 'en' && text === english) expect.fail(`${game}, ${what} is English: ${text}`)
  }
}

const heard = new Map<string, Set<string>>()

function hear(game: string, kind: string): void {
  heard.set(game, (heard.get(game) ?? new Set()).add(kind))
}

/** Plays a whole game and says all of it to everybody. */
function playOut(game: AnyGame, seats: number, options: object, seed: string): void {
  const chance = seededChance(seed)
  const state = game.setup({ ...game.options.defaults, ...options }, seats, chance)
  const viewers: Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)]
  for (let actors = game.toAct(state); actors.length > 0; actors = game.toAct(state)) {
    const actor = actorOf(actors, chance)
    const players = { names: NAMES, reader: actor === 'clerk' ? null : actor }
    const action = pick(game.legal(state, actor), chance)
    sayAll(game.id, `action ${action.kind}`, isClean, (each) => each.action(action, players))
    if (actor !== 'clerk') {
      const view = game.view(state, actor)
      const question = game.asked(view)
      if (question !== undefined) {
        hear(game.id, `question ${question.kind}`)
        sayAll(game.id, `question ${question.kind}`, isSentence, (each) => each.question(question, players))
      }
      const preview = game.preview(view, actor, action)
      for (const which of ['certain', 'possible'] as const)
        for (const i of preview[which].keys())
          sayAll(
            game.id,
            `preview of ${action.kind}`,
            isSentence,
            (each) => each.preview(preview, players)[which][i] ?? '',
          )
    }
    game.apply(state, actor, action, chance, (event) => {
      hear(game.id, event.kind)
      for (const viewer of viewers) {
        const seen = game.redact(event, viewer)
        if (seen === undefined) continue
        const reader = viewer === 'table' ? null : viewer
        sayAll(game.id, `event ${event.kind}`, isSentence, (each) => each.event(seen, { names: NAMES, reader }))
      }
    })
  }
}

describe('random games are told in all languages, to every viewer', () => {
  test('Avalon', () => {
    for (let i = 0; i < 6; i++) playOut(avalon, 2, { turnLimit: 120, payInFull: i % 2 === 0 }, `languages ${i}`)
    expect(heard.get('avalon')?.size).toBeGreaterThan(25)
  })

  test.each([3, 4, 5, 6])('the tournament with %i', (seats) => {
    for (const judgementByLot of [false, true]) {
      for (let i = 0; i < 2; i++) playOut(tournament, seats, { judgementByLot, draft: i === 0 }, `languages ${i}`)
    }
    expect(heard.get('tournament')?.size).toBeGreaterThan(15)
  })

  test.each([2, 3, 4])('Merlin with %i', (seats) => {
    for (const knights of ['draft', 'random'] as const) {
      for (let i = 0; i < 2; i++) playOut(merlin, seats, { kingsFavour: true, knights }, `languages ${seats} ${i}`)
    }
    expect(heard.get('merlin')?.size).toBeGreaterThan(50)
  })
})

const QUESTS = RECONSTRUCTED.quests.map((quest) => JSON.stringify(quest))

/** Quests that are equal in all are called the same. */
function isTwin(action: (typeof merlinActions)[number]): boolean {
  return 'quest' in action && QUESTS.indexOf(QUESTS[action.quest] ?? '') < action.quest
}

describe('each action has words of its own', () => {
  test.each(LANGUAGES)('%s', (language) => {
    const players = { names: NAMES, reader: 0 }
    for (const [game, actions] of [
      ['avalon', avalonActions],
      ['merlin', merlinActions.filter((action) => !isTwin(action))],
    ] as const) {
      const texts = actions.map((action) => inLanguage(language, game).action(action, players))
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) expect(isClean(text, language), text).toBe(true)
    }
  })
})

/** With numbers and without: a code that is refused without numbers still makes a sentence. */
const PARAMS: readonly Params[] = [
  {},
  { card: 4, at: 2, target: 3, yours: 1, needed: 2, owed: 3, most: 8, coins: 2, given: 1, price: 5, ms: 200 },
  { weapon: 'sword', least: 8, yours: 0, needed: 1, owed: 1, seats: 3, lowestValue: 4 },
  { card: 9, weapon: 'armour', yours: 11, needed: 11, owed: 11, seat: 1, most: 3 },
]

function refusalTexts(game: string, code: string, rule: string | null): Map<Language, string[]> {
  return new Map(
    LANGUAGES.map((language) => {
      const jokers = game === 'tournament' ? [{ card: JOKER, weapon: 'lance' }] : []
      const cases: Refusal[] = [...PARAMS, ...jokers].map((params) => refuse(code, rule, params))
      return [language, cases.map((each) => generalIn(language).sayRefusal(each, words.get(`${language} ${game}`)))]
    }),
  )
}

const RULE = /\u0020\((?:rule|règle|Regel|regola) [\d.]+\)$/

describe('every reason of every game has a sentence in every language, with the rule', () => {
  test.each([
    ['avalon', avalonReasons],
    ['tournament', { ...tournamentReasons, valuesNotForPlayers: '2.1' }],
    ['merlin', merlinReasons],
  ] as const)('%s', (game, reasons: Readonly<Record<string, string | null>>) => {
    for (const [code, rule] of Object.entries(reasons)) {
      const texts = refusalTexts(game, code, rule)
      for (const [language, said] of texts) {
        for (const text of said) {
          expect(text, code).not.toContain(code)
          expect(isSentence(text.replace(RULE, ''), language), `${language} ${code}: ${text}`).toBe(true)
          expect(RULE.test(text), text).toBe(rule !== null)
          if (language !== 'en') expect(texts.get('en')).not.toContain(text)
        }
      }
    }
  })

  test('and so have the refusals of kernel and platform', () => {
    // Whatever a sentence wants to know is 3.
    const params: Params = new Proxy({}, { get: () => 3 })
    for (const code of Object.keys(SENTENCES)) {
      const refusal = refuse(code, null, params)
      const english = generalIn('en').sayRefusal(refusal)
      for (const language of OTHERS) {
        const text = generalIn(language).sayRefusal(refusal)
        expect(/undefined|\[object|Not possible/.test(text), `${language} ${code}: ${text}`).toBe(false)
        expect(/[.?]$/.test(text), text).toBe(true)
        expect(text).not.toBe(english)
        expect(ENGLISH.test(withoutNames(text)), `${language} ${code}: ${text}`).toBe(false)
      }
    }
  })

  test('what no language knows is still said', () => {
    expect(generalIn('fr').sayRefusal(refuse('toutNeuf'))).toBe('Impossible\u00a0: toutNeuf.')
    expect(generalIn('de').sayRefusal(refuse('ganzNeu', '6.1'))).toBe('Nicht möglich: ganzNeu. (Regel 6.1)')
  })
})

describe('numbers', () => {
  const COUNTS = [0, 1, 2, 11]
  test.each(LANGUAGES)('the plural is the one that Intl says: %s', (language) => {
    const rules = new Intl.PluralRules(language)
    const forms = new Map<string, Set<string>>()
    for (const count of COUNTS) {
      const cards = 'cards'
      const event = { kind: 'lossesOwed', seat: 0, at: 1, cards: count }
      const text = inLanguage(language, 'avalon').event(event, { names: NAMES, reader: 0 })
      expect(text).toContain(String(count))
      const form = rules.select(count)
      forms.set(form, (forms.get(form) ?? new Set()).add(text.replace(String(count), cards)))
    }
    for (const said of forms.values()) expect(said.size).toBe(1)
    expect(new Set([...forms.values()].flatMap((said) => [...said])).size).toBe(forms.size)
  })

  test.each([
    ['en', 'avalon', ['crowns', 'crown', 'crowns', 'crowns']],
    ['fr', 'avalon', ['couronne', 'couronne', 'couronnes', 'couronnes']],
    ['de', 'avalon', ['Kronen', 'Krone', 'Kronen', 'Kronen']],
    ['it', 'avalon', ['corone', 'corona', 'corone', 'corone']],
    ['en', 'tournament', ['coins', 'coin', 'coins', 'coins']],
    ['fr', 'tournament', ['pièce', 'pièce', 'pièces', 'pièces']],
    ['de', 'tournament', ['Münzen', 'Münze', 'Münzen', 'Münzen']],
    ['it', 'tournament', ['monete', 'moneta', 'monete', 'monete']],
    ['en', 'merlin', ['points', 'point', 'points', 'points']],
    ['fr', 'merlin', ['point', 'point', 'points', 'points']],
    ['de', 'merlin', ['Punkte', 'Punkt', 'Punkte', 'Punkte']],
    ['it', 'merlin', ['punti', 'punto', 'punti', 'punti']],
  ] as const)('of what the scores count: %s, %s', (language, game, units) => {
    expect(COUNTS.map((count) => inLanguage(language, game).unit(count))).toEqual(units)
  })

  test('of traitors with their colour, and coins', () => {
    const repelled = (language: Language, traitors: number) =>
      inLanguage(language, 'merlin').event({ kind: 'traitorsRepelled', seat: 0, colour: 0, traitors } as Tagged, {
        names: NAMES,
        reader: 0,
      })
    expect(COUNTS.map((count) => repelled('fr', count))).toEqual([
      'Tu repousses 0 traître noir.',
      'Tu repousses 1 traître noir.',
      'Tu repousses 2 traîtres noirs.',
      'Tu repousses 11 traîtres noirs.',
    ])
    expect(COUNTS.map((count) => repelled('de', count))).toEqual([
      'Du wehrst 0 schwarze Verräter ab.',
      'Du wehrst 1 schwarzen Verräter ab.',
      'Du wehrst 2 schwarze Verräter ab.',
      'Du wehrst 11 schwarze Verräter ab.',
    ])
    expect(COUNTS.map((count) => repelled('it', count))).toEqual([
      'Respingi 0 traditori neri.',
      'Respingi 1 traditore nero.',
      'Respingi 2 traditori neri.',
      'Respingi 11 traditori neri.',
    ])
  })

  test('of what is needed, where the verb goes with the number', () => {
    const needed = (count: number) =>
      generalIn('it').sayReason(
        refuse('attackNeedsAsMany', '6.1', { at: 2, yours: 0, needed: count }),
        inLanguage('it', 'avalon'),
      )
    expect(needed(1)).toBe('Al territorio 3 hai 0 carte e te ne serve 1 per attaccare.')
    expect(needed(2)).toBe('Al territorio 3 hai 0 carte e te ne servono 2 per attaccare.')
  })
})

describe('names, options and the end', () => {
  test('every option of every game is named in every language', () => {
    for (const game of [avalon, tournament, merlin]) {
      for (const name of Object.keys(game.options.defaults)) {
        const labels = LANGUAGES.map((language) => inLanguage(language, game.id).options[name]?.label)
        expect(new Set(labels).size, `${game.id} ${name}`).toBe(LANGUAGES.length)
        expect(labels).not.toContain(undefined)
      }
    }
  })

  test('every question of Merlin, also those that are seldom asked', () => {
    for (const [kind, rule] of Object.entries(QUESTIONS)) {
      for (const n of [0, 1, 5])
        sayAll('merlin', kind, isSentence, (each) =>
          each.question({ kind, rule, params: { n } }, { names: NAMES, reader: 0 }),
        )
    }
  })

  test('how a match ended, and who has won', () => {
    const result = { places: [2, 1], scores: [9, 15], reason: 'crowns' }
    const players = { names: NAMES, reader: 1 }
    for (const language of LANGUAGES) {
      const { sayOutcome, sayWinners, sayNote } = generalIn(language)
      expect(sayOutcome({ by: 'rules', result }, NAMES)).toBe('1. Vortigern (15), 2. Quintus (9)')
      for (const reason of ['abandoned', 'closed'])
        expect(language === 'en' || !sayOutcome({ by: 'void', reason }, NAMES).includes(reason)).toBe(true)
      for (const kind of ['undo', 'resign', 'standIn', 'handBack', 'agreeEnd', 'void'] as const)
        for (const seat of [0, 1]) expect(isSentence(sayNote(kind, seat, players), language)).toBe(true)
      for (const places of [
        [1, 2],
        [2, 1],
        [1, 1],
      ])
        expect(isSentence(sayWinners({ by: 'rules', result: { ...result, places } }, players), language)).toBe(true)
    }
    expect(generalIn('de').sayWinners({ by: 'rules', result }, players)).toBe('Du gewinnst.')
    expect(generalIn('it').sayWinners({ by: 'rules', result: { ...result, places: [1, 1] } }, players)).toBe(
      'Tu e Quintus dividete la vittoria.',
    )
    expect(
      generalIn('fr').sayWinners({ by: 'resignation', seat: 0, places: [2, 1] }, { names: NAMES, reader: 0 }),
    ).toBe('Vortigern gagne.')
  })
})
