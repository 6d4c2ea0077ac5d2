/* What the review is worth, measured: `logres review GAME --study NAME`. Results are in docs/review.md. */
import type { Arguments } from '../arguments.ts'
import { studyBins } from './studies/bins.ts'
import { studyCoach } from './studies/coach.ts'
import { studyDepth } from './studies/depth.ts'
import { studyLevels } from './studies/levels.ts'
import { studyLuck } from './studies/luck.ts'
import { studyTime } from './studies/time.ts'

export const STUDIES = {
  /** Mistakes per decision, by level. */
  levels: studyLevels,
  /** Whether a mistake is still one at ten times the search. */
  depth: studyDepth,
  /** Whether luck has a mean of zero, sums are exact, and two reviews agree. */
  luck: studyLuck,
  /** Predicted against actual wins in ten bins. */
  bins: studyBins,
  /** Whether hints are as good as the champion's choice, and warnings come when they should. */
  coach: studyCoach,
  /** How long a review takes. */
  time: studyTime,
} satisfies Readonly<Record<string, (given: Arguments) => void>>

export type StudyName = keyof typeof STUDIES
