/* The running matches: the one with most spectators large, and what there is instead if nobody plays. */
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type Answer, isRefused } from '../../api/http.ts'
import { Segments } from '../../design/fields.tsx'
import { aboutOf, GAMES } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { PageVisibility } from '../../play/page-visibility.ts'
import { type WorthSeeing, watching } from './api.ts'
import { Failed } from './failed.tsx'
import { LiveMatches, type LiveState } from './live-matches.ts'
import { FinishedCard, LiveCard } from './match-card.tsx'
import { watchTexts } from './words/index.ts'

/** As many as are counted. */
const MOST_COUNTED = 100

function countText(count: number | undefined): string {
  if (count === undefined) return ''
  return count >= MOST_COUNTED ? ` ${MOST_COUNTED - 1}+` : ` ${count}`
}

export interface LiveSectionProps {
  readonly game: string | undefined
  readonly onGame: (game: string | undefined) => void
  readonly best: WorthSeeing | undefined
}

export function LiveSection({ game, onGame, best }: LiveSectionProps) {
  const words = watchTexts()
  const live = useMemo(
    () => new LiveMatches({ look: watching.live, game, isVisible: () => document.visibilityState !== 'hidden' }),
    [game],
  )
  useEffect(() => {
    const visibility = new PageVisibility((isSeen) => isSeen && void live.look())
    void live.start()
    return () => {
      visibility.close()
      live.close()
    }
  }, [live])
  const state = live.state.value
  const counts = state === undefined || isRefused(state) ? undefined : state.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const choices = [
    { value: '', text: `${words.all}${countText(all)}` },
    ...GAMES.map(({ id }) => ({ value: id, text: `${aboutOf(id).name}${countText(counts?.[id])}` })),
  ]
  return (
    <section aria-labelledby="live">
      <h2 id="live" class="visually-hidden">
        {words.now}
      </h2>
      <div class="watch-games">
        <Segments
          label={words.game}
          value={game ?? ''}
          choices={choices}
          onChoose={(value) => onGame(value === '' ? undefined : value)}
        />
      </div>
      <Matches state={state} live={live} game={game} best={best} />
    </section>
  )
}

interface MatchesProps {
  readonly state: Answer<LiveState> | undefined
  readonly live: LiveMatches
  readonly game: string | undefined
  readonly best: WorthSeeing | undefined
}

function Matches({ state, live, game, best }: MatchesProps) {
  const words = watchTexts()
  const isLoading = useSignal(false)
  if (state === undefined) return <Loading />
  if (isRefused(state)) return <Failed refusal={state} onAgain={() => void live.look()} />
  if (state.matches.length === 0) return <Nobody game={game} best={best} />
  return (
    // What moves under a pointer or a finger is pressed by mistake.
    <div
      onPointerEnter={({ pointerType }) => live.hold(pointerType === 'mouse')}
      onPointerLeave={() => live.hold(false)}
      onFocusIn={() => live.hold(true)}
      onFocusOut={() => live.hold(false)}
    >
      <div class="watch-cards">
        {state.matches.map((match, i) => (
          <LiveCard key={match.match} match={match} isLarge={i === 0} />
        ))}
      </div>
      {state.hasMore ? (
        <button
          type="button"
          class="button secondary watch-more"
          disabled={isLoading.value}
          onClick={async () => {
            isLoading.value = true
            await live.more()
            isLoading.value = false
          }}
        >
          {words.more}
        </button>
      ) : null}
    </div>
  )
}

/** Three grey cards of the final height. */
function Loading() {
  return (
    <div class="watch-cards" aria-busy="true">
      <p class="visually-hidden" role="status">
        {t().shell.loading}
      </p>
      <div class="watch-card large blank" />
      <div class="watch-card blank" />
      <div class="watch-card blank" />
    </div>
  )
}

function Nobody({ game, best }: Pick<MatchesProps, 'game' | 'best'>) {
  const words = watchTexts()
  return (
    <div class="watch-nobody">
      <div class="watch-ways">
        <p>{game === undefined ? words.nobody : words.nobodyOf(aboutOf(game).name)}</p>
        <a class="button primary" href="/">
          {words.play}
        </a>
        <a class="button secondary" href={game === undefined ? '/new' : `/new?game=${game}`}>
          {words.makeTable}
        </a>
        <a class="button secondary" href="/learn">
          {words.learn}
        </a>
      </div>
      {best === undefined ? null : (
        <div class="watch-cards">
          <FinishedCard item={best} isLarge />
        </div>
      )}
    </div>
  )
}
