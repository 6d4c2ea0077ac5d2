/* Karten, Gebiete und Zahlen von Avalon auf Deutsch. */

import { type Case, counted } from '@logres/words/de'
import { type Card, type Colour, colourOf, isSorceress, regionNumber } from '../../rules/index.ts'
import type { AvalonNames } from '../sentences.ts'

export const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'gelb',
  green: 'grün',
  red: 'rot',
  blue: 'blau',
  violet: 'violett',
}

type Forms = Readonly<Record<Case, readonly [article: string, ending: string]>>
const A_KNIGHT: Forms = { nominative: ['ein', 'er'], accusative: ['einen', 'en'], dative: ['einem', 'en'] }
const A_SORCERESS: Forms = { nominative: ['eine', 'e'], accusative: ['eine', 'e'], dative: ['einer', 'en'] }
const THE_KNIGHT: Forms = { nominative: ['der', 'e'], accusative: ['den', 'en'], dative: ['dem', 'en'] }
const THE_SORCERESS: Forms = { nominative: ['die', 'e'], accusative: ['die', 'e'], dative: ['der', 'en'] }

function inCase(card: Card, [article, ending]: Forms[Case]): string {
  return `${article} ${COLOURS[colourOf(card)]}${ending} ${isSorceress(card) ? 'Zauberin' : 'Ritter'}`
}

/** „einen roten Ritter“, „eine rote Zauberin“ */
export function a(card: Card, form: Case = 'accusative'): string {
  return inCase(card, (isSorceress(card) ? A_SORCERESS : A_KNIGHT)[form])
}

export function the(card: Card, form: Case = 'accusative'): string {
  return inCase(card, (isSorceress(card) ? THE_SORCERESS : THE_KNIGHT)[form])
}

/** „deinen roten Ritter“, „deine rote Zauberin“ */
export function your(card: Card): string {
  return `d${a(card)}`
}

export function no(card: Card): string {
  return `k${a(card)}`
}

/** „roter Ritter“, „rote Zauberin“ */
export function cardName(card: Card): string {
  const [, ending] = (isSorceress(card) ? A_SORCERESS : A_KNIGHT).nominative
  return `${COLOURS[colourOf(card)]}${ending} ${isSorceress(card) ? 'Zauberin' : 'Ritter'}`
}

export function region(position: number): string {
  return `Gebiet ${regionNumber(position)}`
}

export function cards(count: number): string {
  return counted(count, 'Karte', 'Karten')
}

const CASTLE = 'Wer sie angreift, braucht eine Karte mehr.'

export const names: AvalonNames = {
  regions: {
    plainA: 'Ebene',
    plainCastle: 'Ebene mit Burg',
    plainB: 'Ebene',
    forestA: 'Wald',
    forestCastle: 'Wald mit Burg',
    stoneCircle: 'Steinkreis',
    hillA: 'Hügel',
    hillCastle: 'Hügel mit Burg',
    hillB: 'Hügel',
    avalon: 'Avalon',
    swamp: 'Sumpf',
  },
  mist: 'Nebel',
  powers: {
    plainA: '',
    plainCastle: CASTLE,
    plainB: '',
    forestA: '',
    forestCastle: CASTLE,
    stoneCircle: 'Wer ihn besitzt, darf auch mit Zauberinnen angreifen.',
    hillA: '',
    hillCastle: CASTLE,
    hillB: '',
    avalon: 'Wer es besitzt, verliert einmal im Zug eine Karte weniger.',
    swamp: '',
  },
  brief: {
    regions: {
      plainCastle: 'Ebene, Burg',
      forestCastle: 'Wald, Burg',
      hillCastle: 'Hügel, Burg',
      stoneCircle: 'Steinkreis',
    },
    powers: {
      plainCastle: '+1 Abwehr',
      forestCastle: '+1 Abwehr',
      hillCastle: '+1 Abwehr',
      stoneCircle: 'Zauberin greift an',
      avalon: 'spart 1 Karte',
    },
  },
  tiles: {
    two: 'Zwei',
    landscape: 'Landschaft',
    connected: 'Zusammenhang',
    four: 'Vier',
    landscapeTwice: 'Landschaft ×2',
    realm: 'Reich',
  },
  tileTexts: {
    two: '2 Karten.',
    landscape: '1 Karte für jedes Gebiet der Landschaft, von der du am meisten besitzt.',
    connected: '1 Karte für jedes Gebiet deiner längsten Reihe.',
    four: '4 Karten.',
    landscapeTwice: '2 Karten für jedes Gebiet der Landschaft, von der du am meisten besitzt.',
    realm: '1 Karte für jedes Gebiet, das du besitzt.',
  },
  colours: COLOURS,
  characters: { knight: 'Ritter', sorceress: 'Zauberin' },
  landscapes: { plain: 'Ebene', forest: 'Wald', hill: 'Hügel' },
  plays: { reinforce: 'Verstärken', enchant: 'Verzaubern', attack: 'Angreifen' },
  card: cardName,
  place: region,
  cards,
  crowns: (count) => counted(count, 'Krone', 'Kronen'),
}
