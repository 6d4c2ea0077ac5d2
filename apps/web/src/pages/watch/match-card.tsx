/* A match on a card: its small board, who plays and how they stand. The whole card is the link to it. */
import { Icon } from '@logres/board-kit'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { aboutOf } from '../../games.ts'
import { paceText } from '../pace-text.ts'
import type { WorthSeeing } from './api.ts'
import type { ShownMatch } from './live-matches.ts'
import { nameOf, Player } from './player.tsx'
import { smallBoardOf } from './small-boards.ts'
import { When } from './when.tsx'
import { watchTexts } from './words/index.ts'

interface BoardProps {
  readonly game: string
  readonly view: object | undefined
}

/** The state that the drawing shows is said beside it. */
function SmallBoard({ game, view }: BoardProps) {
  const board = view === undefined ? undefined : smallBoardOf(game)
  return (
    <div class="small-board" aria-hidden="true">
      {board === undefined || view === undefined ? <GameMark game={game} size={72} /> : <board.Drawing view={view} />}
    </div>
  )
}

function textsOf({ game, view }: BoardProps) {
  return view === undefined ? undefined : smallBoardOf(game)?.texts(view)
}

/** One label for the screen reader: who plays, where it stands. */
function sentenceOf(names: readonly string[], game: string, texts: ReturnType<typeof textsOf>): string {
  const title = `${aboutOf(game).name}: ${names.join(' – ')}`
  if (texts === undefined) return title
  const scores = texts.scores.flatMap((score, seat) => (score === null ? [] : [`${names[seat]} ${score}`]))
  return [title, texts.phase, ...scores].join('. ')
}

function Seats({
  game,
  view,
  seats,
  notes,
}: BoardProps & {
  readonly seats: ShownMatch['seats']
  readonly notes: readonly (string | null)[]
}) {
  const texts = textsOf({ game, view })
  const Sign = view === undefined ? undefined : smallBoardOf(game)?.SeatSign
  return (
    <ul class="watch-seats">
      {seats.map((player, seat) => (
        <li key={seat}>
          {Sign === undefined || view === undefined ? null : <Sign view={view} seat={seat} />}
          <Player player={player} />
          {notes[seat] == null ? null : <span class="watch-note">{notes[seat]}</span>}
          <b class="num">{texts?.scores[seat]}</b>
        </li>
      ))}
    </ul>
  )
}

/** `isLarge`: the one that most people watch. */
export function LiveCard({ match, isLarge }: { readonly match: ShownMatch; readonly isLarge: boolean }) {
  const words = watchTexts()
  const { game, view, seats, pace, isRated, isOver, watching } = match
  const texts = textsOf({ game, view })
  const names = seats.map(nameOf)
  const notes = seats.map((_, seat) => {
    const shown = match.shown?.seats[seat]
    if (shown === undefined) return null
    return shown.resigned ? words.left : shown.standIn === null ? null : words.standIn
  })
  const state = isOver ? words.over : pace.kind === 'days' ? words.days : words.live
  return (
    <article class={`watch-card ${isLarge ? 'large' : ''} ${isOver ? 'over' : ''}`} data-match={match.match}>
      <SmallBoard game={game} view={view} />
      <div class="watch-body">
        <h3 class="watch-title">
          <GameMark game={game} size={isLarge ? 26 : 22} />
          <a href={`/g/${match.match}`} aria-label={words.watch(sentenceOf(names, game, texts))}>
            {aboutOf(game).name}
          </a>
        </h3>
        <p class="watch-phase">{texts?.phase ?? words.running}</p>
        <Seats {...{ game, view, seats, notes }} />
        <p class="watch-foot">
          <span class="watch-pace">
            {paceText(pace)}
            {isRated ? ` · ${words.rated}` : ''}
          </span>
          <span class={`watch-state ${isOver ? '' : 'on'}`}>{state}</span>
          <span class="watch-eyes num" title={words.watching(watching)}>
            <Icon name="eye" size={17} />
            <span aria-hidden="true">{watching}</span>
            <span class="visually-hidden">{words.watching(watching)}</span>
          </span>
        </p>
      </div>
    </article>
  )
}

export function reasonText(reason: WorthSeeing['reason']): string {
  const { reasons } = watchTexts()
  switch (reason.kind) {
    case 'close':
      return reasons.close(...reason.scores)
    case 'tied':
      return reasons.tied(reason.score)
    case 'beatChampion':
      return reasons.beatChampion
    case 'longest':
      return reasons.longest(reason.turns)
  }
}

/** A finished match. */
export function FinishedCard({ item, isLarge = false }: { readonly item: WorthSeeing; readonly isLarge?: boolean }) {
  const words = watchTexts()
  const { result, reason } = item
  const { game, seats } = result
  const view = item.view ?? undefined
  const reasonSaid = reasonText(reason)
  const label = words.replay(`${sentenceOf(seats.map(nameOf), game, textsOf({ game, view }))}. ${reasonSaid}`)
  return (
    <article class={`watch-card ${isLarge ? 'large' : ''}`} data-match={result.match}>
      <SmallBoard game={game} view={view} />
      <div class="watch-body">
        <h3 class="watch-title">
          <GameMark game={game} size={isLarge ? 26 : 22} />
          <a href={`/g/${result.match}`} aria-label={label}>
            {aboutOf(game).name}
          </a>
        </h3>
        {isLarge ? <p class="watch-phase">{words.bestOfWeek}</p> : null}
        <Seats {...{ game, view, seats, notes: [] }} />
        <p class="watch-why">{reasonSaid}</p>
        <p class="watch-foot">
          <span>
            {words.turns(result.turns)} · <When at={result.overAt} />
          </span>
        </p>
      </div>
    </article>
  )
}
