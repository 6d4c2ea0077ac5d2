import { useTitle } from '@logres/board-kit'
import { useComputed, useSignal } from '@preact/signals'
import { GAMES } from '../../games.ts'
import { currentPage } from '../../shell/router.ts'
import { Archive } from './archive.tsx'
import { ArchiveCount } from './archive-count.tsx'
import { filterIn } from './filter.ts'
import { StatisticsSection } from './statistics.tsx'
import { watchTexts } from './words/index.ts'
import './watch.css'

export function ArchivePage() {
  const words = watchTexts()
  useTitle(words.archive)
  const filter = useComputed(() => filterIn(new URLSearchParams(currentPage.value?.url.search)))
  const game = useSignal(filter.value.game ?? GAMES[0]?.id ?? '')
  return (
    <div class="wrap watch">
      <div class="section-head">
        <h1 tabIndex={-1}>{words.archive}</h1>
        <ArchiveCount />
      </div>
      <p class="lead">{words.archiveLead}</p>
      <Archive filter={filter.value} />
      <StatisticsSection
        game={game.value}
        onGame={(wanted) => {
          game.value = wanted
        }}
      />
    </div>
  )
}
