/* What decides a match lights up for a moment where it happened: a conquest, a duel won, a judgement, a scoring. */
import { prefersReducedMotion } from '@logres/board-kit'
import { useSignalEffect } from '@preact/signals'
import type { MatchState } from '../state.ts'
import { elementOf } from './places.ts'

/** Lighter actions are not worth it. */
const LEAST_WEIGHT = 2
/** Milliseconds. Nothing waits for it, and nothing moves. */
const LASTS = 700

const GLOW = [
  { filter: 'none' },
  { filter: 'brightness(1.25) drop-shadow(0 0 8px rgb(215 169 68 / 0.9))', offset: 0.25 },
  { filter: 'none' },
]

export function useMoments(state: MatchState): void {
  useSignalEffect(() => {
    const begun = state.telling.begun.value
    if (begun === undefined || begun.action.weight < LEAST_WEIGHT) return
    if (prefersReducedMotion() || document.hidden || state.telling.player.isSkipping.peek()) return
    const { places } = begun.action
    // Once the board shows it.
    requestAnimationFrame(() => {
      for (const place of places) elementOf(place)?.animate(GLOW, { duration: LASTS, easing: 'ease-out' })
    })
  })
}
