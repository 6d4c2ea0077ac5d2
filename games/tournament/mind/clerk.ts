/* The clerk of the tournament: it closes the barter, throws the tokens, and lets bots touch them. */
import { at, type Chance, type Seat, seededChance } from '@logres/kernel'
import type { Level as BotLevel, Clerk } from '@logres/mind'
import {
  type Action,
  FALSE_START_BELOW,
  type JudgementFrame,
  type Level,
  LONGEST_TOUCH,
  question,
  REACTIONS,
  rightToken,
  TOKENS,
  type View,
} from '../rules/index.ts'
import { reflexesOf } from './judgement.ts'

/** Bots that have no level react like this. */
const NO_LEVEL: Level = 'squire'

export function tournamentClerk(seed: string, levels: readonly BotLevel[], pace: number): Clerk<Action, View> {
  const chance = seededChance(seed)
  return {
    act(view, legal) {
      const asked = question(view)
      if (asked?.kind !== 'judgement' || asked.shown === null) return at(legal, 0)
      const seat = asked.pair[asked.hasRun[0] && !asked.hasTouched[0] ? 0 : 1]
      const level = reflexesOf(levels[seat] ?? NO_LEVEL)
      return pace === 1 ? { kind: 'touchAsBot', seat, level } : slowTouch(asked, seat, level, pace, chance)
    },
  }
}

/** Against a person who has to type: the same reactions, stretched, so not those that the rules draw. */
function slowTouch({ thrown }: JudgementFrame, seat: Seat, level: Level, pace: number, chance: Chance): Action {
  const { none, falseStart, wrong, fastest, slowest } = REACTIONS[level]
  const luck = chance.pick(100, 'reaction')
  if (thrown === null || luck < none) return { kind: 'touch', seat, token: null, ms: null, measured: null }
  const right = rightToken(thrown)
  // Stretched, a false start could become a hit.
  if (luck < none + falseStart)
    return { kind: 'touch', seat, token: right, ms: chance.pick(FALSE_START_BELOW, 'time'), measured: null }
  const others = TOKENS.filter((token) => token !== right)
  const token = luck < none + falseStart + wrong ? at(others, chance.pick(others.length, 'token')) : right
  const ms = Math.min(LONGEST_TOUCH, Math.round(pace * (fastest + chance.pick(slowest - fastest + 1, 'time'))))
  return { kind: 'touch', seat, token, ms, measured: null }
}
