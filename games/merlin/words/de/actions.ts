import { capital } from '@logres/words/de'
import { type Action, type Edition, flagIn, type OtherDie } from '../../rules/index.ts'
import { type Hall, type MerlinActions, provinceOf } from '../sentences.ts'
import {
  allyName,
  colourName,
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
  chooseDie: (action) =>
    action.figure === 'merlin' ? 'Merlins Würfel wählen' : `den Würfel mit ${action.value} wählen`,
  eatApple: ({ value }) => `einen Apfel zurückgeben und den Würfel auf ${value} stellen`,
  spendFlag: (action, { edition }) =>
    `${itemName('flag', provinceOf(action.flag))} ausgeben: ${flagPurpose(action, edition)}`,
  resolveQuest: resolution,
  move: ({ clockwise }) => (clockwise ? 'im Uhrzeigersinn ziehen' : 'gegen den Uhrzeigersinn ziehen'),
  placeServant: ({ servant, province }) => `${theServant(servant)} in ${provinceName(province)} schicken`,
  placeBySeal: ({ servant, province }) =>
    `${theServant(servant)} durch das Siegel ${ofServant('lady')} in ${provinceName(province)} schicken`,
  takeItem: ({ item, province }) => `${itemName(item, province)} nehmen`,
  returnItem: ({ item, province }) => `${itemName(item, province)} zurückgeben`,
  placeCounter: ({ province }) => `einen Einflussmarker in ${provinceName(province)} setzen`,
  discardTraitor: ({ colour }) => `${traitorName(colour)} ablegen`,
  repelBySeal: ({ colour }) => `${traitorName(colour)} durch das Siegel ${ofServant('shieldBearer')} abwehren`,
  scoreBySeal: (action) => `durch das Siegel ${ofServant('flagBearer')} stattdessen ${SORT_NAMES[action.as]} werten`,
  discardQuest: ({ quest }, { edition }) => `${questName(edition, quest)} ablegen`,
  drawQuest: ({ from }) =>
    from === 'deck' ? 'einen Auftrag vom Stapel ziehen' : `den offenen Auftrag auf Stelle ${from + 1} nehmen`,
  build: ({ tile, material }) =>
    `einen Landsitz auf ${tileName(tile)} mit ${itemName('material', material, 'dative')} bauen`,
  chooseAlly: ({ ally }) => `${allyName(ally)} wählen`,
  askTristram: ({ value }) => `den Würfel mit Tristram auf ${value} stellen`,
  askGawain: ({ value }) => `Merlins Würfel mit Gawain auf ${value} stellen`,
  askBors: ({ province }) => `mit Bors in ${provinceName(province)} gehen`,
  swapQuest: ({ quest, place }, { edition }) =>
    `${questName(edition, quest)} mit Bedivere gegen den offenen Auftrag auf Stelle ${place + 1} wechseln`,
  scorePoints: () => 'die Punkte des Feldes werten',
  takeExcalibur: () => 'Excalibur nehmen',
  takeGrail: () => 'den Gral nehmen',
  stopDiscarding: () => 'keine Aufträge mehr ablegen',
  passTower: () => 'nichts vom Turm nehmen',
  passSeal: () => 'das Siegel für später aufsparen',
  useAlly: () => 'den Verbündeten nutzen',
  passAlly: () => 'auf den Verbündeten verzichten',
  renounce: () => 'auf die Aktion verzichten',
  useStaff: () => 'einen Stab ausgeben und noch einmal handeln',
  keepStaff: () => 'den Stab behalten',
  endTurn: () => 'Zug beenden',
  useGrail: () => 'den Gral nutzen',
  keepGrail: () => 'den Gral nicht nutzen',
}

type SpendFlag = Extract<Action, { kind: 'spendFlag' }>

/** 6 A die that is not chosen; opposite faces make seven. */
function turnPurpose(die: OtherDie): string {
  return die === 'merlin'
    ? 'den weißen Würfel auf die Gegenseite drehen'
    : `aus einer ${die} eine ${OPPOSITE - die} machen`
}
const OPPOSITE = 7

/** 6 */
function flagPurpose(action: SpendFlag, edition: Edition): string {
  if ('traitors' in action) return `Verräter der Farbe ${capital(colourName(action.traitors))} abwehren`
  if ('at' in action) return `handeln wie auf dem ${spacePhrase(edition, action.at)}`
  if ('die' in action) return turnPurpose(action.die)
  const flag = provinceOf(action.flag)
  if (flag === flagIn(edition, 'backwards')) return 'den Ritter gegen den Uhrzeigersinn schicken'
  return flag === flagIn(edition, 'turnDie')
    ? 'den Würfel auf die Gegenseite drehen'
    : 'den Ritter auf das Feld gegenüber stellen'
}

function resolution(action: Extract<Action, { kind: 'resolveQuest' }>, { edition }: Hall): string {
  const { quest, withGreyFlag, seal, percival } = action
  const means = [
    ...(seal === null ? [] : [`Siegel auf Zeile ${seal}`]),
    ...(withGreyFlag ? [itemName('flag', flagIn(edition, 'secondQuest'), 'nominative')] : []),
    ...(percival === null
      ? []
      : [`Percival: Bedingung ${percival.condition + 1} in ${capital(colourName(percival.province))}`]),
  ]
  return [`${questName(edition, quest)} erfüllen`, ...means].join(', ')
}
