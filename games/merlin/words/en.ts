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
    hint: 'Ring, frames, starting tiles and quests (1).',
    values: { reconstructed: 'reconstructed' },
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
