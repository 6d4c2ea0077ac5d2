/* Compares the history sent to somebody with what they were shown live. */
import { isDeepStrictEqual } from 'node:util'
import { at, type Entry, present, type Viewer } from '@logres/kernel'
import { type MatchHistory, patchView } from '@logres/protocol'
import { expect } from 'vitest'
import type { GroundTruth } from './ground-truth.ts'
import type { Body } from './recorder.ts'

/** One step, as a viewer sees it. */
export interface Step {
  readonly events: readonly object[]
  readonly view: object
}

export function stepsIn({ start, steps }: MatchHistory): Step[] {
  let view = start
  const all: Step[] = [{ events: [], view }]
  for (const { events, patch } of steps) {
    if (patch !== null) view = patchView(view, patch)
    all.push({ events, view })
  }
  return all
}

/** What was shown, without undone steps; each step has its entry. */
export function remaining<S extends Step>(shown: readonly (S & { readonly entry: Entry })[]): S[] {
  let left: (S & { readonly entry: Entry })[] = []
  for (const step of shown) {
    const { kind, action } = step.entry
    const before = left.at(-1)
    if (kind === 'undo') left = left.filter(({ entry }) => entry.seq < fromOf(action))
    else if (before === undefined || step.events.length > 0 || !isDeepStrictEqual(before.view, step.view))
      left.push(step)
  }
  return left
}

function fromOf(action: unknown): number {
  const { from }: { from: number } = JSON.parse(JSON.stringify(action))
  return from
}

/** Each step of the history with its moment. It must equal what was shown then. */
export function checkedHistory(bodies: readonly Body[], viewer: Viewer, { shown, moments }: GroundTruth) {
  const mine = present(shown.get(viewer)).map(({ moment, events, view }) => ({
    ...{ moment, events, view: view.view, entry: at(moments, moment).entry },
  }))
  return bodies
    .filter(({ path }) => path.endsWith('/history'))
    .flatMap(({ text }) => {
      const history: MatchHistory | { readonly code: string } = JSON.parse(text)
      if ('code' in history) {
        expect(['notSignedIn', 'tooFast']).toContain(history.code)
        return []
      }
      const told = stepsIn(history)
      const left = remaining(mine.slice(0, history.cursor + 1))
      const { cursor } = history
      expect(history).toEqual({ viewer, cursor, start: told[0]?.view, steps: history.steps })
      expect(told).toEqual(left.map(({ events, view }) => ({ events, view })))
      return told.map(({ events, view }, i) => ({
        ...{ moment: at(left, i).moment, text: JSON.stringify([events, view, history.steps[i - 1]]), view, events },
      }))
    })
}
