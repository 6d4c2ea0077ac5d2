/* Matches of Merlin on this device, played at random up to every kind of question and of answer. */

import { type AnyMatch, type Chance, isRefusal, Match, seededChance, seededTable, unsealSeeded } from '@logres/kernel'
import { type Action, merlin, type Options, type Question, question, type State } from '@logres/merlin/rules'
import type { Position } from './positions.ts'
import { storedGame } from './stored-game.ts'

export const EVERYTHING: Options = { ...merlin.options.defaults, kingsFavour: true, knights: 'draft' }

export interface Answerable extends Position {
  readonly question: Question['kind']
  /** What the first seat may do there, one of each kind. */
  readonly answers: readonly Action[]
}

export interface MatchSetup {
  readonly seed: string
  readonly seats: number
  readonly options: Options
  readonly names?: readonly string[]
}

export const NAMES = ['Bors', 'Mordred', 'Morgause', 'Agravain']

export function startMerlin({ seed, seats, options, names = NAMES }: MatchSetup): AnyMatch {
  const people = names.slice(0, seats).map((name, i) => ({ name, bot: i === 0 ? null : 'page' }))
  const { id, rulesVersion } = merlin
  const table = seededTable(seed, { id: `local/${seed}`, game: id, rulesVersion, options, seats: people })
  const started = Match.start(merlin, table, unsealSeeded(table, seed).chance, 1_700_000_000_000)
  if (started.kind === 'refusal') throw new Error(started.code)
  return started.match
}

/** Calls `see` before each act; true: that is enough. */
export function playAtRandom(match: AnyMatch, chance: Chance, see: (match: AnyMatch, state: State) => boolean): void {
  for (let i = 0; match.outcome === undefined; i++) {
    const state = stateOf(match)
    if (see(match, state)) return
    const asked = question(state)
    if (asked === undefined) return
    const done = match.act(asked.seat, someAction(state, asked, chance), {
      at: 1_700_000_000_000 + i * 9000,
      by: asked.seat === 0 ? 'person' : 'bot',
      key: null,
    })
    if (isRefusal(done)) throw new Error(done.code)
  }
}

/** Passing or keeping everything shows little of the game. */
const DULL: readonly Action['kind'][] = ['renounce', 'passTower', 'passAlly', 'passSeal', 'keepStaff', 'stopDiscarding']

function someAction(state: State, { seat }: Question, chance: Chance): Action {
  const legal = merlin.legal(state, seat)
  const lively = legal.filter(({ kind }) => !DULL.includes(kind))
  const kinds = [...new Set((lively.length > 0 ? lively : legal).map(({ kind }) => kind))]
  const kind = kinds[chance.pick(kinds.length, 'kind')]
  const some = legal.filter((action) => action.kind === kind)
  const action = some[chance.pick(some.length, 'action')]
  if (action === undefined) throw new Error('nothing is legal')
  return action
}

export function stateOf({ state }: AnyMatch): State {
  if (!isState(state)) throw new TypeError('not a state of Merlin')
  return state
}

function isState(state: object): state is State {
  return 'merlin' in state && 'hands' in state
}

/** Positions in which the first seat is asked, so that together they have every kind of answer to every question met. */
export function answerables(games: number): readonly Answerable[] {
  const met = new Set<string>()
  const found: Answerable[] = []
  for (let i = 0; i < games; i++) {
    const chance = seededChance(`answers/${i}`)
    const options = i % 5 === 4 ? merlin.options.defaults : EVERYTHING
    const match = startMerlin({ seed: `answers/${i}`, seats: 2 + (i % 3), options })
    playAtRandom(match, chance, (now, state) => {
      const asked = question(state)
      if (asked?.seat !== 0) return false
      const answers = merlin.legal(state, 0).filter((action, n, all) => {
        const isNew = !met.has(`${asked.kind} ${kindOf(action)}`)
        return isNew && all.findIndex((other) => kindOf(other) === kindOf(action)) === n
      })
      if (answers.length === 0) return false
      for (const action of answers) met.add(`${asked.kind} ${kindOf(action)}`)
      found.push({ ...storedGame(now), question: asked.kind, answers })
      return false
    })
  }
  return found
}

/** Flags and resolutions differ in what they are for. */
export function kindOf(action: Action): string {
  if (action.kind === 'spendFlag') return `spendFlag ${action.flag}`
  if (action.kind !== 'resolveQuest') return action.kind
  return `resolveQuest${action.seal === null ? '' : ' seal'}${action.withGreyFlag ? ' grey' : ''}${action.percival === null ? '' : ' percival'}`
}
