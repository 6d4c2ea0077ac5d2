/*
 * Actions as short text and back, for terminals, golden playthroughs and letters. Provinces are named by their colours, ring
 * positions by their numbers in 1.2 (0 to 23); quests, tiles, places of the display and conditions count from 1.
 *
 *   die 4      flag black grey      quest 12 grey seal 2 percival 1 blue      lady to grey      build 7 blue
 */
import { present } from '@logres/kernel'
import { type Action, ALL_ACTIONS, type ResolveQuest, type Word, withPercival } from './actions.ts'
import { MOST_CONDITIONS } from './data.ts'
import type { QuestId } from './state.ts'
import { COLOURS, type PointsSpace, type Province } from './vocabulary.ts'

export function questNumber(quest: QuestId): number {
  return quest + 1
}

export function tileNumber(tile: number): number {
  return tile + 1
}

function colour(province: Province): string {
  return present(COLOURS[province])
}

const WORD_TEXTS: Readonly<Record<Word, string>> = {
  scorePoints: 'score',
  takeExcalibur: 'excalibur',
  takeGrail: 'grail',
  stopDiscarding: 'enough',
  passTower: 'pass tower',
  passSeal: 'pass seal',
  useAlly: 'use ally',
  passAlly: 'pass ally',
  renounce: 'renounce',
  useStaff: 'staff',
  keepStaff: 'keep staff',
  endTurn: 'end',
  useGrail: 'use grail',
  keepGrail: 'keep grail',
}

const SORT_TEXTS: Readonly<Record<PointsSpace, string>> = {
  pointsShields: 'shields',
  pointsFlags: 'flags',
  pointsMaterials: 'materials',
  pointsInfluence: 'influence',
}

export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'chooseDie':
      return `die ${action.figure === 'merlin' ? 'merlin' : action.value}`
    case 'eatApple':
      return `apple ${action.value}`
    case 'spendFlag':
      if ('traitors' in action) return `flag ${action.flag} ${colour(action.traitors)}`
      if ('die' in action) return `flag ${action.flag} die ${action.die}`
      return 'at' in action ? `flag ${action.flag} ${action.at}` : `flag ${action.flag}`
    case 'resolveQuest':
      return writeResolution(action)
    case 'move':
      return action.clockwise ? 'move' : 'move back'
    case 'placeServant':
      return `${action.servant} to ${colour(action.province)}`
    case 'placeBySeal':
      return `seal ${action.servant} to ${colour(action.province)}`
    case 'takeItem':
      return `take ${action.item} ${colour(action.province)}`
    case 'returnItem':
      return `return ${action.item} ${colour(action.province)}`
    case 'placeCounter':
      return `counter ${colour(action.province)}`
    case 'discardTraitor':
      return `traitor ${colour(action.colour)}`
    case 'repelBySeal':
      return `seal repel ${colour(action.colour)}`
    case 'scoreBySeal':
      return `seal score ${SORT_TEXTS[action.as]}`
    case 'discardQuest':
      return `drop ${questNumber(action.quest)}`
    case 'drawQuest':
      return `draw ${action.from === 'deck' ? 'deck' : action.from + 1}`
    case 'build':
      return `build ${tileNumber(action.tile)} ${colour(action.material)}`
    case 'chooseAlly':
      return `ally ${action.ally}`
    case 'askTristram':
      return `tristram ${action.value}`
    case 'askGawain':
      return `gawain ${action.value}`
    case 'askBors':
      return `bors ${colour(action.province)}`
    case 'swapQuest':
      return `swap ${questNumber(action.quest)} ${action.place + 1}`
    default:
      return WORD_TEXTS[action.kind]
  }
}

function writeResolution({ quest, withGreyFlag, seal, percival }: ResolveQuest): string {
  return [
    `quest ${questNumber(quest)}`,
    ...(withGreyFlag ? ['grey'] : []),
    ...(seal === null ? [] : [`seal ${seal}`]),
    ...(percival === null ? [] : [`percival ${percival.condition + 1} ${colour(percival.province)}`]),
  ].join(' ')
}

const COLOUR_NAMES: readonly string[] = COLOURS
const BY_TEXT = new Map(ALL_ACTIONS.map((action) => [writeAction(action).toLowerCase(), action]))

/** Case and extra spaces don't matter; undefined if the text names no action. */
export function readAction(text: string): Action | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const [, resolution = plain, condition, name] = /^(quest .*) percival (\d) ([a-z]+)$/.exec(plain) ?? []
  const action = BY_TEXT.get(resolution)
  if (condition === undefined || action?.kind !== 'resolveQuest') return action
  const number = Number(condition)
  const province = COLOUR_NAMES.indexOf(name ?? '')
  if (number < 1 || number > MOST_CONDITIONS || province < 0) return undefined
  return withPercival(action, { condition: number - 1, province })
}
