/*
 * A page with much on it is drawn part by part, each in a turn of its own: in between the browser can answer a touch. Whoever
 * hides the parts until all are there keeps them from pushing each other about.
 */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { breath } from './after-paint.ts'

/** What has to be drawn yet, in order. */
const waiting: (() => void)[] = []
/** Whoever wants to know that nothing is left. */
const listening = new Set<() => void>()
let isDrawing = false

async function drawAll(): Promise<void> {
  isDrawing = true
  do {
    await breath()
    try {
      waiting.shift()?.()
    } catch (error) {
      // One part that cannot be drawn must not keep the others from being seen.
      reportError(error)
    }
    // What was drawn may have parts of its own: they are known a moment later.
    if (waiting.length === 0) await breath()
  } while (waiting.length > 0)
  isDrawing = false
  for (const drawn of listening) drawn()
  listening.clear()
}

/** Calls back when all before it was drawn. Answers what calls it off. */
function queue(draw: () => void): () => void {
  waiting.push(draw)
  if (!isDrawing) void drawAll()
  return () => {
    const at = waiting.indexOf(draw)
    if (at >= 0) waiting.splice(at, 1)
  }
}

/** Whether its turn has come. */
export function useTurn(): boolean {
  const isNow = useSignal(false)
  useLayoutEffect(
    () =>
      queue(() => {
        isNow.value = true
      }),
    [isNow],
  )
  return isNow.value
}

export function InTurn({ children }: { readonly children: ComponentChildren }) {
  return useTurn() ? children : null
}

/** How many of so many parts are to be drawn by now: `step` more with each turn. */
export function useCount(step: number, of: number): number {
  const count = useSignal(0)
  const { value } = count
  useLayoutEffect(() => {
    if (value >= of) return
    return queue(() => {
      count.value = value + step
    })
  }, [value, step, of, count])
  return value
}

/**
 * True once nothing is left to be drawn: what is hidden until then can have no focus, and lies elsewhere in the end. `isBegun`:
 * there is something to draw.
 */
export function useDrawn(isBegun = true): boolean {
  const isDrawn = useSignal(false)
  useLayoutEffect(() => {
    if (!isBegun) return
    const drawn = () => {
      isDrawn.value = true
    }
    listening.add(drawn)
    if (!isDrawing) void drawAll()
    return () => void listening.delete(drawn)
  }, [isDrawn, isBegun])
  return isDrawn.value
}
