/* Players that see a View and the legal actions, and nothing else. */
import { type AnyGame, at, type Refusal, refuse, seededChance, type Tagged } from '@logres/kernel'
import { simpleAvalonBot } from './avalon/simple.ts'

export interface Choice<Action> {
  readonly action: Action
}

export interface Bot<Action, View> {
  readonly kind: 'bot'
  /** `legal` holds at least one action. The same seed and the same views give the same choices on every machine. */
  choose(view: View, legal: readonly Action[]): Choice<Action>
}

export const BOTS = ['random', 'simple'] as const
export type BotName = (typeof BOTS)[number]

export function createBot(game: AnyGame, name: BotName, seed: string): Bot<Tagged, object> | Refusal {
  if (name === 'random') return randomBot(seed)
  const simple = SIMPLE.get(game.id)
  return simple === undefined ? refuse('noSuchBot', null, { game: game.id, bot: name }) : simple(seed)
}

const SIMPLE: ReadonlyMap<string, (seed: string) => Bot<Tagged, object>> = new Map([['avalon', simpleAvalonBot]])

/** Any legal action, each equally likely. */
function randomBot(seed: string): Bot<Tagged, object> {
  const chance = seededChance(seed)
  return { kind: 'bot', choose: (_view, legal) => ({ action: at(legal, chance.pick(legal.length, 'action')) }) }
}
