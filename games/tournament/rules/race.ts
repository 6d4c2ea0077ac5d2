/* The race of the judgement, for the platform that measures it (7.3). The rules themselves know no clock. */
import type { Seat } from '@logres/kernel'
import { type Action, THROW_TOKENS } from './actions.ts'
import { timeThatCounts } from './chapters/07-judgement.ts'
import { LONGEST_TOUCH, MOST_ALLOWANCE } from './data.ts'
import type { Measured } from './frames.ts'
import { type Board, question } from './state.ts'
import { LEVELS, type Token } from './vocabulary.ts'

export const RACE = {
  /** 7.2 So long a touch is waited for, and 7.3 so much of it the wire may take, in milliseconds. */
  longest: LONGEST_TOUCH,
  mostAllowance: MOST_ALLOWANCE,

  now(board: Board) {
    const asked = question(board)
    if (asked?.kind !== 'judgement') return undefined
    const { pair, no, shown, hasRun, hasTouched } = asked
    return {
      pair,
      no,
      isThrown: shown !== null,
      waitsFor: pair.filter((_, side) => hasRun[side] === true && hasTouched[side] !== true),
    }
  },

  /** To both at one moment, or to each alone when he begins his run. */
  throwTo(shown: 'both' | 'alone'): Action {
    return THROW_TOKENS[shown === 'both' ? 0 : 1] ?? { kind: 'throwTokens', shown }
  },

  /** Null: no touch at all. One that came too late is none either. */
  touch(seat: Seat, touched: { readonly token: Token; readonly measured: Measured } | null): Action {
    const ms = touched === null ? null : timeThatCounts(touched.measured)
    if (touched === null || ms === null || ms > LONGEST_TOUCH) {
      return { kind: 'touch', seat, token: null, ms: null, measured: null }
    }
    return { kind: 'touch', seat, token: touched.token, ms, measured: touched.measured }
  },

  touchAsBot(seat: Seat, level: string): Action {
    const known = LEVELS.find((each) => each === level)
    // A bot weaker than the page chooses worse, and reacts no slower.
    return { kind: 'touchAsBot', seat, level: known ?? (level === 'novice' ? 'page' : 'squire') }
  },
}
