/* The game as the kernel's contract wants it (packages/kernel/src/game.ts). The numbered rules are in ../RULES.md. */
import { type Game, type RulesModule, refuse } from '@logres/kernel'
import { type Action, ALL_ACTIONS, parseAction } from './actions.ts'
import { take, whyNot } from './chapters/02-turn.ts'
import { result } from './chapters/03-end.ts'
import type { Event } from './events.ts'
import { type Options, options } from './options.ts'
import { SEATS } from './seats.ts'
import { clone, type State, type View } from './state.ts'

const RULES_VERSION = 1

export type Sample = Game<Options, State, Action, Event, View>

export const sample: Sample = {
  id: 'sample',
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
  setup(chosen, seats, chance, rules = RULES_VERSION) {
    return {
      rules,
      options: { ...chosen },
      // 1.1
      heap: chosen.stones,
      turnNo: 1,
      // 1.2
      active: chance.pick(seats, 'who begins'),
      players: Array.from({ length: seats }, () => ({ taken: 0 })),
    }
  },
  clone,
  toAct: ({ heap, active }) => (heap === 0 ? [] : [active]),
  legal: (state, actor) => ALL_ACTIONS.filter((action) => whyNot(state, actor, action) === undefined),
  whyNot,
  apply: (state, _actor, action, _chance, emit) => take(state, action, emit),
  turn: ({ turnNo, active }) => ({ no: turnNo, seat: active }),
  result,
  view: (state, viewer) => ({ ...clone(state), viewer }),
  asked({ heap, active, viewer }) {
    return heap > 0 && viewer === active ? { kind: 'takeStones', rule: '2.2', params: { left: heap } } : undefined
  },
  preview({ heap }, seat, { stones }) {
    return { certain: [{ kind: 'stonesTaken', seat, stones, left: Math.max(0, heap - stones) }], possible: [] }
  },
  // Nothing is secret: everybody sees every event, and a view is all there is.
  redact: (event) => event,
  imagine: (view) => clone(view),
}

export const rules: RulesModule = { game: sample }

export { type Action, ALL_ACTIONS, parseAction } from './actions.ts'
export type { Event } from './events.ts'
export type { Options } from './options.ts'
export { REASONS, type Reason } from './reasons.ts'
export type { Player, State, View } from './state.ts'
