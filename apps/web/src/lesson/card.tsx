/* The teacher's card: what, the task, the answer to a try; at the end what the learner can do now. */
import { Icon, ruleLink } from '@logres/board-kit'
import type { Reply } from '@logres/lessons'
import { spansOf } from '@logres/rulebook'
import type { ComponentChildren } from 'preact'
import { coachLink } from '../local-link.ts'
import { ButtonIcon } from './button-icon.tsx'
import { Owl } from './owl.tsx'
import { type LessonSession, TRIES_TO_SHOW } from './session.ts'
import { tableBehind } from './table-behind.ts'
import { t } from './words/index.ts'

interface CardProps {
  readonly session: LessonSession
}

export function TeacherCard({ session }: CardProps) {
  return (
    <section class={`lesson-card ${session.isDone ? 'lesson-done' : ''}`} aria-label={t().teacher}>
      <Head session={session} />
      {session.isDone ? <End session={session} /> : <StepBody session={session} />}
    </section>
  )
}

function Head({ session }: CardProps) {
  const words = t()
  const { at } = session.run.value
  const { count } = session.player
  return (
    <div class="lesson-head">
      <Owl size={46} />
      <div>
        <h2>{words.lesson(session.open.no, session.texts.title)}</h2>
        <ol class="lesson-dots" aria-label={words.stepOf(Math.min(at + 1, count), count)}>
          {Array.from({ length: count }, (_, i) => (
            <li key={i} class={i < at ? 'done' : i === at ? 'now' : ''}>
              <span class="visually-hidden">{words.stepOf(i + 1, count)}</span>
            </li>
          ))}
        </ol>
      </div>
      <span class="lesson-count">{at >= count ? words.done : words.stepOf(at + 1, count)}</span>
    </div>
  )
}

function StepBody({ session }: CardProps) {
  const run = session.run.value
  const step = session.step.value
  const texts = session.stepTexts
  if (step === undefined || texts === undefined) return null
  const [said, task] = [sayOf(session), taskOf(session)]
  return (
    <>
      {run.reply === undefined ? null : <Answer session={session} reply={run.reply} />}
      {said === '' ? null : (
        <p class="lesson-say">
          {isCut(session) ? <small class="lesson-cut">{t().cut}</small> : null}
          <Text of={said} />
        </p>
      )}
      {task === '' ? null : (
        <p class="lesson-task" id="lesson-task">
          <HandIcon />
          <span>
            <Text of={task} />
          </span>
        </p>
      )}
      {step.task === 'quiz' ? <Quiz session={session} /> : null}
      {tableBehind() === undefined ? null : <p class="lesson-count">{t().waiting}</p>}
      <p class="lesson-rules">
        {step.rules.map((rule) => (
          <RuleLink key={rule} session={session} rule={rule} />
        ))}
      </p>
    </>
  )
}

/** The step begins at another position than the one before ended. */
export function isCut(session: LessonSession): boolean {
  return session.run.value.at > 0 && session.step.value?.scene !== undefined
}

/** What happened, in the words of the log, before what the step says. */
export function sayOf(session: LessonSession): string {
  const say = session.stepTexts?.say ?? ''
  const step = session.step.value
  if (step?.task !== 'next' || step.tells === undefined) return say
  const { steps, texts, players } = session.match.value
  const told = steps.value.flatMap(({ events }) => events).findLast(({ kind }) => kind === step.tells)
  return told === undefined ? say : `${texts.event(told, players.value)} ${say}`.trim()
}

export function taskOf(session: LessonSession): string {
  const texts = session.stepTexts
  return (session.isOpened.value ? texts?.opened : undefined) ?? texts?.task ?? ''
}

/** Kind, with the reason that the rules give. */
function Answer({ session, reply }: CardProps & { readonly reply: Reply }) {
  const { text, rule } = answerTo(session, reply)
  return (
    <p class="lesson-answer">
      <Icon name="undo" size={18} />
      <span>
        <Text of={text} /> {rule === undefined ? null : <RuleLink session={session} rule={rule} />}
      </span>
    </p>
  )
}

interface Said {
  readonly text: string
  readonly rule: string | undefined
}

export function answerTo(session: LessonSession, reply: Reply): Said {
  const named = reply.named === undefined ? undefined : session.stepTexts?.else?.[reply.named]
  switch (reply.kind) {
    case 'refused': {
      const { refusal } = reply
      return { text: named ?? session.match.value.texts.refusal(refusal), rule: refusal.rule ?? undefined }
    }
    case 'allowed':
      return { text: named ?? t().allowed, rule: undefined }
    default: {
      const thing = session.match.value.board.explain?.(reply.place)
      if (named !== undefined) return { text: named, rule: undefined }
      return thing === undefined
        ? { text: t().somethingElse, rule: undefined }
        : { text: `*${thing.title}.* ${thing.text}`, rule: thing.rule }
    }
  }
}

