/* Who fights whom at a real table. */
import { describe, expect, it } from 'vitest'
import { type Course, newCourse, nextRound, pairsNow, withoutKnight } from '../../companion/course.ts'
import { readCourse } from '../../companion/read-course.ts'
import { BANNERS, type Banner, sequenceCard } from '../../rules/index.ts'

/** In the order of the seats. */
function inOrder(fights: readonly boolean[]): (Banner | null)[] {
  let next = 0
  return fights.map((fight) => (fight ? (BANNERS[next++] ?? null) : null))
}

describe('the sequence card at a real table', () => {
  it.each([3, 4, 5, 6])('1.3 with %i knights each pair meets once, then the card begins again', (seats) => {
    let course = newCourse(seats, inOrder)
    const met: string[] = []
    for (const _ of sequenceCard(seats)) {
      met.push(...pairsNow(course, sequenceCard).map((pair) => pair.toSorted().join('-')))
      course = nextRound(course, sequenceCard)
    }
    expect([course.round, new Set(met).size, met.length]).toEqual([
      1,
      (seats * (seats - 1)) / 2,
      (seats * (seats - 1)) / 2,
    ])
  })

  it('5.4 when a knight is out, the others take the card for their number and begin with round 1', () => {
    const second = nextRound(newCourse(4, inOrder), sequenceCard)
    const course = withoutKnight(second, 1, inOrder)
    expect(course).toEqual({ banners: ['A', null, 'B', 'C'], round: 1 })
    expect(pairsNow(course, sequenceCard)).toEqual([[0, 2]])
    expect(readCourse(JSON.parse(JSON.stringify(course)), 4)).toEqual(course)
  })

  it('reads nothing that is no course', () => {
    const course: Course = newCourse(4, inOrder)
    const bad: readonly unknown[] = [
      ...[null, 3, {}, { ...course, round: 4 }, { ...course, round: 0 }],
      { ...course, banners: ['A', 'A', 'B', 'C'] },
      { ...course, banners: ['A', 'C', null, null] },
    ]
    for (const value of bad) expect(readCourse(value, 4)).toBeUndefined()
    expect(readCourse(course, 5)).toBeUndefined()
  })
})
