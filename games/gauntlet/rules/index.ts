/* Gauntlet, a tiny game with a hidden first move. The numbered rules are in ../RULES.md. */
import { type Game, type RulesModule, refuse } from '@logres/kernel'
import { type Action, ALL_ACTIONS, parseAction } from './actions.ts'
import { lay, whyNot } from './chapters/02-lay.ts'
import { result } from './chapters/04-end.ts'
import { CARDS } from './data.ts'
import { type Event, redact } from './events.ts'
import { type Options, options } from './options.ts'
import { SEATS } from './seats.ts'
import { clone, type State, undecided } from './state.ts'
import { asked, imagine, type View, view } from './view.ts'

const RULES_VERSION = 1

export type Gauntlet = Game<Options, State, Action, Event, View>

export const gauntlet: Gauntlet = {
  id: 'gauntlet',
  rulesVersion: RULES_VERSION,
  oldestRules: 1,
  seats: SEATS,
  options,
  checkSetup(given, seats) {
    const { min, max } = SEATS
    if (seats < min || seats > max) return refuse('badSeatCount', null, { min, max, seats })
    const read = options.read(given)
    return read.kind === 'refusal' ? read : undefined
  },
  parseAction,
  setup(chosen, seats, _chance, rules = RULES_VERSION) {
    const players = Array.from({ length: seats }, () => ({ hand: [...CARDS], laid: null, shown: null, crowns: 0 }))
    return { rules, options: { ...chosen }, round: 1, isOver: false, players }
  },
  clone,
  toAct: undecided,
  legal: (state, actor) => ALL_ACTIONS.filter((action) => whyNot(state, actor, action) === undefined),
  whyNot,
  apply(state, actor, action, _chance, emit) {
    if (actor !== 'clerk') lay(state, actor, action, emit)
  },
  turn: ({ round }) => ({ no: round, seat: 'all' }),
  result,
  view,
  asked,
  preview: (_view, seat, { card }) => ({ certain: [{ kind: 'cardLaid', seat, card }], possible: [] }),
  redact,
  imagine,
}

export const rules: RulesModule = { game: gauntlet }

export { type Action, ALL_ACTIONS, parseAction } from './actions.ts'
export { winnerOf } from './chapters/03-reveal.ts'
export { CARDS, type Card } from './data.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export { REASONS, type Reason } from './reasons.ts'
export type { Player, State } from './state.ts'
export type { PlayerView, View } from './view.ts'
