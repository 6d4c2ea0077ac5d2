/* The number of unread chat lines; renders nothing if there are none. */
import type { SidebarState } from './board.ts'

export function UnreadBadge({ sidebar }: { readonly sidebar: SidebarState }) {
  const count = sidebar.unread.value
  return count > 0 ? <i class="match-unread">{count}</i> : null
}
