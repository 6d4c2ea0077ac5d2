/* Who won, the scores, and the choice of the viewer for the replay. */
import type { Outcome } from '@logres/kernel'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

function winnersOf(outcome: Outcome): readonly number[] {
  const places = outcome.by === 'rules' ? outcome.result.places : outcome.by === 'resignation' ? outcome.places : []
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return winners.length === places.length ? [] : winners
}

export function verdict(state: MatchState, outcome: Outcome): string {
  const words = t()
  const [winner] = winnersOf(outcome)
  if (outcome.by === 'void') return words.void
  if (outcome.by === 'agreement') return words.byAgreement
  return winner === undefined ? words.drawn : state.texts.winners(outcome, state.players.value)
}

export function Standings({ state, outcome }: { readonly state: MatchState; readonly outcome: Outcome }) {
  const words = t()
  const { names } = state.players.value
  if (outcome.by === 'resignation') return <p class="match-hint">{words.byResignation(names[outcome.seat] ?? '')}</p>
  if (outcome.by !== 'rules') return null
  const { places, scores } = outcome.result
  const rows = names.map((name, seat) => ({ seat, name, place: places[seat] ?? 0, score: scores[seat] ?? 0 }))
  return (
    <table class="match-places">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{state.texts.score()}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((a, b) => a.place - b.place)
          .map(({ seat, name, place, score }) => (
            <tr key={seat}>
              <td>{place}.</td>
              <td>{name}</td>
              <td>
                <b>{score}</b> {state.texts.unit(score)}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** After the end, the replay can be seen from any seat. */
export function ViewerSelect({ state }: { readonly state: MatchState }) {
  const words = t()
  const { play } = state.match
  if (!state.canChangeViewer.value) return null
  const names = state.players.value.names
  return (
    <label class="match-eyes-choice">
      {words.seenBy}{' '}
      <select
        value={String(state.viewer.value)}
        onChange={({ currentTarget }) => {
          state.viewAs.value = currentTarget.value === 'table' ? 'table' : Number(currentTarget.value)
        }}
      >
        {names.map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
        {play.viewer.value === 'table' ? <option value="table">{words.table}</option> : null}
      </select>
    </label>
  )
}
