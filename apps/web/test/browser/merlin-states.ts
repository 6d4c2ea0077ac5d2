/* Positions of Merlin worth looking at more than once. */
import { question, type State, turnOf } from '@logres/merlin/rules'
import { reach } from './merlin-matches.ts'
import type { Answerable } from './merlin-positions.ts'

const asksMe =
  (kind: string, more: (state: State) => boolean = () => true) =>
  (state: State) => {
    const asked = question(state)
    return asked?.seat === 0 && asked.kind === kind && more(state)
  }

/** A knight at whose goals something can be shown: my own die, Merlin's, and something that changes the way. */
export const choosing = reach(
  asksMe('chooseDie', ({ players, round }) => {
    const me = players[0]
    return round >= 2 && me !== undefined && me.merlinDie > 0 && new Set(me.dice).size > 1 && me.apples > 0
  }),
)
export const atProvince = reach(
  asksMe('arrive', (state) => state.round >= 2 && turnOf(state).at % 4 === 0 && turnOf(state).figure === 'knight'),
)
export const finishing = reach(asksMe('finish', ({ round }) => round >= 2))

/** In small: one answer to each kind of question. */
export function oneOfEach(list: readonly Answerable[]): readonly Answerable[] {
  return list
    .filter(({ question }, i) => list.findIndex((other) => other.question === question) === i)
    .map((each) => ({ ...each, answers: each.answers.slice(0, 1) }))
}
