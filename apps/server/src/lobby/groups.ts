/*
 * Who plays whom: the oldest seek first, with the oldest that fits it. Pure, so that every server decides the same
 * from the same rows.
 */
import type { Id, Time } from '../store/store.ts'
import type { LiveSeek } from './pools.ts'

/** A range grows by so many points for each second of waiting. */
const POINTS_PER_SECOND = 5
/** After so many milliseconds the range no longer matters: any opponent is better than none. */
const ANY_AFTER = 120_000

/** Whether one of them must not meet the other. */
export type Apart = (a: Id, b: Id) => boolean

/** Groups that can play now, each with as many seeks as the pool has players. */
export function groupsOf(seeks: readonly LiveSeek[], now: Time, isApart: Apart): LiveSeek[][] {
  const oldestFirst = seeks.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1))
  const mayMeet = (a: LiveSeek, b: LiveSeek) =>
    !isApart(a.person, b.person) && isWithinRange(a, b, now) && isWithinRange(b, a, now)
  const groups = take(oldestFirst, (a, b) => mayMeet(a, b) && !avoid(a, b))
  const paired = new Set(groups.flat())
  // Nobody else waits for these, so they meet once more.
  return [
    ...groups,
    ...take(
      oldestFirst.filter((seek) => !paired.has(seek)),
      mayMeet,
    ),
  ]
}

function take(seeks: readonly LiveSeek[], fits: (a: LiveSeek, b: LiveSeek) => boolean): LiveSeek[][] {
  const groups: LiveSeek[][] = []
  const taken = new Set<LiveSeek>()
  for (const first of seeks) {
    if (taken.has(first)) continue
    const group = [first]
    for (const other of seeks) {
      if (group.length === first.body.players) break
      if (other !== first && !taken.has(other) && group.every((member) => fits(member, other))) group.push(other)
    }
    if (group.length < first.body.players) continue
    groups.push(group)
    for (const member of group) taken.add(member)
  }
  return groups
}

function avoid(a: LiveSeek, b: LiveSeek): boolean {
  return a.body.avoids.includes(b.person) || b.body.avoids.includes(a.person)
}

function isWithinRange({ body: { rating, range }, since }: LiveSeek, other: LiveSeek, now: Time): boolean {
  if (range === null || rating === null || other.body.rating === null) return true
  const waited = Math.max(0, now - since)
  return waited >= ANY_AFTER || Math.abs(rating - other.body.rating) <= range + (waited / 1000) * POINTS_PER_SECOND
}
