/* The whole game in points: by source, and how the scores rose. Every change of a score is told by one event. */
import { add, at } from '@logres/kernel'
import type { Reward } from '../../rules/index.ts'
import type { Told } from './events.ts'

export const SOURCES = ['quests', 'spaces', 'favour', 'traitors', 'domain', 'influence', 'servants', 'end'] as const
export type Source = (typeof SOURCES)[number]

const SOURCE_OF: Readonly<Record<Reward, Source>> = {
  pointsSpace: 'spaces',
  quest: 'quests',
  greyFlag: 'quests',
  sealedIcon: 'favour',
  seal: 'favour',
  gareth: 'favour',
  geraint: 'favour',
  traitors: 'traitors',
  excalibur: 'traitors',
  territory: 'domain',
  influence: 'influence',
  servants: 'servants',
  apples: 'end',
  staffs: 'end',
  items: 'end',
}

export type Sources = Readonly<Record<Source, readonly number[]>>

/** By source and seat. */
export function sourcesOf(told: readonly Told[], seats: number): Sources {
  const sums: Record<Source, number[]> = {
    ...{ quests: zeros(seats), spaces: zeros(seats), favour: zeros(seats), traitors: zeros(seats) },
    ...{ domain: zeros(seats), influence: zeros(seats), servants: zeros(seats), end: zeros(seats) },
  }
  for (const { event } of told)
    if (event.kind === 'scored') add(sums[SOURCE_OF[event.reward]], event.seat, event.points)
  return sums
}

export function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}

/** The scores after a round, or after a scoring. */
export interface Mark {
  readonly after: 'round' | 'scoring'
  readonly no: number
  readonly scores: readonly number[]
}

/** From the first round on; a scoring stands after the round it belongs to. */
export function courseOf(told: readonly Told[], seats: number): readonly Mark[] {
  const scores = zeros(seats)
  const marks: Mark[] = []
  let scoring: number | undefined
  for (const { event } of told) {
    if (event.kind === 'scored') add(scores, event.seat, event.points)
    else if (event.kind === 'scoringBegan') {
      scoring = event.no
      marks.push({ after: 'round', no: 2 * event.no, scores: scores.slice() })
    } else if (event.kind === 'gameEnded' || (event.kind === 'roundBegan' && event.round > 1)) {
      if (scoring !== undefined) marks.push({ after: 'scoring', no: scoring, scores: scores.slice() })
      else if (event.kind === 'roundBegan') marks.push({ after: 'round', no: event.round - 1, scores: scores.slice() })
      scoring = undefined
    }
  }
  return marks
}

export function most(marks: readonly Mark[]): number {
  return Math.max(1, ...marks.flatMap(({ scores }) => scores))
}

export function least(marks: readonly Mark[]): number {
  return Math.min(0, ...marks.flatMap(({ scores }) => scores))
}

export function lastScores(marks: readonly Mark[]): readonly number[] {
  return marks.length === 0 ? [] : at(marks, marks.length - 1).scores
}
