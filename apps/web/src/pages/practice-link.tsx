/* To the page on which a part of a game can be practised, where there is one. */
import { lang } from '@logres/board-kit'
import { manifestOf } from '../games.ts'

export interface PracticeLinkProps {
  readonly game: string
  /** Of the table, where there is one. */
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
