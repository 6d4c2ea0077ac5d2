/* The match page. The same document for all widths: style sheets place its parts. */

import { Icon, late, useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { GameRoot } from '../design/game-root.tsx'
import { PushOffer } from '../notify/push-offer.tsx'
import { Announcer } from './announcer.tsx'
import { CoachSlot, isCoached } from './coach-slot.tsx'
import { useEndAddress } from './end-address.ts'
import { HandoverScreen } from './handover-screen.tsx'
import { MatchHeader } from './header.tsx'
import { keyHandler } from './keys.ts'
import type { MatchDialog } from './match-dialogs.tsx'
import { PhoneBar, Prompt } from './prompt.tsx'
import { RulePanel } from './rule-panel.tsx'
import { SaveNotice } from './save-notice.tsx'
import { Sidebar } from './sidebar.tsx'
import { useMatchSize } from './size.ts'
import { useSound } from './sound.ts'
import type { MatchState } from './state.ts'
import { useInput } from './telling/input.ts'
import { Marks } from './telling/marks.tsx'
import { useMoments } from './telling/moments.ts'
import { usePointing } from './telling/pointing.ts'
import { t } from './words/index.ts'

const useEnd = late(() => import('./end.tsx'))
const useDialogs = late(() => import('./match-dialogs.tsx'))
const useBox = late(() => import('./played-box.tsx'))
const useExplanations = late(() => import('./explanations.tsx'))

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
  useMoments(state)
  useEndAddress(state)
  useMatchSize()
  useInput(state)
  usePointing(state.telling.pointed)
  const isOver = state.outcome.value !== null
  useEffect(() => {
    if (isOver) void state.loadTimeline()
  }, [isOver, state])
  useEffect(() => state.jumpToRequestedStep(), [state, state.match.play.isComplete.value])
  const open = useCallback(
    (name: MatchDialog) => {
      dialog.value = name
    },
    [dialog],
  )
  const keys = useMemo(() => keyHandler(state, open), [state, open])
  // As soon as the board can be seen: an effect after painting could miss the first key.
  useLayoutEffect(() => {
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  }, [keys])
  const end = useEnd(isOver)
  const dialogs = useDialogs(dialog.value !== undefined)
  const explanations = useExplanations(false)
  const box = useBox(false)
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
    isCoached(state) ? 'match-coached' : '',
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
          <CoachSlot state={state} />
          {isOver && state.isLive ? (
            <>
              {end === undefined ? null : <end.End state={state} />}
              <PhoneBar state={state} open={open} />
            </>
          ) : (
            <Prompt state={state} open={open} />
          )}
          <board.Below />
        </div>
        <Sidebar state={state} Side={board.Side} box={box && <box.PlayedBox state={state} />} />
        {isOver && end !== undefined ? (
          <>
            <end.EndPage state={state} />
            <end.ProofDialog state={state} />
          </>
        ) : null}
        <HandoverScreen state={state} />
        {dialogs === undefined ? null : <dialogs.MatchDialogs state={state} dialog={dialog} />}
        <Marks state={state} />
        <SaveNotice state={state} />
        {explanations === undefined ? null : <explanations.Explanations state={state} />}
        <RulePanel state={state} />
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
