/* Judges decisions with the bots' search: from what a seat knew, in playouts, the same on every machine. */
export { type Bargain, bargain } from './bargain.ts'
export { type Chances, calibrated, chancesIn } from './chances.ts'
export { Course, type Outlook } from './course.ts'
export {
  CONFIRM,
  type Confirmation,
  type Effort,
  mostPlayouts,
  NORMAL,
  QUICK,
  THOROUGH,
  timesEffort,
} from './effort.ts'
export { type Blunder, blunder, type CoachOptions, type Hint, hint, LEAST_BLUNDER } from './hint.ts'
export { reviewJson } from './json.ts'
export { type Judgement, type JudgeOptions, judge, type Option, type Position } from './judge.ts'
export type { Ledger, Row } from './ledger.ts'
export { again, type Luck, luckOf } from './luck.ts'
export { CALLED_MISTAKE, LEAST_MISTAKE, type Moment, momentsOf } from './moments.ts'
export { type Decision, type LuckEvent, type Point, REVIEW_VERSION, Review, type ReviewOptions } from './review.ts'
export { differenceOf, type Estimate, estimateOf, isAbove } from './sample.ts'
export { type Play, playsOf, type Step, type Story, storyOf } from './story.ts'
export { Task, type Work } from './task.ts'
