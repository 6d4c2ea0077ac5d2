/* Province, caselle, servitori, oggetti, missioni, alleati: le cose di Merlin in italiano. */
import { present } from '@logres/kernel'
import type { Players } from '@logres/words'
import { capital, counted, listed, owned } from '@logres/words/it'
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

/** Maschile, femminile, maschile plurale. */
const COLOUR_FORMS = [
  ['nero', 'nera', 'neri'],
  ['grigio', 'grigia', 'grigi'],
  ['blu', 'blu', 'blu'],
  ['viola', 'viola', 'viola'],
  ['arancione', 'arancione', 'arancioni'],
  ['marrone', 'marrone', 'marroni'],
] as const

const BEASTS: Readonly<Record<Animal, string>> = {
  dragon: 'drago',
  dove: 'colomba',
  fish: 'pesce',
  snake: 'serpente',
  fox: 'volpe',
  eagle: 'aquila bicipite',
}
const OF_BEASTS: Readonly<Record<Animal, string>> = {
  dragon: 'del drago',
  dove: 'della colomba',
  fish: 'del pesce',
  snake: 'del serpente',
  fox: 'della volpe',
  eagle: 'dell’aquila bicipite',
}

/** Al maschile. */
export function colourName(province: Province): string {
  return present(COLOUR_FORMS[province])[0]
}

export function beastName(province: Province, animals: readonly Animal[] = ANIMALS): string {
  return BEASTS[present(animals[province])]
}

export function colourOfWoman(province: Province): string {
  return present(COLOUR_FORMS[province])[1]
}

/** « provincia nera », senza articolo */
export function provinceAlone(province: Province): string {
  return `provincia ${present(COLOUR_FORMS[province])[1]}`
}

/** « la provincia nera » */
export function provinceName(province: Province): string {
  return `la ${provinceAlone(province)}`
}

export const SERVANT_NAMES: Readonly<Record<Servant, string>> = {
  lady: 'dama di compagnia',
  shieldBearer: 'scudiere',
  flagBearer: 'alfiere',
  builder: 'costruttore',
}

const THE_SERVANTS: Readonly<Record<Servant, string>> = {
  lady: 'la dama di compagnia',
  shieldBearer: 'lo scudiere',
  flagBearer: 'l’alfiere',
  builder: 'il costruttore',
}

const OF_SERVANTS: Readonly<Record<Servant, string>> = {
  lady: 'della dama di compagnia',
  shieldBearer: 'dello scudiere',
  flagBearer: 'dell’alfiere',
  builder: 'del costruttore',
}

export function theServant(servant: Servant): string {
  return THE_SERVANTS[servant]
}

export function ofServant(servant: Servant): string {
  return OF_SERVANTS[servant]
}

/** « il tuo costruttore », « il costruttore di Morgan » */
export function ownedServant(players: Players, seat: number, servant: Servant): string {
  const yours = `${servant === 'lady' ? 'la tua' : 'il tuo'} ${SERVANT_NAMES[servant]}`
  return owned(players, seat, yours, theServant(servant))
}

export const SORT_NAMES: Readonly<Record<PointsSpace, string>> = {
  pointsShields: 'gli scudi',
  pointsFlags: 'le bandiere',
  pointsMaterials: 'i materiali',
  pointsInfluence: 'l’influenza',
}

export function sortName(kind: number): string {
  return SORT_NAMES[POINTS_SPACES[kind] ?? 'pointsShields']
}

export const SPACE_NAMES: Readonly<Record<Exclude<Space, (typeof COLOURS)[number]>, string>> = {
  exchange: 'scambio',
  build: 'costruzione',
  quest: 'missione',
  moveServant: 'spostare un servitore',
  excalibur: 'Excalibur',
  grail: 'Graal',
  influenceShield: 'influenza: scudo',
  influenceFlag: 'influenza: bandiera',
  influenceMaterial: 'influenza: materiale',
  influenceServant: 'influenza: servitore',
  pointsShields: 'punti: scudi',
  pointsFlags: 'punti: bandiere',
  pointsMaterials: 'punti: materiali',
  pointsInfluence: 'punti: influenza',
}

