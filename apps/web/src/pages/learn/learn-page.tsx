/* All courses: one button each leads into the next lesson. */
import { Icon, lang, useTitle } from '@logres/board-kit'
import type { AnyCourseTexts, Course } from '@logres/lessons'
import type { GameLessons, GameManifest } from '@logres/manifest'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Initial } from '../../design/draw/initial.tsx'
import { GamePlate } from '../../design/plate.tsx'
import { aboutOf, GAMES } from '../../games.ts'
import { duration } from '../../lesson/duration.ts'
import { lessonPath } from '../../lesson/lesson-path.ts'
import { doneLessons, leftAt, lessonName } from '../../lesson/progress.ts'
import { t } from '../../lesson/words/index.ts'
import { coachLink } from '../../local-link.ts'
import { PracticeLink } from '../practice-link.tsx'
import '../plain.css'
import './learn.css'

interface Taught {
  readonly game: GameManifest
  readonly lessons: GameLessons
}

const COURSES: readonly Taught[] = GAMES.flatMap((game) =>
  game.lessons === undefined ? [] : [{ game, lessons: game.lessons }],
)

export function LearnPage() {
  const words = t()
  useTitle(words.learn)
  return (
    <div class="wrap plain broad">
      <header class="learn-head">
        <Initial letter={words.learnTitle.slice(0, 1)} />
        <div>
          <h1 tabIndex={-1}>{words.learnTitle}</h1>
          <p class="lead">
            {words.learnLead} <b class="rubric">{words.learnHow}</b>
          </p>
        </div>
      </header>
      <ul class="learn-courses">
        {COURSES.map((taught) => (
          <CourseCard key={taught.game.id} taught={taught} />
        ))}
      </ul>
      <p class="learn-kept muted">{words.keptAll}</p>
    </div>
  )
}

interface Loaded {
  readonly course: Course
  readonly texts: AnyCourseTexts
}

function useCourse({ lessons }: Taught): Loaded | undefined {
  const loaded = useSignal<Loaded | undefined>(undefined)
  const language = lang.value
  useEffect(() => {
    let isWanted = true
    Promise.all([lessons.course(), lessons.texts(language)])
      .then(([course, texts]) => {
        if (isWanted) loaded.value = { course, texts }
      })
      .catch(reportError)
    return () => {
      isWanted = false
    }
  }, [lessons, language, loaded])
  return loaded.value
}

function CourseCard({ taught }: { readonly taught: Taught }) {
  const words = t()
  const { game, lessons } = taught
  const { id } = game
  const { name, what } = aboutOf(id)
  const loaded = useCourse(taught)
  return (
    <li class="panel learn-course">
      <div class="learn-course-head">
        <GamePlate game={id} isDecoration />
        <div>
          <h2>{name}</h2>
          <p class="muted">{words.size(lessons.count, lessons.minutes)}</p>
        </div>
      </div>
      <p class="learn-what">{what}</p>
      {loaded === undefined ? (
        <div class="learn-blank" aria-busy="true" />
      ) : (
        <Progress id={id} course={loaded.course} texts={loaded.texts} />
      )}
      <div class="learn-foot">
        <a class="link tap" href={coachLink(id)} aria-label={`${name}: ${words.firstGame}`}>
          {words.firstGame}
        </a>
        {game.book === undefined ? null : (
          <a class="link tap" href={`/rules/${id}`} aria-label={`${name}: ${words.rulebook}`}>
            {words.rulebook}
          </a>
        )}
        <PracticeLink game={id} />
      </div>
    </li>
  )
}

interface ProgressProps extends Loaded {
  readonly id: string
}

function Progress({ id, course, texts }: ProgressProps) {
  const words = t()
  const entries = Object.entries(course.lessons)
  const isDone = (lesson: string) => doneLessons.value.includes(lessonName(id, lesson))
  const done = entries.filter(([lesson]) => isDone(lesson)).length
  const left = entries.filter(([lesson]) => !isDone(lesson)).reduce((sum, [, { seconds }]) => sum + seconds, 0)
  const next = nextOf(
    id,
    entries.map(([lesson]) => lesson),
  )
  const [nextId, nextLesson] = entries[next] ?? []
  const begun = done === 0 && next === 0 && leftAt(lessonName(id, nextId ?? '')) === 0
  const verb = done === entries.length ? words.again : begun ? words.begin : words.goOn
  const title = texts[nextId ?? '']?.title ?? ''
  return (
    <>
      <p class="learn-progress">
        <progress max={entries.length} value={done} aria-label={words.progress(done, entries.length)} />
        <span>
          <b>{words.progress(done, entries.length)}</b>
          {done === 0 || left === 0 ? '' : ` · ${words.left(Math.ceil(left / 60))}`}
        </span>
      </p>
      <a class="button primary learn-go" href={lessonPath(id, next + 1, nextId ?? '')}>
        <span>{`${verb}: ${title}`}</span>
        <small>{duration(nextLesson?.seconds ?? 0)}</small>
      </a>
      <details class="learn-lessons" open>
        <summary>{words.all(entries.length)}</summary>
        <ol>
          {entries.map(([lesson, { seconds }], i) => (
            <li key={lesson} class={isDone(lesson) ? 'done' : i === next ? 'now' : ''}>
              <a href={lessonPath(id, i + 1, lesson)}>
                <span class="learn-mark">{isDone(lesson) ? <Icon name="check" size={15} /> : i + 1}</span>
                <span>
                  {texts[lesson]?.title}
                  {isDone(lesson) ? <span class="visually-hidden"> ({words.done})</span> : null}
                </span>
                <small>{duration(seconds)}</small>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

/** The lesson that was left in the middle, else the first that is not done; the first of all once all are done. */
function nextOf(game: string, ids: readonly string[]): number {
  const begun = ids.findIndex((id) => leftAt(lessonName(game, id)) > 0)
  if (begun >= 0) return begun
  return Math.max(
    0,
    ids.findIndex((id) => !doneLessons.value.includes(lessonName(game, id))),
  )
}
