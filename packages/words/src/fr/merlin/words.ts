/* Merlin en français. */
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
  kingsFavour: { label: 'Le module La Faveur du Roi' },
  knights: {
    label: 'L’extension Chevaliers de la Table Ronde',
    values: { off: 'sans', draft: 'choisis à tour de rôle', random: 'tirés au sort' },
  },
  layout: { label: 'Valeurs imprimées', values: { reconstructed: 'reconstituées' } },
}

export const merlin = merlinWords({
  title: 'Merlin',
  score: 'Points de victoire',
  unit: (count) => (count < 2 ? 'point' : 'points'),
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
