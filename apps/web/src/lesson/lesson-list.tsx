/* All lessons of the course, beside the board. */
import { Icon } from '@logres/board-kit'
import { aboutOf } from '../games.ts'
import { duration } from './duration.ts'
import { lessonPath } from './lesson-path.ts'
import { doneLessons, lessonName } from './progress.ts'
import type { LessonSession } from './session.ts'
import { t } from './words/index.ts'

export function LessonList({ session }: { readonly session: LessonSession }) {
  const { entries, no } = session.open
  const seconds = entries.reduce((total, each) => total + each.seconds, 0)
  const { game } = session
  return (
    <section class="lesson-list" aria-labelledby="lesson-list">
      <h2 id="lesson-list">{t().course(aboutOf(game).name, Math.round(seconds / 60))}</h2>
      <ol>
        {entries.map((entry, i) => {
          const isDone = doneLessons.value.includes(lessonName(game, entry.id))
          const isNow = i + 1 === no
          return (
            <li key={entry.id} class={isNow ? 'now' : isDone ? 'done' : ''}>
              <a href={lessonPath(game, i + 1, entry.id)} {...(isNow && { 'aria-current': 'page' })}>
                <span class="lesson-mark">{isDone ? <Icon name="check" size={15} /> : i + 1}</span>
                <span>
                  {session.textsOf(entry.id).title}
                  {isDone ? <span class="visually-hidden"> ({t().done})</span> : null}
                </span>
                <small>{duration(entry.seconds)}</small>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
