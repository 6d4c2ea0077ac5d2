import type { Action, Edition } from '@logres/merlin'
import {
  allyName,
  colourName,
  itemName,
  provinceName,
  questName,
  SERVANT_NAMES,
  SORT_NAMES,
  spacePhrase,
  tileName,
} from './things-en.ts'

export function sayAction(action: Action, edition: Edition): string {
  switch (action.kind) {
    case 'chooseDie':
      return action.figure === 'merlin' ? "choose Merlin's die" : `choose the die with ${action.value}`
    case 'eatApple':
      return `return an apple to set the die to ${action.value}`
    case 'spendFlag':
      return `spend ${itemName('flag', FLAGS[action.flag])} ${flagPurpose(action, edition)}`
    case 'resolveQuest':
      return resolution(action, edition)
    case 'move':
      return `move ${action.clockwise ? 'clockwise' : 'counter-clockwise'}`
    case 'placeServant':
      return `send the ${SERVANT_NAMES[action.servant]} to ${provinceName(action.province)}`
    case 'placeBySeal':
      return `send the ${SERVANT_NAMES[action.servant]} to ${provinceName(action.province)} by the lady's seal`
    case 'takeItem':
      return `take ${itemName(action.item, action.province)}`
    case 'returnItem':
      return `return ${itemName(action.item, action.province)}`
    case 'placeCounter':
      return `place an influence counter in ${provinceName(action.province)}`
    case 'discardTraitor':
      return `discard a traitor of the colour ${colourName(action.colour)}`
    case 'repelBySeal':
      return `repel a traitor of the colour ${colourName(action.colour)} by the shield-bearer's seal`
    case 'scoreBySeal':
      return `score ${SORT_NAMES[action.as]} instead by the flag-bearer's seal`
    case 'discardQuest':
      return `discard ${questName(edition, action.quest)}`
    case 'drawQuest':
      return action.from === 'deck' ? 'draw a quest from the deck' : `draw the open quest at place ${action.from + 1}`
    case 'build':
      return `build a manor on ${tileName(action.tile)} with ${itemName('material', action.material)}`
    case 'chooseAlly':
      return `choose ${allyName(action.ally)}`
    case 'askTristram':
      return `set the die to ${action.value} with Tristram`
    case 'askGawain':
      return `set Merlin's die to ${action.value} with Gawain`
    case 'askBors':
      return `go to ${provinceName(action.province)} with Bors`
    case 'swapQuest':
      return `change ${questName(edition, action.quest)} for the open quest at place ${action.place + 1} with Bedivere`
    default:
      return WORDS[action.kind]
  }
}

type SpendFlag = Extract<Action, { kind: 'spendFlag' }>

const FLAGS: Readonly<Record<SpendFlag['flag'], number>> = { black: 0, blue: 2, violet: 3, orange: 4, brown: 5 }

/** 6 */
function flagPurpose(action: SpendFlag, edition: Edition): string {
  switch (action.flag) {
    case 'black':
      return `to repel all traitors of the colour ${colourName(action.traitors)}`
    case 'blue':
      return 'to send the knight counter-clockwise'
    case 'violet':
      return 'to turn the die to its opposite face'
    case 'orange':
      return `to do the action of ${spacePhrase(edition, action.at)}`
    case 'brown':
      return 'to put the knight on the opposite space'
  }
}

function resolution(action: Extract<Action, { kind: 'resolveQuest' }>, edition: Edition): string {
  const { quest, withGreyFlag, seal, percival } = action
  return [
    `resolve ${questName(edition, quest)}`,
    ...(seal === null ? [] : [`for a seal on row ${seal}`]),
    ...(withGreyFlag ? ['with a grey flag'] : []),
    ...(percival === null
      ? []
      : [`with Percival: condition ${percival.condition + 1} in ${colourName(percival.province)}`]),
  ].join(' ')
}

type LongAction = Extract<Action, { value: number } | { province: number } | { colour: number } | { quest: number }>
type Long =
  | LongAction['kind']
  | 'chooseDie'
  | 'spendFlag'
  | 'move'
  | 'scoreBySeal'
  | 'drawQuest'
  | 'build'
  | 'chooseAlly'

const WORDS: Readonly<Record<Exclude<Action['kind'], Long>, string>> = {
  scorePoints: 'score the points of the space',
  takeExcalibur: 'take Excalibur',
  takeGrail: 'take the Grail',
  stopDiscarding: 'discard no more quests',
  passTower: 'take nothing from the tower',
  passSeal: 'keep the seal for later',
  useAlly: 'use the ally',
  passAlly: 'do without the ally',
  renounce: 'renounce the action',
  useStaff: 'spend a staff to act once more',
  keepStaff: 'keep the staff',
  endTurn: 'end the turn',
  useGrail: 'use the Grail',
  keepGrail: 'share without the Grail',
}
