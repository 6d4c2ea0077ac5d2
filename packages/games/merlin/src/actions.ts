/*
 * What a player can say. The set is closed, so every action exists once, frozen: listing the legal ones allocates nothing but
 * the list, and two equal actions are the same object.
 */
import { fieldsOf, isOneOf, isWhole, need, orNull, present, type Refusal, reading, refuse } from '@logres/kernel'
import { ALLIES, type AllyName } from './allies/ally.ts'
import type { Recolour } from './allies/percival.ts'
import { MOST_CONDITIONS, QUESTS, RING } from './data.ts'
import { ROW_LENGTH, type Tile } from './domain.ts'
import type { QuestId } from './state.ts'
import {
  COLOURS,
  ITEMS,
  type Item,
  POINTS_SPACES,
  type PointsSpace,
  type Position,
  PROVINCES,
  type Province,
  SERVANTS,
  type Servant,
} from './vocabulary.ts'

export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const
const DISPLAY_PLACES = [0, 1, 2] as const
const TILES = 4 * ROW_LENGTH

/** 3.1 An own die by its value, or Merlin's. */
export type ChooseDie =
  | { readonly kind: 'chooseDie'; readonly figure: 'knight'; readonly value: number }
  | { readonly kind: 'chooseDie'; readonly figure: 'merlin' }
/** 3.3 */
export interface EatApple {
  readonly kind: 'eatApple'
  readonly value: number
}
/** 6 */
export type SpendFlag =
  | { readonly kind: 'spendFlag'; readonly flag: 'black'; readonly traitors: Province }
  | { readonly kind: 'spendFlag'; readonly flag: 'blue' | 'violet' | 'brown' }
  | { readonly kind: 'spendFlag'; readonly flag: 'orange'; readonly at: Position }
/** 5.1; with the grey flag a second one in this turn (6). For its points, or for a seal on an ability of this row (9.1). */
export interface ResolveQuest {
  readonly kind: 'resolveQuest'
  readonly quest: QuestId
  readonly withGreyFlag: boolean
  readonly seal: SealRow | null
  /** 10.2 */
  readonly percival: Recolour | null
}
export type SealRow = 1 | 2 | 3
/** 9.4 By the shield-bearer's seal. */
export interface RepelBySeal {
  readonly kind: 'repelBySeal'
  readonly colour: Province
}
/** 9.4 By the flag-bearer's seal. */
export interface ScoreBySeal {
  readonly kind: 'scoreBySeal'
  readonly as: PointsSpace
}
/** 9.4 By the lady's seal. */
export interface PlaceBySeal {
  readonly kind: 'placeBySeal'
  readonly servant: Servant
  readonly province: Province
}
/** 3.2 */
export interface Move {
  readonly kind: 'move'
  readonly clockwise: boolean
}
/** 4.1, 4.3, 4.6 */
export interface PlaceServant {
  readonly kind: 'placeServant'
  readonly servant: Servant
  readonly province: Province
}
/** 4.3, 4.7, 4.9 */
export interface TakeItem {
  readonly kind: 'takeItem'
  readonly item: Item
  readonly province: Province
}
/** 4.7 */
export interface ReturnItem {
  readonly kind: 'returnItem'
  readonly item: Item
  readonly province: Province
}
/** 4.9 */
export interface PlaceCounter {
  readonly kind: 'placeCounter'
  readonly province: Province
}
/** 4.4 */
export interface DiscardTraitor {
  readonly kind: 'discardTraitor'
  readonly colour: Province
}
/** 4.8 */
export interface DiscardQuest {
  readonly kind: 'discardQuest'
  readonly quest: QuestId
}
/** 4.8 A place of the display, or the deck. */
export interface DrawQuest {
  readonly kind: 'drawQuest'
  readonly from: number | 'deck'
}
/** 4.9 */
export interface Build {
  readonly kind: 'build'
  readonly tile: Tile
  readonly material: Province
}
/** 10.1 */
export interface ChooseAlly {
  readonly kind: 'chooseAlly'
  readonly ally: AllyName
}
/** 10.2 The value the die shall have. */
export interface AskAlly {
  readonly kind: 'askTristram' | 'askGawain'
  readonly value: number
}
/** 10.2 */
export interface AskBors {
  readonly kind: 'askBors'
  readonly province: Province
}
/** 10.2 Bedivere: a quest in hand for one of the display. */
export interface SwapQuest {
  readonly kind: 'swapQuest'
  readonly quest: QuestId
  readonly place: number
}
export const WORDS = [
  'scorePoints',
  'takeExcalibur',
  'takeGrail',
  'stopDiscarding',
  'passTower',
  'passSeal',
  'useAlly',
  'passAlly',
  'renounce',
  'useStaff',
  'keepStaff',
  'endTurn',
  'useGrail',
  'keepGrail',
] as const
export type Word = (typeof WORDS)[number]
export interface Say {
  readonly kind: Word
}
export type Action =
  | ChooseDie
  | EatApple
  | SpendFlag
  | ResolveQuest
  | Move
  | PlaceServant
  | TakeItem
  | ReturnItem
  | PlaceCounter
  | DiscardTraitor
  | DiscardQuest
  | DrawQuest
  | Build
  | RepelBySeal
  | ScoreBySeal
  | PlaceBySeal
  | ChooseAlly
  | AskAlly
  | AskBors
  | SwapQuest
  | Say

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

