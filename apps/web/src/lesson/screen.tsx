/* The page of a lesson: the board of a match, with the teacher's card where a match has its prompt or its log. */
import { Icon, late, ThemeIcon, useTitle } from '@logres/board-kit'
import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { Wordmark } from '../design/draw/emblem.tsx'
import { GameRoot } from '../design/game-root.tsx'
import { RulePanel } from '../match/rule-panel.tsx'
import { useMatchSize } from '../match/size.ts'
import type { MatchState } from '../match/state.ts'
import { useInput } from '../match/telling/input.ts'
import { toggleTheme } from '../shell/theme.ts'
import { answerTo, isCut, plainText, StepButtons, sayOf, TeacherCard, taskOf } from './card.tsx'
import { FinishButton } from './finish-button.tsx'
import { LessonLayer } from './layer.tsx'
import { keyHandler } from './lesson-keys.ts'
import { LessonList } from './lesson-list.tsx'
import type { LessonSession } from './session.ts'
import { t } from './words/index.ts'
import '../match/header.css'
import '../match/prompt.css'
import '../match/sidebar.css'
import './lesson.css'
import './lesson-narrow.css'

const useExplanations = late(() => import('../match/explanations.tsx'))

/** Milliseconds without a touch before the hand points. */
const SILENCE = 4000

interface ScreenProps {
  readonly session: LessonSession
}

export function LessonScreen({ session }: ScreenProps) {
  const match = session.match.value
  const game = match.match.game.name()
  const { title } = session.texts
  useTitle(`${title} · ${game}`)
  useMatchSize()
  useSilence(session)
  useLayoutEffect(() => {
    const press = keyHandler(session)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [session])
  const isDesk = useIsDesk()
  const classes = [
    ...['match', `of-${session.game}`, 'lesson'],
    session.player.lesson.hasSide === true ? '' : 'lesson-without-side',
    // Elsewhere the card stands in the prompt, and stays.
    isDesk && match.board.isAnswering.value ? 'match-answering' : '',
    // What is being revealed may be hurried.
    session.step.value?.task === 'act' || match.isBehind.value ? '' : 'lesson-looking',
    session.run.value.tried === undefined ? '' : 'match-sending',
    `asked-${match.question.value?.kind ?? 'none'}`,
  ]
  return (
    <GameRoot game={session.game}>
      <div class={classes.join(' ')} data-step={session.run.value.at + 1}>
        <h1 class="visually-hidden" tabIndex={-1}>
          {t().heading(game, session.open.no, title)}
        </h1>
        <Header session={session} game={game} />
        <Scene key={sceneNo(match)} session={session} match={match} isDesk={isDesk} />
        <LessonLayer session={session} />
        <Announcer session={session} />
      </div>
    </GameRoot>
  )
}

function Header({ session, game }: ScreenProps & { readonly game: string }) {
  const words = t()
  return (
    <>
      <header class="match-top">
        <a class="match-wordmark" href="/learn" aria-label={words.toCourses}>
          <Wordmark height={20} />
        </a>
        <span class="match-heading">
          <b>{game}</b>
          <span>{words.lessonOf(session.open.no, session.open.entries.length)}</span>
        </span>
        <nav aria-label={words.menu}>
          <a class="match-header-button" href={`/rules/${session.game}`} target="_blank" rel="noreferrer">
            {words.rules}
          </a>
          <button
            type="button"
            class="match-header-button"
            aria-label={words.theme}
            title={words.theme}
            onClick={toggleTheme}
          >
            <ThemeIcon />
          </button>
          <a class="match-header-button" href="/learn">
            <Icon name="cross" size={18} />
            <span>{words.leave}</span>
          </a>
        </nav>
      </header>
      <a class="match-back" href="/learn" aria-label={words.leave}>
        <Icon name="back" />
      </a>
    </>
  )
}

interface SceneProps extends ScreenProps {
  readonly match: MatchState
  readonly isDesk: boolean
}

/** The board of one scene. On a desk the card stands beside it, elsewhere between board and hand. */
function Scene({ session, match, isDesk }: SceneProps) {
  const { board } = match
  const explanations = useExplanations(false)
  useInput(match)
  const buttons = (
    <div class="lesson-buttons">
      <StepButtons session={session} />
    </div>
  )
  return (
    <>
      <div class="match-main">
        <board.Above />
        <board.Field />
        <board.Answer />
        <section class="match-prompt" aria-label={t().asked}>
          {isDesk ? null : <TeacherCard session={session} />}
          <div class="match-says">
            <board.PromptText />
          </div>
          <div class="match-actions">
            {isDesk ? null : buttons}
            <FinishButton match={match} />
          </div>
        </section>
        <board.Below />
      </div>
      <aside class="match-rail" aria-label={t().teacher}>
        {isDesk ? (
          <>
            <TeacherCard session={session} />
            {buttons}
          </>
        ) : null}
        <div class="lesson-side">{session.player.lesson.hasSide === true ? <board.Side /> : null}</div>
        <LessonList session={session} />
      </aside>
      {explanations === undefined ? null : <explanations.Explanations state={match} at={session.run.value.at} />}
      <RulePanel state={match} />
    </>
  )
}

const scenes = new WeakMap<MatchState, number>()
let sceneCount = 0

/** Each scene has a board of its own. */
function sceneNo(match: MatchState): number {
  const known = scenes.get(match)
  if (known !== undefined) return known
  sceneCount += 1
  scenes.set(match, sceneCount)
  return sceneCount
}

const DESK = globalThis.matchMedia?.('(min-width: 1101px)')

function useIsDesk(): boolean {
  const isDesk = useSignal(DESK?.matches ?? true)
  useLayoutEffect(() => {
    const change = () => {
      isDesk.value = DESK?.matches ?? true
    }
    DESK?.addEventListener('change', change)
    return () => DESK?.removeEventListener('change', change)
  }, [isDesk])
  return isDesk.value
}

/** Any touch or key begins the silence again, and so does a new step. */
function useSilence(session: LessonSession): void {
  const { at } = session.run.value
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      session.isIdle.value = false
      timer = setTimeout(() => {
        session.isIdle.value = true
      }, SILENCE)
    }
    wait()
    document.addEventListener('pointerdown', wait)
    document.addEventListener('keydown', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', wait)
      document.removeEventListener('keydown', wait)
    }
  }, [session, at])
}

/** For screen readers: the step once, and each answer once. */
function Announcer({ session }: ScreenProps) {
  const said = useComputed(() => {
    const words = t()
    const run = session.run.value
    const texts = session.stepTexts
    if (texts === undefined) return `${words.done}. ${plainText(session.texts.end)}`
    if (run.reply !== undefined) return plainText(answerTo(session, run.reply).text)
    if (run.chosen !== undefined) return plainText(texts.because ?? '')
    const [say, asked] = [plainText(sayOf(session)), plainText(taskOf(session))]
    const task = asked === '' ? '' : `${words.task}: ${asked}`
    const where = words.whereAt(session.open.no, run.at + 1, session.player.count)
    return [where, isCut(session) ? words.cut : '', say, task].filter((text) => text !== '').join(' ')
  })
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {said.value}
    </div>
  )
}
