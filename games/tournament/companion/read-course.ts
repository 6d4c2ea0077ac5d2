/* A course as it was kept on the device: what does not fit is not used. */
import { fieldsOf, isRefusal, isWhole, listOf, need, orNull, reading } from '@logres/kernel'
import { BANNERS, type Banner, sequenceCard } from '../rules/index.ts'
import type { Course } from './course.ts'

function isBanner(value: unknown): value is Banner {
  return BANNERS.some((banner) => banner === value)
}

/** Undefined if it is none for so many players. */
export function readCourse(value: unknown, seats: number): Course | undefined {
  const read = reading(() => {
    const { banners, round } = fieldsOf(value, ['banners', 'round'], 'course')
    const list = listOf(banners, 'banners', (each, where) => need(each, orNull(isBanner), where))
    need(list.length, isWhole(seats, seats), 'banners')
    const fighting = list.filter((banner) => banner !== null).toSorted()
    const isDealt = fighting.every((banner, i) => banner === BANNERS[i])
    need(isDealt, (dealt): dealt is true => dealt === true, 'banners')
    const rounds = fighting.length < 2 ? 1 : sequenceCard(fighting.length).length
    return { kind: 'course' as const, banners: list, round: need(round, isWhole(1, rounds), 'round') }
  })
  return isRefusal(read) ? undefined : { banners: read.banners, round: read.round }
}