export const CHOOSE_KNIGHT: readonly Action[] = range(7).map((value) =>
  Object.freeze({ kind: 'chooseDie', figure: 'knight', value }),
)
export const CHOOSE_MERLIN: Action = Object.freeze({ kind: 'chooseDie', figure: 'merlin' })
export const EAT_APPLE: readonly Action[] = range(7).map((value) => Object.freeze({ kind: 'eatApple', value }))
export const BLACK_FLAG: readonly Action[] = PROVINCES.map((traitors) =>
  Object.freeze({ kind: 'spendFlag', flag: 'black', traitors }),
)
export const ORANGE_FLAG: readonly Action[] = range(RING).map((at) =>
  Object.freeze({ kind: 'spendFlag', flag: 'orange', at }),
)
export const PLAIN_FLAG: Readonly<Record<'blue' | 'violet' | 'brown', Action>> = {
  blue: Object.freeze({ kind: 'spendFlag', flag: 'blue' }),
  violet: Object.freeze({ kind: 'spendFlag', flag: 'violet' }),
  brown: Object.freeze({ kind: 'spendFlag', flag: 'brown' }),
}
const SEAL_ROWS = [null, 1, 2, 3] as const
/** By quest: for its points, and for a seal on each row. */
const resolutions = (withGreyFlag: boolean): readonly (readonly ResolveQuest[])[] =>
  range(QUESTS).map((quest) =>
    SEAL_ROWS.map((seal) => Object.freeze({ kind: 'resolveQuest', quest, withGreyFlag, seal, percival: null })),
  )
