/*
 * The laws: what every game owes to those who rely on the contract. One battery, run over seeded random games for
 * every option set and player count a game offers.
 */
import { type Chance, type Game, hash, type Tagged, type Viewer } from '@logres/kernel'
import { describe, test } from 'vitest'
import { checkComplete, checkForm, checkInput, checkQuestion } from './laws/form.ts'
import { type LawGame, type Moment, playLawGame } from './laws/game.ts'
import { checkNoLeak, checkPreview, playOut } from './laws/knowledge.ts'
import { checkReplay } from './laws/log.ts'
import { must, none } from './laws/must.ts'

export interface LawSetup<O> {
  readonly name: string
  readonly options: O
  readonly seats: number
}

export interface Laws<O, S, A> {
  readonly setups: readonly LawSetup<O>[]
  /** What is violated in this state, in words; empty if all is well. */
  invariants(state: S): readonly string[]
  /**
   * A copy in which everything this viewer must not know is dealt anew. Written by the tests straight from the rules,
   * without view or imagine: it is what catches a view that shows too much.
   */
  disguise(state: S, viewer: Viewer, luck: Chance): S
  /** Actions from elsewhere: well-formed, seldom legal. */
  readonly foreign: readonly A[]
  /** The foreign actions are all there are: then `legal` must list every one that whyNot accepts. */
  readonly isClosed: boolean
  /** The numbers of the game's rules. */
  readonly rules: readonly string[]
  /** A random game of so many actions still has not ended: the law of termination is broken. */
  readonly longest: number
}

/** Games per option set: 20 inside `npm test`, 500 with `npm run test:laws`. */
const GAMES = Number(process.env.LOGRES_LAW_GAMES ?? 20)

export function describeLaws<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  laws: Laws<O, S, A>,
): void {
  for (const setup of laws.setups) {
    describe(`${game.id} keeps the laws: ${setup.name}, ${setup.seats} seats`, () => {
      test.each(Array.from({ length: GAMES }, (_, i) => i))('game %i', (i) => {
        checkLaws({ game, laws, setup, seed: `${game.id}/${setup.name}/${setup.seats}/${i}` })
      })
    })
  }
}

/** Plays one game and throws at the first law that is broken. */
export function checkLaws<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  law: LawGame<O, S, A, E, V>,
): void {
  const kept: { state: S; before: string }[] = []
  const match = playLawGame(law, (moment) => {
    none(law.laws.invariants(moment.state), 'conservation')
    checkForm(moment)
    checkInput(moment)
    checkComplete(moment)
    checkQuestion(moment)
    checkNoLeak(moment)
    checkPreview(moment)
    if (moment.ply % 16 === 0) kept.push(cloneAndPlay(moment))
  })
  for (const { state, before } of kept) must(hash(state) === before, 'clones are independent')
  checkReplay(law, match)
}

/** A clone, hashed, whose own clone is then played to the end in place: what they share would show. */
function cloneAndPlay<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>({
  game,
  laws,
  state,
  luck,
}: Moment<O, S, A, E, V>): { state: S; before: string } {
  const kept = game.clone(state)
  const before = hash(kept)
  must(before === hash(state), 'a clone is equal')
  playOut(game, game.clone(kept), luck, laws.longest)
  return { state: kept, before }
}
