import { useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { GAMES } from '../../games.ts'
import { replaceUrl } from '../../shell/router.ts'
import { type WorthSeeing, watching } from './api.ts'
import { Archive } from './archive.tsx'
import { ArchiveCount } from './archive-count.tsx'
import { filterIn } from './filter.ts'
import { LiveSection } from './live-section.tsx'
import { FinishedCard } from './match-card.tsx'
import { watchTexts } from './words/index.ts'
import './watch.css'

/** Stored in the URL, for links and Back. */
function gameInAddress(): string | undefined {
  const wanted = new URLSearchParams(location.search).get('game')
  return GAMES.map(({ id }) => id).find((id) => id === wanted)
}

const EVERYTHING = filterIn(new URLSearchParams())

export function WatchPage() {
  const words = watchTexts()
  useTitle(words.title)
  const game = useSignal(gameInAddress())
  const worthSeeing = useSignal<readonly WorthSeeing[]>([])
  useEffect(() => {
    // The page is whole without them.
    void watching.worthSeeing().then((answer) => {
      if (!isRefused(answer)) worthSeeing.value = answer.matches
    })
  }, [worthSeeing])
  const shown = worthSeeing.value.filter((item) => game.value === undefined || item.result.game === game.value)
  return (
    <div class="wrap watch">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <LiveSection
        game={game.value}
        best={shown[0]}
        onGame={(wanted) => {
          game.value = wanted
          replaceUrl(wanted === undefined ? '/watch' : `/watch?game=${wanted}`)
        }}
      />
      {shown.length === 0 ? null : (
        <section aria-labelledby="worth-seeing">
          <div class="section-head">
            <h2 class="section-heading" id="worth-seeing">
              {words.worthSeeing}
            </h2>
            <p class="archive-says">{words.chosenBy}</p>
          </div>
          <div class="watch-finished">
            {shown.map((item) => (
              <FinishedCard key={item.result.match} item={item} />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="archive">
        <div class="section-head">
          <h2 class="section-heading" id="archive">
            {words.archive}
          </h2>
          <ArchiveCount />
        </div>
        <Archive filter={EVERYTHING} />
      </section>
    </div>
  )
}
