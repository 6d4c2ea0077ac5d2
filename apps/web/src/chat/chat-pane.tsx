/* The lines of a chat and the field to write one: in a match, and at a table that waits. */
import type { Refusal } from '@logres/kernel'
import type { ChatLine } from '@logres/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { loadStanding } from '../people/standing.ts'
import { Line } from './line.tsx'
import { Muted, useMute } from './muted.tsx'
import type { Chat } from './read-marks.ts'
import { chatTexts } from './words/index.ts'
import './chat.css'

const LONGEST = 500

export interface ChatPaneProps {
  /** The id of the match, which is that of its table. */
  readonly match: string
  readonly chats: readonly Chat[]
  readonly isMine: (line: ChatLine) => boolean
  readonly say: (text: string) => Promise<Refusal | undefined>
  readonly onRefused: (refusal: Refusal) => void
}

export function ChatPane({ match, chats, isMine, say, onRefused }: ChatPaneProps) {
  const words = chatTexts()
  /** Whom the reader has just blocked: the server leaves their lines out from the next page on. */
  const blocked = useSignal<readonly string[]>([])
  const authorOf = ({ seat, name }: ChatLine) => `${seat} ${name}`
  const shown = chats
    .map(({ room, lines }) => ({ room, lines: lines.filter((line) => !blocked.value.includes(authorOf(line))) }))
    .filter(({ lines }) => lines.length > 0)
  const scroller = useFollowing(shown.reduce((sum, { lines }) => sum + lines.length, 0))
  return (
    <div class="chat-pane">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
      <div class="chat-lines" role="log" aria-label={words.chat} ref={scroller} tabIndex={0}>
        {shown.length === 0 ? <p class="chat-empty">{words.empty}</p> : null}
        {shown.map(({ room, lines }) => (
          <section key={room}>
            {room === 'spectators' ? <h3>{words.spectators}</h3> : null}
            {lines.map((line) => (
              <Line
                key={line.n}
                {...{ match, room, line }}
                isMine={isMine(line)}
                onBlocked={() => {
                  blocked.value = [...blocked.value, authorOf(line)]
                }}
              />
            ))}
          </section>
        ))}
      </div>
      <Foot say={say} onRefused={onRefused} />
    </div>
  )
}

/** The field to write, or why the reader cannot. */
function Foot({ say, onRefused }: Pick<ChatPaneProps, 'say' | 'onRefused'>) {
  const mute = useMute()
  const refused = (refusal: Refusal) => {
    // An admin has just done it.
    if (refusal.code === 'muted') void loadStanding()
    onRefused(refusal)
  }
  return mute === undefined ? <SayForm say={say} onRefused={refused} /> : <Muted mute={mute} />
}

/** Stays at the end while the reader is there. */
function useFollowing(count: number) {
  const element = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const look = () => {
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < 40
    }
    current.addEventListener('scroll', look)
    return () => current.removeEventListener('scroll', look)
  }, [])
  useEffect(() => {
    const { current } = element
    if (count > 0 && current !== null && isAtEnd.current) current.scrollTop = current.scrollHeight
  }, [count])
  return element
}

function SayForm({ say, onRefused }: Pick<ChatPaneProps, 'say' | 'onRefused'>) {
  const words = chatTexts()
  const text = useSignal('')
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const message = text.peek().trim()
    if (message === '') return
    text.value = ''
    const refusal = await say(message)
    if (refusal === undefined) return
    // Unless something else has been typed meanwhile.
    if (text.peek() === '') text.value = message
    onRefused(refusal)
  }
  return (
    <form class="chat-form" onSubmit={(event) => void send(event)}>
      <input
        type="text"
        maxLength={LONGEST}
        aria-label={words.say}
        placeholder={words.say}
        autocomplete="off"
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value
        }}
      />
      <button type="submit" class="button secondary compact">
        {words.send}
      </button>
    </form>
  )
}
