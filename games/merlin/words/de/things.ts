/* Grafschaften, Felder, Gefolge, Dinge, Aufträge, Verbündete: die Sachen von Merlin auf Deutsch. */
import { present } from '@logres/kernel'
import type { Players } from '@logres/words'
import { type Case, capital, counted, listed, owned } from '@logres/words/de'
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

const COLOUR_NAMES = ['schwarz', 'grau', 'blau', 'violett', 'orangefarben', 'braun'] as const
const BEASTS: Readonly<Record<Animal, string>> = {
  dragon: 'Drache',
  dove: 'Taube',
  fish: 'Fisch',
  snake: 'Schlange',
  fox: 'Fuchs',
  eagle: 'Doppeladler',
}

/** Ungebeugt: „schwarz“. */
export function colourName(province: Province): string {
  return present(COLOUR_NAMES[province])
}

export function beastName(province: Province, animals: readonly Animal[] = ANIMALS): string {
  return BEASTS[present(animals[province])]
}

/** „die schwarze Grafschaft“, „der schwarzen Grafschaft“ */
export function provinceName(province: Province, form: Case = 'accusative'): string {
  return form === 'dative' ? `der ${colourName(province)}en Grafschaft` : `die ${colourName(province)}e Grafschaft`
}

export const SERVANT_NAMES: Readonly<Record<Servant, string>> = {
  lady: 'Hofdame',
  shieldBearer: 'Schildträger',
  flagBearer: 'Fahnenträger',
  builder: 'Baumeister',
}

/** „die Hofdame“, „den Baumeister“ */
export function theServant(servant: Servant, form: Case = 'accusative'): string {
  const article = servant === 'lady' ? 'die' : form === 'nominative' ? 'der' : 'den'
  return `${article} ${SERVANT_NAMES[servant]}`
}

/** „der Hofdame“, „des Baumeisters“ */
export function ofServant(servant: Servant): string {
  return servant === 'lady' ? `der ${SERVANT_NAMES.lady}` : `des ${SERVANT_NAMES[servant]}s`
}

/** „dein Baumeister“, „der Baumeister von Morgan“ */
export function ownedServant(players: Players, seat: number, servant: Servant): string {
  const yours = `${servant === 'lady' ? 'deine' : 'dein'} ${SERVANT_NAMES[servant]}`
  return owned(players, seat, yours, theServant(servant, 'nominative'))
}

export const SORT_NAMES: Readonly<Record<PointsSpace, string>> = {
  pointsShields: 'Schilde',
  pointsFlags: 'Fahnen',
  pointsMaterials: 'Baumaterial',
  pointsInfluence: 'Einfluss',
}

export function sortName(kind: number): string {
  return SORT_NAMES[POINTS_SPACES[kind] ?? 'pointsShields']
}

export const SPACE_NAMES: Readonly<Record<Exclude<Space, (typeof COLOURS)[number]>, string>> = {
  exchange: 'Eintauschen',
  build: 'Bauen',
  quest: 'Auftrag',
  moveServant: 'Gefolge versetzen',
  excalibur: 'Excalibur',
  grail: 'Gral',
  influenceShield: 'Einfluss: Schild',
  influenceFlag: 'Einfluss: Fahne',
  influenceMaterial: 'Einfluss: Baumaterial',
  influenceServant: 'Einfluss: Gefolge',
  pointsShields: 'Punkte: Schilde',
  pointsFlags: 'Punkte: Fahnen',
  pointsMaterials: 'Punkte: Baumaterial',
  pointsInfluence: 'Punkte: Einfluss',
}

export function isDeed(space: Space): space is keyof typeof SPACE_NAMES {
  return Object.hasOwn(SPACE_NAMES, space)
}

/** Für einen Plan: „Bauen“, „schwarz, Drache“. */
export function spaceName(space: Space, animals: readonly Animal[] = ANIMALS): string {
  if (isDeed(space)) return SPACE_NAMES[space]
  const province = COLOURS.indexOf(space)
  return `${colourName(province)}, ${beastName(province, animals)}`
}

