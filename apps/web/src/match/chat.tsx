/* The chat of a match, in its sidebar. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ChatPane } from '../chat/chat-pane.tsx'
import { chatReady } from '../chat/words/index.ts'
import { isMyLine } from './chat-marks.ts'
import type { MatchState } from './state.ts'

export function Chat({ state }: { readonly state: MatchState }) {
  const isReady = useSignal(false)
  useEffect(() => {
    void chatReady().then(() => {
      isReady.value = true
    })
  }, [isReady])
  const { play, table } = state.match
  if (!isReady.value || table === undefined) return null
  return (
    <ChatPane
      match={table.id}
      chats={play.chats.value}
      isMine={isMyLine(play)}
      say={(text) => play.say(text)}
      onRefused={(refusal) => state.showIfRefused(refusal)}
    />
  )
}
