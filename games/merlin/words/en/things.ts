/* Provinces, spaces, servants, items, quests, allies: the things of Merlin in English. */
import { present } from '@logres/kernel'
import { capital, counted, listed } from '@logres/words/en'
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

/** 1.1 */
const BEASTS: Readonly<Record<Animal, string>> = {
  dragon: 'dragon',
  dove: 'dove',
  fish: 'fish',
  snake: 'snake',
  fox: 'fox',
  eagle: 'two-headed eagle',
}

export function colourName(province: Province): string {
  return present(COLOURS[province])
}

export function beastName(province: Province, animals: readonly Animal[] = ANIMALS): string {
  return BEASTS[present(animals[province])]
}

/** "the black province" */
export function provinceName(province: Province): string {
  return `the ${colourName(province)} province`
}

export const SERVANT_NAMES: Readonly<Record<Servant, string>> = {
  lady: 'lady-in-waiting',
  shieldBearer: 'shield-bearer',
  flagBearer: 'flag-bearer',
  builder: 'builder',
}

/** What a points space counts, or the seal scores instead. */
export const SORT_NAMES: Readonly<Record<PointsSpace, string>> = {
  pointsShields: 'shields',
  pointsFlags: 'flags',
  pointsMaterials: 'materials',
  pointsInfluence: 'influence',
}

export function sortName(kind: number): string {
  return SORT_NAMES[POINTS_SPACES[kind] ?? 'pointsShields']
}

export const SPACE_NAMES: Readonly<Record<Exclude<Space, (typeof COLOURS)[number]>, string>> = {
  exchange: 'exchange',
  build: 'build',
  quest: 'quest',
  moveServant: 'move servant',
  excalibur: 'Excalibur',
  grail: 'Grail',
  influenceShield: 'influence: shield',
  influenceFlag: 'influence: flag',
  influenceMaterial: 'influence: material',
  influenceServant: 'influence: servant',
  pointsShields: 'points: shields',
  pointsFlags: 'points: flags',
  pointsMaterials: 'points: materials',
  pointsInfluence: 'points: influence',
}

export function isDeed(space: Space): space is keyof typeof SPACE_NAMES {
  return Object.hasOwn(SPACE_NAMES, space)
}

/** For a board: "build", "black, dragon". */
export function spaceName(space: Space, animals: readonly Animal[] = ANIMALS): string {
  return isDeed(space) ? SPACE_NAMES[space] : `${space}, ${beastName(COLOURS.indexOf(space), animals)}`
}

/** In a sentence: "the “build” space (2)", "the black province of the dragon". */
export function spacePhrase({ ring, animals = ANIMALS }: Edition, position: number): string {
  const space = present(ring[position])
  return isDeed(space)
    ? `the “${SPACE_NAMES[space]}” space (${position})`
    : `${provinceName(COLOURS.indexOf(space))} of the ${beastName(COLOURS.indexOf(space), animals)}`
}

/** "a black", "an orange" */
function article(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
}

/** "a black shield" */
export function itemName(item: Item, province: Province): string {
  return `${article(colourName(province))} ${item}`
}

/** "a black traitor" */
export function traitorName(colour: Province): string {
  return `${article(colourName(colour))} traitor`
}

/** "2 black traitors", "a black traitor" */
export function traitorsText(count: number, colour: Province): string {
  return count === 1 ? traitorName(colour) : counted(count, `${colourName(colour)} traitor`)
}

/** "row 2, tile 5", both from 1: as they are counted on the board. */
export function tileName(tile: number): string {
  return `row ${rowOf(tile) + 1}, tile ${placeInRow(tile) + 1}`
}

export function allyName(ally: AllyName): string {
  return capital(ally)
}

/** "a black and a violet material", "influence in the grey province, a violet flag and a black shield" */
export function questPhrase({ conditions }: Pick<Quest, 'conditions'>): string {
  const items = new Set(conditions.flatMap((each) => ('item' in each ? each.item : [])))
  return listed([
    ...influencePhrases(conditions),
    ...[...items].flatMap((item) => itemPhrases(conditions, item)),
    ...conditions.flatMap((condition) => (condition.kind === 'servants' ? servantsPhrase(condition) : [])),
  ])
}

function itemPhrases(conditions: readonly Condition[], item: Item): string[] {
  const colours = conditions.flatMap((each) => (each.kind === 'item' && each.item === item ? each.province : []))
  const any = conditions.flatMap((each) => (each.kind === 'items' && each.item === item ? each.count : []))
  return [
    ...(colours.length === 0 ? [] : [`${listed(colours.map((province) => article(colourName(province))))} ${item}`]),
    ...any.map((count) => `any ${counted(count, item)}`),
  ]
}

function influencePhrases(conditions: readonly Condition[]): string[] {
  const [one, several] = counterConditions(conditions)
  const provinces = one.map(({ province }) => province)
  const any = conditions.flatMap((each) => (each.kind === 'counters' ? each.count : []))
  const names = listed(provinces.map((province) => `the ${colourName(province)}`))
  return [
    ...(provinces.length === 0 ? [] : [`influence in ${names} province`]),
    ...several.map(({ count, province }) => `${count} influence counters in ${provinceName(province)}`),
    ...any.map((count) => `any ${counted(count, 'influence counter')} on the board`),
  ]
}

function servantsPhrase({ servants, province }: Extract<Condition, { kind: 'servants' }>): string {
  const names = listed(servants.map((servant) => `the ${SERVANT_NAMES[servant]}`))
  const together = servants.length > 1 ? ' together' : ''
  return `${names}${together} in ${province === null ? 'any one province' : provinceName(province)}`
}

/** "the quest “a black and a violet material”": it has no number on the board. */
export function questName({ quests }: Edition, quest: number): string {
  return `the quest “${questPhrase(present(quests[quest]))}”`
}
