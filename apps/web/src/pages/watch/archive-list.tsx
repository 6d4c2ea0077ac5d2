/* What was found, the newest first. A row is one link to the finished match. */
import { lang } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import { isRefused } from '../../api/http.ts'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { aboutOf, isGame } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import type { ResultView } from './api.ts'
import type { ArchiveSearch } from './archive-search.ts'
import { Failed } from './failed.tsx'
import { type Filter, isEverything, queryOf, withFilter } from './filter.ts'
import { PlainPlayer } from './player.tsx'
import { When } from './when.tsx'
import { watchTexts } from './words/index.ts'

function Row({ result }: { readonly result: ResultView }) {
  const words = watchTexts()
  const { match, game, seats, turns, ending, pace, overAt } = result
  // Equal places stay in the order of the seats.
  const ranked = seats.toSorted((a, b) => a.place - b.place)
  const hasWinner = ending !== 'void' && seats.some(({ place }) => place > 1)
  const hasScores = seats.every(({ score }) => score !== null)
  return (
    <li>
      <a class="archive-row" href={`/g/${match}`}>
        <span class="archive-game">
          <GameMark game={game} size={30} />
          <span class="visually-hidden">{aboutOf(game).name}</span>
        </span>
        <span class="archive-players">
          {ranked.map((seat, i) => (
            <PlainPlayer key={i} player={seat} isWinner={hasWinner && seat.place === 1} />
          ))}
        </span>
        <span class="archive-result num">{hasScores ? ranked.map(({ score }) => score).join(' : ') : ''}</span>
        <span class="archive-length">{words.turns(turns)}</span>
        <span class="archive-ending">{words.endings[ending]}</span>
        <span class="archive-pace">
          {pace === 'none' ? words.noClock : words[pace]}
          {result.isRated ? `, ${words.rated}` : ''}
        </span>
        <span class="archive-when">
          <When at={overAt} />
        </span>
      </a>
    </li>
  )
}

function Head() {
  const { columns } = watchTexts()
  return (
    <div class="archive-head" aria-hidden="true">
      <span />
      <span>{columns.players}</span>
      <span>{columns.result}</span>
      <span>{columns.length}</span>
      <span>{columns.ending}</span>
      <span>{columns.pace}</span>
      <span>{columns.played}</span>
    </div>
  )
}

interface ArchiveListProps {
  readonly search: ArchiveSearch
  readonly filter: Filter
}

export function ArchiveList({ search, filter }: ArchiveListProps) {
  const words = watchTexts()
  const state = search.state.value
  if (state === undefined)
    return (
      <div class="archive-list" aria-busy="true">
        <p class="visually-hidden" role="status">
          {t().shell.loading}
        </p>
        {[0, 1, 2].map((i) => (
          <div key={i} class="archive-row blank" />
        ))}
      </div>
    )
  if (isRefused(state)) return <Refused refusal={state} filter={filter} search={search} />
  // Not those of games that this version does not know.
  const results = state.results.filter(({ game }) => isGame(game))
  const count = new Intl.NumberFormat(lang.value).format(results.length)
  return (
    <>
      <p class="archive-says" role="status">
        {results.length > 0 ? words.found(results.length, count) : state.hasMore ? null : <Nothing filter={filter} />}
      </p>
      {results.length === 0 ? null : (
        <div class="archive-list">
          <Head />
          <ul>
            {results.map((result) => (
              <Row key={result.match} result={result} />
            ))}
          </ul>
        </div>
      )}
      {state.hasMore ? (
        <button
          type="button"
          class="button secondary watch-more"
          disabled={state.isLoading}
          onClick={() => void search.more()}
        >
          {results.length === 0 ? words.searchOn : words.older}
        </button>
      ) : null}
    </>
  )
}

/** The first of these that was asked for is the one to try without. */
function Nothing({ filter }: { readonly filter: Filter }) {
  const { nothing, noMatches, tryWithout } = watchTexts()
  const tries = [
    ['length', tryWithout.length, { length: undefined }],
    ['ending', tryWithout.ending, { ending: undefined }],
    ['option', tryWithout.option, { option: undefined }],
    ['until', tryWithout.time, { span: undefined, until: undefined }],
    ['span', tryWithout.time, { span: undefined, until: undefined }],
    ['against', tryWithout.against, { against: undefined }],
    ['game', tryWithout.game, { game: undefined }],
  ] as const
  const found = tries.find(([name]) => filter[name] !== undefined)
  if (isEverything(filter)) return <>{noMatches}</>
  if (found === undefined) return <>{nothing}</>
  const [, text, without] = found
  const query = queryOf(withFilter(filter, without))
  return (
    <>
      {nothing} <a href={query.size === 0 ? '/archive' : `/archive?${query}`}>{text}</a>
    </>
  )
}

function Refused({ refusal, filter, search }: ArchiveListProps & { readonly refusal: Refusal }) {
  const words = watchTexts()
  const { player = '' } = filter
  if (refusal.code === 'noSuchPerson')
    return (
      <p class="watch-none" role="status">
        {words.noSuchPlayer(player)}
      </p>
    )
  if (refusal.code === 'historyHidden')
    return (
      <p class="watch-none" role="status">
        {words.historyHidden(player)}
      </p>
    )
  return <Failed refusal={refusal} onAgain={() => void search.more()} />
}
