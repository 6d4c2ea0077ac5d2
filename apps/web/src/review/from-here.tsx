/* Playing on from the position that is shown, and sharing it. */
import { LEVELS } from '@logres/mind'
import { useSignal } from '@preact/signals'
import { copyText } from '../design/copy-text.ts'
import { showToast } from '../design/toasts.tsx'
import { t as site } from '../i18n/site.ts'
import { preferredLevel } from '../local-link.ts'
import { navigate } from '../shell/router.ts'
import { addressOf } from './address.ts'
import { branchOff, canPlayOn, type Opponent } from './branch.ts'
import type { ReviewSession } from './session.ts'
import { t } from './words/index.ts'

interface Props {
  readonly session: ReviewSession
}

export function FromHere({ session }: Props) {
  const words = t()
  const { state } = session.open
  const opponent = useSignal<Opponent>(preferredLevel(state.match.play.game.id))
  const typed = useSignal<string | undefined>(undefined)
  const turn = state.steps.value[state.shownAt.value]?.turn.no ?? 0
  const name = typed.value ?? words.branchName(turn)
  const play = () => {
    const seed = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    const address = branchOff(session, { opponent: opponent.value, name, seed, at: Date.now() })
    if (typeof address === 'string') void navigate(address)
    else if (address.code === 'cannotSave') showToast({ text: words.noRoom, icon: 'warn', isWhy: true })
    else state.showRefusal(address)
  }
  const isOn = canPlayOn(session)
  return (
    <section class="review-from" aria-labelledby="review-from">
      <h3 id="review-from">{words.fromHere}</h3>
      {isOn ? (
        <>
          <label>
            {words.against}
            <select
              class="review-select"
              value={opponent.value}
              onChange={({ currentTarget }) => {
                opponent.value = [...LEVELS, 'hand' as const].find((each) => each === currentTarget.value) ?? 'squire'
              }}
            >
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {site().levels[level]}
                </option>
              ))}
              <option value="hand">{words.byHand}</option>
            </select>
          </label>
          <label>
            {words.name}
            <input
              value={name}
              maxLength={40}
              onInput={({ currentTarget }) => {
                typed.value = currentTarget.value
              }}
            />
          </label>
          <p class="review-small">{session.knowledge.value === 'open' ? words.trueCards : words.redrawn}</p>
        </>
      ) : null}
      {isOn ? (
        <button type="button" class="match-button primary" data-play-from aria-keyshortcuts="P" onClick={play}>
          {words.playFrom}
        </button>
      ) : null}
      <button type="button" class="match-button" aria-keyshortcuts="S" onClick={() => share(session)}>
        {words.share}
      </button>
    </section>
  )
}

/** A match on this device has no address for others: the page says so. */
export function share(session: ReviewSession): void {
  const { shownAt } = session.open.state
  const hash = addressOf(shownAt.peek(), session.knowledge.peek())
  const words = t()
  const isLocal = session.open.match.startsWith('/local/')
  void copyText(
    `${location.origin}${location.pathname}${hash}`,
    isLocal ? `${words.copied} ${words.localLink}` : words.copied,
  )
}
