/* Input is never delayed: who acts while something is still being told acts on the present. */
import { useEffect } from 'preact/hooks'
import type { MatchState } from '../state.ts'

/** Keys that only look around. */
const LOOKING: readonly string[] = [
  ...['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Home', 'PageUp', 'PageDown'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
]

export function isLooking({ key }: KeyboardEvent): boolean {
  return LOOKING.includes(key)
}

/** The board, also beside the log, and the prompt but for what belongs to the telling itself. A dialog only lies over it. */
export function isForBoard(target: EventTarget | null): target is Element {
  if (!(target instanceof Element) || target.closest('.match-main, .match-rail > :not(.match-log)') === null)
    return false
  return target.closest('.match-narrator, .match-pace, .match-ticker, [data-points-at], dialog') === null
}

export function useInput(state: MatchState): void {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!isForBoard(target)) return
      state.telling.skipToQuestion()
      // Picking something up puts the marks away; looking at an empty part of the board does not.
      if (target.closest('button, a, [role="button"], [draggable], [tabindex], [data-card]') !== null)
        state.telling.clear()
    }
    // Before the board hears of it.
    document.addEventListener('pointerdown', press, { capture: true })
    return () => document.removeEventListener('pointerdown', press, { capture: true })
  }, [state])
}
