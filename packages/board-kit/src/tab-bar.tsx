/* A phone shows one part of a board at a time; the bar at the bottom says which. Style sheets go by `data-tab`. */
import type { ComponentChildren } from 'preact'
import type { SidebarState } from './board.ts'
import { UnreadBadge } from './unread-badge.tsx'

export interface TabBarProps<Tab extends string> {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly now: Tab
  /** What is open covers the board as well. */
  readonly isTall?: boolean
  readonly sidebar: SidebarState
  /** The one behind which the chat is. */
  readonly chat: Tab
  readonly onPress: (tab: Tab) => void
  /** Its sign, its name, and what is new there. */
  readonly inside: (tab: Tab) => ComponentChildren
}

export function TabBar<Tab extends string>(props: TabBarProps<Tab>) {
  const { label, tabs, now, isTall = false, sidebar, chat, onPress, inside } = props
  return (
    <nav class="tab-bar" data-tab={now} data-tall={isTall} aria-label={label}>
      {tabs.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === now} onClick={() => onPress(tab)}>
          {inside(tab)}
          {tab === chat ? <UnreadBadge sidebar={sidebar} /> : null}
        </button>
      ))}
    </nav>
  )
}
