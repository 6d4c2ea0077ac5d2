/*
 * The laws: properties that every game must have, tested on seeded random games for every option set and number of players.
 */
import { type Chance, type Game, hash, seededChance, type Tagged, type Viewer } from '@logres/kernel'
import { describe, test } from 'vitest'
import { checkComplete, checkForm, checkInput, checkQuestion } from './laws/form.ts'
import { type LawGame, type Moment, playLawGame, someActor, someOf } from './laws/game.ts'
import { checkEvents, checkNoLeak, checkPreview, playOut } from './laws/knowledge.ts'
import { checkReplay } from './laws/log.ts'
import { must, none } from './laws/must.ts'

export interface LawSetup<O> {
  readonly name: string
  readonly options: O
  readonly seats: number
}

export interface Laws<O, S, A, E> {
  readonly setups: readonly LawSetup<O>[]
  /** What is violated in this state, in words; empty if all is well. */
  invariants(state: S): readonly string[]
  /**
   * A copy in which everything hidden from this viewer is dealt again. Written by the tests from the rules, without view or
   * imagine: it catches a view that shows too much.
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
  /** Actions that would cut most random games short: they are chosen an eighth as often. None if left out. */
  isSeldom?(action: A): boolean
  /**
   * Kinds of event that, when they disclose something to a viewer, may also change what comes next: in a different world other
   * events may follow, or none. None if left out.
   */
  readonly turningPoints?: readonly string[]
  /** An event, as this viewer sees it, that may disclose more than the view afterwards. None if left out. */
  isTelling?(event: E, viewer: Viewer): boolean
  /** An event, as this viewer sees it, that the rules announce even if it leaves no trace in the view. None if left out. */
  isAnnounced?(event: E, viewer: Viewer): boolean
  /** Games for each set-up inside `npm test`; 20 if left out. */
  readonly games?: number
}

const GAMES = 20
/** `npm run test:laws` sets it to 500. */
const IN_BULK = process.env.LOGRES_LAW_GAMES

export function describeLaws<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  laws: Laws<O, S, A, E>,
): void {
  for (const setup of laws.setups) {
    describe(`${game.id} keeps the laws: ${setup.name}, ${setup.seats} seats`, () => {
      const games = Number(IN_BULK ?? laws.games ?? GAMES)
      test.each(Array.from({ length: games }, (_, i) => i))('game %i', (i) => {
        checkLaws({ game, laws, setup, seed: `${game.id}/${setup.name}/${setup.seats}/${i}` })
      })
    })
  }
}

const INDEPENDENT = 'clones are independent'

/** Plays one game and throws at the first law that is broken. */
export function checkLaws<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  law: LawGame<O, S, A, E, V>,
): void {
  const kept: { state: S; before: string }[] = []
  const match = playLawGame(law, (moment) => {
    if (moment.ply === 0) checkClone(moment)
    none(law.laws.invariants(moment.state), 'conservation')
    checkForm(moment)
    checkInput(moment)
    checkComplete(moment)
    checkQuestion(moment)
    checkNoLeak(moment)
    checkEvents(moment)
    checkPreview(moment)
    if (moment.ply % 16 === 0) kept.push(cloneAndPlay(moment))
  })
  for (const { state, before } of kept) must(hash(state) === before, INDEPENDENT)
  checkReplay(law, match)
}

/**
 * Before all other laws: they step clones, and what those share would break some other law first. Plays a clone on, with a
 * chance of its own; what is wrong with the actions is for the other laws to say.
 */
function checkClone<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>({
  game,
  state,
  seed,
  laws: { longest },
}: Moment<O, S, A, E, V>): void {
  const before = hash(state)
  const clone = game.clone(state)
  const luck = seededChance(`${seed}/clone`)
  for (let ply = 0; ply < longest; ply++) {
    const toAct = game.toAct(clone)
    if (toAct.length === 0) break
    const actor = someActor(toAct, luck)
    const legal = game.legal(clone, actor).filter((action) => game.whyNot(clone, actor, action) === undefined)
    if (legal.length === 0) break
    game.apply(clone, actor, someOf(legal, luck), luck, () => {})
  }
  must(hash(state) === before, INDEPENDENT)
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
  playOut(game, laws, game.clone(kept), luck)
  return { state: kept, before }
}
