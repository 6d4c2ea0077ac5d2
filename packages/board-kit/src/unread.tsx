/* How much was said in the chat that one has not read; nothing where that is nothing. */
import type { RailState } from './board.ts'

export function Unread({ rail }: { readonly rail: RailState }) {
  const count = rail.unread.value
  return count > 0 ? <i class="match-unread">{count}</i> : null
}
