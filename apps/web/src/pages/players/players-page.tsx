/* People and bots on one scale, one for each game. The address keeps the game and the page of the table. */
import { useTitle } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isLimited, isRefused } from '../../api/http.ts'
import { type BoardView, ratings } from '../../api/leaderboards.ts'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { aboutOf, GAMES } from '../../games.ts'
import { t as site } from '../../i18n/site.ts'
import type { PageProps } from '../../shell/router.ts'
import { Newcomers } from './newcomers.tsx'
import { Ranking } from './ranking.tsx'
import { Scale } from './scale.tsx'
import { t } from './words/index.ts'
import './players.css'

function pageInAddress(): number {
  const wanted = Number(new URLSearchParams(location.search).get('page') ?? 1)
  return Number.isSafeInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1
}

export function PlayersPage({ params }: PageProps) {
  const words = t()
  const game = params.game ?? GAMES[0]?.id ?? ''
  const { name } = aboutOf(game)
  useTitle(params.game === undefined ? words.title : `${words.title}: ${name}`)
  const answer = useSignal<BoardView | Refusal | undefined>(undefined)
  const load = () => {
    void ratings.board(game, pageInAddress()).then((found) => {
      answer.value = found
    })
  }
  // A link to another page of the table opens this page anew.
  useEffect(load, [])
  const shown = answer.value
  return (
    <div class="wrap players">
      <header>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </header>
      <Games game={game} />
      {shown === undefined ? (
        <div class="players-loading" role="status" aria-label={site().shell.loading} />
      ) : isRefused(shown) ? (
        <div class="panel players-fault" role="alert">
          <p>{faultOf(shown)}</p>
          <button
            type="button"
            class="button secondary"
            onClick={() => {
              answer.value = undefined
              load()
            }}
          >
            {site().faults.again}
          </button>
        </div>
      ) : (
        <>
          <Scale board={shown} />
          <Ranking board={shown} name={name} />
          <Newcomers board={shown} />
        </>
      )}
      <How />
    </div>
  )
}

function faultOf(refusal: Refusal): string {
  const { reasons, faults } = site()
  if (refusal.code === 'offline') return reasons.offline
  return isLimited(refusal) ? faults.limited : faults.unknown
}

function Games({ game }: { readonly game: string }) {
  return (
    <nav class="players-games" aria-label={t().game}>
      {GAMES.map(({ id }) => (
        <a key={id} href={`/players/${id}`} {...(id === game && { 'aria-current': 'page' })}>
          <GameMark game={id} size={22} />
          {aboutOf(id).name}
        </a>
      ))}
    </nav>
  )
}

function How() {
  const { how, howTexts } = t()
  return (
    <details class="players-how">
      <summary>{how}</summary>
      {howTexts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  )
}
