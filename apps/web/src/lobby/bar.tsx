/*
 * The bar at the foot of every page while the reader looks for opponents, once they were found, and while a challenge
 * waits. Loaded when it is first needed (slot.tsx).
 */
import type { ChallengeView, FoundView, SeekView } from '@logres/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { rememberedArms } from '../api/me.ts'
import { Arms } from '../design/draw/arms.tsx'
import { GameMark } from '../design/draw/game-mark.tsx'
import { aboutOf } from '../games.ts'
import { lowerFirst } from '../i18n/lower-first.ts'
import { botLink } from '../local-link.ts'
import { playSound } from '../match/sound.ts'
import { peopleTexts } from '../people/words/index.ts'
import { currentPage } from '../shell/router.ts'
import { go, look, lookAgain, stopLooking } from './actions.ts'
import { isPageActive } from './activity.ts'
import { Bar, useTicks } from './bar-parts.tsx'
import { ChallengeRow, challengeHead } from './challenge-row.tsx'
import { challengeNow } from './challenges.ts'
import { forgetEnd, timeLeft } from './heard.ts'
import { type Ended, ended, isConnected, lastSeek, lobbyMe } from './state.ts'
import { lobbyTexts } from './words/index.ts'
import './bar.css'

/** Milliseconds of waiting after which the bar says that nobody is there. */
const LONG = 3 * 60_000

function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function namesOf({ people }: FoundView): string {
  return lobbyTexts().and(people.map(({ name }) => name))
}

/** A game on this device against bots, meanwhile: not offered to somebody who plays one. */
function BotLink({ seek, isShort = false }: { readonly seek: SeekView; readonly isShort?: boolean }) {
  const words = lobbyTexts()
  const isPlaying = currentPage.value?.url.pathname.startsWith('/local/') === true
  if (isPlaying) return null
  const seats = seek.players
  return (
    <a class="button bar-button" href={botLink(seek.game, { seats })}>
      {isShort ? words.botShort : words.bot}
    </a>
  )
}

function Looking({ seek, at, why }: { readonly seek: SeekView; readonly at: number; readonly why: Ended | undefined }) {
  const words = lobbyTexts()
  const waited = seek.waited + useTicks(500) - at
  const { name } = aboutOf(seek.game)
  const isLong = waited > LONG
  const details = words.details(seek.players, seek.isRated)
  const text = !isConnected.value
    ? words.cutOff
    : why === 'othersGone'
      ? words.othersGone
      : isLong
        ? words.nobodyHint
        : seek.range === null
          ? details
          : `${details}, ${words.rangeWithin(seek.range)}`
  return (
    <Bar
      marks={<GameMark game={seek.game} />}
      head={
        isLong ? (
          <b>{words.nobodyYet(name, clockText(waited))}</b>
        ) : (
          <>
            <b>{words.lookFor(name, lowerFirst(words.paces[seek.pace]))}</b>{' '}
            <span class="num">{words.lookTime(clockText(waited))}</span>
          </>
        )
      }
      text={text}
    >
      {seek.range !== null && (
        <button type="button" class="button bar-button" onClick={() => void look({ ...seek, range: null })}>
          {words.wider}
        </button>
      )}
      {isLong && (
        <button
          type="button"
          class="button bar-button"
          onClick={() => void look({ ...seek, pace: 'days', range: null }).then(stopLooking)}
        >
          {words.openSeat}
        </button>
      )}
      <BotLink seek={seek} isShort={isLong} />
      <button type="button" class="button bar-button bar-solid" onClick={() => void stopLooking()}>
        {words.stop}
      </button>
    </Bar>
  )
}

function Found({ found, at }: { readonly found: FoundView; readonly at: number }) {
  const words = lobbyTexts()
  useTicks(250)
  const { people, seated, isSeated } = found
  const left = timeLeft(found, at)
  const seconds = Math.ceil(left / 1000)
  const all = people.length + 1
  const isActive = isPageActive()
  // By itself for somebody who is here: when the time is up, or as soon as another has pressed Go.
  const mustGo = !isSeated && isActive && (left === 0 || seated > 0)
  useEffect(() => {
    if (mustGo) void go(found)
  }, [mustGo, found])
  const text = isSeated
    ? seated === all
      ? words.starting
      : words.youAreIn(seated, all)
    : isActive
      ? words.startsIn(seconds)
      : words.answerIn(seconds)
  return (
    <Bar
      marks={
        <>
          <Arms of={rememberedArms()} size={34} />
          {people.map(({ arms }) => (
            <Arms key={arms} of={arms} size={34} />
          ))}
        </>
      }
      head={<b>{words.isHere(namesOf(found), people.length)}</b>}
      text={text}
    >
      <button type="button" class="button bar-button" onClick={() => void stopLooking()}>
        {words.notNow}
      </button>
      {!isSeated && (
        <button type="button" class="button bar-button bar-solid" onClick={() => void go(found)}>
          {words.go}
        </button>
      )}
    </Bar>
  )
}

