import { GamePlate } from '../../design/plate.tsx'
import { GAMES } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { useTitle } from '../../shell/title.ts'
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
        {GAMES.map(({ id }) => (
          <li key={id} class="panel">
            <GamePlate game={id} />
            <h2>{t().games[id].name}</h2>
            <p class="prose mute">{t().games[id].what}</p>
            <a class="b sec" href={`/rules/${id}`} aria-label={`${t().games[id].name}: ${words.read}`}>
              {words.read}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
