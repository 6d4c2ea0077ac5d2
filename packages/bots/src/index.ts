/* Bots, which see only a View and the legal actions, and the clerk, which sees the table's view. */
export {
  type AnyMind,
  BOT_NAMES,
  type Bot,
  BUDGETS,
  type Budget,
  botName,
  type Candidate,
  type Choice,
  type Clerk,
  isLevel,
  LEVELS,
  type Level,
  type Mind,
  type SearchSettings,
  type Weights,
} from '@logres/mind'
export * from './arena/index.ts'
export { createClerk } from './clerk.ts'
export { BOTS, type BotName, championsRanking, createBot } from './create.ts'
export { Driver, type DriverOptions, type Effort, type Move, type Player } from './driver.ts'
export { mindOf, weightsOf } from './minds.ts'
export { PendingAction } from './pending-action.ts'
export { chooseSquire } from './players/squire.ts'
export { Lines, type Start } from './search/lines.ts'
export { Search } from './search/search.ts'
export { Stopwatch } from './search/stopwatch.ts'
export { Edge, Node } from './search/tree.ts'
