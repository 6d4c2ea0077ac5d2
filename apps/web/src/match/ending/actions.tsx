/* What to do after a match. */
import { Icon, UnreadBadge } from '@logres/board-kit'
import { copyText } from '../../design/copy-text.ts'
import { navigate } from '../../shell/router.ts'
import { Downloads } from '../downloads.tsx'
import { closeEnd, leaveEndFor, leaveEndForChat } from '../end-address.ts'
import { VerifyButton } from '../proof-dialog.tsx'
import { mayRematch, pressRematch, rematchText } from '../rematch-notice.tsx'
import { toggleReplay } from '../replay-bar.tsx'
import { ViewerSelect } from '../result.tsx'
import { reviewAddress } from '../review-address.ts'
import type { MatchState } from '../state.ts'
import { t as match } from '../words/index.ts'
import { t } from './words/index.ts'

const ICONS = {
  again: 'M20 11A8 8 0 0 0 5.500 7L3 9.500M3 4v5.500h5.500M4 13a8 8 0 0 0 14.500 4l2.500-2.500M21 20v-5.500h-5.500',
  review: 'M4 6h10M4 12h7M4 18h6M20.500 15a4 4 0 1 1-8 0a4 4 0 0 1 8 0M19.500 18L22 20.500',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8',
  new: 'M12 5v14M5 12h14',
} as const

interface MainActionsProps {
  readonly state: MatchState
  readonly share: () => string
  readonly cls: string
  readonly isShort?: boolean
}

export function MainActions({ state, share, cls, isShort = false }: MainActionsProps) {
  const words = t()
  const plays = mayRematch(state)
  return (
    <div class={`end-actions ${cls}${plays ? '' : ' end-watched'}`}>
      {plays && (
        <button type="button" class="end-button end-primary" aria-keyshortcuts="R" onClick={() => pressRematch(state)}>
          <ActionIcon d={ICONS.again} />
          <span>{rematchText()}</span>
        </button>
      )}
      <a
        class={plays ? 'end-button' : 'end-button end-primary'}
        href={reviewAddress(state) ?? '/'}
        aria-keyshortcuts="V"
      >
        <ActionIcon d={ICONS.review} />
        <span>{isShort ? words.reviewShort : words.review}</span>
      </a>
      <button type="button" class="end-button" aria-keyshortcuts="S" onClick={() => void shareResult(state, share())}>
        <ActionIcon d={ICONS.share} />
        <span>{words.share}</span>
      </button>
      <a class="end-button" href={newGameAddress(state)} aria-keyshortcuts="N">
        <ActionIcon d={ICONS.new} />
        <span>{isShort ? words.newShort : words.newGame}</span>
      </a>
    </div>
  )
}

/** What few people need. */
export function MoreActions({ state }: { readonly state: MatchState }) {
  return (
    <div class="end-more-actions">
      <button type="button" class="match-button" onClick={() => replay(state)}>
        {match().toReplay}
      </button>
      <Downloads state={state} />
      <VerifyButton state={state} />
      <button type="button" class="match-button" aria-keyshortcuts="Escape" onClick={closeEnd}>
        {t().toBoard}
      </button>
      <ViewerSelect state={state} />
    </div>
  )
}

/** On phones, where this page lies over the bar of the match as well. */
export function WaysOut({ state }: { readonly state: MatchState }) {
  const words = match()
  return (
    <div class="end-ways-out">
      <a href="/" aria-label={words.back}>
        <Icon name="back" />
      </a>
      {state.sidebar.hasChat && (
        <button type="button" onClick={() => leaveEndForChat(state)}>
          {words.chat}
          <UnreadBadge sidebar={state.sidebar} />
        </button>
      )}
    </div>
  )
}

function ActionIcon({ d }: { readonly d: string }) {
  return (
    <svg class="end-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

/** From its beginning. */
function replay(state: MatchState): void {
  leaveEndFor(state, 0)
  toggleReplay(state)
}

function newGameAddress({ match: { table, play } }: MatchState): string {
  return table === undefined ? '/' : `/new?game=${play.game.id}`
}

/** By the system's own sheet where there is one; else it is copied. A match on this device has no address for others. */
async function shareResult({ match: { table } }: MatchState, text: string): Promise<void> {
  const url = table === undefined ? location.origin : `${location.origin}${location.pathname}#end`
  if (navigator.share === undefined) return copyText(table === undefined ? `${text} ${url}` : url, doneText(table))
  // Closing the sheet is no error.
  await navigator.share({ text, url }).catch(() => undefined)
}

function doneText(table: MatchState['match']['table']): string {
  return table === undefined ? t().resultCopied : match().linkCopied
}

export function pressEndKey(state: MatchState, event: KeyboardEvent, share: () => string): void {
  const { target, key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (document.querySelector('dialog[open]') !== null) return
  if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
  const does: Readonly<Record<string, () => void>> = {
    r: () => pressRematch(state),
    v: () => void navigate(reviewAddress(state) ?? '/'),
    s: () => void shareResult(state, share()),
    n: () => void navigate(newGameAddress(state)),
    escape: closeEnd,
  }
  const action = does[key.toLowerCase()]
  if (action === undefined) return
  event.preventDefault()
  action()
}