export const RESOLVE = resolutions(false)
export const RESOLVE_WITH_FLAG = resolutions(true)
export const REPEL_BY_SEAL: readonly Action[] = PROVINCES.map((colour) =>
  Object.freeze({ kind: 'repelBySeal', colour }),
)
export const SCORE_BY_SEAL: readonly Action[] = POINTS_SPACES.map((as) => Object.freeze({ kind: 'scoreBySeal', as }))
/** By servant and province. */
export const PLACE_BY_SEAL: readonly (readonly Action[])[] = SERVANTS.map((servant) =>
  PROVINCES.map((province) => Object.freeze({ kind: 'placeBySeal', servant, province })),
)
/** 10.2 By ally. */
export const CHOOSE_ALLY: readonly ChooseAlly[] = ALLIES.map((ally) => Object.freeze({ kind: 'chooseAlly', ally }))
/** By value. */
export const ASK_TRISTRAM: readonly Action[] = range(7).map((value) => Object.freeze({ kind: 'askTristram', value }))
export const ASK_GAWAIN: readonly Action[] = range(7).map((value) => Object.freeze({ kind: 'askGawain', value }))
export const ASK_BORS: readonly Action[] = PROVINCES.map((province) => Object.freeze({ kind: 'askBors', province }))
/** By quest and place of the display. */
export const SWAP: readonly (readonly Action[])[] = range(QUESTS).map((quest) =>
  DISPLAY_PLACES.map((place) => Object.freeze({ kind: 'swapQuest', quest, place })),
)
export const MOVE: { readonly clockwise: Action; readonly counterClockwise: Action } = {
  clockwise: Object.freeze({ kind: 'move', clockwise: true }),
  counterClockwise: Object.freeze({ kind: 'move', clockwise: false }),
}
/** By servant and province. */
export const PLACE: readonly (readonly Action[])[] = SERVANTS.map((servant) =>
  PROVINCES.map((province) => Object.freeze({ kind: 'placeServant', servant, province })),
)
const byItem = (kind: 'takeItem' | 'returnItem'): Readonly<Record<Item, readonly Action[]>> => {
  const of = (item: Item) => PROVINCES.map((province): Action => Object.freeze({ kind, item, province }))
  return { shield: of('shield'), flag: of('flag'), material: of('material') }
}
export const TAKE = byItem('takeItem')
export const RETURN = byItem('returnItem')
export const PLACE_COUNTER: readonly Action[] = PROVINCES.map((province) =>
  Object.freeze({ kind: 'placeCounter', province }),
)
export const DISCARD_TRAITOR: readonly Action[] = PROVINCES.map((colour) =>
  Object.freeze({ kind: 'discardTraitor', colour }),
)
export const DISCARD_QUEST: readonly Action[] = range(QUESTS).map((quest) =>
  Object.freeze({ kind: 'discardQuest', quest }),
)
export const DRAW_OPEN: readonly Action[] = DISPLAY_PLACES.map((from) => Object.freeze({ kind: 'drawQuest', from }))
export const DRAW_DECK: Action = Object.freeze({ kind: 'drawQuest', from: 'deck' })
/** By tile and colour of the material. */
export const BUILD: readonly (readonly Action[])[] = range(TILES).map((tile) =>
  PROVINCES.map((material) => Object.freeze({ kind: 'build', tile, material })),
)
export const SAY: Readonly<Record<Word, Action>> = {
  scorePoints: Object.freeze({ kind: 'scorePoints' }),
  takeExcalibur: Object.freeze({ kind: 'takeExcalibur' }),
  takeGrail: Object.freeze({ kind: 'takeGrail' }),
  stopDiscarding: Object.freeze({ kind: 'stopDiscarding' }),
  passTower: Object.freeze({ kind: 'passTower' }),
  passSeal: Object.freeze({ kind: 'passSeal' }),
  useAlly: Object.freeze({ kind: 'useAlly' }),
  passAlly: Object.freeze({ kind: 'passAlly' }),
  renounce: Object.freeze({ kind: 'renounce' }),
  useStaff: Object.freeze({ kind: 'useStaff' }),
  keepStaff: Object.freeze({ kind: 'keepStaff' }),
  endTurn: Object.freeze({ kind: 'endTurn' }),
  useGrail: Object.freeze({ kind: 'useGrail' }),
  keepGrail: Object.freeze({ kind: 'keepGrail' }),
}

