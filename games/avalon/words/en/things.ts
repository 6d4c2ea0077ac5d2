/* Cards, regions and numbers of Avalon in English. */

import { counted } from '@logres/words/en'
import { type Card, colourOf, isSorceress, regionNumber } from '../../rules/index.ts'
import type { AvalonNames } from '../sentences.ts'

export function cardName(card: Card): string {
  return `${colourOf(card)} ${isSorceress(card) ? 'sorceress' : 'knight'}`
}

export function region(position: number): string {
  return `region ${regionNumber(position)}`
}

export function cards(count: number): string {
  return counted(count, 'card')
}

export const names: AvalonNames = {
  regions: {
    plainA: 'Plain',
    plainCastle: 'Plain with castle',
    plainB: 'Plain',
    forestA: 'Forest',
    forestCastle: 'Forest with castle',
    stoneCircle: 'Stone circle',
    hillA: 'Hill',
    hillCastle: 'Hill with castle',
    hillB: 'Hill',
    avalon: 'Avalon',
    swamp: 'Swamp',
  },
  mist: 'Mist',
  powers: {
    plainA: '',
    plainCastle: 'Attacking it takes one more card.',
    plainB: '',
    forestA: '',
    forestCastle: 'Attacking it takes one more card.',
    stoneCircle: 'Its owner may also attack with sorceresses.',
    hillA: '',
    hillCastle: 'Attacking it takes one more card.',
    hillB: '',
    avalon: 'Once per turn, its owner loses one card less.',
    swamp: '',
  },
  brief: {
    regions: {
      plainCastle: 'Plain castle',
      forestCastle: 'Forest castle',
      hillCastle: 'Hill castle',
      stoneCircle: 'Stone circle',
    },
    powers: {
      plainCastle: '+1 defence',
      forestCastle: '+1 defence',
      hillCastle: '+1 defence',
      stoneCircle: 'sorceresses may attack',
      avalon: 'spares 1 card',
    },
  },
  tiles: {
    two: 'Two',
    landscape: 'Landscape',
    connected: 'Connected',
    four: 'Four',
    landscapeTwice: 'Landscape ×2',
    realm: 'Realm',
  },
  tileTexts: {
    two: '2 cards.',
    landscape: '1 card for each region of the landscape you own most of.',
    connected: '1 card for each region in your longest stretch.',
    four: '4 cards.',
    landscapeTwice: '2 cards for each region of the landscape you own most of.',
    realm: '1 card for each region you own.',
  },
  colours: { yellow: 'yellow', green: 'green', red: 'red', blue: 'blue', violet: 'violet' },
  characters: { knight: 'knight', sorceress: 'sorceress' },
  landscapes: { plain: 'plain', forest: 'forest', hill: 'hill' },
  plays: { reinforce: 'Reinforce', enchant: 'Enchant', attack: 'Attack' },
  card: cardName,
  place: region,
  cards,
  crowns: (count) => counted(count, 'crown'),
}
