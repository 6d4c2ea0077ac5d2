/* Reading actions from anywhere: each comes out as the one object that stands for it. */
import { fieldsOf, isOneOf, isWhole, need, orNull, present, type Refusal, reading, refuse } from '@logres/kernel'
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
  SAY,
  SCORE_BY_SEAL,
  SWAP,
  TAKE,
  TILES,
  TURN_FLAG,
  WORDS,
  withPercival,
} from './actions.ts'
import { ALLIES } from './allies/ally.ts'
import { MOST_CONDITIONS, QUESTS, RING } from './data.ts'
import { COLOURS, ITEMS, POINTS_SPACES, SERVANTS } from './vocabulary.ts'

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

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function readFlag(value: object): Action {
  if (Object.hasOwn(value, 'traitors')) {
    const { flag, traitors } = fieldsOf(value, ['kind', 'flag', 'traitors'], 'spendFlag')
    return present(present(REPEL_FLAG[readColour(flag)])[need(traitors, isProvince, 'spendFlag.traitors')])
  }
  if (Object.hasOwn(value, 'at')) {
    const { flag, at } = fieldsOf(value, ['kind', 'flag', 'at'], 'spendFlag')
    return present(present(BORROW_FLAG[readColour(flag)])[need(at, isWhole(0, RING - 1), 'spendFlag.at')])
  }
  if (Object.hasOwn(value, 'die')) {
    const { flag, die } = fieldsOf(value, ['kind', 'flag', 'die'], 'spendFlag')
    return present(
      present(TURN_FLAG[readColour(flag)])[die === 'merlin' ? 0 : need(die, isWhole(1, 6), 'spendFlag.die')],
    )
  }
  const { flag } = fieldsOf(value, ['kind', 'flag'], 'spendFlag')
  return present(PLAIN_FLAG[readColour(flag)])
}

function readColour(flag: unknown): number {
  return COLOURS.indexOf(need(flag, isOneOf(COLOURS), 'spendFlag.flag'))
}
