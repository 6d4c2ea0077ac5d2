/* The page of a review: board, replay and curve, and beside them what is shown. */
import { Icon, ThemeIcon, useTitle } from '@logres/board-kit'
import { useLayoutEffect } from 'preact/hooks'
import { Wordmark } from '../design/draw/emblem.tsx'
import { GameRoot } from '../design/game-root.tsx'
import { ReplayBar } from '../match/replay-bar.tsx'
import { verdict } from '../match/result.tsx'
import { RulePanel } from '../match/rule-panel.tsx'
import { useMatchSize } from '../match/size.ts'
import { toggleTheme } from '../shell/theme.ts'
import { Curve, CurveTable } from './curve.tsx'
import { isComplete } from './data.ts'
import { share } from './from-here.tsx'
import { GamePart } from './game-part.tsx'
import { HiddenHands } from './hidden-hands.tsx'
import { keyHandler } from './keys.ts'
import { KnowledgeSwitch } from './knowledge.tsx'
import { Luck } from './luck.tsx'
import { Moments } from './moments.tsx'
import type { ReviewSession, TabName } from './session.ts'
import { t } from './words/index.ts'
import '../match/header.css'
import '../match/prompt.css'
import '../match/sidebar.css'
import './review.css'
import './review-luck.css'
import './over-board.css'

interface Props {
  readonly session: ReviewSession
}

/** Shorter games have no curve. */
const LEAST_TURNS = 6

export function ReviewScreen({ session }: Props) {
  const { state } = session.open
  const game = state.match.game.name()
  const title = t().title(game)
  useTitle(title)
  useMatchSize()
  useLayoutEffect(() => {
    const press = keyHandler(session, {
      playFromHere: () => document.querySelector<HTMLElement>('[data-play-from]')?.click(),
      share: () => share(session),
    })
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [session])
  return (
    <GameRoot game={state.match.play.game.id}>
      <div class={`match of-${state.match.play.game.id} review asked-none ${state.isLive ? '' : 'match-past'}`}>
        <h1 class="visually-hidden" tabIndex={-1}>
          {title}
        </h1>
        <Header session={session} game={game} />
        <Tab session={session} />
        <RulePanel state={state} />
      </div>
    </GameRoot>
  )
}

function Tab({ session }: Props) {
  const part = session.part.value
  if (session.tab.value === 'luck') return <Luck session={session} />
  return session.tab.value === 'game' && part !== undefined ? (
    <GamePart session={session} part={part} />
  ) : (
    <MomentsTab session={session} />
  )
}

function Header({ session, game }: Props & { readonly game: string }) {
  const words = t()
  const { state, outcome, match } = session.open
  const part = session.part.value
  const tabs: readonly (readonly [TabName, string])[] = [
    ['moments', words.moments],
    ['luck', words.luck],
    ...(part === undefined ? [] : [['game', part.title()] as const]),
  ]
  return (
    <header class="match-top">
      <a class="match-wordmark" href={match} aria-label={words.toMatch}>
        <Wordmark height={20} />
      </a>
      <span class="match-heading">
        <b>{game}</b>
        <span>{outcome === null ? '' : verdict(state, outcome)}</span>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no list of links */}
      <div class="review-tabs" role="group" aria-label={words.tabs}>
        {tabs.map(([name, text]) => (
          <button
            key={name}
            type="button"
            aria-pressed={session.tab.value === name}
            onClick={() => {
              session.tab.value = name
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <nav aria-label={words.menu}>
        {state.match.game.hasBook ? (
          <a
            class="match-header-button match-on-wide"
            href={`/rules/${state.match.play.game.id}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.rules}
          </a>
        ) : null}
        <button
          type="button"
          class="match-header-button"
          aria-label={words.theme}
          title={words.theme}
          onClick={toggleTheme}
        >
          <ThemeIcon />
        </button>
        <a class="match-header-button" href={match} aria-label={words.toMatch} title={words.toMatch}>
          <Icon name="cross" size={18} />
        </a>
      </nav>
    </header>
  )
}

function MomentsTab({ session }: Props) {
  const { state } = session.open
  const { board } = state
  return (
    <>
      <div class="review-main">
        <div class="review-board">
          <HiddenHands session={session} />
          <div class="match-main" inert>
            <board.Above />
            <board.Field />
            <board.Below />
          </div>
        </div>
        <div class="review-foot">
          <ReplayBar state={state} />
          <Chances session={session} />
        </div>
      </div>
      <aside class="match-rail review-side" aria-label={t().moments}>
        <Progress session={session} />
        <Moments session={session} />
        <CurveTable session={session} />
      </aside>
    </>
  )
}

function Chances({ session }: Props) {
  const words = t()
  const { reader, state } = session.open
  const seat = session.subject.value
  const turns = state.steps.value.at(-1)?.turn.no ?? 0
  if (turns < LEAST_TURNS) return <p class="review-chances review-plain">{words.short}</p>
  const name = state.players.value.names[seat] ?? ''
  return (
    <section class="review-chances" aria-labelledby="review-curve">
      <div class="review-chances-head">
        <h2 id="review-curve">
          {seat === reader ? words.chance : words.chanceOf(name)} <small>{words.inHundred}</small>
        </h2>
        <KnowledgeSwitch session={session} />
      </div>
      <Curve session={session} />
      <p class="review-legend">
        <span class="review-key-line">{words.known}</span>
        <span class="review-key-band">{words.couldBe}</span>
        <span class="review-key-open">{words.allOpen}</span>
        <span>{seat === reader ? words.marks : words.marksOf(name)}</span>
      </p>
    </section>
  )
}

function Progress({ session }: Props) {
  const words = t()
  const data = session.reviewing.data.value
  if (session.reviewing.hasFailed.value) return <p class="review-progress">{words.failed}</p>
  if (isComplete(data)) return null
  const { plays, points, done } = data
  const all = plays.length + 1
  const text =
    points.length === 0
      ? words.beginning
      : points.length < all
        ? words.curveOf(points.length, all)
        : words.turnOf(plays[done]?.turn ?? 0, plays.at(-1)?.turn ?? 0)
  return (
    <div class="review-progress">
      <progress max={2 * all} value={points.length + done} aria-label={text} />
      <span>{text}</span>
    </div>
  )
}
