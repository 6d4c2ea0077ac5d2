/* How many public matches there are. */
import { lang } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { GAMES } from '../../games.ts'
import { watching } from './api.ts'
import { watchTexts } from './words/index.ts'

/** Of all games. */
export function ArchiveCount() {
  const count = useSignal<number | undefined>(undefined)
  useEffect(() => {
    void Promise.all(GAMES.map(({ id }) => watching.statistics(id))).then((answers) => {
      const found = answers.flatMap((answer) => (isRefused(answer) ? [] : [answer.matches]))
      if (found.length === answers.length) count.value = found.reduce((sum, matches) => sum + matches, 0)
    })
  }, [count])
  if (count.value === undefined) return null
  return (
    <p class="archive-says">
      {watchTexts().matches(count.value, new Intl.NumberFormat(lang.value).format(count.value))}
    </p>
  )
}
