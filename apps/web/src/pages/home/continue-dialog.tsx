/* "Continue or new?": asked by "Play now" while there are unfinished matches of the game against bots. */
import { Dialog } from '@logres/board-kit'
import type { GameManifest } from '@logres/manifest'
import { aboutOf } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { botLink } from '../../local-link.ts'
import { shelfPath } from '../../play/shelf.ts'
import { DeviceGames, unfinishedWithBots } from './device-games.tsx'

export function ContinueDialog({ game, onClose }: { readonly game: GameManifest; readonly onClose: () => void }) {
  const words = t().shelf
  const [latest] = unfinishedWithBots(game.id)
  return (
    <Dialog title={words.ask(aboutOf(game.id).name)} onClose={onClose}>
      <div class="play-form">
        <DeviceGames game={game.id} />
      </div>
      <div class="dialog-foot">
        <a class={`button ${latest === undefined ? 'primary' : 'secondary'}`} href={botLink(game.id)}>
          {words.startNew}
        </a>
        {latest === undefined ? null : (
          <a class="button primary" href={shelfPath(latest)}>
            {words.goOn}
          </a>
        )}
      </div>
    </Dialog>
  )
}
