/*
 * Many steps as one text and one list of numbers: to send them to another thread value by value takes longer than to make them.
 */
import { keysOf } from '@logres/kernel'
import type { Step, Value } from './steps.ts'
import { type Name, SHAPES } from './store.ts'

export interface PackedSteps {
  /** For each caller how many steps; for each step its collection, its kind and how many values; for each value what it is. */
  readonly plan: Float64Array<ArrayBuffer>
  /** All texts, one after the other. */
  readonly text: string
}

const NAMES: readonly Name[] = keysOf(SHAPES)
const KINDS = ['insert', 'put', 'remove', 'removeOne'] as const satisfies readonly Step['kind'][]

/** What a value is: nothing, the number that follows, or that much of the text. */
const NOTHING = -1
const NUMBER = -2

export function packSteps(callers: readonly (readonly Step[])[]): PackedSteps {
  const plan: number[] = []
  let text = ''
  for (const steps of callers) {
    plan.push(steps.length)
    for (const { collection, kind, values } of steps) {
      plan.push(NAMES.indexOf(collection), KINDS.indexOf(kind), values.length)
      for (const value of values) {
        if (value === null) plan.push(NOTHING)
        else if (typeof value === 'number') plan.push(NUMBER, value)
        else {
          plan.push(value.length)
          text += value
        }
      }
    }
  }
  return { plan: Float64Array.from(plan), text }
}

export function unpackSteps({ plan, text }: PackedSteps): Step[][] {
  const callers: Step[][] = []
  let at = 0
  let from = 0
  const next = () => {
    const number = plan[at]
    if (number === undefined) throw new Error('a parcel ends too early')
    at += 1
    return number
  }
  const value = (): Value => {
    const what = next()
    if (what === NOTHING) return null
    if (what === NUMBER) return next()
    from += what
    return text.slice(from - what, from)
  }
  while (at < plan.length) {
    callers.push(
      Array.from({ length: next() }, () => {
        const collection = NAMES[next()]
        const kind = KINDS[next()]
        if (collection === undefined || kind === undefined) throw new Error('a parcel for nobody')
        return { collection, kind, values: Array.from({ length: next() }, value) }
      }),
    )
  }
  return callers
}
