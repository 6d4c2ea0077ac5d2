/* What boards in the browser are made of: the contract with the match page, and what boards share. */
export { afterPaint, nextTask, whenIdle } from './after-paint.ts'
export type {
  Board,
  BoardContext,
  BoardModule,
  BoardSayings,
  Finish,
  PracticeModule,
  RaceSight,
  RailState,
  Said,
  SeatLabel,
} from './board.ts'
export { Dialog } from './dialog.tsx'
export { type Dropped, listenForDrags } from './drag.ts'
export * from './geometry.ts'
export { GameIcon, Icon, type IconName, ThemeIcon } from './icon.tsx'
export { type Judge, judgeOf } from './judge.ts'
export { focusBeside, focusOn, pressOn } from './keys.ts'
export * from './lang.ts'
export * from './motion.ts'
export { isNarrow } from './narrow.ts'
export { type Artist, type Drawn, drawn, type OpenBook } from './open-book.ts'
export { PromptLine, RuleLink } from './prompt-line.tsx'
export { anchorIn, ruleAnchor, ruleLink } from './rule-address.ts'
export * from './steps.ts'
export { isStill } from './still.ts'
export { TabBar } from './tab-bar.tsx'
export { useTitle } from './title.ts'
export { Unread } from './unread.tsx'
