import { type Action, type Edition, flagIn, type OtherDie } from '../../rules/index.ts'
import { type Hall, type MerlinActions, provinceOf } from '../sentences.ts'
import {
  allyName,
  colourName,
  itemName,
  ofServant,
  provinceAlone,
  questName,
  SORT_NAMES,
  spacePhrase,
  theServant,
  tileName,
  traitorName,
} from './things.ts'

export const actions: MerlinActions = {
  chooseDie: (action) =>
    action.figure === 'merlin' ? 'scegliere il dado di Merlino' : `scegliere il dado con ${action.value}`,
  eatApple: ({ value }) => `restituire una mela per mettere il dado su ${value}`,
  spendFlag: (action, { edition }) =>
    `spendere ${itemName('flag', provinceOf(action.flag))} ${flagPurpose(action, edition)}`,
  resolveQuest: resolution,
  move: ({ clockwise }) => `muovere in senso ${clockwise ? 'orario' : 'antiorario'}`,
  placeServant: ({ servant, province }) => `mandare ${theServant(servant)} alla ${provinceAlone(province)}`,
  placeBySeal: ({ servant, province }) =>
    `mandare ${theServant(servant)} alla ${provinceAlone(province)} con il sigillo ${ofServant('lady')}`,
  takeItem: ({ item, province }) => `prendere ${itemName(item, province)}`,
  returnItem: ({ item, province }) => `restituire ${itemName(item, province)}`,
  placeCounter: ({ province }) => `mettere un segnalino influenza nella ${provinceAlone(province)}`,
  discardTraitor: ({ colour }) => `scartare ${traitorName(colour)}`,
  repelBySeal: ({ colour }) => `respingere ${traitorName(colour)} con il sigillo ${ofServant('shieldBearer')}`,
  scoreBySeal: (action) => `contare invece ${SORT_NAMES[action.as]} con il sigillo ${ofServant('flagBearer')}`,
  discardQuest: ({ quest }, { edition }) => `scartare ${questName(edition, quest)}`,
  drawQuest: ({ from }) =>
    from === 'deck' ? 'pescare una missione dal mazzo' : `prendere la missione scoperta al posto ${from + 1}`,
  build: ({ tile, material }) => `costruire un maniero sulla ${tileName(tile)} con ${itemName('material', material)}`,
  chooseAlly: ({ ally }) => `scegliere ${allyName(ally)}`,
  askTristram: ({ value }) => `mettere il dado su ${value} con Tristram`,
  askGawain: ({ value }) => `mettere il dado di Merlino su ${value} con Gawain`,
  askBors: ({ province }) => `andare nella ${provinceAlone(province)} con Bors`,
  swapQuest: ({ quest, place }, { edition }) =>
    `scambiare ${questName(edition, quest)} con la missione scoperta al posto ${place + 1}, grazie a Bedivere`,
  scorePoints: () => 'segnare i punti della casella',
  takeExcalibur: () => 'prendere Excalibur',
  takeGrail: () => 'prendere il Graal',
  stopDiscarding: () => 'non scartare altre missioni',
  passTower: () => 'non prendere nulla dalla torre',
  passSeal: () => 'tenere il sigillo per dopo',
  useAlly: () => 'usare l’alleato',
  passAlly: () => 'fare a meno dell’alleato',
  renounce: () => 'rinunciare all’azione',
  useStaff: () => 'spendere un bastone per agire ancora una volta',
  keepStaff: () => 'tenere il bastone',
  endTurn: () => 'terminare il turno',
  useGrail: () => 'usare il Graal',
  keepGrail: () => 'non usare il Graal',
}

type SpendFlag = Extract<Action, { kind: 'spendFlag' }>

/** 6 A die that is not chosen; opposite faces make seven. */
function turnPurpose(die: OtherDie): string {
  return die === 'merlin'
    ? 'per girare il dado bianco sulla faccia opposta'
    : `per cambiare un ${die} in ${OPPOSITE - die}`
}
const OPPOSITE = 7

/** 6 */
function flagPurpose(action: SpendFlag, edition: Edition): string {
  if ('traitors' in action) return `per respingere traditori di colore ${colourName(action.traitors)}`
  if ('at' in action) return `per fare l’azione della ${spacePhrase(edition, action.at)}`
  if ('die' in action) return turnPurpose(action.die)
  const flag = provinceOf(action.flag)
  if (flag === flagIn(edition, 'backwards')) return 'per mandare il cavaliere in senso antiorario'
  return flag === flagIn(edition, 'turnDie')
    ? 'per girare il dado sulla faccia opposta'
    : 'per mettere il cavaliere sulla casella opposta'
}

function resolution(action: Extract<Action, { kind: 'resolveQuest' }>, { edition }: Hall): string {
  const { quest, withGreyFlag, seal, percival } = action
  return [
    `compiere ${questName(edition, quest)}`,
    ...(seal === null ? [] : [`per un sigillo sulla riga ${seal}`]),
    ...(withGreyFlag ? [`con ${itemName('flag', flagIn(edition, 'secondQuest'))}`] : []),
    ...(percival === null
      ? []
      : [`con Percival: condizione ${percival.condition + 1} in ${colourName(percival.province)}`]),
  ].join(' ')
}
