/* The coach's strip between board and prompt. Its height is reserved, so the board never moves. */
import { Icon, ruleLink } from '@logres/board-kit'
import type { Reason } from '@logres/mind'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { ButtonIcon } from '../lesson/button-icon.tsx'
import { Owl } from '../lesson/owl.tsx'
import type { MatchState } from '../match/state.ts'
import type { Idea, Saying } from './coach.ts'
import { CoachDialog } from './dialog.tsx'
import { Lights } from './lights.tsx'
import { CoachSession } from './session.ts'
import { isFolded, services, setFolded } from './settings.ts'
import { t, wordsReady } from './words/index.ts'
import './coach.css'

export const coachReady = wordsReady

export function Strip({ state }: { readonly state: MatchState }) {
  const opened = useSignal<CoachSession | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    const session = new CoachSession(state)
    session
      .ready()
      .then(() => {
        if (!isGone) opened.value = session
      })
      .catch(reportError)
    return () => {
      isGone = true
      opened.value = undefined
      session.close()
    }
  }, [state, opened])
  return opened.value === undefined ? null : <Open session={opened.value} />
}

interface SessionProps {
  readonly session: CoachSession
}

function Open({ session }: SessionProps) {
  const words = t()
  const saying = session.coach.saying.value
  const isAsking = useSignal(false)
  const kind = saying.kind
  // What has to be read is never folded away.
  const isTall = kind === 'idea' || kind === 'warning' || kind === 'nothing'
  const classes = `coach coach-${kind} ${isTall ? 'coach-open-wide' : isFolded.value ? 'coach-folded' : ''}`
  return (
    <section class={classes} aria-label={words.coach}>
      <span class="coach-owl">
        <Owl size={40} />
      </span>
      <div class="coach-says" role="status">
        <h2>{headingOf(saying)}</h2>
        <p>
          <Sentence session={session} saying={saying} />
        </p>
      </div>
      <div class="coach-buttons">
        <Buttons session={session} saying={saying} />
        {kind === 'warning' ? null : (
          <>
            <button
              type="button"
              class="match-button coach-small"
              aria-label={words.settings}
              title={words.settings}
              onClick={() => {
                isAsking.value = true
              }}
            >
              <SwitchesIcon />
            </button>
            <button
              type="button"
              class="match-button coach-small coach-fold"
              aria-label={isFolded.value ? words.unfold : words.fold}
              title={isFolded.value ? words.unfold : words.fold}
              aria-expanded={!isFolded.value}
              onClick={() => setFolded(!isFolded.peek())}
            >
              <Icon name="down" size={18} />
            </button>
          </>
        )}
      </div>
      {saying.kind === 'idea' ? <Lights places={session.placesOf(saying.idea.action)} board={session.board} /> : null}
      {isAsking.value ? (
        <CoachDialog
          onClose={() => {
            isAsking.value = false
          }}
        />
      ) : null}
    </section>
  )
}

function headingOf(saying: Saying): string {
  const words = t()
  if (saying.kind === 'idea') return words.idea
  return saying.kind === 'warning' ? words.warning : words.think
}

function Sentence({ session, saying }: SessionProps & { readonly saying: Saying }) {
  const words = t()
  switch (saying.kind) {
    case 'looking':
      return (
        <>
          {words.looking} <progress class="coach-progress" max={1} value={saying.part} aria-label={words.looking} />
        </>
      )
    case 'checking':
      return words.checking
    case 'nothing':
      return words.nothing
    case 'idea':
      return (
        <>
          <b>{session.sayAction(saying.idea.action)}</b> <Why session={session} idea={saying.idea} no={saying.no} />
        </>
      )
    case 'warning':
      return (
        <>
          <b>{words.loses(Math.round(100 * saying.loss))}</b> <Because session={session} reasons={saying.reasons} />
        </>
      )
    case 'quiet':
      return session.thought ?? (session.isAsked ? words.idle : words.others)
  }
}

function Why({ session, idea, no }: SessionProps & { readonly idea: Idea; readonly no: number }) {
  const words = t()
  if (no === 0) return <Because session={session} reasons={idea.reasons} otherwise={words.prefers} />
  return idea.behind === 0 ? words.asGood : words.behind(idea.behind)
}

interface BecauseProps extends SessionProps {
  readonly reasons: readonly Reason[]
  readonly otherwise?: string
}

/** The strongest reason, with its rule. */
function Because({ session, reasons, otherwise = '' }: BecauseProps): ComponentChildren {
  const [first] = reasons
  if (first === undefined) return otherwise
  return (
    <>
      {session.sayReason(first) ?? otherwise}{' '}
      {first.rule === null ? null : (
        <a class="match-link" href={ruleLink(session.game, first.rule)}>
          {t().rule(first.rule)}
        </a>
      )}
    </>
  )
}

function Buttons({ session, saying }: SessionProps & { readonly saying: Saying }) {
  const words = t()
  const { coach } = session
  if (saying.kind === 'warning') return <Warned session={session} />
  if (saying.kind === 'checking') {
    return (
      <button type="button" class="match-button" onClick={() => coach.playNow()}>
        {words.now}
      </button>
    )
  }
  if (saying.kind === 'idea') {
    return (
      <>
        <button type="button" class="match-button attack" onClick={() => void coach.playIdea()}>
          {words.play}
        </button>
        {saying.count > 1 ? (
          <button type="button" class="match-button" onClick={() => coach.anotherIdea()}>
            {words.another}
          </button>
        ) : null}
      </>
    )
  }
  if (!services.show.value) return null
  return (
    <button
      type="button"
      class="match-button coach-show"
      aria-label={words.show}
      disabled={!session.isAsked || saying.kind === 'looking'}
      onClick={() => void coach.showGoodMove()}
    >
      <ButtonIcon name="bulb" />
      <span class="match-on-wide">{words.show}</span>
      <span class="match-on-narrow">{words.showShort}</span>
    </button>
  )
}

function Warned({ session }: SessionProps) {
  const words = t()
  const { coach } = session
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    first.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <>
      <button type="button" class="match-button attack" ref={first} onClick={() => coach.chooseAgain()}>
        {words.again}
      </button>
      <button type="button" class="match-button" onClick={() => coach.playAnyway()}>
        {words.anyway}
      </button>
      <button
        type="button"
        class="match-button coach-small"
        aria-label={words.noWarnings}
        title={words.noWarnings}
        onClick={() => coach.stopWarning()}
      >
        <SilentIcon />
      </button>
    </>
  )
}

function SwitchesIcon() {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
      <circle cx="16" cy="7" r="2.2" />
      <circle cx="8" cy="17" r="2.2" />
    </svg>
  )
}

function SilentIcon() {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12s3.500-6 9-6 9 6 9 6-3.500 6-9 6-9-6-9-6zM4 4l16 16" />
    </svg>
  )
}
