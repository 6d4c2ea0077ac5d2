/* Merlin in English. */

import { actions } from './en/actions.ts'
import { events } from './en/events.ts'
import { questions } from './en/questions.ts'
import { editionFaults, reasons } from './en/refusals.ts'
import { allyName, beastName, colourName, provinceName, questPhrase, SERVANT_NAMES, spaceName } from './en/things.ts'
import { told } from './en/told.ts'
import { type MerlinSentences, merlinWords } from './sentences.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'The King’s Favour', hint: 'The seals module (9).' },
  knights: {
    label: 'Knights of the Round Table',
    hint: 'The expansion: off, drafted, or dealt at random (10).',
    values: { off: 'off', draft: 'drafted', random: 'dealt at random' },
  },
  layout: {
    label: 'Printed values',
    hint: 'What is printed on ring, frames, tiles, quests and allies, and what the flags do (1, 6, 10.1).',
    values: { reconstructed: 'reconstructed' },
  },
  countersHome: {
    label: 'Counters after a province is scored',
    hint: 'For those with more than one there. The text: « reprennent tous ces compteurs […] il ne peut rester au maximum que 1 compteur » (7.3).',
    values: { allButOne: 'all but one go home', all: 'all go home' },
  },
  grailTie: {
    label: 'The Grail decides',
    hint: 'The text: « une Province où il est à égalité avec les autres » (7.3).',
    values: { lead: 'ties for the lead', any: 'any tie of its holder' },
  },
  blackFlag: {
    label: 'A black flag repels',
    hint: 'The text says both: « tous les Traîtres […] affichant un Bouclier identique » and « qu’un Traître avec ce Drapeau » (6.0).',
    values: { colour: 'all traitors of one colour', one: 'one traitor' },
  },
  violetFlag: {
    label: 'A violet flag turns',
    hint: 'The text: « retourner un de ses dés sur la face opposée avant de déplacer le personnage ». Any own die: one for a later turn too (6.0).',
    values: { chosen: 'the chosen die', any: 'any own die' },
  },
  questTimes: {
    label: 'Quests are resolved',
    hint: 'The text: « à tout moment de son tour de jeu ». At any time means also in the middle of an action (3.5).',
    values: { moments: 'at four points of your turn', any: 'at any time in your turn' },
  },
}

export const words = merlinWords({
  score: 'Points',
  unit: (count) => (count === 1 ? 'point' : 'points'),
  events,
  questions,
  actions,
  reasons,
  editionFaults,
  options,
  told,
  names: {
    servants: SERVANT_NAMES,
    items: { shield: 'shield', flag: 'flag', material: 'material' },
    ally: allyName,
    beast: beastName,
    colour: colourName,
    province: provinceName,
    quest: questPhrase,
    space: spaceName,
  },
})
