/*
 * Every legal action: of what might answer a question, the actions that the guards do not refuse. Candidates are kept few
 * where that is cheap to see (a flag nobody has, a tile that is taken), and the guards are asked directly: speed matters here.
 */
import { type Actor, present, type Seat, sum } from '@logres/kernel'
import {
  type Action,
  ASK_BORS,
  ASK_GAWAIN,
  ASK_TRISTRAM,
  BORROW_FLAG,
  BUILD,
  CHOOSE_ALLY,
  CHOOSE_KNIGHT,
  CHOOSE_MERLIN,
  DISCARD_QUEST,
  DISCARD_TRAITOR,
  DRAW_DECK,
  DRAW_OPEN,
  EAT_APPLE,
  MOVE,
  PLACE,
  PLACE_BY_SEAL,
  PLACE_COUNTER,
  PLAIN_FLAG,
  REPEL_BY_SEAL,
  REPEL_FLAG,
  RESOLVE,
  RESOLVE_WITH_FLAG,
  RETURN,
  type ResolveQuest,
  SAY,
  SCORE_BY_SEAL,
  SWAP,
  TAKE,
  TURN_FLAG,
  withPercival,
} from './actions.ts'
import { hasTile } from './allies/ally.ts'
import { mayNotEat, mayNotMove } from './chapters/03-turn.ts'
import { coloursAt } from './chapters/04-spaces.ts'
import { mayNotResolve, questOf } from './chapters/05-quests.ts'
import { mayNotPlaceByCounter } from './chapters/09-favour.ts'
import { turnOf } from './effects.ts'
import type { Question } from './frames.ts'
import { canResolveNow, isOpen, judge, mayNotAct } from './judge.ts'
import { flagWith, layoutOf, spaceAt } from './layout.ts'
import type { FlagEffect } from './printed.ts'
import { areFulfilled } from './quests.ts'
import { type Player, playerAt, type QuestId, question, type State } from './state.ts'
import { ITEMS, type Position, PROVINCES, type Province, SERVANTS } from './vocabulary.ts'

const ALL_TAKES = ITEMS.flatMap((item) => TAKE[item])
const ALL_RETURNS = ITEMS.flatMap((item) => RETURN[item])
const ALL_PLACES = PLACE.flat()
/** By province: each servant there. */
const PLACES_IN = PROVINCES.map((province) => PLACE.map((row) => present(row[province])))
const STAFF: readonly Action[] = [SAY.useStaff, SAY.keepStaff]
const DRAWS: readonly Action[] = [DRAW_DECK, ...DRAW_OPEN]
const TOWER_GIFTS: readonly Action[] = [SAY.passTower, ...TAKE.shield, ...TAKE.flag, ...PLACE_COUNTER]
const GALAHAD: readonly Action[] = [SAY.passAlly, ...ALL_TAKES]
const ALLY: readonly Action[] = [SAY.useAlly, SAY.passAlly]
const GRAIL_ANSWERS: readonly Action[] = [SAY.useGrail, SAY.keepGrail]
const SCORE: readonly Action[] = [SAY.scorePoints]
const EXCALIBUR: readonly Action[] = [SAY.takeExcalibur]
const GRAIL: readonly Action[] = [SAY.takeGrail]

/** What the action of a space can begin with. */
function firstChoices(state: State, seat: Seat, at: Position): readonly Action[] {
  const home = present(layoutOf(state.options).provinceAt[at])
  if (home >= 0) return state.options.kingsFavour ? ALL_PLACES : present(PLACES_IN[home])
  switch (spaceAt(state.options, at)) {
    case 'exchange':
      return ALL_RETURNS
    case 'build':
      return buildings(state, seat)
    case 'quest':
      return present(state.hands[seat]).map((quest) => present(DISCARD_QUEST[quest]))
    case 'excalibur':
      return EXCALIBUR
    case 'grail':
      return GRAIL
    case 'influenceShield':
      return TAKE.shield
    case 'influenceFlag':
      return TAKE.flag
    case 'influenceMaterial':
      return TAKE.material
    case 'influenceServant':
    case 'moveServant':
      return ALL_PLACES
    default:
      return SCORE
  }
}

/** Free tiles, with the materials at hand. */
function buildings(state: State, seat: Seat): Action[] {
  const { material } = playerAt(state, seat).items
  const actions: Action[] = []
  if (sum(material) === 0) return actions
  for (let tile = 0; tile < state.manors.length; tile++) {
    if (state.manors[tile] !== null) continue
    const row = present(BUILD[tile])
    const colours = coloursAt(state, tile)
    for (let i = 0; i < colours.length; i++) {
      const colour = present(colours[i])
      if (present(material[colour]) > 0) actions.push(present(row[colour]))
    }
  }
  return actions
}

