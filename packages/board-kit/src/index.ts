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
export type { CompanionModule, CompanionProps, CompanionTool } from './companion.ts'
export { deviceChance, shuffled } from './device-chance.ts'
export { Dialog } from './dialog.tsx'
export { type Dropped, listenForDrags } from './drag.ts'
export type { EditionField, EditionForm, EditionPart, EditionPath, EditionTexts } from './edition-form.ts'
export type { EndingModule } from './ending/contract.ts'
export * from './geometry.ts'
export { GameIcon, Icon, type IconName, ThemeIcon } from './icon.tsx'
export { focusBeside, focusOn, pressOn } from './keys.ts'
export * from './lang.ts'
export { late } from './late.ts'
export { type Legality, legalityOf } from './legality.ts'
export * from './motion.ts'
export { isLandscape, isNarrow } from './narrow.ts'
export { type DrawnFigure, type FigureRenderer, type OpenBook, renderBook } from './open-book.ts'
export { type Asking, perQuestion, perTurn, stopResets } from './per-question.ts'
export { PlaceLink } from './place-link.tsx'
export { PresenceSign } from './presence-sign.tsx'
export { PromptLine, RuleLink } from './prompt-line.tsx'
export { prefersReducedMotion } from './reduced-motion.ts'
export * from './reveal.ts'
export type { ReviewPart, ReviewPartProps } from './review-part.ts'
export { anchorIn, ruleAnchor, ruleLink } from './rule-address.ts'
export { SeatName } from './seat-name.tsx'
export { sized } from './sized.ts'
export type { SmallBoardModule, SmallBoardTexts } from './small-board.ts'
export * from './steps.ts'
export { TabBar } from './tab-bar.tsx'
export * from './telling.ts'
export { useTitle } from './title.ts'
export { UnreadBadge } from './unread-badge.tsx'
