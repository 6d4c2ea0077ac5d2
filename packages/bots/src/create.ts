import { findMind } from '@logres/catalogue/minds'
import { type AnyGame, at, isRefusal, type Refusal, refuse, type Seat, seededChance, type Tagged } from '@logres/kernel'
import type { AnyMind, Bot, Choice, Weights } from '@logres/mind'
import { isLevel, LEVELS, type Level } from '@logres/mind'
import { mindOf } from './minds.ts'
import { chooseNovice } from './players/novice.ts'
import { choosePage } from './players/page.ts'
import { chooseSquire } from './players/squire.ts'
import { Search } from './search/search.ts'
import { Stopwatch } from './search/stopwatch.ts'

/** The levels people play against, and two baselines: random legal actions, and the first bot, unchanged. */
export const BOTS = [...LEVELS, 'reference', 'random'] as const
export type BotName = (typeof BOTS)[number]

type AnyBot = Bot<Tagged, object>

/** `weights` of the game's evaluation, instead of the tuned ones. */
export function createBot(game: AnyGame, name: BotName, seed: string, weights?: Weights): AnyBot | Refusal {
  if (name === 'random') return randomBot(game, seed)
  if (isLevel(name)) return withChecks(game, levelBot(game, mindOf(game, weights), name, seed))
  const reference = findMind(game.id)?.createReference?.(seed)
  return reference === undefined ? refuse('noSuchBot', null, { game: game.id, bot: name }) : withChecks(game, reference)
}

/** Any legal action, each equally likely. */
function randomBot(game: AnyGame, seed: string): AnyBot {
  const chance = seededChance(seed)
  return {
    kind: 'bot',
    choose(_view, legal) {
      checkLegal(game, legal)
      return { action: at(legal, chance.pick(legal.length, 'action')) }
    },
  }
}

function levelBot(game: AnyGame, mind: AnyMind, level: Level, seed: string): AnyBot {
  const chance = seededChance(seed)
  const search = level === 'knight' || level === 'champion' ? new Search(mind, mind.search[level], chance) : undefined
  return {
    kind: 'bot',
    choose(view, listed, budget, people = NOBODY) {
      const watch = new Stopwatch(budget)
      const seat = seatOf(game, view)
      const legal = worthALook(game, mind, view, listed)
      const decided = mind.decide?.(view, legal, level, chance, { seed, people })
      if (decided !== undefined) return decided
      if (legal.length === 1) return { action: at(legal, 0) }
      if (search !== undefined) return search.find(view, seat, legal, budget, watch)
      if (level === 'novice') return chooseNovice(mind, view, seat, legal, chance)
      return level === 'page'
        ? choosePage(mind, view, seat, legal, chance)
        : chooseSquire(mind, view, seat, legal, chance, watch)
    },
  }
}

const NOBODY: readonly Seat[] = []

/** What a champion with so many iterations would do, best first, or nothing where they would wait. Yields after every iteration. */
export function* championsRanking(
  game: AnyGame,
  mind: AnyMind,
  view: object,
  iterations: number,
  seed: string,
): Generator<undefined, readonly Tagged[], undefined> {
  const chance = seededChance(seed)
  const seat = seatOf(game, view)
  const legal = worthALook(game, mind, view, game.legal(game.imagine(view, chance), seat))
  const decided = mind.decide?.(view, legal, 'champion', chance, { seed, people: NOBODY })
  if (decided?.action === 'wait') return []
  const first = decided?.action ?? (legal.length === 1 ? at(legal, 0) : undefined)
  if (first !== undefined) return [first, ...legal.filter((action) => mind.key(action) !== mind.key(first))]
  const search = new Search(mind, mind.search.champion, chance)
  const { candidates } = yield* search.inSteps(view, seat, legal, new Stopwatch({ iterations }))
  return candidates.map(({ action }) => action)
}

function worthALook(game: AnyGame, mind: AnyMind, view: object, listed: readonly Tagged[]): Tagged[] {
  return (mind.shortlist?.(view, listed) ?? listed).slice(0, MOST_LISTED).map((action) => read(game, action))
}

/** A limit for lists of actions, so that nothing hangs; no mind's shortlist is that long. */
const MOST_LISTED = 1000

/** Actions may come from JSON: the search needs the objects that the rules use. */
function read(game: AnyGame, listed: Tagged): Tagged {
  const action = game.parseAction(listed)
  if (isRefusal(action))
    throw new RangeError(`a bot of ${game.id} was given "${listed.kind}", which is no action there`)
  return action
}

function seatOf({ id, seats }: AnyGame, view: object): Seat {
  const viewer = 'viewer' in view ? view.viewer : undefined
  if (typeof viewer === 'number' && Number.isInteger(viewer) && viewer >= 0 && viewer < seats.max) return viewer
  throw new RangeError(`a bot of ${id} was given the view of ${String(viewer)}, who has no seat`)
}

/** Reports mistakes of the caller clearly, before the bot thinks. */
function withChecks(game: AnyGame, bot: AnyBot): AnyBot {
  return {
    kind: 'bot',
    choose(view, legal, budget, people): Choice<Tagged> {
      checkLegal(game, legal)
      checkView(game, view)
      checkBudget(budget)
      try {
        return bot.choose(view, legal, budget, people)
      } catch (cause) {
        if (cause instanceof RangeError && cause.message.startsWith('a bot of')) throw cause
        throw new Error(
          `a bot of ${game.id} cannot make sense of what it was given: do view and actions belong together?`,
          {
            cause,
          },
        )
      }
    },
  }
}

function checkLegal({ id }: AnyGame, legal: unknown): void {
  if (!Array.isArray(legal) || !legal.every(isObject)) throw new RangeError(`a bot of ${id} needs a list of actions`)
  if (legal.length === 0) throw new RangeError(`a bot of ${id} was asked to choose, but no action is legal`)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function checkView({ id, rulesVersion, oldestRules }: AnyGame, view: unknown): void {
  const rules = isObject(view) && 'rules' in view ? view.rules : undefined
  if (typeof rules === 'number' && rules >= oldestRules && rules <= rulesVersion) return
  throw new RangeError(
    `a bot of ${id} knows the rules from version ${oldestRules} to ${rulesVersion}, but the view says ${String(rules)}`,
  )
}

function checkBudget(budget: unknown): void {
  const much = !isObject(budget)
    ? budget
    : 'iterations' in budget
      ? budget.iterations
      : 'ms' in budget
        ? budget.ms
        : undefined
  if (typeof much === 'number' && much >= 0 && Number.isFinite(much)) return
  throw new RangeError(`a bot's budget is a number of iterations or milliseconds, not ${String(much)}`)
}