/** Whether this seat could do the action of the space at all. */
export function canActAt(state: State, seat: Seat, at: Position): boolean {
  for (const action of firstChoices(state, seat, at)) if (mayNotAct(state, seat, at, action) === undefined) return true
  return false
}

/** 9.4 Whether another servant can go where one has a counter. */
export function canPlaceByCounter(state: State, seat: Seat): boolean {
  return SERVANTS.some((servant) =>
    PROVINCES.some((province) => mayNotPlaceByCounter(state, seat, servant, province) === undefined),
  )
}

export function legal(state: State, actor: Actor): Action[] {
  const asked = question(state)
  if (asked === undefined || asked.seat !== actor) return []
  const list: Action[] = []
  addAnswers(list, state, asked)
  return list
}

/** The answers to a question. */
function addAnswers(list: Action[], state: State, asked: Question): void {
  const { seat } = asked
  switch (asked.kind) {
    case 'chooseDie':
      addDice(list, playerAt(state, seat))
      addOtherDice(list, state, seat)
      addFreeMoves(list, state, asked)
      break
    case 'prepare':
      addMoves(list, state, asked)
      addFreeMoves(list, state, asked)
      break
    case 'arrive':
      list.push(SAY.renounce)
      addActions(list, state, seat, firstChoices(state, seat, turnOf(state).at))
      if (state.options.kingsFavour) addSeals(list, state, seat)
      addFlags(list, state, asked, 'cross')
      addBorrowing(list, state, asked)
      addFreeMoves(list, state, asked)
      break
    case 'finish':
      list.push(SAY.endTurn)
      addFreeMoves(list, state, asked)
      break
    case 'act':
      addActions(list, state, seat, firstChoices(state, seat, turnOf(state).at))
      break
    default:
      addJudged(list, state, seat, fixedAnswers(state, asked.kind, seat))
  }
  if (!isOpen(asked) && canResolveNow(state, asked)) addQuests(list, state, seat)
}

/** 4 Of these the ones that the space allows. */
function addActions(list: Action[], state: State, seat: Seat, actions: readonly Action[]): void {
  const { at } = turnOf(state)
  for (let i = 0; i < actions.length; i++) {
    const action = present(actions[i])
    if (mayNotAct(state, seat, at, action) === undefined) list.push(action)
  }
}

function addSeals(list: Action[], state: State, seat: Seat): void {
  addActions(list, state, seat, SCORE_BY_SEAL)
  for (const row of PLACE_BY_SEAL) addActions(list, state, seat, row)
}

function addJudged(list: Action[], state: State, seat: Seat, actions: readonly Action[]): void {
  for (let i = 0; i < actions.length; i++) {
    const action = present(actions[i])
    if (judge(state, seat, action) === undefined) list.push(action)
  }
}

/** 3.2, 3.3, 6 */
function addMoves(list: Action[], state: State, asked: Question): void {
  const { seat } = asked
  const turn = turnOf(state)
  if (mayNotMove(turn, true) === undefined) list.push(MOVE.clockwise)
  if (mayNotMove(turn, false) === undefined) list.push(MOVE.counterClockwise)
  if (playerAt(state, seat).apples > 0) {
    for (let value = 1; value <= 6; value++) {
      if (mayNotEat(state, seat, value) === undefined) list.push(present(EAT_APPLE[value]))
    }
  }
  addFlags(list, state, asked, 'backwards')
  addFlags(list, state, asked, 'turnDie')
  addOtherDice(list, state, seat)
  if (state.options.knights !== 'off') addDieAllies(list, state, seat)
}

/** The questions whose answers are always the same, or nearly so. */
function fixedAnswers(state: State, kind: Question['kind'], seat: Seat): readonly Action[] {
  switch (kind) {
    case 'repeat':
      return STAFF
    case 'exchange':
      return ALL_TAKES
    case 'discardTraitor':
      return DISCARD_TRAITOR
    case 'discardMore':
      return [SAY.stopDiscarding, ...present(state.hands[seat]).map((quest) => present(DISCARD_QUEST[quest]))]
    case 'drawQuest':
      return DRAWS
    case 'tower':
    case 'towerAgain':
      return TOWER_GIFTS
    case 'buildAgain':
      return [SAY.passSeal, ...buildings(state, seat)]
    case 'placeAgain':
      return ALL_PLACES
    case 'galahad':
      return GALAHAD
    case 'gaheris':
    case 'kay':
      return ALLY
    case 'chooseAlly':
      return CHOOSE_ALLY
    case 'grail':
      return GRAIL_ANSWERS
    default:
      throw new Error(`${kind} has answers of its own`)
  }
}

