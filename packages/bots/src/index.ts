/* Players that see a View and the legal actions, and nothing else; and the clerk, who sees what the table sees. */
export type { Bot, Budget, Candidate, Choice } from './bot.ts'
export { type Clerk, createClerk } from './clerk.ts'
export { BOTS, type BotName, createBot } from './create.ts'
export { type Cast, Driver, type Move, type Player } from './driver.ts'
export { BUDGETS, isLevel, LEVELS, type Level } from './levels.ts'
export type { Weights } from './mind.ts'
export { findMind, weightsOf } from './minds.ts'
