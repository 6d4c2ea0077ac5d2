/*
 * What a player is about to do belongs to a question or to a turn, and ends with it: a card picked up, a place pointed at.
 * Signals made here go back to their first value by themselves, so that nothing of an old question is left on a board.
 */
import { canonical } from '@logres/kernel'
import { batch, effect, type Signal, signal } from '@preact/signals'
import type { BoardContext } from './board.ts'

export type Asking = Pick<BoardContext, 'question' | 'steps' | 'isLive' | 'viewer'>

interface Resets {
  readonly question: (() => void)[]
  readonly turn: (() => void)[]
  readonly stop: () => void
}

const resetsOf = new WeakMap<Asking, Resets>()

/** Reset when something else is asked, and whenever a `perTurn` is. */
export function perQuestion<T>(context: Asking, initial: T): Signal<T> {
  return resettable(resetsIn(context).question, initial)
}

/** Reset when the turn ends, an earlier position is opened or left, or the page shows another viewer. */
export function perTurn<T>(context: Asking, initial: T): Signal<T> {
  return resettable(resetsIn(context).turn, initial)
}

/** For the board's `close`. */
export function stopResets(context: Asking): void {
  resetsOf.get(context)?.stop()
  resetsOf.delete(context)
}

function resettable<T>(resets: (() => void)[], initial: T): Signal<T> {
  const value = signal(initial)
  resets.push(() => {
    value.value = initial
  })
  return value
}

function resetsIn(context: Asking): Resets {
  return resetsOf.get(context) ?? watch(context)
}

function watch(context: Asking): Resets {
  const question: (() => void)[] = []
  const turn: (() => void)[] = []
  let [turnBefore, questionBefore] = [turnIn(context), questionIn(context)]
  const stop = effect(() => {
    const [turnNow, questionNow] = [turnIn(context), questionIn(context)]
    const due = turnNow !== turnBefore ? [...turn, ...question] : questionNow !== questionBefore ? question : []
    turnBefore = turnNow
    questionBefore = questionNow
    batch(() => {
      for (const reset of due) reset()
    })
  })
  const resets = { question, turn, stop }
  resetsOf.set(context, resets)
  return resets
}

function turnIn({ steps, isLive, viewer }: Asking): string {
  return `${steps.value.at(-1)?.turn.no} ${isLive.value} ${viewer.value}`
}

function questionIn({ question }: Asking): string {
  const asked = question.value
  return asked === null ? '' : canonical({ kind: asked.kind, params: asked.params })
}