function Quiz({ session }: CardProps) {
  const step = session.step.value
  const texts = session.stepTexts
  const { chosen } = session.run.value
  if (step?.task !== 'quiz' || texts === undefined) return null
  const shape = (answer: string) => {
    if (chosen === undefined) return ''
    return answer === step.right ? 'lesson-right' : answer === chosen ? 'lesson-mine' : 'lesson-other'
  }
  const label = (answer: string) => {
    const text = texts.answers?.[answer] ?? ''
    return answer === chosen && answer !== step.right ? t().yours(text) : text
  }
  return (
    <>
      <div class="lesson-quiz">
        {step.answers.map((answer) => (
          <button
            key={answer}
            type="button"
            class={`match-button ${shape(answer)}`}
            aria-pressed={answer === chosen}
            disabled={chosen !== undefined}
            onClick={() => session.choose(answer)}
          >
            {answer === step.right && chosen !== undefined ? <Icon name="check" size={18} /> : null}
            {label(answer)}
          </button>
        ))}
      </div>
      {chosen === undefined ? null : (
        <p class="lesson-because">
          <Text of={texts.because ?? ''} />
        </p>
      )}
    </>
  )
}

/** The buttons below a step. On small screens they stand in the bar at the bottom. */
export function StepButtons({ session }: CardProps) {
  const words = t()
  const run = session.run.value
  const step = session.step.value
  if (step === undefined) return <EndButtons session={session} />
  const isNext = step.task === 'next' || (step.task === 'quiz' && run.chosen !== undefined)
  const isShowable = step.task === 'act' || step.task === 'touch'
  const isUrged = run.tries > TRIES_TO_SHOW
  return (
    <>
      <button
        type="button"
        class="match-button"
        disabled={run.at === 0 && run.done === 0}
        aria-keyshortcuts="Backspace"
        onClick={() => session.back()}
      >
        <ButtonIcon name="back" />
        <span>{words.back}</span>
      </button>
      {isShowable ? (
        <button
          type="button"
          class={`match-button ${isUrged ? 'attack' : ''}`}
          aria-keyshortcuts="H"
          onClick={() => session.showHow()}
        >
          <ButtonIcon name="bulb" />
          <span>{words.showMe}</span>
        </button>
      ) : null}
      {isNext ? (
        <button type="button" class="match-button attack" aria-keyshortcuts="Enter" onClick={() => session.next()}>
          <span>{words.next}</span>
          <ButtonIcon name="next" />
        </button>
      ) : (
        <button type="button" class="match-button lesson-skip" aria-keyshortcuts="S" onClick={() => session.skip()}>
          <span>{words.skip}</span>
          <ButtonIcon name="skip" />
        </button>
      )}
    </>
  )
}

function End({ session }: CardProps) {
  const { end, facts } = session.texts
  return (
    <>
      <p class="lesson-say">
        <Text of={end} />
      </p>
      <ul class="lesson-facts">
        {facts.map((fact, i) => (
          <li key={fact}>
            <Icon name="check" size={18} />
            <span>
              <Text of={fact} />
            </span>
            <RuleLink session={session} rule={session.player.lesson.facts[i] ?? ''} isShort />
          </li>
        ))}
      </ul>
      <p class="lesson-kept">{t().kept}</p>
    </>
  )
}

function EndButtons({ session }: CardProps) {
  const words = t()
  const { no, entries } = session.open
  const next = entries[no]
  const table = tableBehind()
  return (
    <>
      {table === undefined ? null : (
        <a class="match-button" href={`/t/${table}`}>
          <span>{words.toTable}</span>
        </a>
      )}
      <button type="button" class="match-button" onClick={() => session.again()}>
        <ButtonIcon name="again" />
        <span>{words.again}</span>
      </button>
      {next === undefined ? (
        <a class="match-button attack" href={coachLink(session.game)}>
          <span>{words.firstGame}</span>
          <ButtonIcon name="next" />
        </a>
      ) : (
        <a
          class="match-button attack lesson-next"
          href={`/learn/${session.game}/${no + 1}${table === undefined ? '' : `?table=${table}`}`}
        >
          <span>{words.nextLesson(session.textsOf(next.id).title)}</span>
          <ButtonIcon name="next" />
        </a>
      )}
    </>
  )
}

function RuleLink({
  session,
  rule,
  isShort = false,
}: CardProps & { readonly rule: string; readonly isShort?: boolean }) {
  return (
    <a class="lesson-rule" href={ruleLink(session.game, rule)} {...(isShort && { 'aria-label': t().rule(rule) })}>
      {isShort ? rule : t().rule(rule)}
    </a>
  )
}

/** With stressed words. */
export function Text({ of }: { readonly of: string }): ComponentChildren {
  return spansOf(of).map((span, i) => {
    if (span.kind === 'rule') return span.no
    return span.kind === 'stressed' ? <b key={i}>{span.text}</b> : span.text
  })
}

/** Without its signs, to be read out. */
export function plainText(of: string): string {
  return of.replaceAll('*', '')
}

function HandIcon() {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 13V6.500a1.500 1.500 0 0 1 3 0V11l6 1.500c1.500.4 2.300 1.400 2 3L18 21h-7l-4.500-6c-.8-1.200.7-2.600 2-1.600z" />
    </svg>
  )
}
