/* Merlin in English. */
import { type MerlinSentences, merlinWords } from '../../merlin.ts'
import { actions } from './actions.ts'
import { events } from './events.ts'
import { questions } from './questions.ts'
import { editionFaults, reasons } from './refusals.ts'
import { allyName, beastName, colourName, provinceName, questPhrase, SERVANT_NAMES, spaceName } from './things.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'The King’s Favour module' },
  knights: {
    label: 'The Knights of the Round Table expansion',
    values: { off: 'off', draft: 'drafted', random: 'dealt at random' },
  },
  layout: { label: 'Printed values', values: { reconstructed: 'reconstructed' } },
}

export const merlin = merlinWords({
  title: 'Merlin',
  score: 'Points',
  unit: (count) => (count === 1 ? 'point' : 'points'),
  events,
  questions,
  actions,
  reasons,
  editionFaults,
  options,
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
