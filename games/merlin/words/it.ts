/* Merlin in italiano. */

import { actions } from './it/actions.ts'
import { events } from './it/events.ts'
import { questions } from './it/questions.ts'
import { editionFaults, reasons } from './it/refusals.ts'
import {
  allyName,
  beastName,
  colourName,
  ITEM_NAMES,
  provinceName,
  questPhrase,
  SERVANT_NAMES,
  spaceName,
} from './it/things.ts'
import { told } from './it/told.ts'
import { type MerlinSentences, merlinWords } from './sentences.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'Il favore del Re', hint: 'Il modulo dei sigilli (9).' },
  knights: {
    label: 'Cavalieri della Tavola Rotonda',
    hint: 'L’espansione: senza, scelti a turno o estratti a sorte (10).',
    values: { off: 'senza', draft: 'scelti a turno', random: 'estratti a sorte' },
  },
  layout: {
    label: 'Valori stampati',
    hint: 'Anello, cornici, tessere iniziali e missioni (1).',
    values: { reconstructed: 'ricostruiti' },
  },
}

export const words = merlinWords({
  score: 'Punti',
  unit: (count) => (count === 1 ? 'punto' : 'punti'),
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
