/* For a coach: what the champion would do and why, and whether an action loses much. Both from the seat's own view. */
import { createBot } from '@logres/bots'
import { type AnyGame, isRefusal, seededChance, type Tagged } from '@logres/kernel'
import type { AnyMind, Reason } from '@logres/mind'
import { type Effort, QUICK, THOROUGH } from './effort.ts'
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
  if (!(mind.canJudge?.(position.view) ?? true)) return championsChoice(game, position, seed)
  const { best, options, reasons, isForced } = yield* judge(mind, position, { effort, seed })
  return { action: best.action, options: isForced ? [] : options, reasons }
}

function championsChoice(game: AnyGame, { view, seat }: Position<object>, seed: string): Hint | undefined {
  const bot = createBot(game, 'champion', seed)
  if (isRefusal(bot)) return undefined
  const legal = game.legal(game.imagine(view, seededChance(seed)), seat)
  const { action } = bot.choose(view, legal, { iterations: 1 })
  return action === 'wait' ? undefined : { action, options: [], reasons: [] }
}

export interface Blunder {
  /** How much of the winning chance the action loses. */
  readonly loss: Estimate
  readonly judgement: Judgement<Tagged>
}

/** What a warning needs: so much lost, and surely. */
export const LEAST_BLUNDER = 0.07

const SECOND_LOOK = { from: LEAST_BLUNDER, times: 3 }

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
