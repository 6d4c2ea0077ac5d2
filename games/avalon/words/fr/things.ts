/* Cartes, régions et nombres d’Avalon en français. */

import { counted } from '@logres/words/fr'
import { type Card, type Colour, colourOf, isSorceress, regionNumber } from '../../rules/index.ts'
import type { AvalonNames } from '../sentences.ts'

const COLOURS: Readonly<Record<Colour, readonly [masculine: string, feminine: string]>> = {
  yellow: ['jaune', 'jaune'],
  green: ['vert', 'verte'],
  red: ['rouge', 'rouge'],
  blue: ['bleu', 'bleue'],
  violet: ['violet', 'violette'],
}

/** « chevalier rouge », « sorcière verte » */
export function cardName(card: Card): string {
  const [masculine, feminine] = COLOURS[colourOf(card)]
  return isSorceress(card) ? `sorcière ${feminine}` : `chevalier ${masculine}`
}

export function a(card: Card): string {
  return `${isSorceress(card) ? 'une' : 'un'} ${cardName(card)}`
}

export function the(card: Card): string {
  return `${isSorceress(card) ? 'la' : 'le'} ${cardName(card)}`
}

export function no(card: Card): string {
  return `pas de ${cardName(card)}`
}

export function region(position: number): string {
  return `région ${regionNumber(position)}`
}

export function cards(count: number): string {
  return counted(count, 'carte', 'cartes')
}

const CASTLE = 'L’attaquer demande une carte de plus.'

export const names: AvalonNames = {
  regions: {
    plainA: 'Plaine',
    plainCastle: 'Plaine avec château',
    plainB: 'Plaine',
    forestA: 'Forêt',
    forestCastle: 'Forêt avec château',
    stoneCircle: 'Cercle de pierres',
    hillA: 'Colline',
    hillCastle: 'Colline avec château',
    hillB: 'Colline',
    avalon: 'Avalon',
    swamp: 'Marais',
  },
  mist: 'Brouillard',
  powers: {
    plainA: '',
    plainCastle: CASTLE,
    plainB: '',
    forestA: '',
    forestCastle: CASTLE,
    stoneCircle: 'Qui le possède peut aussi attaquer avec des sorcières.',
    hillA: '',
    hillCastle: CASTLE,
    hillB: '',
    avalon: 'Une fois par tour, qui la possède perd une carte de moins.',
    swamp: '',
  },
  brief: {
    regions: {
      plainCastle: 'Plaine, fort',
      forestCastle: 'Forêt, fort',
      hillCastle: 'Colline, fort',
      stoneCircle: 'Cercle',
    },
    powers: {
      plainCastle: '+1 défense',
      forestCastle: '+1 défense',
      hillCastle: '+1 défense',
      stoneCircle: 'les sorcières attaquent',
      avalon: 'épargne 1 carte',
    },
  },
  tiles: {
    two: 'Deux',
    landscape: 'Paysage',
    connected: 'Régions voisines',
    four: 'Quatre',
    landscapeTwice: 'Paysage ×2',
    realm: 'Royaume',
  },
  tileTexts: {
    two: '2 cartes.',
    landscape: '1 carte par région du paysage que tu possèdes le plus.',
    connected: '1 carte par région de ta plus longue suite.',
    four: '4 cartes.',
    landscapeTwice: '2 cartes par région du paysage que tu possèdes le plus.',
    realm: '1 carte par région que tu possèdes.',
  },
  colours: { yellow: 'jaune', green: 'vert', red: 'rouge', blue: 'bleu', violet: 'violet' },
  characters: { knight: 'chevalier', sorceress: 'sorcière' },
  landscapes: { plain: 'plaine', forest: 'forêt', hill: 'colline' },
  plays: { reinforce: 'Renforcer', enchant: 'Ensorceler', attack: 'Attaquer' },
  card: cardName,
  place: region,
  cards,
  crowns: (count) => counted(count, 'couronne', 'couronnes'),
}
