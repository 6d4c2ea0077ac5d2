/* Six rounds with their scorings, and the turns of the one that is played. */
import { ROUNDS, TURNS_A_ROUND } from '../rules/index.ts'
import { Sign } from './art/signs.tsx'
import type { Model } from './model.ts'
import { ROUNDS_TRACK, scoringPlace } from './places.ts'
import { texts } from './texts/index.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI']

export function Rounds({ model }: { readonly model: Model }) {
  const t = texts()
  const { round, turnsTaken, players, isOver } = model.view.value
  const done = Math.floor(turnsTaken / players.length)
  const turn = Math.min(TURNS_A_ROUND, done + 1)
  const toScoring = (round % 2 === 0 ? 0 : TURNS_A_ROUND) + TURNS_A_ROUND - done
  return (
    <div class="merlin-rounds" data-place={ROUNDS_TRACK} role="img" aria-label={t.roundNow(round, turn)}>
      {NUMERALS.slice(0, ROUNDS).map((numeral, i) => (
        <>
          <span key={numeral} class={i + 1 === round && !isOver ? 'merlin-now' : ''}>
            {numeral}
            {i + 1 === round && !isOver ? (
              <span class="merlin-turns">
                {Array.from({ length: TURNS_A_ROUND }, (_, k) => (
                  <i key={k} class={k < done ? 'merlin-filled' : ''} />
                ))}
              </span>
            ) : null}
          </span>
          {i % 2 === 1 ? (
            <span
              key={`${numeral}s`}
              class={`merlin-mark ${i + 1 < round || isOver ? 'merlin-past' : ''}`}
              data-place={scoringPlace(i + 1)}
              title={t.scoringAfter(i + 1)}
            >
              <Sign name="scales" size={17} />
            </span>
          ) : null}
        </>
      ))}
      {isOver ? null : <span class="merlin-next">{t.scoringIn(toScoring)}</span>}
    </div>
  )
}
