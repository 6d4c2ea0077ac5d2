/* Provinces, cases, serviteurs, objets, quêtes, alliés : les choses de Merlin en français. */
import { present } from '@logres/kernel'
import type { Players } from '@logres/words'
import { counted, listed, owned } from '@logres/words/fr'
import {
  type AllyName,
  ANIMALS,
  type Animal,
  COLOURS,
  type Condition,
  type Edition,
  type Item,
  POINTS_SPACES,
  type PointsSpace,
  type Province,
  placeInRow,
  type Quest,
  rowOf,
  type Servant,
  type Space,
} from '../../rules/index.ts'
import { counterConditions } from '../conditions.ts'

/** Masculin, féminin, masculin pluriel. */
const COLOUR_FORMS = [
  ['noir', 'noire', 'noirs'],
  ['gris', 'grise', 'gris'],
  ['bleu', 'bleue', 'bleus'],
  ['violet', 'violette', 'violets'],
  ['orange', 'orange', 'orange'],
  ['brun', 'brune', 'bruns'],
] as const

const BEASTS: Readonly<Record<Animal, string>> = {
  dragon: 'dragon',
  dove: 'colombe',
  fish: 'poisson',
  snake: 'serpent',
  fox: 'renard',
  eagle: 'aigle à deux têtes',
}
const OF_BEASTS: Readonly<Record<Animal, string>> = {
  dragon: 'du dragon',
  dove: 'de la colombe',
  fish: 'du poisson',
  snake: 'du serpent',
  fox: 'du renard',
  eagle: 'de l’aigle à deux têtes',
}

/** Au masculin. */
export function colourName(province: Province): string {
  return present(COLOUR_FORMS[province])[0]
}

export function colourOfWoman(province: Province): string {
  return present(COLOUR_FORMS[province])[1]
}

export function beastName(province: Province, animals: readonly Animal[] = ANIMALS): string {
  return BEASTS[present(animals[province])]
}

/** « la province noire » */
export function provinceName(province: Province): string {
  return `la province ${colourOfWoman(province)}`
}

export const SERVANT_NAMES: Readonly<Record<Servant, string>> = {
  lady: 'dame d’honneur',
  shieldBearer: 'porte-bouclier',
  flagBearer: 'porte-drapeau',
  builder: 'maçon',
}

/** « la dame d’honneur », « le maçon » */
export function theServant(servant: Servant): string {
  return `${servant === 'lady' ? 'la' : 'le'} ${SERVANT_NAMES[servant]}`
}

/** « de la dame d’honneur », « du maçon » */
export function ofServant(servant: Servant): string {
  return `${servant === 'lady' ? 'de la' : 'du'} ${SERVANT_NAMES[servant]}`
}

/** « ton maçon », « le maçon de Morgan » */
export function ownedServant(players: Players, seat: number, servant: Servant): string {
  const yours = `${servant === 'lady' ? 'ta' : 'ton'} ${SERVANT_NAMES[servant]}`
  return owned(players, seat, yours, theServant(servant))
}

export const SORT_NAMES: Readonly<Record<PointsSpace, string>> = {
  pointsShields: 'les boucliers',
  pointsFlags: 'les drapeaux',
  pointsMaterials: 'les matériaux',
  pointsInfluence: 'l’influence',
}

export function sortName(kind: number): string {
  return SORT_NAMES[POINTS_SPACES[kind] ?? 'pointsShields']
}

export const SPACE_NAMES: Readonly<Record<Exclude<Space, (typeof COLOURS)[number]>, string>> = {
  exchange: 'échange',
  build: 'construction',
  quest: 'quête',
  moveServant: 'déplacer un serviteur',
  excalibur: 'Excalibur',
  grail: 'Graal',
  influenceShield: 'influence : bouclier',
  influenceFlag: 'influence : drapeau',
  influenceMaterial: 'influence : matériau',
  influenceServant: 'influence : serviteur',
  pointsShields: 'points : boucliers',
  pointsFlags: 'points : drapeaux',
  pointsMaterials: 'points : matériaux',
  pointsInfluence: 'points : influence',
}

export function isDeed(space: Space): space is keyof typeof SPACE_NAMES {
  return Object.hasOwn(SPACE_NAMES, space)
}

/** Pour un plateau : « construction », « noire, dragon ». */
export function spaceName(space: Space, animals: readonly Animal[] = ANIMALS): string {
  if (isDeed(space)) return SPACE_NAMES[space]
  const province = COLOURS.indexOf(space)
  return `${colourOfWoman(province)}, ${beastName(province, animals)}`
}

