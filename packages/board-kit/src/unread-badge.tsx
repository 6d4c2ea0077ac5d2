/* How much was said in the chat that one has not read; nothing where that is nothing. */
import type { SidebarState } from './board.ts'

export function UnreadBadge({ sidebar }: { readonly sidebar: SidebarState }) {
  const count = sidebar.unread.value
  return count > 0 ? <i class="match-unread">{count}</i> : null
}
