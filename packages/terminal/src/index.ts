/* Games at a terminal: the contract, and what the terminals of the games share. */
export * from './figures.ts'
export { type Paint, paint, usePaint } from './paint.ts'
export { plainTerminal } from './plain-terminal.ts'
export type { Figure, Tally, TallyReport } from './tally.ts'
export type { ByHand, Terminal, TerminalModule } from './terminal.ts'
