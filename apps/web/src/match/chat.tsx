import { useSignal } from '@preact/signals'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

const LONGEST = 500

export function Chat({ state }: { readonly state: MatchState }) {
  const words = t()
  const text = useSignal('')
  const { play } = state.match
  const talks = play.chats.value
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const message = text.peek().trim()
    if (message === '') return
    text.value = ''
    const refusal = await play.say(message)
    if (refusal !== undefined) text.value = message
    state.showIfRefused(refusal)
  }
  return (
    <div class="match-chat">
      <div class="match-log-lines" role="log" aria-label={words.chat}>
        {talks.length === 0 ? <p class="match-empty-note">{words.chatEmpty}</p> : null}
        {talks.map(({ room, lines }) => (
          <section key={room}>
            {room === 'spectators' ? <h3>{words.spectators}</h3> : null}
            {lines.map(({ n, name, text: line }) => (
              <p key={n}>
                <b>{name}</b> {line}
              </p>
            ))}
          </section>
        ))}
      </div>
      <form class="match-chat-form" onSubmit={(event) => void send(event)}>
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
        <button type="submit" class="match-button">
          {words.send}
        </button>
      </form>
    </div>
  )
}
