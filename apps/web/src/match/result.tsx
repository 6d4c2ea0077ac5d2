/* Who has won, by what, and through whose eyes it is looked at afterwards. */
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
  return winner === undefined ? words.drawn : state.speech.winners(outcome, state.company.value)
}

export function Standings({ state, outcome }: { readonly state: MatchState; readonly outcome: Outcome }) {
  const words = t()
  const { names } = state.company.value
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
          <th scope="col">{state.speech.score()}</th>
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
                <b>{score}</b> {state.speech.unit(score)}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** Afterwards the replay can be seen through anybody's eyes. */
export function Eyes({ state }: { readonly state: MatchState }) {
  const words = t()
  const { play } = state.match
  if (!state.canChangeEyes.value) return null
  const names = state.company.value.names
  return (
    <label class="match-eyes-choice">
      {words.seenBy}{' '}
      <select
        value={String(state.viewer.value)}
        onChange={({ currentTarget }) => {
          state.eyes.value = currentTarget.value === 'table' ? 'table' : Number(currentTarget.value)
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
