/*
 * The same people over and over tell less each time, and two who help each other must not get far: docs/ratings.md. What is
 * remembered is part of the rating, so that it depends on nothing but the earlier results.
 */
import type { Meeting } from '../store/community.ts'
import type { Time } from '../store/store.ts'

const DAY = 24 * 60 * 60 * 1000
/** Matches against the same opponent within this time are counted together. */
export const PAIR_WINDOW = 7 * DAY
/** So many of them count in full. */
export const IN_FULL = 5
/** Each further one counts so much of the one before: all of them together never more than four. */
const NEXT = 0.8
/** How long a match is remembered that one of two resigned at its beginning. */
export const QUICK_WINDOW = 30 * DAY
/** The most a rating remembers: the oldest go first. */
const MOST_MEETINGS = 100

/** How much a match counts for somebody, between 0 and 1. */
export function weightOf(
  meetings: readonly Meeting[],
  opponents: readonly string[],
  now: Time,
  wonQuickly: boolean,
): number {
  if (wonQuickly && opponents.some((opponent) => hasMetQuickly(meetings, opponent, now))) return 0
  const weights = opponents.map((opponent) => {
    const before = meetings.filter((each) => each.with === opponent && each.at > now - PAIR_WINDOW).length
    return NEXT ** Math.max(0, before + 1 - IN_FULL)
  })
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length
}

function hasMetQuickly(meetings: readonly Meeting[], opponent: string, now: Time): boolean {
  return meetings.some((each) => each.with === opponent && each.isQuick === true && each.at > now - QUICK_WINDOW)
}

/** What is remembered after a match. */
export function remembered(
  meetings: readonly Meeting[],
  opponents: readonly string[],
  now: Time,
  isQuick: boolean,
): readonly Meeting[] {
  const kept = meetings.filter((each) => each.at > now - (each.isQuick === true ? QUICK_WINDOW : PAIR_WINDOW))
  const added = opponents.map((opponent): Meeting => ({ with: opponent, at: now, ...(isQuick && { isQuick }) }))
  return [...kept, ...added].slice(-MOST_MEETINGS)
}
