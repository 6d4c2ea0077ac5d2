/* What the match came to, in the place where the prompt was. The board stays in sight. */
import { isRefused } from '../api/http.ts'
import { askKnown } from '../api/me.ts'
import type { TableView } from '../api/shapes.ts'
import { optionsQuery } from '../local-link.ts'
import { navigate } from '../shell/router.ts'
import { Keepsakes } from './keepsakes.tsx'
import { Verify } from './proof-dialog.tsx'
import { RematchCall } from './rematch-call.tsx'
import { run } from './replay-bar.tsx'
import { Eyes, Standings, verdict } from './result.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './end.css'

export function End({ state }: { readonly state: MatchState }) {
  const outcome = state.outcome.value
  if (outcome === null) return null
  const words = t()
  return (
    <section class="match-prompt match-ending" aria-labelledby="match-ending">
      <div class="match-says">
        <h2 class="match-question" id="match-ending">
          <span class="match-whose-turn">{words.over}</span> <b>{verdict(state, outcome)}</b>
        </h2>
        <Standings state={state} outcome={outcome} />
        <RematchCall table={state.match.table} />
      </div>
      <div class="match-actions match-end-actions">
        <button type="button" class="match-button primary" onClick={() => void rematch(state)}>
          {words.rematch}
        </button>
        <button type="button" class="match-button" onClick={() => run(state)}>
          {words.toReplay}
        </button>
        <Keepsakes state={state} />
        <Verify state={state} />
        <Eyes state={state} />
      </div>
    </section>
  )
}

async function rematch(state: MatchState): Promise<void> {
  const { play, table } = state.match
  if (table === undefined) {
    const seats = play.shown.peek()?.seats ?? []
    const bot = seats.find((seat) => seat.bot !== null)?.bot
    const query = bot === undefined || bot === null ? `people=${seats.length}` : `bot=${bot}&seats=${seats.length}`
    await navigate(`/local/${play.game.id}?new=1&${query}${optionsQuery(state.match.options)}`)
    return
  }
  const again = await askKnown<TableView>('POST', `/api/tables/${table.id}/rematch`)
  if (isRefused(again)) state.refused(again)
  else await navigate(`/t/${again.id}`)
}
