import { useTitle } from '@logres/board-kit'
import { GamePlate } from '../../design/plate.tsx'
import { aboutOf, BOOKS } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import '../plain.css'
import './rules.css'

export function RulesPage() {
  const words = t().rules
  useTitle(words.title)
  return (
    <div class="wrap plain broad">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <ul class="books">
        {BOOKS.map(({ id }) => (
          <li key={id} class="panel">
            <GamePlate game={id} />
            <h2>{aboutOf(id).name}</h2>
            <p class="prose muted">{aboutOf(id).what}</p>
            <a class="button secondary" href={`/rules/${id}`} aria-label={`${aboutOf(id).name}: ${words.read}`}>
              {words.read}
            </a>
            <a class="link tap" href={`/companion/${id}`} aria-label={`${aboutOf(id).name}: ${t().home.realTable}`}>
              {t().home.realTable}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
