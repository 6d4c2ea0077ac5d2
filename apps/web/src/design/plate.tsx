/* An illumination in its gilt frame. The pictures are files of their own: no page carries them in its program. */

import type { GameId } from '../games.ts'
import { t } from '../i18n/site.ts'
import avalon from './plates/avalon.svg'
import merlin from './plates/merlin.svg'
import tournament from './plates/tournament.svg'

const PLATES: Readonly<Record<GameId, string>> = { avalon, tournament, merlin }

export function GamePlate({ game, isDecoration = false }: { readonly game: GameId; readonly isDecoration?: boolean }) {
  return (
    <div class="frame">
      <img src={PLATES[game]} width={360} height={220} alt={isDecoration ? '' : t().games[game].picture} />
    </div>
  )
}
