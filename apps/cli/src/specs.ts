/* Bots as they are named on the command line: a name, and how long it may think. */
import { BOTS, type BotName, BUDGETS, type Budget, isLevel, type Player } from '@logres/bots'
import { UsageError } from './arguments.ts'

/** "100ms" or "400i". Time makes the play differ from run to run; iterations do not. */
export function readBudget(text: string, where: string): Budget {
  const [, much, unit] = /^(\d{1,9})(ms|i)$/.exec(text) ?? []
  if (much === undefined) {
    throw new UsageError(`${where} must be milliseconds or iterations, as in 100ms or 400i, not "${text}".`)
  }
  return unit === 'ms' ? { ms: Number(much) } : { iterations: Number(much) }
}

/** "champion@100ms", "knight@400i", "squire". */
export function readSpec(text: string): Player {
  const [name = '', budget, ...more] = text.split('@')
  const bot = BOTS.find((known) => known === name)
  if (bot === undefined) throw new UsageError(`--bots: there is no bot "${name}". Try: ${BOTS.join(', ')}.`)
  if (more.length > 0) throw new UsageError(`--bots: one budget is enough, not "${text}".`)
  return budget === undefined ? { bot } : { bot, budget: readBudget(budget, `--bots: the budget of ${bot}`) }
}

export function readSpecs(text: string): Player[] {
  return text.split(',').map((spec) => readSpec(spec.trim()))
}

export function specText({ bot, budget }: Player): string {
  return budget === undefined ? bot : `${bot}@${budgetText(budget)}`
}

export function budgetText(budget: Budget): string {
  return 'ms' in budget ? `${budget.ms}ms` : `${budget.iterations}i`
}

/** The opponents: "a squire", "3 champions, who think up to 1 s". */
export function rivalsText(bot: BotName, count: number): string {
  const name = isLevel(bot) ? bot : `${bot} bot`
  const who = count === 1 ? `a ${name}` : `${count} ${name}s`
  const ms = bot === 'knight' || bot === 'champion' ? thinkingTime(BUDGETS[bot]) : 0
  return ms === 0 ? who : `${who}, who ${count === 1 ? 'thinks' : 'think'} up to ${ms / 1000} s`
}

function thinkingTime(budget: Budget): number {
  return 'ms' in budget ? budget.ms : 0
}

/** An edition by its name: it has hundreds of values. */
export function optionsText(options: object): string {
  return JSON.stringify(options, (key, value: unknown) =>
    key === 'layout' && typeof value === 'object' && value !== null && 'name' in value ? value.name : value,
  )
}