/** Every action there is. */
export const ALL_ACTIONS: readonly Action[] = [
  ...CHOOSE_KNIGHT.slice(1),
  CHOOSE_MERLIN,
  ...EAT_APPLE.slice(1),
  ...BLACK_FLAG,
  ...ORANGE_FLAG,
  ...Object.values(PLAIN_FLAG),
  ...RESOLVE.flat(),
  ...RESOLVE_WITH_FLAG.flat(),
  ...REPEL_BY_SEAL,
  ...SCORE_BY_SEAL,
  ...PLACE_BY_SEAL.flat(),
  ...CHOOSE_ALLY,
  ...ASK_TRISTRAM.slice(1),
  ...ASK_GAWAIN.slice(1),
  ...ASK_BORS,
  ...SWAP.flat(),
  ...Object.values(MOVE),
  ...PLACE.flat(),
  ...Object.values(TAKE).flat(),
  ...Object.values(RETURN).flat(),
  ...PLACE_COUNTER,
  ...DISCARD_TRAITOR,
  ...DISCARD_QUEST,
  ...DRAW_OPEN,
  DRAW_DECK,
  ...BUILD.flat(),
  ...Object.values(SAY),
]

const isProvince = isWhole(0, COLOURS.length - 1)
const isQuest = isWhole(0, QUESTS - 1)
const isDie = isWhole(1, 6)

/** Any value may be given. Its fields must be exactly those of an action. */
export function parseAction(value: unknown): Action | Refusal {
  return reading(() => readAction(value))
}

function readAction(value: unknown): Action | Refusal {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return refuse('notAnAction')
  const { kind } = value
  switch (kind) {
    case 'chooseDie': {
      if ('figure' in value && value.figure === 'merlin') {
        fieldsOf(value, ['kind', 'figure'], kind)
        return CHOOSE_MERLIN
      }
      const { figure, value: die } = fieldsOf(value, ['kind', 'figure', 'value'], kind)
      need(figure, isOneOf(['knight']), 'chooseDie.figure')
      return present(CHOOSE_KNIGHT[need(die, isDie, 'chooseDie.value')])
    }
    case 'eatApple':
      return present(EAT_APPLE[need(fieldsOf(value, ['kind', 'value'], kind).value, isDie, 'eatApple.value')])
    case 'spendFlag':
      return readFlag(value)
    case 'resolveQuest':
      return readResolve(value)
    case 'chooseAlly': {
      const { ally } = fieldsOf(value, ['kind', 'ally'], kind)
      return present(CHOOSE_ALLY[ALLIES.indexOf(need(ally, isOneOf(ALLIES), 'chooseAlly.ally'))])
    }
    case 'askTristram':
    case 'askGawain': {
      const { value: die } = fieldsOf(value, ['kind', 'value'], kind)
      return present((kind === 'askTristram' ? ASK_TRISTRAM : ASK_GAWAIN)[need(die, isDie, `${kind}.value`)])
    }
    case 'askBors':
      return present(ASK_BORS[need(fieldsOf(value, ['kind', 'province'], kind).province, isProvince, kind)])
    case 'swapQuest': {
      const { quest, place } = fieldsOf(value, ['kind', 'quest', 'place'], kind)
      return present(
        present(SWAP[need(quest, isQuest, 'swapQuest.quest')])[need(place, isWhole(0, 2), 'swapQuest.place')],
      )
    }
    case 'repelBySeal':
      return present(REPEL_BY_SEAL[need(fieldsOf(value, ['kind', 'colour'], kind).colour, isProvince, kind)])
    case 'scoreBySeal': {
      const { as } = fieldsOf(value, ['kind', 'as'], kind)
      return present(SCORE_BY_SEAL[POINTS_SPACES.indexOf(need(as, isOneOf(POINTS_SPACES), 'scoreBySeal.as'))])
    }
    case 'move':
      return need(fieldsOf(value, ['kind', 'clockwise'], kind).clockwise, isFlag, 'move.clockwise')
        ? MOVE.clockwise
        : MOVE.counterClockwise
    case 'placeServant':
    case 'placeBySeal': {
      const { servant, province } = fieldsOf(value, ['kind', 'servant', 'province'], kind)
      const table = kind === 'placeServant' ? PLACE : PLACE_BY_SEAL
      const row = present(table[SERVANTS.indexOf(need(servant, isOneOf(SERVANTS), `${kind}.servant`))])
      return present(row[need(province, isProvince, `${kind}.province`)])
    }
    case 'takeItem':
    case 'returnItem': {
      const { item, province } = fieldsOf(value, ['kind', 'item', 'province'], kind)
      const row = (kind === 'takeItem' ? TAKE : RETURN)[need(item, isOneOf(ITEMS), `${kind}.item`)]
      return present(row[need(province, isProvince, `${kind}.province`)])
    }
    case 'placeCounter':
      return present(PLACE_COUNTER[need(fieldsOf(value, ['kind', 'province'], kind).province, isProvince, kind)])
    case 'discardTraitor':
      return present(DISCARD_TRAITOR[need(fieldsOf(value, ['kind', 'colour'], kind).colour, isProvince, kind)])
    case 'discardQuest':
      return present(DISCARD_QUEST[need(fieldsOf(value, ['kind', 'quest'], kind).quest, isQuest, kind)])
    case 'drawQuest': {
      const { from } = fieldsOf(value, ['kind', 'from'], kind)
      return from === 'deck' ? DRAW_DECK : present(DRAW_OPEN[need(from, isWhole(0, 2), 'drawQuest.from')])
    }
    case 'build': {
      const { tile, material } = fieldsOf(value, ['kind', 'tile', 'material'], kind)
      const row = present(BUILD[need(tile, isWhole(0, TILES - 1), 'build.tile')])
      return present(row[need(material, isProvince, 'build.material')])
    }
    default:
      if (!isOneOf(WORDS)(kind)) return refuse('noSuchAction')
      fieldsOf(value, ['kind'], kind)
      return SAY[kind]
  }
}

