import { type Field, flag, isRefusal, optionsSpec } from '@logres/kernel'
import { type Edition, readEdition } from './edition.ts'

export interface Options {
  /** 9 */
  readonly kingsFavour: boolean
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

export const options = optionsSpec<Options>(
  { kingsFavour: false, layout: 'reconstructed' },
  { kingsFavour: flag("The module The King's Favour (9)"), layout },
)
