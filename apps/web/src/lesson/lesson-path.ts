import { leftAt, lessonName } from './progress.ts'

/** `#4` where the lesson was left in the middle. */
export function lessonPath(game: string, no: number, id: string): string {
  const left = leftAt(lessonName(game, id))
  return `/learn/${game}/${no}${left === 0 ? '' : `#${left + 1}`}`
}
