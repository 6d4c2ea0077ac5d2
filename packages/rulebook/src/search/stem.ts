/*
 * Words made comparable: without case, accents and endings. Light stemming: it only has to bring the forms of one word
 * together within a book of a few thousand words; what it misses, prefixes and the synonyms of the game catch.
 */
export type SearchLanguage = 'en' | 'fr' | 'de' | 'it'

/** Endings, longest first, and how many letters must be left. */
interface Endings {
  readonly endings: readonly string[]
  readonly least: number
  /** Before the endings are removed, and afterwards. */
  readonly before: readonly (readonly [pattern: RegExp, by: string])[]
  readonly after: readonly (readonly [pattern: RegExp, by: string])[]
}

function longestFirst(endings: string): string[] {
  return endings.split(' ').toSorted((one, other) => other.length - one.length)
}

const RULES: Readonly<Record<SearchLanguage, Endings>> = {
  en: {
    endings: longestFirst('s es ed ing ings er ers ment ments ly ion ions'),
    least: 3,
    before: [[/ies$/, 'y']],
    after: [
      [/([b-df-hj-np-tv-z])\1$/, '$1'],
      [/e$/, ''],
      [/y$/, 'i'],
    ],
  },
  fr: {
    endings: longestFirst(
      's x e es ee ees er ez ent ait aient ant ants ante antes ons ions ation ations ement ements eur eurs euse euses rice rices ir is it ira erai era eront erait if ive ifs ives age ages',
    ),
    least: 4,
    before: [[/aux$/, 'al']],
    after: [
      [/([b-df-hj-np-tv-z])\1$/, '$1'],
      [/[eisx]$/, ''],
    ],
  },
  de: {
    endings: longestFirst('e en er ern em es n s st est t te ten ter tes ung ungen lich liche lichen heit keit bar'),
    least: 4,
    before: [[/ß/g, 'ss']],
    after: [
      [/([b-df-hj-np-tv-z])\1$/, '$1'],
      [/[ens]$/, ''],
    ],
  },
  it: {
    endings: longestFirst(
      'a e i o are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ando endo ano ono iamo ete zione zioni mente mento menti tore tori trice trici are arsi ersi irsi arlo arla',
    ),
    least: 4,
    before: [],
    after: [
      [/([b-df-hj-np-tv-z])\1$/, '$1'],
      [/h$/, ''],
      [/[aeio]$/, ''],
    ],
  },
}

/** Without case and accents. In German ae, oe and ue are written for ä, ö and ü. */
export function fold(text: string, language: SearchLanguage): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
  return language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain
}

/** Letters and digits; a rule's number stays whole. */
const WORD = /\d+\.\d+|[\p{L}\p{M}\d]+/gu

export interface FoundWord {
  readonly stem: string
  readonly from: number
  readonly to: number
}

export function wordsIn(text: string, language: SearchLanguage): FoundWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    stem: stemOf(word, language),
    from: index,
    to: index + word.length,
  }))
}

export function stemsIn(text: string, language: SearchLanguage): string[] {
  return wordsIn(text, language).map(({ stem }) => stem)
}

export function stemOf(word: string, language: SearchLanguage): string {
  const { endings, least, before, after } = RULES[language]
  let stem = fold(word, language)
  if (/\d/.test(stem)) return stem
  for (const [pattern, by] of before) stem = stem.replace(pattern, by)
  const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= least)
  if (ending !== undefined) stem = stem.slice(0, -ending.length)
  for (const [pattern, by] of after) if (stem.length > least) stem = stem.replace(pattern, by)
  return stem
}
