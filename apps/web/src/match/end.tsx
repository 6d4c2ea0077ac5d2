/* The end of the match, in place of the prompt. The board stays visible. */
import { isRefused } from '../api/http.ts'
import { requestSignedIn } from '../api/me.ts'
import type { TableView } from '../api/shapes.ts'
import { brokenSealsText } from '../broken-seals-text.ts'
import { t as site } from '../i18n/site.ts'
import { optionsQuery } from '../local-link.ts'
import { navigate } from '../shell/router.ts'
import { Downloads } from './downloads.tsx'
import { Verify } from './proof-dialog.tsx'
import { RematchNotice } from './rematch-notice.tsx'
import { toggleReplay } from './replay-bar.tsx'
import { Standings, ViewerSelect, verdict } from './result.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './end.css'

export function End({ state }: { readonly state: MatchState }) {
  const outcome = state.outcome.value
  if (outcome === null) return null
  const words = t()
  const broken = state.match.table?.broken
  return (
    <section class="match-prompt match-ending" aria-labelledby="match-ending">
      <div class="match-says">
        <h2 class="match-question" id="match-ending">
          <span class="match-whose-turn">{words.over}</span> <b>{verdict(state, outcome)}</b>
        </h2>
        <Standings state={state} outcome={outcome} />
        {broken && <p class="match-hint">{site().seals.again(broken.count, brokenSealsText(broken, 2))}</p>}
        <RematchNotice table={state.match.table} />
      </div>
      <div class="match-actions match-end-actions">
        <button type="button" class="match-button primary" onClick={() => void rematch(state)}>
          {words.rematch}
        </button>
        <button type="button" class="match-button" onClick={() => toggleReplay(state)}>
          {words.toReplay}
        </button>
        <Downloads state={state} />
        <Verify state={state} />
        <ViewerSelect state={state} />
      </div>
    </section>
  )
}

async function rematch(state: MatchState): Promise<void> {
  const { play, table } = state.match
  if (table === undefined) {
    const seats = play.current.peek()?.seats ?? []
    const bot = seats.find((seat) => seat.bot !== null)?.bot
    const query = bot === undefined || bot === null ? `people=${seats.length}` : `bot=${bot}&seats=${seats.length}`
    await navigate(`/local/${play.game.id}?new=1&${query}${optionsQuery(play.game.id, state.match.options)}`)
    return
  }
  const again = await requestSignedIn<TableView>('POST', `/api/tables/${table.id}/rematch`)
  if (isRefused(again)) state.showRefusal(again)
  else await navigate(`/t/${again.id}`)
}
