/* Judges decisions with the bots' search: from what a seat knew, in playouts, the same on every machine. */
export { type Chances, calibrated, chancesIn } from './chances.ts'
export { type Effort, NORMAL, QUICK, timesEffort } from './effort.ts'
export { type Blunder, blunder, type CoachOptions, type Hint, hint, LEAST_BLUNDER } from './hint.ts'
export { type Judgement, type JudgeOptions, judge, type Option, type Position } from './judge.ts'
export { differenceOf, type Estimate, estimateOf, isAbove } from './sample.ts'
export { Task, type Work } from './task.ts'
