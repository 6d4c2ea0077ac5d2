/* The bar above a match: title, connection status and menu. */

import { Icon, ThemeIcon } from '@logres/board-kit'
import { Wordmark } from '../design/draw/emblem.tsx'
import { t as texts } from '../i18n/site.ts'
import type { Connection } from '../play/play.ts'
import { toggleTheme } from '../shell/theme.ts'
import { levelName } from './level-name.ts'
import type { MatchDialog } from './match-dialogs.tsx'
import { prefs, setPref } from './prefs.ts'
import { saveStatus } from './save-notice.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './header.css'

interface MatchHeaderProps {
  readonly state: MatchState
  readonly game: string
  readonly open: (dialog: MatchDialog) => void
}

export function MatchHeader({ state, game, open }: MatchHeaderProps) {
  const words = t()
  const { play } = state.match
  const isPlaying = play.viewer.value !== 'table' && state.outcome.value === null
  return (
    <header class="match-top">
      <a class="match-wordmark" href="/" aria-label={words.back}>
        <Wordmark height={20} />
      </a>
      <span class="match-heading">
        <b>{game}</b>
        <span>{subtitle(state)}</span>
      </span>
      <Watchers state={state} />
      <ConnectionStatus state={state} />
      <nav aria-label={words.menu}>
        {state.match.game.hasBook && (
          <a
            class="match-header-button"
            href={`/rules/${play.game.id}${state.rulesQuery.value}`}
            target="_blank"
            rel="noreferrer"
          >
            <BookIcon />
            <span class="match-on-wide">{words.rules}</span>
            <span class="visually-hidden match-on-narrow">{words.rules}</span>
          </a>
        )}
        <button
          type="button"
          class="match-header-button match-on-wide"
          aria-label={words.sound(prefs.sound.value)}
          title={words.sound(prefs.sound.value)}
          aria-pressed={prefs.sound.value}
          onClick={() => setPref('sound', !prefs.sound.value)}
        >
          <Icon name="sound" />
        </button>
        <button
          type="button"
          class="match-header-button match-on-wide"
          aria-label={words.theme}
          title={words.theme}
          onClick={toggleTheme}
        >
          <ThemeIcon />
        </button>
        <button
          type="button"
          class="match-header-button"
          aria-label={words.settings}
          title={words.settings}
          onClick={() => open('settings')}
        >
          <GearIcon />
        </button>
        {isPlaying ? (
          <button
            type="button"
            class="match-header-button"
            aria-label={words.resign}
            title={words.resign}
            onClick={() => open('resign')}
          >
            <Icon name="flag" />
          </button>
        ) : null}
      </nav>
    </header>
  )
}

/** How many people watch; nothing while nobody does. */
function Watchers({ state }: { readonly state: MatchState }) {
  const watching = state.match.play.presence.value?.watching ?? 0
  if (watching === 0) return null
  const text = t().presence.watching(watching)
  return (
    <span class="match-watchers" title={text}>
      <Icon name="eye" size={18} />
      <span aria-hidden="true">{watching}</span>
      <span class="visually-hidden">{text}</span>
    </span>
  )
}

function subtitle({ match, outcome }: MatchState): string {
  const words = t()
  const { play, table } = match
  if (outcome.value !== null) return words.over
  if (table !== undefined) return play.viewer.value === 'table' ? words.watching : texts().table.of(table.host)
  const from = match.local?.saved.from
  if (from !== undefined) return words.fromReview(from.name)
  const bots = play.current.value?.seats.flatMap(({ bot }) => bot ?? []) ?? []
  const [bot] = bots
  return bot === undefined ? words.shared : `${words.against(levelName(bot) ?? bot, bots.length)}, ${words.local}`
}

function connectionText(connection: Connection): string {
  const words = t()
  const texts: Readonly<Record<Connection, string>> = {
    ...{ local: '', open: '', opening: words.connecting, lost: words.connectionLost, ended: words.signedOut },
    tooFast: words.connectionTooFast,
    tooMany: words.connectionTooMany,
    tooManyFromHere: words.connectionTooManyFromHere,
  }
  return texts[connection]
}

/** Empty while the connection is fine. */
export function ConnectionStatus({ state }: { readonly state: MatchState }) {
  const { connection, isSaving } = state.match.play
  const text = connectionText(connection.value) || (isSaving.value ? '' : t().notSaving) || saveStatus(state)
  return (
    <span class="match-line-state" role="status">
      {text === '' ? null : (
        <>
          <Icon name="warn" size={18} /> {text}
        </>
      )}
    </span>
  )
}

function BookIcon() {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4h7a2 2 0 0 1 1 1 2 2 0 0 1 1-1h7v15h-7l-1 1-1-1H4zM12 5v15" />
    </svg>
  )
}

function GearIcon() {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
      <circle cx="16" cy="7" r="2.2" />
      <circle cx="8" cy="17" r="2.2" />
    </svg>
  )
}
