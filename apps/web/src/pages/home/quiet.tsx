/* When nobody is here: three ways to play that always work. */
import { Icon } from '@logres/board-kit'
import { aboutOf, GAMES } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { look } from '../../lobby/actions.ts'
import { lobbyTexts } from '../../lobby/words/index.ts'
import { botLink, preferredLevel } from '../../local-link.ts'
import { usualPlayers } from './wanted.ts'

export function Quiet() {
  const words = lobbyTexts()
  const [game] = GAMES
  if (game === undefined) return null
  const { name } = aboutOf(game.id)
  return (
    <section class="calm" aria-labelledby="calm">
      <div class="section-head">
        <h2 class="section-heading" id="calm">
          {words.quiet}
        </h2>
      </div>
      <div class="ways">
        <div class="panel way">
          <h3>
            <Icon name="flag" />
            {words.botHead}
          </h3>
          <p>{words.botText}</p>
          <a class="button primary" href={botLink(game.id)}>
            {words.botGo(name, t().levels[preferredLevel(game.id)])}
          </a>
        </div>
        <div class="panel way">
          <h3>
            <Icon name="link" />
            {words.friendHead}
          </h3>
          <p>{words.friendText}</p>
          <a class="button secondary" href="/new">
            {words.friendGo}
          </a>
        </div>
        <div class="panel way">
          <h3>
            <Icon name="calendar" />
            {words.strangerHead}
          </h3>
          <p>{words.strangerText}</p>
          <button
            type="button"
            class="button secondary"
            onClick={() =>
              void look({ game: game.id, pace: 'days', players: usualPlayers(game.id), isRated: false, range: null })
            }
          >
            {words.strangerGo(name)}
          </button>
        </div>
      </div>
    </section>
  )
}
