/* Names of people, and labels of their devices. */
import { at } from '@logres/kernel'
import type { Language } from '@logres/words'
import type { Person } from '../store/store.ts'
import { visible } from '../text.ts'
import { foldWord } from './name-folding.ts'

export const LONGEST_NAME = 24
export const LONGEST_LABEL = 60
/** The name of a deleted account; nobody else can have it. */
export const DEPARTED = 'departed'

/** The name without invisible characters; undefined if it is empty, too long, or reserved. */
export function cleanName(text: string): string | undefined {
  const name = visible(text)
  if (name.length === 0 || [...name].length > LONGEST_NAME || !/[\p{L}\p{N}]/u.test(name)) return undefined
  return foldWord(name) === DEPARTED ? undefined : name
}

/** Cut if too long: labels are for their owner only. */
export function cleanLabel(text: string): string {
  return [...visible(text)].slice(0, LONGEST_LABEL).join('').trim()
}

/**
 * The name to show on this person's seat. T keeps the name that was sealed, or no record could be verified; pages
 * that show more than the record use this one.
 */
export function seatName(person: Pick<Person, 'name' | 'departed'> | undefined): string {
  return person === undefined || person.departed ? DEPARTED : person.name
}

/** Most specific first: browsers claim to be each other. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** "Firefox on Linux", to tell one's sessions apart; otherwise the user agent itself. */
export function browserOf(userAgent: string): string {
  const text = userAgent.slice(0, 400)
  const named = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(text))?.[1]
  const browser = named(BROWSERS)
  const system = named(SYSTEMS)
  if (browser === undefined) return cleanLabel(text)
  return system === undefined ? browser : `${browser} on ${system}`
}

interface GuestNames {
  readonly men: readonly string[]
  readonly women: readonly string[]
  /** As said of a man and of a woman. */
  readonly epithets: readonly (readonly [string, string])[]
  readonly isEpithetFirst: boolean
}

function same(...epithets: readonly string[]): readonly (readonly [string, string])[] {
  return epithets.map((epithet) => [epithet, epithet])
}

/** With three digits behind it, none may be longer than a name can be. */
const GUESTS: Readonly<Record<Language, GuestNames>> = {
  en: {
    men: ['Balin', 'Bors', 'Gareth', 'Kay', 'Owain', 'Pellinor'],
    women: ['Elaine', 'Enid', 'Isolde', 'Lynet', 'Nimue', 'Viviane'],
    epithets: same('Bold', 'Fair', 'Grey', 'Green', 'Lost', 'Merry', 'Quiet', 'Red', 'Swift', 'True', 'White', 'Young'),
    isEpithetFirst: true,
  },
  fr: {
    men: ['Balin', 'Bohort', 'Gareth', 'Keu', 'Yvain', 'Pellinor'],
    women: ['Élaine', 'Énide', 'Iseut', 'Lunete', 'Nimue', 'Viviane'],
    epithets: [
      ['le Hardi', 'la Hardie'],
      ['le Blond', 'la Blonde'],
      ['le Gris', 'la Grise'],
      ['le Vert', 'la Verte'],
      ['le Gai', 'la Gaie'],
      ['le Discret', 'la Discrète'],
      ['le Rouge', 'la Rouge'],
      ['le Vif', 'la Vive'],
      ['le Loyal', 'la Loyale'],
      ['le Blanc', 'la Blanche'],
      ['le Jeune', 'la Jeune'],
      ['le Sage', 'la Sage'],
    ],
    isEpithetFirst: false,
  },
  de: {
    men: ['Balin', 'Bors', 'Gareth', 'Keie', 'Iwein', 'Pellinor'],
    women: ['Elaine', 'Enite', 'Isolde', 'Lunete', 'Nimue', 'Viviane'],
    epithets: [
      ...['Kühne', 'Schöne', 'Graue', 'Grüne', 'Ferne', 'Frohe'],
      ...['Stille', 'Rote', 'Flinke', 'Treue', 'Weiße', 'Junge'],
    ].map((epithet) => [`der ${epithet}`, `die ${epithet}`]),
    isEpithetFirst: false,
  },
  it: {
    men: ['Balin', 'Bors', 'Gareth', 'Galvano', 'Ivano', 'Pellinor'],
    women: ['Elena', 'Enide', 'Isotta', 'Lunetta', 'Nimue', 'Viviana'],
    epithets: [
      ['il Prode', 'la Prode'],
      ['il Bello', 'la Bella'],
      ['il Grigio', 'la Grigia'],
      ['il Verde', 'la Verde'],
      ['il Fiero', 'la Fiera'],
      ['il Lieto', 'la Lieta'],
      ['il Quieto', 'la Quieta'],
      ['il Rosso', 'la Rossa'],
      ['il Rapido', 'la Rapida'],
      ['il Fedele', 'la Fedele'],
      ['il Bianco', 'la Bianca'],
      ['il Giovane', 'la Giovane'],
    ],
    isEpithetFirst: false,
  },
}

/** A name for a guest who has not given one, in their language: `pick` answers 0 … sides−1. */
export function guestName(language: Language, pick: (sides: number) => number): string {
  const { men, women, epithets, isEpithetFirst } = GUESTS[language]
  const [his, hers] = at(epithets, pick(epithets.length))
  const i = pick(men.length + women.length)
  const [name, epithet] = i < men.length ? [at(men, i), his] : [at(women, i - men.length), hers]
  return `${isEpithetFirst ? `${epithet} ${name}` : `${name} ${epithet}`} ${100 + pick(900)}`
}
