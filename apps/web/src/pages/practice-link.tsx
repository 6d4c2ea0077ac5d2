/* A link to the practice page of a game, if it has one. */
import { lang } from '@logres/board-kit'
import { manifestOf } from '../games.ts'

export interface PracticeLinkProps {
  readonly game: string
  /** Of the table, if there is one. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Only below this chapter of the rulebook. */
  readonly chapter?: number
}

export function PracticeLink({ game, options = {}, chapter }: PracticeLinkProps) {
  const { practice } = manifestOf(game)
  if (practice === undefined || !practice.isFor(options)) return null
  if (chapter !== undefined && chapter !== practice.chapter) return null
  return (
    <a class="link tap" href={`/practice/${practice.name}`}>
      {practice.title[lang.value]}
    </a>
  )
}
