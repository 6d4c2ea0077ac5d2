/* Merlin en français. */

import { actions } from './fr/actions.ts'
import { events } from './fr/events.ts'
import { questions } from './fr/questions.ts'
import { editionFaults, reasons } from './fr/refusals.ts'
import {
  allyName,
  beastName,
  colourName,
  ITEM_NAMES,
  provinceName,
  questPhrase,
  SERVANT_NAMES,
  spaceName,
} from './fr/things.ts'
import { told } from './fr/told.ts'
import { type MerlinSentences, merlinWords } from './sentences.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'La Faveur du Roi', hint: 'Le module des sceaux (9).' },
  knights: {
    label: 'Chevaliers de la Table Ronde',
    hint: 'L’extension : sans, choisis à tour de rôle ou tirés au sort (10).',
    values: { off: 'sans', draft: 'choisis à tour de rôle', random: 'tirés au sort' },
  },
  layout: {
    label: 'Valeurs imprimées',
    hint: 'Anneau, cadres, tuiles de départ et quêtes (1).',
    values: { reconstructed: 'reconstituées' },
  },
}

export const words = merlinWords({
  score: 'Points de victoire',
  unit: (count) => (count < 2 ? 'point' : 'points'),
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