export function isDeed(space: Space): space is keyof typeof SPACE_NAMES {
  return Object.hasOwn(SPACE_NAMES, space)
}

/** Per un tabellone: « costruzione », « nera, drago ». */
export function spaceName(space: Space, animals: readonly Animal[] = ANIMALS): string {
  if (isDeed(space)) return SPACE_NAMES[space]
  const province = COLOURS.indexOf(space)
  return `${present(COLOUR_FORMS[province])[1]}, ${beastName(province, animals)}`
}

/** In una frase, dopo l'articolo: « casella “costruzione” (2) », « casella della provincia nera del drago ». */
export function spacePhrase({ ring, animals = ANIMALS }: Edition, position: number): string {
  const space = present(ring[position])
  if (isDeed(space)) return `casella “${SPACE_NAMES[space]}” (${position})`
  const province = COLOURS.indexOf(space)
  return `casella della ${provinceAlone(province)} ${OF_BEASTS[present(animals[province])]}`
}

export const ITEM_NAMES: Readonly<Record<Item, string>> = { shield: 'scudo', flag: 'bandiera', material: 'materiale' }

const ITEMS_NAMES: Readonly<Record<Item, string>> = { shield: 'scudi', flag: 'bandiere', material: 'materiali' }

/** « uno scudo nero », « una bandiera nera » */
export function itemName(item: Item, province: Province): string {
  const [masculine, feminine] = present(COLOUR_FORMS[province])
  if (item === 'flag') return `una bandiera ${feminine}`
  return item === 'shield' ? `uno scudo ${masculine}` : `un materiale ${masculine}`
}

/** « un traditore nero » */
export function traitorName(colour: Province): string {
  return `un traditore ${colourName(colour)}`
}

/** « 2 traditori neri » */
export function traitorsText(count: number, colour: Province): string {
  const [one, , many] = present(COLOUR_FORMS[colour])
  return counted(count, `traditore ${one}`, `traditori ${many}`)
}

/** Senza articolo: « tessera 5 della fila 2 », contate da 1 come sul tabellone. */
export function tileName(tile: number): string {
  return `tessera ${placeInRow(tile) + 1} della fila ${rowOf(tile) + 1}`
}

/** Lo stesso tra parentesi: « fila 2, tessera 5 ». */
export function tilePlace(tile: number): string {
  return `fila ${rowOf(tile) + 1}, tessera ${placeInRow(tile) + 1}`
}

export function allyName(ally: AllyName): string {
  return capital(ally)
}

/** « un materiale nero e un materiale viola » */
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
    return `${counted(each.count, ITEM_NAMES[item], ITEMS_NAMES[item])} a scelta`
  })
}

function influencePhrases(conditions: readonly Condition[]): string[] {
  const [one, several] = counterConditions(conditions)
  const provinces = one.map(({ province }) => province)
  const any = conditions.flatMap((each) => (each.kind === 'counters' ? each.count : []))
  const names = provinces.map((province) => `nella ${provinceAlone(province)}`)
  return [
    ...(provinces.length === 0 ? [] : [`influenza ${listed(names)}`]),
    ...several.map(({ count, province }) => `${count} segnalini influenza nella ${provinceAlone(province)}`),
    ...any.map((count) => `${counted(count, 'segnalino', 'segnalini')} influenza a scelta sul tabellone`),
  ]
}

function servantsPhrase({ servants, province }: Extract<Condition, { kind: 'servants' }>): string {
  const names = listed(servants.map(theServant))
  const together = servants.length > 1 ? ' insieme' : ''
  return `${names}${together} ${province === null ? 'in una stessa provincia' : `nella ${provinceAlone(province)}`}`
}

/** « la missione “un materiale nero e un materiale viola” »: sul tabellone non ha numero. */
export function questName({ quests }: Edition, quest: number): string {
  return `la missione “${questPhrase(present(quests[quest]))}”`
}
