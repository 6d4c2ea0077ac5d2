/*
 * Lists that come from the server again and again must not move under the pointer. While they are hovered or focused,
 * rows stay where they are: what is gone fades in its place, what is new comes last.
 */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'

export interface SteadyRow<T> {
  readonly item: T
  readonly isGone: boolean
}

export function steadyRows<T>(
  shown: readonly SteadyRow<T>[],
  next: readonly T[],
  keyOf: (item: T) => string,
  isHeld: boolean,
): SteadyRow<T>[] {
  if (!isHeld) return next.map((item) => ({ item, isGone: false }))
  const left = new Map(next.map((item) => [keyOf(item), item]))
  const kept = shown.map(({ item }): SteadyRow<T> => {
    const now = left.get(keyOf(item))
    left.delete(keyOf(item))
    return now === undefined ? { item, isGone: true } : { item: now, isGone: false }
  })
  return [...kept, ...[...left.values()].map((item) => ({ item, isGone: false }))]
}

/** The rows to show, and the list's element. */
export function useSteadyRows<T>(next: readonly T[], keyOf: (item: T) => string) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef<readonly SteadyRow<T>[]>([])
  const released = useSignal(0)
  const isHeld = released.value >= 0 && list.current?.matches(':hover, :focus-within') === true
  const rows = steadyRows(shown.current, next, keyOf, isHeld)
  shown.current = rows
  const hasWaiting = isHeld && rows.some(({ isGone }) => isGone)
  useEffect(() => {
    if (!hasWaiting) return undefined
    // Once nobody points at it any more.
    const release = () => {
      if (list.current?.matches(':hover, :focus-within') !== true) released.value += 1
    }
    document.addEventListener('pointermove', release, { passive: true })
    document.addEventListener('focusin', release)
    return () => {
      document.removeEventListener('pointermove', release)
      document.removeEventListener('focusin', release)
    }
  }, [hasWaiting, released])
  return { list, rows }
}