/** Im Satz, nach „das“, „dem“ oder „des“: „Feld „Bauen“ (2)“, „Feld der schwarzen Grafschaft (Drache)“. */
export function spacePhrase({ ring, animals = ANIMALS }: Edition, position: number): string {
  const space = present(ring[position])
  if (isDeed(space)) return `Feld „${SPACE_NAMES[space]}“ (${position})`
  const province = COLOURS.indexOf(space)
  return `Feld ${provinceName(province, 'dative')} (${beastName(province, animals)})`
}

export const ITEM_NAMES: Readonly<Record<Item, string>> = { shield: 'Schild', flag: 'Fahne', material: 'Baumaterial' }

const ITEMS_NAMES: Readonly<Record<Item, string>> = { shield: 'Schilde', flag: 'Fahnen', material: 'Baumaterialien' }

type Forms = Readonly<Record<Case, readonly [article: string, ending: string]>>
const ITEM_FORMS: Readonly<Record<Item, Forms>> = {
  shield: { nominative: ['ein', 'er'], accusative: ['einen', 'en'], dative: ['einem', 'en'] },
  flag: { nominative: ['eine', 'e'], accusative: ['eine', 'e'], dative: ['einer', 'en'] },
  material: { nominative: ['ein', 'es'], accusative: ['ein', 'es'], dative: ['einem', 'en'] },
}

/** „einen schwarzen Schild“, „einer schwarzen Fahne“ */
export function itemName(item: Item, province: Province, form: Case = 'accusative'): string {
  const [article, ending] = ITEM_FORMS[item][form]
  return `${article} ${colourName(province)}${ending} ${ITEM_NAMES[item]}`
}

/** „einen schwarzen Verräter“ */
export function traitorName(colour: Province): string {
  return `einen ${colourName(colour)}en Verräter`
}

/** Im vierten Fall: „2 schwarze Verräter“. */
export function traitorsText(count: number, colour: Province): string {
  return counted(count, `${colourName(colour)}en Verräter`, `${colourName(colour)}e Verräter`)
}

/** „Plättchen 5 in Reihe 2“, beide ab 1 gezählt wie auf dem Plan. */
export function tileName(tile: number): string {
  return `Plättchen ${placeInRow(tile) + 1} in Reihe ${rowOf(tile) + 1}`
}

/** Dasselbe in Klammern: „Reihe 2, Plättchen 5“. */
export function tilePlace(tile: number): string {
  return `Reihe ${rowOf(tile) + 1}, Plättchen ${placeInRow(tile) + 1}`
}

export function allyName(ally: AllyName): string {
  return capital(ally)
}

/** „ein schwarzes Baumaterial und ein violettes Baumaterial“ */
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
    if (each.kind === 'item' && each.item === item) return itemName(item, each.province, 'nominative')
    if (each.kind !== 'items' || each.item !== item) return []
    return `${counted(each.count, ITEM_NAMES[item], ITEMS_NAMES[item])} nach Wahl`
  })
}

function influencePhrases(conditions: readonly Condition[]): string[] {
  const [one, several] = counterConditions(conditions)
  const provinces = one.map(({ province }) => province)
  const any = conditions.flatMap((each) => (each.kind === 'counters' ? each.count : []))
  const names = provinces.map((province) => provinceName(province, 'dative'))
  return [
    ...(provinces.length === 0 ? [] : [`Einfluss in ${listed(names)}`]),
    ...several.map(({ count, province }) => `${count} Einflussmarker in ${provinceName(province, 'dative')}`),
    ...any.map((count) => `${counted(count, 'Einflussmarker', 'Einflussmarker')} nach Wahl auf dem Plan`),
  ]
}

function servantsPhrase({ servants, province }: Extract<Condition, { kind: 'servants' }>): string {
  const names = listed(servants.map((servant) => theServant(servant, 'nominative')))
  const together = servants.length > 1 ? ' zusammen' : ''
  return `${names}${together} in ${province === null ? 'einer Grafschaft' : provinceName(province, 'dative')}`
}

/** „den Auftrag „ein schwarzes Baumaterial und ein violettes Baumaterial““: Er hat auf dem Plan keine Nummer. */
export function questName({ quests }: Edition, quest: number, form: Case = 'accusative'): string {
  return `${form === 'nominative' ? 'der' : 'den'} Auftrag „${questPhrase(present(quests[quest]))}“`
}
