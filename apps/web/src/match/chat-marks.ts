/* Which lines of the chat the reader has not read. */
import type { ChatLine } from '@logres/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me } from '../api/me.ts'
import { markAllRead, unreadIn } from '../chat/read-marks.ts'
import type { Play } from '../play/play.ts'
import type { MatchState } from './state.ts'

/** Spectators have no seat: then by their name. */
export function isMyLine({ viewer }: Pick<Play, 'viewer'>): (line: ChatLine) => boolean {
  return ({ seat, name }) => (seat === null ? name === me.value?.name : seat === viewer.value)
}

/** How many lines are unread; while the reader looks at the chat, all are read. */
export function useUnread({ match: { play, table } }: MatchState, isReading: boolean): number {
  const chats = play.chats.value
  const id = table?.id
  const unread = useSignal(0)
  useEffect(() => {
    if (id === undefined) return
    if (isReading) markAllRead(id, chats)
    unread.value = isReading ? 0 : unreadIn(id, chats, isMyLine(play))
  }, [id, chats, isReading, play, unread])
  return unread.value
}
