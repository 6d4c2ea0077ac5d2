/* The components. The edition `reconstructed` fills in what no text we could read describes (see ../README.md). */
import type { Edition, StartingTile } from './edition.ts'
import type { Condition, Quest } from './quests.ts'
import { COLOURS, type Colour, type Item, type Province, type Servant, type Space } from './vocabulary.ts'

export { SEATS } from './seats.ts'

/** 1.1, 1.3, 1.4 */
export const ITEMS_A_COLOUR = 6
export const RING = 24
/** A province every so many spaces. */
export const PROVINCE_EVERY = 4
export const MANORS = 7
export const COUNTERS = 7
export const STAFFS = 3
export const APPLES = 11
export const TRAITORS_A_COLOUR = 4
export const QUESTS = 55
export const MOST_CONDITIONS = 4

/** 1.5 Tiles of each terrain: plain ones and ones with a tower; with two or three players one less of each sort. */
export const PLAIN_TILES = 5
export const TOWER_TILES = 3

function colour(name: Colour): Province {
  return COLOURS.indexOf(name)
}

/** 1.2 */
const RECONSTRUCTED_RING: readonly Space[] = [
  'black',
  'exchange',
  'build',
  'pointsShields',
  'grey',
  'influenceFlag',
  'excalibur',
  'quest',
  'blue',
  'pointsMaterials',
  'build',
  'influenceServant',
  'violet',
  'exchange',
  'moveServant',
  'influenceShield',
  'orange',
  'pointsFlags',
  'build',
  'quest',
  'brown',
  'influenceMaterial',
  'grail',
  'pointsInfluence',
]

function startingTile(knight: Colour, influence: Colour, shield: Colour, flag: Colour, material: Colour): StartingTile {
  return {
    knight: colour(knight),
    influence: colour(influence),
    shield: colour(shield),
    flag: colour(flag),
    material: colour(material),
  }
}

/** 1.4 */
const RECONSTRUCTED_STARTING_TILES: readonly StartingTile[] = [
  startingTile('black', 'blue', 'orange', 'grey', 'brown'),
  startingTile('grey', 'violet', 'brown', 'blue', 'black'),
  startingTile('violet', 'brown', 'grey', 'orange', 'blue'),
  startingTile('orange', 'black', 'blue', 'brown', 'violet'),
]

function quest(points: number, icon: Servant, ...conditions: Condition[]): Quest {
  return { points, icon, conditions }
}

const item = (kind: Item, name: Colour): Condition => ({ kind: 'item', item: kind, province: colour(name) })
const items = (kind: Item, count: number): Condition => ({ kind: 'items', item: kind, count })
const influence = (name: Colour): Condition => ({ kind: 'influence', province: colour(name) })
const counters = (count: number): Condition => ({ kind: 'counters', count })
const servants = (name: Colour | null, ...list: Servant[]): Condition => ({
  kind: 'servants',
  servants: list,
  province: name === null ? null : colour(name),
})

/** One servant in a province; the icon is that servant. */
function oneServant(servant: Servant, ...names: Colour[]): Quest[] {
  return names.map((name) => quest(1, servant, servants(name, servant)))
}

/** Two items of one kind, of two colours. */
function twoItems(kind: Item, icon: Servant, ...pairs: (readonly [Colour, Colour])[]): Quest[] {
  return pairs.map(([first, second]) => quest(2, icon, item(kind, first), item(kind, second)))
}

/** A counter in a province, a flag and a shield. */
function three(icon: Servant, counterIn: Colour, flag: Colour, shield: Colour): Quest {
  return quest(3, icon, influence(counterIn), item('flag', flag), item('shield', shield))
}

/** 1.8 */
const RECONSTRUCTED_QUESTS: readonly Quest[] = [
  ...oneServant('lady', 'black', 'orange', 'blue'),
  ...oneServant('shieldBearer', 'grey', 'brown', 'violet'),
  ...oneServant('builder', 'blue', 'black', 'orange'),
  ...oneServant('flagBearer', 'violet', 'grey', 'brown'),
  quest(1, 'shieldBearer', items('shield', 3)),
  quest(1, 'flagBearer', items('flag', 3)),
  quest(1, 'builder', items('material', 3)),
  quest(1, 'lady', counters(3)),
  quest(1, 'lady', counters(3)),
  ...twoItems('material', 'builder', ['black', 'violet'], ['grey', 'brown'], ['blue', 'orange']),
  ...twoItems('shield', 'shieldBearer', ['black', 'grey'], ['blue', 'violet'], ['orange', 'brown']),
  ...twoItems('flag', 'flagBearer', ['black', 'blue'], ['grey', 'orange'], ['violet', 'brown']),
  quest(2, 'builder', item('shield', 'violet'), item('material', 'grey')),
  quest(2, 'shieldBearer', item('shield', 'black'), item('material', 'orange')),
  quest(2, 'flagBearer', item('shield', 'brown'), item('flag', 'blue')),
  quest(2, 'shieldBearer', item('shield', 'blue'), item('flag', 'grey')),
  quest(2, 'flagBearer', item('flag', 'orange'), item('material', 'brown')),
  quest(2, 'builder', item('flag', 'black'), item('material', 'violet')),
  quest(2, 'lady', influence('grey'), influence('orange')),
  quest(2, 'lady', influence('black'), influence('blue')),
  quest(2, 'lady', influence('violet'), influence('brown')),
  quest(2, 'lady', influence('grey'), influence('violet')),
  quest(2, 'lady', influence('orange'), influence('blue')),
  quest(2, 'lady', influence('black'), influence('brown')),
  quest(2, 'shieldBearer', items('shield', 4)),
  quest(2, 'flagBearer', items('flag', 4)),
  quest(2, 'builder', items('material', 4)),
  quest(2, 'lady', servants(null, 'lady', 'builder')),
  quest(2, 'shieldBearer', servants(null, 'shieldBearer', 'flagBearer')),
  three('flagBearer', 'black', 'blue', 'brown'),
  three('shieldBearer', 'grey', 'violet', 'black'),
  three('lady', 'blue', 'orange', 'grey'),
  three('flagBearer', 'violet', 'brown', 'blue'),
  three('shieldBearer', 'orange', 'black', 'violet'),
  three('lady', 'brown', 'grey', 'orange'),
  quest(3, 'shieldBearer', servants('violet', 'lady', 'shieldBearer')),
  quest(3, 'builder', servants('brown', 'lady', 'builder')),
  quest(3, 'flagBearer', servants('grey', 'lady', 'flagBearer')),
  quest(3, 'builder', servants('orange', 'shieldBearer', 'builder')),
  quest(3, 'flagBearer', servants('black', 'shieldBearer', 'flagBearer')),
  quest(3, 'builder', servants('blue', 'builder', 'flagBearer')),
]

function slots(...names: Colour[]): Province[] {
  return names.map(colour)
}

export const RECONSTRUCTED: Edition = {
  name: 'reconstructed',
  ring: RECONSTRUCTED_RING,
  frames: {
    top: slots('orange', 'blue', 'black', 'orange', 'grey', 'violet', 'brown'),
    bottom: slots('blue', 'violet', 'brown', 'black', 'grey', 'orange', 'blue'),
  },
  startingTiles: RECONSTRUCTED_STARTING_TILES,
  quests: RECONSTRUCTED_QUESTS,
}
