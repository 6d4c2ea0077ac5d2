/* Merlin auf Deutsch. */

import { actions } from './de/actions.ts'
import { events } from './de/events.ts'
import { questions } from './de/questions.ts'
import { editionFaults, reasons } from './de/refusals.ts'
import {
  allyName,
  beastName,
  colourName,
  ITEM_NAMES,
  provinceName,
  questPhrase,
  SERVANT_NAMES,
  spaceName,
} from './de/things.ts'
import { told } from './de/told.ts'
import { type MerlinSentences, merlinWords } from './sentences.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'Gunst des Königs', hint: 'Das Modul mit den Siegeln (9).' },
  knights: {
    label: 'Ritter der Tafelrunde',
    hint: 'Die Erweiterung: ohne, reihum gewählt oder ausgelost (10).',
    values: { off: 'ohne', draft: 'reihum gewählt', random: 'ausgelost' },
  },
  layout: {
    label: 'Gedruckte Werte',
    hint: 'Ring, Rahmen, Startplättchen und Aufträge (1).',
    values: { reconstructed: 'rekonstruiert' },
  },
}

export const words = merlinWords({
  score: 'Punkte',
  unit: (count) => (count === 1 ? 'Punkt' : 'Punkte'),
  events,
  questions,
  actions,
  reasons,
  editionFaults,
  options,
  told,
  names: {
    servants: SERVANT_NAMES,
    items: ITEM_NAMES,
    ally: allyName,
    beast: beastName,
    colour: colourName,
    province: provinceName,
    quest: questPhrase,
    space: spaceName,
  },
})
