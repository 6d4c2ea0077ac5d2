/* Players that see a View and the legal actions, and nothing else; and the clerk, who sees what the table sees. */
import { type AnyGame, at, type Refusal, refuse, seededChance, type Tagged } from '@logres/kernel'
import { simpleAvalonBot } from './avalon/simple.ts'
import { simpleMerlinBot } from './merlin/simple.ts'
import { tournamentClerk } from './tournament/clerk.ts'
import { simpleTournamentBot } from './tournament/simple.ts'

export interface Choice<Action> {
  readonly action: Action
  /** Where others can act too, this one would rather wait for them; `action` is for who can't let it. */
  readonly waits?: boolean
}

export interface Bot<Action, View> {
  readonly kind: 'bot'
  /** `legal` holds at least one action. The same seed and the same views give the same choices on every machine. */
  choose(view: View, legal: readonly Action[]): Choice<Action>
}

/** The platform's part in a match that has no platform. Its view is the table's, what it does need not be listed. */
export type Clerk<Action, View> = Bot<Action, View>

export const BOTS = ['random', 'simple'] as const
export type BotName = (typeof BOTS)[number]

export function createBot(game: AnyGame, name: BotName, seed: string): Bot<Tagged, object> | Refusal {
  if (name === 'random') return randomBot(seed)
  const simple = SIMPLE.get(game.id)
  return simple === undefined ? refuse('noSuchBot', null, { game: game.id, bot: name }) : simple(seed)
}

const SIMPLE: ReadonlyMap<string, (seed: string) => Bot<Tagged, object>> = new Map<
  string,
  (seed: string) => Bot<Tagged, object>
>([
  ['avalon', simpleAvalonBot],
  ['tournament', simpleTournamentBot],
  ['merlin', simpleMerlinBot],
])

/**
 * For each game that needs one a clerk of its own; elsewhere any legal action will do. `pace` stretches the times it
 * enters for bots: at a terminal a person has to type.
 */
export function createClerk(game: AnyGame, seed: string, pace = 1): Clerk<Tagged, object> {
  return game.id === 'tournament' ? tournamentClerk(seed, pace) : randomBot(seed)
}

/** Any legal action, each equally likely. */
function randomBot(seed: string): Bot<Tagged, object> {
  const chance = seededChance(seed)
  return { kind: 'bot', choose: (_view, legal) => ({ action: at(legal, chance.pick(legal.length, 'action')) }) }
}
