/* The clerk of the tournament: it closes the barter, throws the tokens, and touches them for those who are bots. */
import { at, type Chance, type Seat, seededChance } from '@logres/kernel'
import {
  type Action,
  type JudgementFrame,
  LONGEST_TOUCH,
  question,
  rightToken,
  TOKENS,
  type Token,
  type View,
} from '@logres/tournament'
import type { Clerk } from '../index.ts'

/** 7.3 The published table of the simple bot: of a hundred touches so many are … */
export const TOUCHES = { none: 2, falseStart: 4, wrongToken: 10 } as const
/** … and all others hit, after so many milliseconds, each time as likely as another. */
export const HIT_TIMES = { from: 250, to: 600 } as const
const FALSE_START_TIMES = { from: 30, to: 99 } as const

export function tournamentClerk(seed: string, pace: number): Clerk<Action, View> {
  const chance = seededChance(seed)
  return {
    kind: 'bot',
    choose(view, legal) {
      const asked = question(view)
      if (asked?.kind !== 'judgement' || asked.shown === null) return { action: at(legal, 0) }
      return { action: touch(asked, chance, pace) }
    },
  }
}

/** 7.3 Both see the throw, so the table sees it too. */
function touch({ pair, thrown, hasRun, hasTouched }: JudgementFrame, chance: Chance, pace: number): Action {
  const side = hasRun[0] && !hasTouched[0] ? 0 : 1
  const seat = pair[side]
  if (thrown === null) return entered(seat, null, null)
  const right = rightToken(thrown)
  const luck = chance.pick(100, 'touch')
  const time = (from: number, to: number) => from + chance.pick(to - from + 1, 'time')
  const slow = Math.min(LONGEST_TOUCH, Math.round(pace * time(HIT_TIMES.from, HIT_TIMES.to)))
  const { none, falseStart, wrongToken } = TOUCHES
  if (luck < none) return entered(seat, null, null)
  if (luck < none + falseStart) return entered(seat, right, time(FALSE_START_TIMES.from, FALSE_START_TIMES.to))
  if (luck < none + falseStart + wrongToken) return entered(seat, wrong(right, chance), slow)
  return entered(seat, right, slow)
}

function wrong(right: Token, chance: Chance): Token {
  const others = TOKENS.filter((token) => token !== right)
  return at(others, chance.pick(others.length, 'wrong token'))
}

function entered(seat: Seat, token: Token | null, ms: number | null): Action {
  return { kind: 'touch', seat, token, ms, measured: null }
}
