import { optionsSpec, whole } from '@logres/kernel'
import { CARDS, USUAL_ROUNDS } from './data.ts'

export interface Options {
  /** 4.1 */
  readonly rounds: number
}

export const options = optionsSpec<Options>(
  { rounds: USUAL_ROUNDS },
  { rounds: whole('The game ends after so many rounds (4.1)', 1, CARDS.length) },
)
