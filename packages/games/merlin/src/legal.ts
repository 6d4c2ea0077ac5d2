/* Every legal action: the candidates that the guards of judge.ts do not refuse. */
import { type Actor, present, type Seat } from '@logres/kernel'
import {
  type Action,
  ASK_BORS,
  ASK_GAWAIN,
  ASK_TRISTRAM,
  BLACK_FLAG,
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
  ORANGE_FLAG,
  PLACE,
  PLACE_BY_SEAL,
  PLACE_COUNTER,
  PLAIN_FLAG,
  REPEL_BY_SEAL,
  RESOLVE,
  RESOLVE_WITH_FLAG,
  RETURN,
  SAY,
  SCORE_BY_SEAL,
  SWAP,
  TAKE,
  withPercival,
} from './actions.ts'
import { hasTile } from './allies/ally.ts'
import { turnOf } from './effects.ts'
import type { Question } from './frames.ts'
import { mayNotAct, whyNot } from './judge.ts'
import { spaceAt } from './layout.ts'
import { questOf } from './rules/05-quests.ts'
import { mayNotPlaceByCounter } from './rules/09-favour.ts'
import { playerAt, type QuestId, question, type State } from './state.ts'
import { ITEMS, type Position, PROVINCES, SERVANTS, type Space } from './vocabulary.ts'

const ALL_TAKES = ITEMS.flatMap((item) => TAKE[item])
const ALL_RETURNS = ITEMS.flatMap((item) => RETURN[item])
const ALL_PLACES = PLACE.flat()
const ALL_BUILDS = BUILD.flat()
const BY_ALLY = [...ASK_TRISTRAM.slice(1), ...ASK_GAWAIN.slice(1), ...ASK_BORS]
const BY_SEAL = [...SCORE_BY_SEAL, ...PLACE_BY_SEAL.flat()]
const ALL_FLAGS = [...ORANGE_FLAG, ...Object.values(PLAIN_FLAG)]

/** What the action of a space can begin with. */
function firstChoices(space: Space): readonly Action[] {
  switch (space) {
    case 'exchange':
      return ALL_RETURNS
    case 'build':
      return ALL_BUILDS
    case 'quest':
      return DISCARD_QUEST
    case 'excalibur':
      return [SAY.takeExcalibur]
    case 'grail':
      return [SAY.takeGrail]
    case 'influenceShield':
      return TAKE.shield
    case 'influenceFlag':
      return TAKE.flag
    case 'influenceMaterial':
      return TAKE.material
    case 'pointsShields':
    case 'pointsFlags':
    case 'pointsMaterials':
    case 'pointsInfluence':
      return [SAY.scorePoints]
    default:
      return ALL_PLACES
  }
}

/** Whether this seat could do the action of the space at all. */
export function canActAt(state: State, seat: Seat, at: Position): boolean {
  return firstChoices(spaceAt(state.options, at)).some((action) => mayNotAct(state, seat, at, action) === undefined)
}

/** 9.4 Whether another servant can go where one has a counter. */
export function canPlaceByCounter(state: State, seat: Seat): boolean {
  return SERVANTS.some((servant) =>
    PROVINCES.some((province) => mayNotPlaceByCounter(state, seat, servant, province) === undefined),
  )
}

/** What might answer the question. */
function candidates(state: State, { kind, seat }: Question): readonly Action[] {
  switch (kind) {
    case 'chooseDie':
      return [...CHOOSE_KNIGHT.slice(1), CHOOSE_MERLIN, ...freeMoves(state, seat)]
    case 'prepare':
      return [
        MOVE.clockwise,
        MOVE.counterClockwise,
        ...EAT_APPLE.slice(1),
        ...ALL_FLAGS,
        ...(state.options.knights === 'off' ? [] : BY_ALLY),
        ...freeMoves(state, seat),
      ]
    case 'arrive':
      return [
        SAY.renounce,
        ...firstChoices(spaceAt(state.options, turnOf(state).at)),
        ...(state.options.kingsFavour ? BY_SEAL : []),
        ...ALL_FLAGS,
        ...freeMoves(state, seat),
      ]
    case 'buildAgain':
      return [SAY.passSeal, ...ALL_BUILDS]
    case 'placeAgain':
      return ALL_PLACES
    case 'towerAgain':
      return [SAY.passTower, ...ALL_TAKES, ...PLACE_COUNTER]
    case 'galahad':
      return [SAY.passAlly, ...ALL_TAKES]
    case 'gaheris':
    case 'kay':
      return [SAY.useAlly, SAY.passAlly]
    case 'chooseAlly':
      return CHOOSE_ALLY
    case 'act':
      return firstChoices(spaceAt(state.options, turnOf(state).at))
    case 'repeat':
      return [SAY.useStaff, SAY.keepStaff]
    case 'finish':
      return [SAY.endTurn, ...freeMoves(state, seat)]
    case 'exchange':
      return ALL_TAKES
    case 'discardTraitor':
      return DISCARD_TRAITOR
    case 'discardMore':
      return [SAY.stopDiscarding, ...DISCARD_QUEST]
    case 'drawQuest':
      return [DRAW_DECK, ...DRAW_OPEN]
    case 'tower':
      return [SAY.passTower, ...ALL_TAKES, ...PLACE_COUNTER]
    case 'grail':
      return [SAY.useGrail, SAY.keepGrail]
  }
}

/** 3.5 */
function freeMoves(state: State, seat: Seat): Action[] {
  const { kingsFavour } = state.options
  const moves: Action[] = kingsFavour ? [...BLACK_FLAG, ...REPEL_BY_SEAL] : BLACK_FLAG.slice()
  for (const quest of present(state.hands[seat])) {
    for (const list of [present(RESOLVE[quest]), present(RESOLVE_WITH_FLAG[quest])]) {
      moves.push(...(kingsFavour ? list : list.slice(0, 1)))
    }
    if (hasTile(playerAt(state, seat), 'percival')) addPercival(moves, state, quest)
    if (hasTile(playerAt(state, seat), 'bedivere')) moves.push(...present(SWAP[quest]))
  }
  return moves
}

/** 10.2 Each printed colour read as each other one. */
function addPercival(moves: Action[], state: State, quest: QuestId): void {
  const { conditions } = questOf(state, quest)
  const plain = [...present(RESOLVE[quest]), ...present(RESOLVE_WITH_FLAG[quest])]
  for (const condition of conditions.keys()) {
    for (const province of PROVINCES) {
      for (const action of plain) {
        if (state.options.kingsFavour || (action.kind === 'resolveQuest' && action.seal === null)) {
          moves.push(withPercival(action, { condition, province }))
        }
      }
    }
  }
}

export function legal(state: State, actor: Actor): Action[] {
  const asked = question(state)
  if (asked === undefined || asked.seat !== actor) return []
  return candidates(state, asked).filter((action) => whyNot(state, actor, action) === undefined)
}
