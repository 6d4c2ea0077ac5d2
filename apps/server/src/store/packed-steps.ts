/*
 * Packs many steps into one string and one array of numbers: structured cloning of the values would take longer than
 * making them.
 */
import { keysOf } from '@logres/kernel'
import type { Step, Value } from './steps.ts'
import { type Name, SHAPES } from './store.ts'

export interface PackedSteps {
  /** Per caller the number of steps; per step its collection, kind and number of values; per value its type. */
  readonly plan: Float64Array<ArrayBuffer>
  /** All strings, concatenated. */
  readonly text: string
}

const NAMES: readonly Name[] = keysOf(SHAPES)
const KINDS = ['insert', 'put', 'remove', 'removeOne'] as const satisfies readonly Step['kind'][]

/** A value: null, the number that follows, or this many characters of the text. */
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
    if (number === undefined) throw new Error('packed steps end too early')
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
        if (collection === undefined || kind === undefined)
          throw new Error('packed steps with an unknown collection or kind')
        return { collection, kind, values: Array.from({ length: next() }, value) }
      }),
    )
  }
  return callers
}
