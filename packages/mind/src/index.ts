/* What a bot knows about one game: the contract, and what the minds of the games share. */
export { againstReference, BARS_OF_TWO, type BotBar, barsFor, CHAMPION, KNIGHT } from './bars.ts'
export type { Bot, Budget, Candidate, Choice, Company } from './bot.ts'
export { BOT_NAMES, botName } from './bot-names.ts'
export type { Clerk, CreateClerk } from './clerk.ts'
export { BUDGETS, isLevel, LEVELS, type Level } from './levels.ts'
export type {
  AnyMind,
  Calibration,
  Fact,
  Mind,
  MindModule,
  Playable,
  SearchSettings,
  Term,
  Weights,
} from './mind.ts'
export { plainMind } from './plain-mind.ts'
export type { Estimate, FindInput, FindReview, Reason, SayReason, SayThought, ToldStep } from './reason.ts'
export { shareOf } from './share.ts'