function Missed() {
  const words = lobbyTexts()
  const seek = lastSeek.value
  return (
    <Bar
      marks={seek === undefined ? null : <GameMark game={seek.game} />}
      head={<b>{words.missed}</b>}
      text={seek === undefined ? '' : `${aboutOf(seek.game).name}, ${lowerFirst(words.paces[seek.pace])}`}
    >
      <button type="button" class="button bar-button" onClick={forgetEnd}>
        {words.close}
      </button>
      {seek !== undefined && (
        <button type="button" class="button bar-button bar-solid" onClick={() => void lookAgain(seek)}>
          {words.again}
        </button>
      )}
    </Bar>
  )
}

/** Said once at the start, when somebody is found or challenges the reader, and at the end. */
function Said({ challenge }: { readonly challenge: ChallengeView | undefined }) {
  const words = lobbyTexts()
  const { seek, found } = lobbyMe.value
  const wasLooking = useRef(false)
  const isLooking = seek !== null || found !== null
  if (isLooking) wasLooking.current = true
  const text =
    found !== null
      ? words.said.found(namesOf(found), found.people.length)
      : challenge?.isMine === false
        ? challengeHead(challenge)
        : ended.value === 'missed'
          ? words.missed
          : seek !== null
            ? `${ended.value === 'othersGone' ? `${words.othersGone} ` : ''}${words.said.start(aboutOf(seek.game).name, words.paces[seek.pace])}`
            : wasLooking.current
              ? words.said.stop
              : ''
  // A region that comes with its text is not read out by all screen readers.
  const said = useSignal('')
  useEffect(() => {
    said.value = text
  }, [said, text])
  return (
    <p class="visually-hidden" role="status">
      {said.value}
    </p>
  )
}

/** Sounds once per table, and stands in the title of the page, which may be in the background. */
function useAlert(table: string | undefined, title: string): void {
  useEffect(() => {
    if (table === undefined) return undefined
    void playSound('turn')
    const before = document.title
    document.title = title
    return () => {
      // The page may have another by now.
      if (document.title === title) document.title = before
    }
  }, [table, title])
}

interface Shown {
  readonly found: FoundView | null
  readonly challenge: ChallengeView | undefined
}

function useShownAlert({ found, challenge }: Shown): void {
  const isAsked = found === null && challenge !== undefined && !challenge.isMine
  useAlert(
    found?.table ?? (isAsked ? challenge.table : undefined),
    found !== null ? lobbyTexts().foundTitle(namesOf(found)) : isAsked ? challengeHead(challenge) : '',
  )
}

export function LookingBar() {
  const words = lobbyTexts()
  const { seek, found, at } = lobbyMe.value
  const why = ended.value
  const asked = challengeNow()
  // Somebody was found: that is a matter of seconds. One's own question can wait.
  const isHidden = found !== null || (asked?.isMine === true && (seek !== null || why === 'missed'))
  const challenge = isHidden ? undefined : asked
  useShownAlert({ found, challenge })
  const isOpen = seek !== null || found !== null || challenge !== undefined || why === 'missed'
  useEffect(() => {
    document.documentElement.toggleAttribute('data-looking', isOpen)
    return () => document.documentElement.removeAttribute('data-looking')
  }, [isOpen])
  const isUrgent = found !== null || challenge?.isMine === false
  const marks = [...(isUrgent ? ['found'] : []), ...(challenge === undefined ? [] : ['asked'])]
  return (
    <>
      <Said challenge={challenge} />
      {isOpen && (
        <section
          class={`looking-bar ${marks.join(' ')}`}
          aria-label={challenge === undefined ? words.bar : peopleTexts().challenges}
        >
          <div class="looking-row">
            {found !== null ? (
              <Found key={found.table} found={found} at={at} />
            ) : challenge !== undefined ? (
              <ChallengeRow key={challenge.table} challenge={challenge} at={at} />
            ) : seek !== null ? (
              <Looking seek={seek} at={at} why={why} />
            ) : (
              <Missed />
            )}
          </div>
        </section>
      )}
    </>
  )
}
