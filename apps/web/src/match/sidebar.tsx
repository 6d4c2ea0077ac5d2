/* Beside or below the board: the game's own part, log, chat and replay controls. */

import { Icon, late, UnreadBadge } from '@logres/board-kit'
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useIsVisible } from '../chat/use-visible.ts'
import { useUnread } from './chat-marks.ts'
import { Log } from './log/log.tsx'
import { ReplayBar } from './replay-bar.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './sidebar.css'

const useChat = late(() => import('./chat.tsx'))

interface SidebarProps {
  readonly state: MatchState
  readonly Side: ComponentType
  /** With which box the match is played, if not with the usual one. */
  readonly box: ComponentChildren
}

export function Sidebar({ state, Side, box }: SidebarProps) {
  const words = t()
  const { tab, hasChat } = state.sidebar
  const section = useRef<HTMLElement>(null)
  const isAllOpen = useSignal(false)
  const isLog = tab.value === 'log' || !hasChat
  const chat = useChat(!isLog)
  const isSeen = useIsVisible(section)
  const unread = useUnread(state, tab.value === 'chat' && isSeen)
  useEffect(() => {
    state.sidebar.unread.value = unread
  }, [state, unread])
  return (
    <aside class="match-rail" aria-label={words.log}>
      <Side />
      {box}
      <section class="match-log" id="log" ref={section}>
        {hasChat ? (
          <div class="match-rail-tabs">
            <div class="match-tabs" role="tablist">
              <button
                type="button"
                role="tab"
                aria-selected={tab.value === 'log'}
                onClick={() => {
                  tab.value = 'log'
                }}
              >
                {words.log}
              </button>
              <button
                type="button"
                role="tab"
                aria-selected={tab.value === 'chat'}
                onClick={() => {
                  tab.value = 'chat'
                }}
              >
                {words.chat}
                <UnreadBadge sidebar={state.sidebar} />
              </button>
            </div>
            {isLog ? <OpenAll isAllOpen={isAllOpen} /> : null}
          </div>
        ) : (
          <div class="match-rail-tabs">
            <h2>{words.log}</h2>
            <OpenAll isAllOpen={isAllOpen} />
          </div>
        )}
        {isLog ? <Log state={state} isAllOpen={isAllOpen} /> : chat && <chat.Chat state={state} />}
        <ReplayBar state={state} />
      </section>
    </aside>
  )
}

/** Opens all lines of the log, or closes them. */
function OpenAll({ isAllOpen }: { readonly isAllOpen: Signal<boolean> }) {
  const words = t().telling
  const label = isAllOpen.value ? words.closeAll : words.openAll
  return (
    <button
      type="button"
      class="match-open-all"
      aria-pressed={isAllOpen.value}
      aria-label={label}
      title={label}
      onClick={() => {
        isAllOpen.value = !isAllOpen.value
      }}
    >
      <Icon name="menu" size={18} />
    </button>
  )
}
