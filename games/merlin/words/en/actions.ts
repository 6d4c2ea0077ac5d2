import { type Action, type Edition, flagIn, type OtherDie } from '../../rules/index.ts'
import { type Hall, type MerlinActions, provinceOf } from '../sentences.ts'
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
  traitorName,
} from './things.ts'

export const actions: MerlinActions = {
  chooseDie: (action) => (action.figure === 'merlin' ? 'choose Merlin’s die' : `choose the die with ${action.value}`),
  eatApple: ({ value }) => `return an apple to set the die to ${value}`,
  spendFlag: (action, { edition }) =>
    `spend ${itemName('flag', provinceOf(action.flag))} ${flagPurpose(action, edition)}`,
  resolveQuest: resolution,
  move: ({ clockwise }) => `move ${clockwise ? 'clockwise' : 'counter-clockwise'}`,
  placeServant: ({ servant, province }) => `send the ${SERVANT_NAMES[servant]} to ${provinceName(province)}`,
  placeBySeal: ({ servant, province }) =>
    `send the ${SERVANT_NAMES[servant]} to ${provinceName(province)} with the lady’s seal`,
  takeItem: ({ item, province }) => `take ${itemName(item, province)}`,
  returnItem: ({ item, province }) => `return ${itemName(item, province)}`,
  placeCounter: ({ province }) => `place an influence counter in ${provinceName(province)}`,
  discardTraitor: ({ colour }) => `discard ${traitorName(colour)}`,
  repelBySeal: ({ colour }) => `repel ${traitorName(colour)} with the shield-bearer’s seal`,
  scoreBySeal: (action) => `score ${SORT_NAMES[action.as]} instead with the flag-bearer’s seal`,
  discardQuest: ({ quest }, { edition }) => `discard ${questName(edition, quest)}`,
  drawQuest: ({ from }) =>
    from === 'deck' ? 'draw a quest from the deck' : `draw the open quest at place ${from + 1}`,
  build: ({ tile, material }) => `build a manor on ${tileName(tile)}, with ${itemName('material', material)}`,
  chooseAlly: ({ ally }) => `choose ${allyName(ally)}`,
  askTristram: ({ value }) => `set the die to ${value} with Tristram`,
  askGawain: ({ value }) => `set Merlin’s die to ${value} with Gawain`,
  askBors: ({ province }) => `go to ${provinceName(province)} with Bors`,
  swapQuest: ({ quest, place }, { edition }) =>
    `swap ${questName(edition, quest)} for the open quest at place ${place + 1} with Bedivere`,
  scorePoints: () => 'score the points of the space',
  takeExcalibur: () => 'take Excalibur',
  takeGrail: () => 'take the Grail',
  stopDiscarding: () => 'discard no more quests',
  passTower: () => 'take nothing from the tower',
  passSeal: () => 'keep the seal for later',
  useAlly: () => 'use the ally',
  passAlly: () => 'do not use the ally',
  renounce: () => 'skip the action',
  useStaff: () => 'spend a staff to act again',
  keepStaff: () => 'keep the staff',
  endTurn: () => 'end the turn',
  useGrail: () => 'use the Grail',
  keepGrail: () => 'not use the Grail',
}

type SpendFlag = Extract<Action, { kind: 'spendFlag' }>

/** 6 A die that is not chosen; opposite faces make seven. */
function turnPurpose(die: OtherDie): string {
  return die === 'merlin' ? 'to turn the white die to its opposite face' : `to turn a ${die} into a ${OPPOSITE - die}`
}
const OPPOSITE = 7

/** 6 */
function flagPurpose(action: SpendFlag, edition: Edition): string {
  if ('traitors' in action) return `to repel ${colourName(action.traitors)} traitors`
  if ('at' in action) return `to do the action of ${spacePhrase(edition, action.at)}`
  if ('die' in action) return turnPurpose(action.die)
  const flag = provinceOf(action.flag)
  if (flag === flagIn(edition, 'backwards')) return 'to send the knight counter-clockwise'
  return flag === flagIn(edition, 'turnDie')
    ? 'to turn the die to its opposite face'
    : 'to put the knight on the opposite space'
}

function resolution(action: Extract<Action, { kind: 'resolveQuest' }>, { edition }: Hall): string {
  const { quest, withGreyFlag, seal, percival } = action
  return [
    `resolve ${questName(edition, quest)}`,
    ...(seal === null ? [] : [`for a seal on row ${seal}`]),
    ...(withGreyFlag ? [`with ${itemName('flag', flagIn(edition, 'secondQuest'))}`] : []),
    ...(percival === null
      ? []
      : [`with Percival: condition ${percival.condition + 1} in ${colourName(percival.province)}`]),
  ].join(' ')
}
