import { type Field, flag, isRefusal, oneOf, optionsSpec } from '@logres/kernel'
import { type Edition, readEdition } from './edition.ts'

export const KNIGHTS = ['off', 'draft', 'random'] as const

export interface Options {
  /** 9 */
  readonly kingsFavour: boolean
  /** 10 */
  readonly knights: (typeof KNIGHTS)[number]
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
  { kingsFavour: false, knights: 'off', layout: 'reconstructed' },
  {
    kingsFavour: flag("The module The King's Favour (9)"),
    knights: oneOf('The expansion Knights of the Round Table: not at all, drafted, or dealt by lot (10)', KNIGHTS),
    layout,
  },
)
