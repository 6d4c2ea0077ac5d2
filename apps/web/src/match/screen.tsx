/* The match page. One document for all widths: the style sheet puts its parts where they belong. */

import { Icon, useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { GameRoot } from '../design/game-root.tsx'
import { Offer } from '../notify/offer.tsx'
import { Announcer } from './announcer.tsx'
import { Asked, type Asking, ask } from './asking.tsx'
import { Curtain } from './curtain.tsx'
import { End } from './end.tsx'
import { Top } from './header.tsx'
import { keysFor } from './keys.ts'
import { PhoneBar, Prompt } from './prompt.tsx'
import { Rail } from './rail.tsx'
import { Recap } from './recap.tsx'
import { useSound } from './sound.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

interface ScreenProps {
  readonly state: MatchState
  /** Called once everything is there. */
  readonly drawn: () => void
}

export function Screen({ state, drawn }: ScreenProps) {
  const asking = useSignal<Asking | undefined>(undefined)
  const { board } = state
  const isMine = state.question.value !== null
  const game = state.match.game.name()
  useTitle(isMine ? t().yourTurnTitle(game) : game)
  useSound(state)
  const isOver = state.outcome.value !== null
  useEffect(() => {
    if (isOver) void state.learnCourse()
  }, [isOver, state])
  useEffect(() => state.jumpToWish(), [state, state.match.play.isWhole.value])
  const open = useCallback((wish: Asking) => ask(asking, wish), [asking])
  const keys = useMemo(() => keysFor(state, open), [state, open])
  useEffect(() => {
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  }, [keys])
  const isShown = state.match.play.shown.value !== undefined
  useLayoutEffect(() => {
    if (isShown) drawn()
  }, [isShown, drawn])
  if (!isShown) return <div class="match match-blank" aria-busy="true" />
  const classes = [
    'match',
    `of-${state.match.play.game.id}`,
    board.isAnswering.value ? 'match-answering' : '',
    state.isLive ? '' : 'match-past',
    state.match.play.waiting.value > 0 ? 'match-sending' : '',
    `asked-${state.question.value?.kind ?? 'none'}`,
  ]
  return (
    <GameRoot game={state.match.play.game.id}>
      <div class={classes.join(' ')}>
        <h1 class="visually-hidden" tabIndex={-1}>
          {game}
        </h1>
        <Top state={state} game={game} open={open} />
        <a class="match-back" href="/" aria-label={t().back}>
          <Icon name="back" />
        </a>
        <div class="match-main">
          <board.Above />
          <board.Field />
          <board.Answer />
          {isOver && state.isLive ? (
            <>
              <End state={state} />
              <PhoneBar state={state} open={open} />
            </>
          ) : (
            <Prompt state={state} open={open} />
          )}
          <board.Below />
        </div>
        <Rail state={state} Side={board.Side} />
        <Curtain state={state} />
        <Asked state={state} asking={asking} />
        <Recap state={state} />
        <Offer isOverDays={isOverDays(state)} isAsked={isMine} />
        <Announcer state={state} />
      </div>
    </GameRoot>
  )
}

/** And the reader has a seat in it. */
function isOverDays({ match, viewer }: MatchState): boolean {
  return match.table?.pace.kind === 'days' && viewer.value !== 'table'
}
