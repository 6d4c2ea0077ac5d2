/* For boards in the browser: the contract with the match page, and what boards share. */
export { afterPaint, nextTask, whenIdle } from './after-paint.ts'
export type {
  Board,
  BoardContext,
  BoardModule,
  BoardTexts,
  Finish,
  LogText,
  PracticeModule,
  RaceView,
  Readiness,
  RevealControls,
  SeatLabel,
  SidebarState,
} from './board.ts'
export { Dialog } from './dialog.tsx'
export { type Dropped, listenForDrags } from './drag.ts'
export * from './geometry.ts'
export { GameIcon, Icon, type IconName, ThemeIcon } from './icon.tsx'
export { focusBeside, focusOn, pressOn } from './keys.ts'
export * from './lang.ts'
export { type Legality, legalityOf } from './legality.ts'
export * from './motion.ts'
export { isNarrow } from './narrow.ts'
export { type DrawnFigure, type FigureRenderer, type OpenBook, renderBook } from './open-book.ts'
export { PromptLine, RuleLink } from './prompt-line.tsx'
export { prefersReducedMotion } from './reduced-motion.ts'
export * from './reveal.ts'
export { anchorIn, ruleAnchor, ruleLink } from './rule-address.ts'
export * from './steps.ts'
export { TabBar } from './tab-bar.tsx'
export { useTitle } from './title.ts'
export { UnreadBadge } from './unread-badge.tsx'
