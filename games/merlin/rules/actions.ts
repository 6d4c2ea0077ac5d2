import { ALLIES, type AllyName } from './allies/ally.ts'
import type { Recolour } from './allies/percival.ts'
import { QUESTS, RING } from './data.ts'
import { ROW_LENGTH, type Tile } from './domain.ts'
import type { QuestId } from './state.ts'
import {
  COLOURS,
  type Colour,
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
export const TILES = 4 * ROW_LENGTH

/** 3.1 An own die by its value, or Merlin's. */
export type ChooseDie =
  | { readonly kind: 'chooseDie'; readonly figure: 'knight'; readonly value: number }
  | { readonly kind: 'chooseDie'; readonly figure: 'merlin' }
/** 3.3 */
export interface EatApple {
  readonly kind: 'eatApple'
  readonly value: number
}
/** An own die by its value, or Merlin's. */
export type OtherDie = number | 'merlin'
/** 6 What else it says depends on what the flag does, and that on the edition. */
export type SpendFlag =
  | { readonly kind: 'spendFlag'; readonly flag: Colour; readonly traitors: Province }
  | { readonly kind: 'spendFlag'; readonly flag: Colour; readonly at: Position }
  /** By the option `violetFlag`: a die that is not the chosen one. */
  | { readonly kind: 'spendFlag'; readonly flag: Colour; readonly die: OtherDie }
  | { readonly kind: 'spendFlag'; readonly flag: Colour }
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
/**
 * By the province of the flag: against traitors of each colour, for the action of each space, for a die that is not chosen
 * (Merlin's at 0, the others by value), and without a choice.
 */
export const REPEL_FLAG: readonly (readonly Action[])[] = COLOURS.map((flag) =>
  PROVINCES.map((traitors) => Object.freeze({ kind: 'spendFlag', flag, traitors })),
)
export const BORROW_FLAG: readonly (readonly Action[])[] = COLOURS.map((flag) =>
  range(RING).map((at) => Object.freeze({ kind: 'spendFlag', flag, at })),
)
export const TURN_FLAG: readonly (readonly Action[])[] = COLOURS.map((flag) =>
  range(7).map((die) => Object.freeze({ kind: 'spendFlag', flag, die: die === 0 ? 'merlin' : die })),
)
export const PLAIN_FLAG: readonly Action[] = COLOURS.map((flag) => Object.freeze({ kind: 'spendFlag', flag }))
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
  ...REPEL_FLAG.flat(),
  ...BORROW_FLAG.flat(),
  ...TURN_FLAG.flat(),
  ...PLAIN_FLAG,
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

/** The same resolution with one colour read as another. */
export function withPercival(plain: ResolveQuest, percival: Recolour): ResolveQuest {
  return Object.freeze({ ...plain, percival: Object.freeze(percival) })
}
