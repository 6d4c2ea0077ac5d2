/* The match page. The same document for all widths: style sheets place its parts. */

import { Icon, useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { GameRoot } from '../design/game-root.tsx'
import { PushOffer } from '../notify/push-offer.tsx'
import { Announcer } from './announcer.tsx'
import { End } from './end.tsx'
import { HandoverScreen } from './handover-screen.tsx'
import { MatchHeader } from './header.tsx'
import { keyHandler } from './keys.ts'
import { type MatchDialog, MatchDialogs, showDialog } from './match-dialogs.tsx'
import { PhoneBar, Prompt } from './prompt.tsx'
import { Recap } from './recap.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSound } from './sound.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

interface ScreenProps {
  readonly state: MatchState
  /** Called once everything is rendered. */
  readonly onDrawn: () => void
}

export function Screen({ state, onDrawn }: ScreenProps) {
  const dialog = useSignal<MatchDialog | undefined>(undefined)
  const { board } = state
  const isMyTurn = state.question.value !== null
  const game = state.match.game.name()
  useTitle(isMyTurn ? t().yourTurnTitle(game) : game)
  useSound(state)
  const isOver = state.outcome.value !== null
  useEffect(() => {
    if (isOver) void state.loadTimeline()
  }, [isOver, state])
  useEffect(() => state.jumpToRequestedStep(), [state, state.match.play.isComplete.value])
  const open = useCallback((name: MatchDialog) => showDialog(dialog, name), [dialog])
  const keys = useMemo(() => keyHandler(state, open), [state, open])
  useEffect(() => {
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  }, [keys])
  const isShown = state.match.play.current.value !== undefined
  useLayoutEffect(() => {
    if (isShown) onDrawn()
  }, [isShown, onDrawn])
  if (!isShown) return <div class="match match-blank" aria-busy="true" />
  const classes = [
    'match',
    `of-${state.match.play.game.id}`,
    board.isAnswering.value ? 'match-answering' : '',
    state.isLive ? '' : 'match-past',
    state.match.play.unanswered.value > 0 ? 'match-sending' : '',
    `asked-${state.question.value?.kind ?? 'none'}`,
  ]
  return (
    <GameRoot game={state.match.play.game.id}>
      <div class={classes.join(' ')}>
        <h1 class="visually-hidden" tabIndex={-1}>
          {game}
        </h1>
        <MatchHeader state={state} game={game} open={open} />
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
        <Sidebar state={state} Side={board.Side} />
        <HandoverScreen state={state} />
        <MatchDialogs state={state} dialog={dialog} />
        <Recap state={state} />
        <PushOffer isOverDays={isOverDays(state)} isAsked={isMyTurn} />
        <Announcer state={state} />
      </div>
    </GameRoot>
  )
}

/** A match over days in which the reader has a seat. */
function isOverDays({ match, viewer }: MatchState): boolean {
  return match.table?.pace.kind === 'days' && viewer.value !== 'table'
}
