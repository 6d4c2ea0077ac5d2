/*
 * What a sentence says, without its language: the names, numbers and coloured things in it, in their order. Two languages that
 * say the same have the same tokens; one that has two of its parameters exchanged has them in another order.
 */
import { LANGUAGES, type Language } from '@logres/words'

/** How a thing is called, up to its endings. */
type Stems = Readonly<Record<Language, string>>

const COLOURS: Readonly<Record<string, Stems>> = {
  yellow: { en: 'yellow', fr: 'jaune', de: 'gelb', it: 'giall' },
  green: { en: 'green', fr: 'vert', de: 'grün', it: 'verd' },
  red: { en: 'red', fr: 'rouge', de: 'rot', it: 'ross' },
  blue: { en: 'blue', fr: 'bleu', de: 'blau', it: 'blu' },
  violet: { en: 'violet', fr: 'violet', de: 'violett', it: 'viola' },
  black: { en: 'black', fr: 'noir', de: 'schwarz', it: 'ner' },
  grey: { en: 'grey', fr: 'gris', de: 'grau', it: 'grigi' },
  orange: { en: 'orange', fr: 'orange', de: 'orange', it: 'arancio' },
  brown: { en: 'brown', fr: 'brun', de: 'braun', it: 'marron' },
}

const ARMS: Readonly<Record<string, Stems>> = {
  sword: { en: 'sword', fr: 'épée', de: 'schwert', it: 'spada' },
  joker: { en: 'joker', fr: 'joker', de: 'joker', it: 'jolly' },
  crown: { en: 'crown', fr: 'couronne', de: 'krone', it: 'corona' },
  cup: { en: 'cup', fr: 'calice', de: 'kelch', it: 'calice' },
  orb: { en: 'orb', fr: 'globe', de: 'reichsapfel', it: 'globo' },
  /** Not a thing, but where the answered offer begins. */
  inAnswer: { en: 'in answer to', fr: 'en réponse à', de: 'als antwort auf', it: 'in risposta a' },
}

const CHARACTERS: Readonly<Record<string, Stems>> = {
  knight: { en: 'knight', fr: 'chevalier', de: 'ritter', it: 'cavalier' },
  sorceress: { en: 'sorceress', fr: 'sorcière', de: 'zauberin', it: 'streg' },
}

/** The things each game's sentences are about. */
const THINGS: Readonly<Record<string, Readonly<Record<string, Stems>>>> = {
  // A colour stands before its character or after it: each is looked at by itself.
  characters: CHARACTERS,
  avalon: COLOURS,
  tournament: ARMS,
  merlin: COLOURS,
}

export const NAMES: readonly string[] = ['Quintus', 'Vortigern', 'Xanthippe', 'Zenobius', 'Wulfgar', 'Uxor']

function isName(token: string): boolean {
  return NAMES.includes(token)
}

const PATTERNS = new Map<string, RegExp>()

/** A name or a number, or one of these things. */
function patternOf(language: Language, game: string, things: readonly (readonly [string, Stems])[]): RegExp {
  const key = `${language} ${game}`
  const known = PATTERNS.get(key)
  if (known !== undefined) return known
  const stems = things.map(([, stem]) => `(${stem[language]})\\p{L}*`)
  const pattern = new RegExp(`(?<!\\p{L})(?:${[`(${NAMES.join('|')}|\\d+)`, ...stems].join('|')})`, 'giu')
  PATTERNS.set(key, pattern)
  return pattern
}

/** Names and numbers as they are, things by their word. Where no game speaks there are no things. */
export function tokensOf(text: string, language: Language, game = 'general'): readonly string[] {
  const things = Object.entries(THINGS[game] ?? {})
  return [...text.matchAll(patternOf(language, game, things))].map(([, plain, ...found]) => {
    const thing = things[found.findIndex((each) => each !== undefined)]
    return plain ?? thing?.[0] ?? ''
  })
}

export const OTHERS: readonly Language[] = LANGUAGES.filter((language) => language !== 'en')

/** "Bors’s offer 2>all#1": English names an offer by its sign, where others say its number, whose it is and for whom. */
const OFFER_SIGN = /(?:(\p{L}+)’s|\b[Yy]our) offer \d+>(all|[\d,]+)#(\d+)/gu