/** Dans une phrase : « la case « construction » (2) », « la province noire du dragon ». */
export function spacePhrase({ ring, animals = ANIMALS }: Edition, position: number): string {
  const space = present(ring[position])
  if (isDeed(space)) return `la case « ${SPACE_NAMES[space]} » (${position})`
  const province = COLOURS.indexOf(space)
  return `${provinceName(province)} ${OF_BEASTS[present(animals[province])]}`
}

export const ITEM_NAMES: Readonly<Record<Item, string>> = { shield: 'bouclier', flag: 'drapeau', material: 'matériau' }

const ITEMS_NAMES: Readonly<Record<Item, string>> = { shield: 'boucliers', flag: 'drapeaux', material: 'matériaux' }

/** « un bouclier noir » */
export function itemName(item: Item, province: Province): string {
  return `un ${ITEM_NAMES[item]} ${colourName(province)}`
}

/** « un traître noir » */
export function traitorName(colour: Province): string {
  return `un traître ${colourName(colour)}`
}

/** « 2 traîtres noirs » */
export function traitorsText(count: number, colour: Province): string {
  const [one, , many] = present(COLOUR_FORMS[colour])
  return counted(count, `traître ${one}`, `traîtres ${many}`)
}

/** « la tuile 5 de la rangée 2 », comptées à partir de 1 comme sur le plateau. */
export function tileName(tile: number): string {
  return `la tuile ${placeInRow(tile) + 1} de la rangée ${rowOf(tile) + 1}`
}

/** Le même entre parenthèses : « rangée 2, tuile 5 ». */
export function tilePlace(tile: number): string {
  return `rangée ${rowOf(tile) + 1}, tuile ${placeInRow(tile) + 1}`
}

const ALLY_NAMES: Readonly<Record<AllyName, string>> = {
  tristram: 'Tristan',
  galahad: 'Galaad',
  lamorak: 'Lamorak',
  bors: 'Bohort',
  gawain: 'Gauvain',
  gaheris: 'Gaheris',
  percival: 'Perceval',
  bedivere: 'Bédivère',
  lancelot: 'Lancelot',
  gareth: 'Gareth',
  geraint: 'Geraint',
  kay: 'Kay',
}

export function allyName(ally: AllyName): string {
  return ALLY_NAMES[ally]
}

/** « un matériau noir et un matériau violet » */
export function questPhrase({ conditions }: Pick<Quest, 'conditions'>): string {
  const items = new Set(conditions.flatMap((each) => ('item' in each ? each.item : [])))
  return listed([
    ...influencePhrases(conditions),
    ...[...items].flatMap((item) => itemPhrases(conditions, item)),
    ...conditions.flatMap((condition) => (condition.kind === 'servants' ? servantsPhrase(condition) : [])),
  ])
}

function itemPhrases(conditions: readonly Condition[], item: Item): string[] {
  return conditions.flatMap((each) => {
    if (each.kind === 'item' && each.item === item) return itemName(item, each.province)
    if (each.kind !== 'items' || each.item !== item) return []
    return `${counted(each.count, ITEM_NAMES[item], ITEMS_NAMES[item])} au choix`
  })
}

function influencePhrases(conditions: readonly Condition[]): string[] {
  const [one, several] = counterConditions(conditions)
  const provinces = one.map(({ province }) => province)
  const any = conditions.flatMap((each) => (each.kind === 'counters' ? each.count : []))
  return [
    ...(provinces.length === 0 ? [] : [`influence dans ${listed(provinces.map(provinceName))}`]),
    ...several.map(({ count, province }) => `${count} compteurs d’influence dans ${provinceName(province)}`),
    ...any.map((count) => `${counted(count, 'compteur d’influence', 'compteurs d’influence')} au choix sur le plateau`),
  ]
}

function servantsPhrase({ servants, province }: Extract<Condition, { kind: 'servants' }>): string {
  const names = listed(servants.map(theServant))
  const together = servants.length > 1 ? ' ensemble' : ''
  return `${names}${together} dans ${province === null ? 'une même province' : provinceName(province)}`
}

/** « la quête “un matériau noir et un matériau violet” » : elle n’a pas de numéro sur le plateau. */
export function questName({ quests }: Edition, quest: number): string {
  return `la quête « ${questPhrase(present(quests[quest]))} »`
}
