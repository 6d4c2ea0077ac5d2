/* For a coach: what the champion would do and why, and whether an action loses much. Both from the seat's own view. */
import { championsRanking } from '@logres/bots'
import type { AnyGame, Tagged } from '@logres/kernel'
import type { AnyMind, Reason } from '@logres/mind'
import { type Confirmation, type Effort, QUICK, THOROUGH, timesEffort } from './effort.ts'
import { type Judgement, judge, type Option, type Position } from './judge.ts'
import { type Estimate, isAbove } from './sample.ts'
import type { Work } from './task.ts'

export interface Hint {
  readonly action: Tagged
  /** Best first; empty where the champion decides without trying out. Each has its value. */
  readonly options: readonly Option<Tagged>[]
  /** Empty: the champion prefers it, and cannot say why. */
  readonly reasons: readonly Reason[]
}

export interface CoachOptions {
  readonly effort?: Effort
  readonly seed?: string
}

/** Undefined where the champion would wait. */
export function* hint(
  game: AnyGame,
  mind: AnyMind,
  position: Position<object>,
  { effort = THOROUGH, seed = 'hint' }: CoachOptions = {},
): Work<Hint | undefined> {
  const ranked = yield* championsRanking(game, mind, position.view, effort.search, seed)
  const [action] = ranked
  if (action === undefined) return undefined
  if (!(mind.canJudge?.(position.view) ?? true)) return { action, options: [], reasons: [] }
  const { options, reasons, isForced } = yield* judge(mind, position, { ranked, effort, seed })
  return { action, options: isForced ? [] : options, reasons }
}

export interface Blunder {
  /** How much of the winning chance the action loses. */
  readonly loss: Estimate
  readonly judgement: Judgement<Tagged>
}

/** What a warning needs: so much lost, and surely. */
export const LEAST_BLUNDER = 0.06

const SECOND_LOOK: Confirmation = { from: 0.04, errors: 1, looks: [timesEffort(QUICK, 3)] }

/** Undefined if the action is about as good as the best one found, or cannot be judged. */
export function* blunder(
  mind: AnyMind,
  position: Position<object>,
  action: Tagged,
  { effort = QUICK, seed = 'blunder' }: CoachOptions = {},
): Work<Blunder | undefined> {
  if (!(mind.canJudge?.(position.view) ?? true)) return undefined
  const judgement = yield* judge(mind, position, { played: action, effort, seed, isBrief: true, confirm: SECOND_LOOK })
  const loss = judgement.played?.behind
  return loss !== undefined && isAbove(loss, LEAST_BLUNDER) ? { loss, judgement } : undefined
}
