/* What is lit in a step, and what else stands at full strength. */
import type { LessonRun, LessonStep, PlaceId } from '@logres/lessons'
import { TRIES_TO_SHOW } from './session.ts'

/** Nothing while it is still to be found. */
export function litPlaces(
  step: LessonStep | undefined,
  run: LessonRun,
  isShown: boolean,
  isOpened: boolean,
): readonly PlaceId[] {
  if (step === undefined) return []
  // In a race all tokens stand at full strength, and none is lit.
  if (isOpened && step.opens !== undefined) return step.task === 'act' && step.race !== undefined ? [] : step.opens
  if (step.task !== 'touch') return step.light ?? []
  if (step.isSearch === true && run.tries < TRIES_TO_SHOW && !isShown) return []
  return step.light ?? step.places.slice(0, 1)
}

function selectorOf(places: readonly PlaceId[]): string {
  return `:is(${places.map((place) => `[data-place="${CSS.escape(place)}"]`).join()})`
}

/** A style sheet: some things are not shown, and all but the places, and what is around and inside them, stand at half strength. */
export function lessonSheet(places: readonly PlaceId[], hidden: readonly PlaceId[]): string {
  return `${hidden.length === 0 ? '' : `@layer replay { .lesson ${selectorOf(hidden)} { visibility: hidden; } }`} ${dimming(places)}`
}

function dimming(places: readonly PlaceId[]): string {
  if (places.length === 0) return ''
  const kept = selectorOf(places)
  const dimmed = `.lesson [data-place]:not(${kept}, :has(${kept}), ${kept} *)`
  return `@layer replay { ${dimmed} { filter: saturate(0.6) opacity(0.6); } ${dimmed} [data-place] { filter: none; } }`
}
