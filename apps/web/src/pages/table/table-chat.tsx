/* The chat of those who sit at a table that waits. It goes on in the match. */
import { late } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import type { ChatLine } from '@logres/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { me } from '../../api/me.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { showRefusal } from '../../i18n/show-refusal.ts'

/** With its texts. */
const useChat = late(async () => {
  const [pane, marks, visible, { chatReady, chatTexts }] = await Promise.all([
    import('../../chat/chat-pane.tsx'),
    import('../../chat/read-marks.ts'),
    import('../../chat/use-visible.ts'),
    import('../../chat/words/index.ts'),
  ])
  await chatReady()
  return { ...pane, ...marks, ...visible, chatTexts }
})

type Loaded = NonNullable<ReturnType<typeof useChat>>

/** Only for those who may read it. */
export function TableChat({ table }: { readonly table: TableView }) {
  const isWaiting = table.status === 'open' || table.status === 'sealing'
  const isMember = isWaiting && (table.isHost || table.seat !== null)
  return isMember ? <Member key={table.id} table={table} /> : null
}

function Member({ table }: { readonly table: TableView }) {
  const module = useChat(true)
  return module === undefined ? null : <Panel table={table} module={module} />
}

/** There is no randomUUID without https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}

const isMine = ({ name }: ChatLine) => name === me.value?.name

function Panel({ table: { id, chatLines }, module }: { readonly table: TableView; readonly module: Loaded }) {
  const { ChatPane, chatTexts, markAllRead, unreadIn, useIsVisible } = module
  const lines = useSignal<readonly ChatLine[]>([])
  const section = useRef<HTMLElement>(null)
  const isSeen = useIsVisible(section)
  const unread = useSignal(0)
  const load = async () => {
    const page = await tables.chat(id)
    // Sometimes the table has just started.
    if (!isRefused(page)) lines.value = page.lines
  }
  // The view of the table, which is polled, says when there are more.
  useEffect(() => {
    if (chatLines !== undefined && chatLines > 0) void load()
  }, [chatLines])
  const chats = [{ room: 'seated' as const, lines: lines.value }]
  const last = lines.value.at(-1)?.n
  useEffect(() => {
    const isReading = isSeen && document.visibilityState === 'visible'
    if (isReading && last !== undefined) markAllRead(id, chats)
    unread.value = isReading ? 0 : unreadIn(id, chats, isMine)
  }, [id, last, isSeen])
  const say = async (text: string): Promise<Refusal | undefined> => {
    const answer = await tables.say(id, randomKey(), text)
    if (isRefused(answer)) return answer
    await load()
    return undefined
  }
  return (
    <section class="panel table-chat" aria-labelledby="table-chat" ref={section}>
      <h2 class="section-heading" id="table-chat">
        {chatTexts().chat}
        {unread.value > 0 && <span class="badge turn num">{unread.value}</span>}
      </h2>
      <ChatPane match={id} chats={chats} isMine={isMine} say={say} onRefused={(refusal) => void showRefusal(refusal)} />
    </section>
  )
}
