/* Carte, territori e numeri di Avalon in italiano. */

import { counted } from '@logres/words/it'
import { type Card, type Colour, colourOf, isSorceress, regionNumber } from '../../rules/index.ts'
import type { AvalonNames } from '../sentences.ts'

const COLOURS: Readonly<Record<Colour, readonly [masculine: string, feminine: string]>> = {
  yellow: ['giallo', 'gialla'],
  green: ['verde', 'verde'],
  red: ['rosso', 'rossa'],
  blue: ['blu', 'blu'],
  violet: ['viola', 'viola'],
}

/** « cavaliere rosso », « strega rossa » */
export function cardName(card: Card): string {
  const [masculine, feminine] = COLOURS[colourOf(card)]
  return isSorceress(card) ? `strega ${feminine}` : `cavaliere ${masculine}`
}

export function a(card: Card): string {
  return `${isSorceress(card) ? 'una' : 'un'} ${cardName(card)}`
}

export function the(card: Card): string {
  return `${isSorceress(card) ? 'la' : 'il'} ${cardName(card)}`
}

export function no(card: Card): string {
  return `${isSorceress(card) ? 'nessuna' : 'nessun'} ${cardName(card)}`
}

export function region(position: number): string {
  return `territorio ${regionNumber(position)}`
}

export function cards(count: number): string {
  return counted(count, 'carta', 'carte')
}

const CASTLE = 'Per attaccarlo serve una carta in più.'

export const names: AvalonNames = {
  regions: {
    plainA: 'Pianura',
    plainCastle: 'Pianura con castello',
    plainB: 'Pianura',
    forestA: 'Foresta',
    forestCastle: 'Foresta con castello',
    stoneCircle: 'Cerchio di pietre',
    hillA: 'Collina',
    hillCastle: 'Collina con castello',
    hillB: 'Collina',
    avalon: 'Avalon',
    swamp: 'Palude',
  },
  mist: 'Nebbia',
  powers: {
    plainA: '',
    plainCastle: CASTLE,
    plainB: '',
    forestA: '',
    forestCastle: CASTLE,
    stoneCircle: 'Chi lo possiede può attaccare anche con le streghe.',
    hillA: '',
    hillCastle: CASTLE,
    hillB: '',
    avalon: 'Una volta per turno chi la possiede perde una carta in meno.',
    swamp: '',
  },
  brief: {
    regions: {
      plainCastle: 'Pianura, forte',
      forestCastle: 'Foresta, forte',
      hillCastle: 'Collina, forte',
      stoneCircle: 'Cerchio',
    },
    powers: {
      plainCastle: '+1 difesa',
      forestCastle: '+1 difesa',
      hillCastle: '+1 difesa',
      stoneCircle: 'le streghe attaccano',
      avalon: 'risparmia 1 carta',
    },
  },
  tiles: {
    two: 'Due',
    landscape: 'Paesaggio',
    connected: 'Territori vicini',
    four: 'Quattro',
    landscapeTwice: 'Paesaggio ×2',
    realm: 'Regno',
  },
  tileTexts: {
    two: '2 carte.',
    landscape: '1 carta per ogni territorio del paesaggio che possiedi di più.',
    connected: '1 carta per ogni territorio della tua fila più lunga.',
    four: '4 carte.',
    landscapeTwice: '2 carte per ogni territorio del paesaggio che possiedi di più.',
    realm: '1 carta per ogni territorio che possiedi.',
  },
  colours: { yellow: 'giallo', green: 'verde', red: 'rosso', blue: 'blu', violet: 'viola' },
  characters: { knight: 'cavaliere', sorceress: 'strega' },
  landscapes: { plain: 'pianura', forest: 'foresta', hill: 'collina' },
  plays: { reinforce: 'Rinforza', enchant: 'Incanta', attack: 'Attacca' },
  card: cardName,
  place: region,
  cards,
  crowns: (count) => counted(count, 'corona', 'corone'),
}