function readResolve(value: object): Action {
  const fields = fieldsOf(value, ['kind', 'quest', 'withGreyFlag', 'seal', 'percival'], 'resolveQuest')
  const quest = need(fields.quest, isQuest, 'resolveQuest.quest')
  const withGreyFlag = need(fields.withGreyFlag, isFlag, 'resolveQuest.withGreyFlag')
  const row = need(fields.seal, orNull(isWhole(1, 3)), 'resolveQuest.seal') ?? 0
  const plain = present(present((withGreyFlag ? RESOLVE_WITH_FLAG : RESOLVE)[quest])[row])
  if (fields.percival === null) return plain
  const { condition, province } = fieldsOf(fields.percival, ['condition', 'province'], 'resolveQuest.percival')
  return withPercival(plain, {
    condition: need(condition, isWhole(0, MOST_CONDITIONS - 1), 'resolveQuest.percival.condition'),
    province: need(province, isProvince, 'resolveQuest.percival.province'),
  })
}

/** The same resolution with one colour read as another. */
export function withPercival(plain: ResolveQuest, percival: Recolour): ResolveQuest {
  return Object.freeze({ ...plain, percival: Object.freeze(percival) })
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function readFlag(value: object): Action {
  const flag = 'flag' in value ? value.flag : undefined
  if (flag === 'black') {
    const { traitors } = fieldsOf(value, ['kind', 'flag', 'traitors'], 'spendFlag')
    return present(BLACK_FLAG[need(traitors, isProvince, 'spendFlag.traitors')])
  }
  if (flag === 'orange') {
    const { at } = fieldsOf(value, ['kind', 'flag', 'at'], 'spendFlag')
    return present(ORANGE_FLAG[need(at, isWhole(0, RING - 1), 'spendFlag.at')])
  }
  const { flag: plain } = fieldsOf(value, ['kind', 'flag'], 'spendFlag')
  return PLAIN_FLAG[need(plain, isOneOf(PLAIN_FLAGS), 'spendFlag.flag')]
}

const PLAIN_FLAGS = ['blue', 'violet', 'brown'] as const
