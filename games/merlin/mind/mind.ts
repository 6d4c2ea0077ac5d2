/* The bots' mind for Merlin. What is scored is in evaluate.ts; what a single gain is worth in outlook.ts and majority.ts. */
import { type Chance, present, type Seat, seededChance } from '@logres/kernel'
import type { Mind, Weights } from '@logres/mind'
import { type Action, merlin, type Question, question, type State, type View } from '../rules/index.ts'
import calibration from './calibration.json' with { type: 'json' }
import { evaluate, factsOf, RULES_OF, termsOf } from './evaluate.ts'
import { Outlook } from './outlook.ts'
import { choosePolicy } from './policy.ts'
import { Ratings } from './rate.ts'
import { fillWeights, glanceWeights, type MerlinWeights } from './weights.ts'

export function merlinMind(given?: Weights): Mind<State, Action, View> {
  const weights = fillWeights(given)
  const glance = glanceWeights(weights)
  return {
    game: merlin,
    // Own turns, the one in progress included: the champion plans all the dice of a round.
    search: {
      knight: { turns: 2, exploration: 1, widening: 2, worlds: 8 },
      champion: { turns: 4, exploration: 1, widening: 2, worlds: 32 },
    },
    pageTemperature: 1,
    evaluate: (state, seat) => evaluate(weights, state, seat),
    terms: (state, seat, of) => termsOf(weights, state, seat, of),
    facts: (state, seat) => factsOf(weights, state, seat),
    ruleOf: (name) => (isNamed(name) ? RULES_OF[name] : null),
    calibration,
    isStep: (view) => !PLAYS.includes(question(view)?.kind ?? 'chooseDie'),
    policy: (state, actor) => choosePolicy(glance, state, actor),
    rate: (state, seat, legal) => rate(glance, state, seat, legal),
    settle: (state, seat, chance) => settle(glance, state, seat, chance),
    judgedAt: ({ turnNo, players }, turns) => turnNo + 1 + (turns - 1) * players.length,
    key,
    mark,
    shortlist: (view, legal) => bestSwaps(glance, view, shortlist(legal)),
  }
}

/** What is not a step of using a die, from its choice to the end of the turn. */
const PLAYS: readonly Question['kind'][] = ['chooseDie', 'chooseAlly', 'grail']

function isNamed(name: string): name is keyof typeof RULES_OF {
  return Object.hasOwn(RULES_OF, name)
}

function rate(weights: MerlinWeights, state: State, seat: Seat, legal: readonly Action[]): number[] {
  const asked = question(state)
  if (asked === undefined) return legal.map(() => 0)
  const ratings = new Ratings(new Outlook(weights, state, seat), asked)
  return legal.map((action) => ratings.rate(action))
}

/** To the end of the turn. */
function settle(weights: MerlinWeights, state: State, seat: Seat, chance: Chance): void {
  const { turnNo } = state
  for (;;) {
    const asked = question(state)
    if (asked === undefined || asked.seat !== seat || state.turnNo !== turnNo) return
    merlin.apply(state, seat, choosePolicy(weights, state, seat), chance, () => {})
  }
}

/** Actions are interned, but for those with Percival. */
function key(action: Action): unknown {
  if (action.kind !== 'resolveQuest' || action.percival === null) return action
  const { quest, seal, withGreyFlag, percival } = action
  return `${quest} ${seal} ${withGreyFlag} ${percival.condition} ${percival.province}`
}

/**
 * Only turns are distinguished, not what was drawn or rolled before them: otherwise each outcome would get its own branch, and
 * actions that draw would look worse, because their branches would get few visits.
 */
function mark({ turnNo }: State): number {
  return turnNo
}

/** 5.1 Resolving costs nothing: a turn does not end while a quest can be, unless only a flag or Percival would do it. */
function shortlist(legal: readonly Action[]): readonly Action[] {
  const isFree = (action: Action) =>
    action.kind === 'resolveQuest' && !action.withGreyFlag && action.percival === null && action.seal === null
  return legal.some(isFree) ? legal.filter(({ kind }) => kind !== 'endTurn') : legal
}

/**
 * 10.2 Bedivere: of the swaps of a quest only the best, and only if it is worth its tile. Otherwise tiles are spent step by step:
 * a quest for a better one, and that for a better one still.
 */
function bestSwaps(weights: MerlinWeights, view: View, legal: readonly Action[]): readonly Action[] {
  if (view.viewer === 'table' || !legal.some(({ kind }) => kind === 'swapQuest')) return legal
  const rates = rate(weights, merlin.imagine(view, seededChance('swaps')), view.viewer, legal)
  const best = new Map<number, number>()
  for (const [i, action] of legal.entries())
    if (action.kind === 'swapQuest') best.set(action.quest, Math.max(best.get(action.quest) ?? 0, present(rates[i])))
  const kept = legal.filter((action, i) => {
    if (action.kind !== 'swapQuest') return true
    const highest = best.get(action.quest) ?? 0
    if (highest <= 0 || present(rates[i]) < highest) return false
    best.set(action.quest, 0)
    return true
  })
  return kept.length > 0 ? kept : legal
}
