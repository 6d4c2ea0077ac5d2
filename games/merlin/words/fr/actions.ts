import { type Action, type Edition, flagIn, type OtherDie } from '../../rules/index.ts'
import { type Hall, type MerlinActions, provinceOf } from '../sentences.ts'
import {
  allyName,
  colourName,
  colourOfWoman,
  itemName,
  ofServant,
  provinceName,
  questName,
  SORT_NAMES,
  spacePhrase,
  theServant,
  tileName,
  traitorName,
} from './things.ts'

export const actions: MerlinActions = {
  chooseDie: (action) => (action.figure === 'merlin' ? 'choisir le dé de Merlin' : `choisir le dé ${action.value}`),
  eatApple: ({ value }) => `rendre une pomme pour mettre le dé sur ${value}`,
  spendFlag: (action, { edition }) =>
    `dépenser ${itemName('flag', provinceOf(action.flag))} ${flagPurpose(action, edition)}`,
  resolveQuest: resolution,
  move: ({ clockwise }) => `avancer dans le sens ${clockwise ? 'des aiguilles d’une montre' : 'inverse'}`,
  placeServant: ({ servant, province }) => `envoyer ${theServant(servant)} vers ${provinceName(province)}`,
  placeBySeal: ({ servant, province }) =>
    `envoyer ${theServant(servant)} vers ${provinceName(province)} par le sceau ${ofServant('lady')}`,
  takeItem: ({ item, province }) => `prendre ${itemName(item, province)}`,
  returnItem: ({ item, province }) => `rendre ${itemName(item, province)}`,
  placeCounter: ({ province }) => `placer un compteur d’influence dans ${provinceName(province)}`,
  discardTraitor: ({ colour }) => `défausser ${traitorName(colour)}`,
  repelBySeal: ({ colour }) => `repousser ${traitorName(colour)} par le sceau ${ofServant('shieldBearer')}`,
  scoreBySeal: (action) => `compter plutôt ${SORT_NAMES[action.as]} par le sceau ${ofServant('flagBearer')}`,
  discardQuest: ({ quest }, { edition }) => `défausser ${questName(edition, quest)}`,
  drawQuest: ({ from }) => (from === 'deck' ? 'piocher une quête' : `prendre la quête ouverte au rang ${from + 1}`),
  build: ({ tile, material }) => `bâtir un manoir sur ${tileName(tile)} avec ${itemName('material', material)}`,
  chooseAlly: ({ ally }) => `choisir ${allyName(ally)}`,
  askTristram: ({ value }) => `mettre le dé sur ${value} avec ${allyName('tristram')}`,
  askGawain: ({ value }) => `mettre le dé de Merlin sur ${value} avec ${allyName('gawain')}`,
  askBors: ({ province }) => `aller dans ${provinceName(province)} avec ${allyName('bors')}`,
  swapQuest: ({ quest, place }, { edition }) =>
    `échanger ${questName(edition, quest)} contre la quête ouverte au rang ${place + 1} avec ${allyName('bedivere')}`,
  scorePoints: () => 'marquer les points de la case',
  takeExcalibur: () => 'prendre Excalibur',
  takeGrail: () => 'prendre le Graal',
  stopDiscarding: () => 'ne plus défausser de quêtes',
  passTower: () => 'ne rien prendre de la tour',
  passSeal: () => 'garder le sceau pour plus tard',
  useAlly: () => 'utiliser l’allié',
  passAlly: () => 'se passer de l’allié',
  renounce: () => 'renoncer à l’action',
  useStaff: () => 'dépenser un bâton pour agir encore une fois',
  keepStaff: () => 'garder le bâton',
  endTurn: () => 'finir le tour',
  useGrail: () => 'utiliser le Graal',
  keepGrail: () => 'ne pas utiliser le Graal',
}

type SpendFlag = Extract<Action, { kind: 'spendFlag' }>

/** 6 A die that is not chosen; opposite faces make seven. */
function turnPurpose(die: OtherDie): string {
  return die === 'merlin'
    ? 'pour tourner le dé blanc sur la face opposée'
    : `pour changer un ${die} en ${OPPOSITE - die}`
}
const OPPOSITE = 7

/** 6 */
function flagPurpose(action: SpendFlag, edition: Edition): string {
  if ('traitors' in action) return `pour repousser des traîtres de couleur ${colourOfWoman(action.traitors)}`
  if ('at' in action) return `pour faire l’action sur ${spacePhrase(edition, action.at)}`
  if ('die' in action) return turnPurpose(action.die)
  const flag = provinceOf(action.flag)
  if (flag === flagIn(edition, 'backwards')) return 'pour envoyer le chevalier en sens inverse'
  return flag === flagIn(edition, 'turnDie')
    ? 'pour tourner le dé sur la face opposée'
    : 'pour mettre le chevalier sur la case opposée'
}

function resolution(action: Extract<Action, { kind: 'resolveQuest' }>, { edition }: Hall): string {
  const { quest, withGreyFlag, seal, percival } = action
  return [
    `résoudre ${questName(edition, quest)}`,
    ...(seal === null ? [] : [`pour un sceau sur la ligne ${seal}`]),
    ...(withGreyFlag ? [`avec ${itemName('flag', flagIn(edition, 'secondQuest'))}`] : []),
    ...(percival === null
      ? []
      : [`avec ${allyName('percival')} : condition ${percival.condition + 1} en ${colourName(percival.province)}`]),
  ].join(' ')
}
