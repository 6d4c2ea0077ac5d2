import { studyBins } from './studies/bins.ts'
import { studyCoach } from './studies/coach.ts'
import { studyDepth } from './studies/depth.ts'
import { studyLevels } from './studies/levels.ts'
import { studyLuck } from './studies/luck.ts'
import { studyTime } from './studies/time.ts'
import { type Study, studyOf } from './study.ts'

const STUDIES: Readonly<Record<string, Study>> = {
  /** Mistakes per decision, by level. */
  levels: studyOf('levels', studyLevels),
  /** Whether a mistake is still one at ten times the search. */
  depth: studyOf('depth', studyDepth),
  /** Whether luck has a mean of zero, sums are exact, and two reviews agree. */
  luck: studyOf('luck', studyLuck),
  /** Predicted against actual wins in ten bins. */
  bins: studyOf('bins', studyBins),
  /** Whether hints are as good as the champion's choice, and warnings come when they should. */
  coach: studyOf('coach', studyCoach),
  /** How long a review takes. */
  time: studyOf('time', studyTime),
}

export const STUDY_NAMES = Object.keys(STUDIES)

export function findStudy(name: string): Study | undefined {
  return Object.hasOwn(STUDIES, name) ? STUDIES[name] : undefined
}
