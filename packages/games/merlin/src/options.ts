import { type Field, isRefusal, optionsSpec } from '@logres/kernel'
import { type Edition, readEdition } from './edition.ts'

export interface Options {
  /** The printed values to play with: ours, or those of an edition file. */
  readonly layout: 'reconstructed' | Edition
}

const layout: Field<Options['layout']> = {
  schema: {
    description: 'Ring, frames, starting tiles and quests: "reconstructed", or the content of an edition file (1)',
    anyOf: [{ const: 'reconstructed' }, { type: 'object' }],
  },
  fits: (value): value is Options['layout'] => value === 'reconstructed' || !isRefusal(readEdition(value)),
}

export const options = optionsSpec<Options>({ layout: 'reconstructed' }, { layout })
