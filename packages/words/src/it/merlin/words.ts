/* Merlin in italiano. */
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
  kingsFavour: { label: 'Il modulo Il favore del Re' },
  knights: {
    label: 'L’espansione Cavalieri della Tavola Rotonda',
    values: { off: 'senza', draft: 'scelti a turno', random: 'a sorte' },
  },
  layout: { label: 'Valori stampati', values: { reconstructed: 'ricostruiti' } },
}

export const merlin = merlinWords({
  title: 'Merlin',
  score: 'Punti',
  unit: (count) => (count === 1 ? 'punto' : 'punti'),
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
