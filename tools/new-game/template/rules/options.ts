import { optionsSpec, whole } from '@logres/kernel'

export interface Options {
  /** 1.1 */
  readonly stones: number
}

export const options = optionsSpec<Options>(
  { stones: 21 },
  { stones: whole('So many stones lie on the heap at the beginning (1.1)', 5, 100) },
)