export function withOffersSaid(english: string, nameOf: (seat: number) => string): string {
  return english.replace(OFFER_SIGN, (_, giver: string | undefined, audience: string, no: string) => {
    const whom = audience === 'all' ? [] : audience.split(',').map((seat) => nameOf(Number(seat) - 1))
    return [no, giver ?? '', ...whom].join(' ')
  })
}

type Reorder = (tokens: readonly string[]) => readonly string[]

const secondFirst: Reorder = ([first = '', second = '', ...rest]) => [second, first, ...rest]
const namesFirst: Reorder = (tokens) => [
  ...tokens.filter((token) => isName(token)),
  ...tokens.filter((token) => !isName(token)),
]
const namesLast: Reorder = (tokens) => [
  ...tokens.filter((token) => !isName(token)),
  ...tokens.filter((token) => isName(token)),
]
/** "9 of Quintus" instead of "Quintus's 9". */
const ownersAfter: Reorder = (tokens) =>
  tokens.flatMap((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    if (isName(token)) return next === undefined || isName(next) ? [token] : [next, token]
    return before !== undefined && isName(before) ? [] : [token]
  })
const namesFirstOfOffer: Reorder = (tokens) => {
  const answered = tokens.indexOf('inAnswer')
  const end = answered < 0 ? tokens.length : answered
  return [...namesFirst(tokens.slice(0, end)), ...tokens.slice(end)]
}
/** The offer that is answered, its number first, and then the answer. */
const namesFirstOfAnswer: Reorder = (tokens) => {
  const begin = tokens.findIndex((token, i) => i > 0 && !isName(token))
  return [...tokens.slice(0, begin), ...namesFirst(tokens.slice(begin))]
}

const isNumber = (token: string | undefined) => token !== undefined && /^\d+$/.test(token)
/** "tile 5 of row 2" instead of "row 2, tile 5". */
const tileFirst: Reorder = (tokens) => {
  const row = tokens.findIndex((token, i) => isNumber(token) && isNumber(tokens[i + 1]))
  return row < 0 ? tokens : [...tokens.slice(0, row), ...secondFirst(tokens.slice(row))]
}
/** The same after the points for a territory; other points are for no tile. */
const tileFirstAfterPoints: Reorder = (tokens) => {
  const points = tokens.findIndex(isNumber)
  const isOfTile = tokens.filter(isNumber).length === 3
  return isOfTile ? [...tokens.slice(0, points + 1), ...tileFirst(tokens.slice(points + 1))] : tokens
}
const ALL_TILE_FIRST = { fr: tileFirst, de: tileFirst, it: tileFirst }

/**
 * Where a language rightly says things in another order than English. That is written down here sentence by sentence: whatever
 * else is in another order has something exchanged.
 */
export const REORDERED: Readonly<Record<string, Partial<Record<Language, Reorder>>>> = {
  'avalon event cardEnchanted': { fr: secondFirst, de: secondFirst, it: secondFirst },
  'avalon question answerAttack': { fr: secondFirst, de: secondFirst, it: secondFirst },
  'avalon question answerSpell': { fr: secondFirst, de: secondFirst, it: secondFirst },
  'avalon attackNeedsAsMany': { fr: secondFirst, de: secondFirst, it: secondFirst },
  'tournament action offer': { de: namesFirst },
  'tournament action counter': { de: namesFirstOfAnswer },
  'tournament event offerMade': { de: namesFirstOfOffer },
  'tournament event cardWon': { de: namesFirst },
  'tournament event cardDestroyed': { fr: namesLast, de: namesLast, it: namesLast },
  'tournament event weaponTurned': { fr: ownersAfter, de: ownersAfter, it: ownersAfter },
  'merlin event manorBuilt': ALL_TILE_FIRST,
  'merlin event scored': { fr: tileFirstAfterPoints, de: tileFirstAfterPoints, it: tileFirstAfterPoints },
  'merlin action build': ALL_TILE_FIRST,
  'merlin question tower': ALL_TILE_FIRST,
  'merlin question gaheris': ALL_TILE_FIRST,
  'merlin editionTile': ALL_TILE_FIRST,
  'general noSuchBot': { de: secondFirst },
}
