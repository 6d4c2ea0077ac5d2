/* Merlin auf Deutsch. */
import { type MerlinSentences, merlinWords } from '../../merlin.ts'
import { actions } from './actions.ts'
import { events } from './events.ts'
import { questions } from './questions.ts'
import { editionFaults, reasons } from './refusals.ts'
import {
  allyName,
  beastName,
  colourName,
  ITEM_NAMES,
  provinceName,
  questPhrase,
  SERVANT_NAMES,
  spaceName,
} from './things.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'Das Modul Gunst des Königs' },
  knights: {
    label: 'Die Erweiterung Ritter der Tafelrunde',
    values: { off: 'ohne', draft: 'reihum gewählt', random: 'ausgelost' },
  },
  layout: { label: 'Aufgedruckte Werte', values: { reconstructed: 'rekonstruiert' } },
}

export const merlin = merlinWords({
  title: 'Merlin',
  score: 'Punkte',
  unit: (count) => (count === 1 ? 'Punkt' : 'Punkte'),
  events,
  questions,
  actions,
  reasons,
  editionFaults,
  options,
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
