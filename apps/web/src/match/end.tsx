/* What the match came to, in the place where the prompt was. The board stays in sight. */
import { type GameRecord, isRefusal, type Outcome, verifyRecord } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { isRefused } from '../api/http.ts'
import { askKnown } from '../api/me.ts'
import type { TableView } from '../api/shapes.ts'
import { Dialog } from '../design/dialog.tsx'
import { navigate } from '../shell/router.ts'
import { run } from './replay-bar.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

export function End({ state }: { readonly state: MatchState }) {
  const outcome = state.outcome.value
  const checked = useSignal<string | undefined>(undefined)
  if (outcome === null) return null
  const words = t()
  return (
    <section class="m-prompt m-end" aria-labelledby="m-end">
      <div class="m-say">
        <h2 class="m-q" id="m-end">
          <span class="m-yt">{words.over}</span> <b>{verdict(state, outcome)}</b>
        </h2>
        <Standings state={state} outcome={outcome} />
      </div>
      <div class="m-acts m-ends">
        <button type="button" class="m-bt pri" onClick={() => void rematch(state)}>
          {words.rematch}
        </button>
        <button type="button" class="m-bt" onClick={() => run(state)}>
          {words.toReplay}
        </button>
        <button type="button" class="m-bt" onClick={() => void download(state)}>
          {words.record}
        </button>
        <button
          type="button"
          class="m-bt"
          onClick={() =>
            void verify(state, (text) => {
              checked.value = text
            })
          }
        >
          {words.verify}
        </button>
        <Eyes state={state} />
      </div>
      {checked.value === undefined ? null : (
        <Dialog
          title={words.verify}
          onClose={() => {
            checked.value = undefined
          }}
        >
          <p role="status">{checked.value}</p>
          <p>{words.verifiedMeans}</p>
        </Dialog>
      )}
    </section>
  )
}

function winnersOf(outcome: Outcome): readonly number[] {
  const places = outcome.by === 'rules' ? outcome.result.places : outcome.by === 'resignation' ? outcome.places : []
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return winners.length === places.length ? [] : winners
}

function verdict(state: MatchState, outcome: Outcome): string {
  const words = t()
  const [winner] = winnersOf(outcome)
  if (outcome.by === 'void') return words.void
  if (outcome.by === 'agreement') return words.byAgreement
  return winner === undefined ? words.drawn : state.speech.winners(outcome, state.company.value)
}

function Standings({ state, outcome }: { readonly state: MatchState; readonly outcome: Outcome }) {
  const words = t()
  const { names } = state.company.value
  if (outcome.by === 'resignation') return <p class="m-d">{words.byResignation(names[outcome.seat] ?? '')}</p>
  if (outcome.by !== 'rules') return null
  const { places, scores } = outcome.result
  const rows = names.map((name, seat) => ({ name, place: places[seat] ?? 0, score: scores[seat] ?? 0 }))
  return (
    <table class="m-places">
      <thead class="vh">
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{state.speech.score()}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((a, b) => a.place - b.place)
          .map(({ name, place, score }) => (
            <tr key={name}>
              <td>{place}.</td>
              <td>{name}</td>
              <td>
                <b>{score}</b> {state.speech.score()}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** Afterwards the replay can be seen through anybody's eyes. */
function Eyes({ state }: { readonly state: MatchState }) {
  const words = t()
  const { play } = state.match
  if (!state.canChangeEyes.value) return null
  const names = state.company.value.names
  return (
    <label class="m-eyes">
      {words.seenBy}{' '}
      <select
        value={String(state.viewer.value)}
        onChange={({ currentTarget }) => {
          state.eyes.value = currentTarget.value === 'table' ? 'table' : Number(currentTarget.value)
        }}
      >
        {names.map((name, seat) => (
          <option key={name} value={String(seat)}>
            {name}
          </option>
        ))}
        {play.viewer.value === 'table' ? <option value="table">{words.table}</option> : null}
      </select>
    </label>
  )
}

async function rematch(state: MatchState): Promise<void> {
  const { play, table } = state.match
  if (table === undefined) {
    const seats = play.shown.peek()?.seats ?? []
    const bot = seats.find((seat) => seat.bot !== null)?.bot
    const query = bot === undefined || bot === null ? `people=${seats.length}` : `bot=${bot}`
    await navigate(`/local/${play.game.id}?new=1&${query}`)
    return
  }
  const again = await askKnown<TableView>('POST', `/api/tables/${table.id}/rematch`)
  if (isRefused(again)) state.refused(again)
  else await navigate(`/t/${again.id}`)
}

async function download(state: MatchState): Promise<void> {
  const record = await state.match.play.record()
  if (isRefusal(record)) {
    state.refused(record)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  link.download = `${record.table.game}-${record.table.id.replace(/\W/g, '-')}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

async function verify(state: MatchState, say: (text: string) => void): Promise<void> {
  const words = t()
  say(words.verifying)
  const record: GameRecord | { readonly kind: string } = await state.match.play.record()
  if (!('chain' in record)) {
    say(words.fault(null))
    return
  }
  const checked = verifyRecord(state.match.play.game, record)
  if (checked.kind === 'verified') {
    say(words.verified(checked.entries))
    return
  }
  const { where, code, params } = checked
  say(`${words.fault(typeof where === 'number' ? where : null)} ${state.speech.fault(code, params)}`)
}