function addDice(list: Action[], { dice, merlinDie }: Player): void {
  for (let i = 0; i < dice.length; i++) {
    if (i === 0 || dice[i] !== dice[i - 1]) list.push(present(CHOOSE_KNIGHT[present(dice[i])]))
  }
  if (merlinDie > 0) list.push(CHOOSE_MERLIN)
}

/** The province whose flag does this, if the player has one. */
function heldFlag(state: State, seat: Seat, effect: FlagEffect): Province | undefined {
  const province = flagWith(state.options, effect)
  return present(playerAt(state, seat).items.flag[province]) > 0 ? province : undefined
}

function addFlags(list: Action[], state: State, { seat }: Question, effect: 'backwards' | 'turnDie' | 'cross'): void {
  const flag = heldFlag(state, seat, effect)
  if (flag !== undefined) addJudged(list, state, seat, [present(PLAIN_FLAG[flag])])
}

/** 6 By the option `violetFlag`: each of the dice that are not chosen by its value, and Merlin's. */
function addOtherDice(list: Action[], state: State, seat: Seat): void {
  const flag = state.options.violetFlag === 'any' ? heldFlag(state, seat, 'turnDie') : undefined
  if (flag === undefined) return
  const { dice } = playerAt(state, seat)
  const turns = present(TURN_FLAG[flag])
  const distinct = dice.filter((die, i) => die !== dice[i - 1])
  addJudged(list, state, seat, [...distinct.map((die) => present(turns[die])), present(turns[0])])
}

/** 6 Where others' knights stand, each space once. */
function addBorrowing(list: Action[], state: State, { seat }: Question): void {
  const flag = heldFlag(state, seat, 'borrow')
  if (flag === undefined) return
  const spaces = new Set(state.players.flatMap(({ knight }, other) => (other === seat ? [] : [knight])))
  const flags = [...spaces].sort((a, b) => a - b).map((at) => present(present(BORROW_FLAG[flag])[at]))
  addJudged(list, state, seat, flags)
}

function addDieAllies(list: Action[], state: State, seat: Seat): void {
  const player = playerAt(state, seat)
  if (hasTile(player, 'tristram')) addJudged(list, state, seat, ASK_TRISTRAM.slice(1))
  if (hasTile(player, 'gawain')) addJudged(list, state, seat, ASK_GAWAIN.slice(1))
  if (hasTile(player, 'bors')) addJudged(list, state, seat, ASK_BORS)
}

/** 3.5 */
function addFreeMoves(list: Action[], state: State, { seat }: Question): void {
  const player = playerAt(state, seat)
  const { kingsFavour } = state.options
  const flag = heldFlag(state, seat, 'repel')
  if (flag !== undefined) addJudged(list, state, seat, present(REPEL_FLAG[flag]))
  if (kingsFavour) addJudged(list, state, seat, REPEL_BY_SEAL)
  addQuests(list, state, seat)
  if (!hasTile(player, 'bedivere')) return
  for (const quest of present(state.hands[seat])) addJudged(list, state, seat, present(SWAP[quest]))
}

/** 5.1, 6 */
function addQuests(list: Action[], state: State, seat: Seat): void {
  const player = playerAt(state, seat)
  const { resolved } = turnOf(state)
  if (resolved > 1 || (resolved === 1 && heldFlag(state, seat, 'secondQuest') === undefined)) return
  const resolutions = resolved === 0 ? RESOLVE : RESOLVE_WITH_FLAG
  const hand = present(state.hands[seat])
  for (let i = 0; i < hand.length; i++) {
    const quest = present(hand[i])
    const rows = present(resolutions[quest])
    // Most quests fail here, and cheaply; what the guard adds is asked only of the others.
    if (areFulfilled(questOf(state, quest).conditions, player)) addResolutions(list, state, seat, rows)
    if (hasTile(player, 'percival')) addPercival(list, state, seat, quest, rows)
  }
}

/** 5.1, 9.1 For its points; if that is possible, with the module also for a seal. */
function addResolutions(list: Action[], state: State, seat: Seat, rows: readonly ResolveQuest[]): void {
  const plain = present(rows[0])
  if (mayNotResolve(state, seat, plain) !== undefined) return
  list.push(plain)
  if (state.options.kingsFavour) addJudged(list, state, seat, rows.slice(1))
}

/** 10.2 Each printed colour read as each other one. */
function addPercival(list: Action[], state: State, seat: Seat, quest: QuestId, rows: readonly ResolveQuest[]): void {
  const { conditions } = questOf(state, quest)
  for (let condition = 0; condition < conditions.length; condition++) {
    for (const province of PROVINCES) {
      const recoloured = rows.map((action) => withPercival(action, { condition, province }))
      addResolutions(list, state, seat, recoloured)
    }
  }
}
