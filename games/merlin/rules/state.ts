import { present, type Seat, top } from '@logres/kernel'
import { type Ally, type AllyName, copyAlly } from './allies/ally.ts'
import { copyFrame, type Frame, type Question } from './frames.ts'
import type { Options } from './options.ts'
import type { Item, Position, Province, Terrain } from './vocabulary.ts'

/** A quest, by its place in the edition's list. */
export type QuestId = number

export type Items = Record<Item, number[]>

/** What everybody sees of one player. */
export interface Player {
  score: number
  /** The own dice that are left, in rising order. */
  readonly dice: number[]
  /** 0 once it is used. */
  merlinDie: number
  knight: Position
  /** In the castle, by colour. */
  readonly items: Items
  apples: number
  staffs: number
  /** Where each servant stands, in the order of SERVANTS; null at home. */
  readonly servants: (Province | null)[]
  /** Counters on the board, by province; the rest of the seven is in the castle. */
  readonly influence: number[]
  /** By colour. */
  readonly traitors: number[]
  /**
   * 9.1 The twelve abilities, three to a servant, in the order of SERVANTS: 0 free, 1 sealed, 2 sealed and used up to the next
   * scoring. All free without the module.
   */
  readonly seals: number[]
  /** 10 */
  readonly allies: Ally[]
  /** Of the quests in hand those that all saw going in, in rising order. */
  readonly shown: QuestId[]
  /** How many others there are, by the stock they came from. */
  readonly unseen: number[]
}

export interface DomainTile {
  readonly terrain: Terrain
  readonly tower: boolean
}

/** What State and View share. */
export interface Board {
  /** The rulesVersion the match began with. */
  readonly rules: number
  readonly options: Options
  /** Turns of all players, from 1. */
  turnNo: number
  /** 1 to 6. */
  round: number
  firstSeat: Seat
  /** Turns taken in this round. */
  turnsTaken: number
  readonly players: readonly Player[]
  merlin: Position
  grail: Seat | null
  excalibur: Seat | null
  /** What lies in the provinces. */
  readonly supply: Items
  apples: number
  /** 1.5 From the top left, six to a row. */
  readonly domain: readonly DomainTile[]
  /** Whose manor stands on each tile. */
  readonly manors: (Seat | null)[]
  /** The quests that lie open beside the deck; null where none is left. */
  readonly display: (QuestId | null)[]
  /** Open. */
  readonly discards: QuestId[]
  /** The quests nobody has seen since they were last shuffled, stock by stock; the last one is the deck's. */
  readonly stocks: QuestId[][]
  /** Traitors still face down, and discarded ones, by colour. */
  readonly traitors: number[]
  readonly traitorDiscards: number[]
  /** 10.1 The allies that can still be chosen. */
  readonly alliesLeft: AllyName[]
  /** What is in progress; the top is what is asked. Empty when the game is over. */
  readonly frames: Frame[]
  isOver: boolean
}

export interface State extends Board {
  /** The quests in hand, in rising order. */
  readonly hands: QuestId[][]
}

export function copyPlayer(player: Player): Player {
  return {
    score: player.score,
    dice: player.dice.slice(),
    merlinDie: player.merlinDie,
    knight: player.knight,
    items: copyItems(player.items),
    apples: player.apples,
    staffs: player.staffs,
    servants: player.servants.slice(),
    influence: player.influence.slice(),
    traitors: player.traitors.slice(),
    seals: player.seals.slice(),
    allies: player.allies.map(copyAlly),
    shown: player.shown.slice(),
    unseen: player.unseen.slice(),
  }
}

function copyItems({ shield, flag, material }: Items): Items {
  return { shield: shield.slice(), flag: flag.slice(), material: material.slice() }
}

export function copyBoard(board: Board): Board {
  return {
    rules: board.rules,
    options: board.options,
    turnNo: board.turnNo,
    round: board.round,
    firstSeat: board.firstSeat,
    turnsTaken: board.turnsTaken,
    players: board.players.map(copyPlayer),
    merlin: board.merlin,
    grail: board.grail,
    excalibur: board.excalibur,
    supply: copyItems(board.supply),
    apples: board.apples,
    domain: board.domain,
    manors: board.manors.slice(),
    display: board.display.slice(),
    discards: board.discards.slice(),
    stocks: board.stocks.map(copyList),
    traitors: board.traitors.slice(),
    traitorDiscards: board.traitorDiscards.slice(),
    alliesLeft: board.alliesLeft.slice(),
    frames: board.frames.map(copyFrame),
    isOver: board.isOver,
  }
}

export function clone(state: State): State {
  return { ...copyBoard(state), hands: state.hands.map(copyList) }
}

function copyList(list: readonly number[]): number[] {
  return list.slice()
}

/** What is asked now; undefined when the game is over. */
export function question(board: Board): Question | undefined {
  const frame = top(board.frames)
  if (frame === undefined || frame.kind === 'turn' || frame.kind === 'round' || frame.kind === 'scoring')
    return undefined
  return frame
}

export function playerAt(board: Board, seat: Seat): Player {
  return present(board.players[seat])
}

/** 3.1 From the first player clockwise. */
export function activeSeat(board: Board): Seat {
  return (board.firstSeat + board.turnsTaken) % board.players.length
}

/** The quests still in the deck: what is left of the last stock when the hands have theirs. */
export function deckSize(board: Board): number {
  const last = board.stocks.length - 1
  let left = present(board.stocks[last]).length
  for (let seat = 0; seat < board.players.length; seat++) left -= present(present(board.players[seat]).unseen[last])
  return left
}

export function handSize({ shown, unseen }: Player): number {
  return unseen.reduce((total, count) => total + count, shown.length)
}
