import { Icon } from '@logres/board-kit'
import type { GameManifest } from '@logres/manifest'
import { useSignal } from '@preact/signals'
import { GamePlate } from '../../design/plate.tsx'
import { aboutOf } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { doneLessons } from '../../lesson/progress.ts'
import { botLink, seatsFor } from '../../local-link.ts'
import { ContinueDialog } from './continue-dialog.tsx'
import { shelf, unfinishedWithBots } from './device-games.tsx'
import { FindPeople } from './find-people.tsx'
import { FirstDialog, mustAskFirst } from './first-dialog.tsx'
import { PlayDialog } from './play-dialog.tsx'

function Weight({ weight }: { readonly weight: number }) {
  return (
    <li class="weight">
      <span aria-hidden="true">
        {[1, 2, 3, 4, 5].map((i) => (
          <i key={i} class={i <= weight ? 'on' : ''} />
        ))}
      </span>
      {t().home.weights[weight - 1]}
    </li>
  )
}

interface PlayNowProps {
  readonly game: GameManifest
  readonly onMore: () => void
  /** There are unfinished matches, and whether to continue one; or it is the first. */
  readonly onAsk: (ask: 'first' | 'continue') => void
}

function PlayNow({ game, onMore, onAsk }: PlayNowProps) {
  const words = t().home
  const { name } = aboutOf(game.id)
  const text = seatsFor(game.id, undefined) > 2 ? words.playBots : words.playBot
  return (
    <div class="split">
      <a
        class="button primary"
        href={botLink(game.id)}
        aria-label={`${name}: ${text}`}
        onClick={(event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
          const ask = mustAskFirst(game) ? 'first' : unfinishedWithBots(game.id).length > 0 ? 'continue' : undefined
          if (!isPlain || ask === undefined) return
          event.preventDefault()
          onAsk(ask)
        }}
      >
        {text}
      </a>
      <button type="button" class="button primary" aria-label={`${name}: ${words.strength}`} onClick={onMore}>
        <Icon name="down" size={18} />
      </button>
    </div>
  )
}

/** For who has never played this game here and has not learnt it. */
function LearnDoor({ game: { id, lessons } }: { readonly game: GameManifest }) {
  const isPlayed = shelf.value.rows.some((row) => row.game === id)
  const done = doneLessons.value.filter((name) => name.startsWith(`${id}/`)).length
  if (lessons === undefined || isPlayed || done >= lessons.count) return null
  return (
    <a class="learn-door" href={`/learn/${id}/${done + 1}`}>
      <b>{t().home.newHere}</b> {t().home.learnIn(aboutOf(id).name, lessons.minutes)}
    </a>
  )
}

export function GameTile({ game }: { readonly game: GameManifest }) {
  const dialog = useSignal<'options' | 'continue' | 'first' | undefined>(undefined)
  const close = () => {
    dialog.value = undefined
  }
  const words = t().home
  const { name, what } = aboutOf(game.id)
  return (
    <li class="tile">
      <GamePlate game={game.id} />
      <div class="body">
        <h2>{name}</h2>
        <p class="what">{what}</p>
        <ul class="facts">
          <li>
            <Icon name="people" size={17} />
            {words.players(game.seats.min, game.seats.max)}
          </li>
          <li>
            <Icon name="clock" size={17} />
            {words.minutes(game.minutes)}
          </li>
          <Weight weight={game.weight} />
        </ul>
        <PlayNow
          game={game}
          onMore={() => {
            dialog.value = 'options'
          }}
          onAsk={(ask) => {
            dialog.value = ask
          }}
        />
        <LearnDoor game={game} />
        <FindPeople game={game} />
        <div class="alt">
          <a href={`/new?game=${game.id}`} aria-label={`${name}: ${words.make}`}>
            {words.make}
          </a>
          {game.book !== undefined && (
            <a href={`/rules/${game.id}`} aria-label={`${name}: ${words.rules}`}>
              {words.rules}
            </a>
          )}
          <a href={`/companion/${game.id}`} aria-label={`${name}: ${words.realTable}`}>
            {words.realTable}
          </a>
        </div>
      </div>
      {dialog.value === 'options' && <PlayDialog game={game} onClose={close} />}
      {dialog.value === 'first' && <FirstDialog game={game} onClose={close} />}
      {dialog.value === 'continue' && <ContinueDialog game={game} onClose={close} />}
    </li>
  )
}
