/* What Merlin adds to the companion for a real table: a score sheet. */
import type { CompanionModule } from '@logres/board-kit'
import { ScoreSheet } from './score-sheet.tsx'
import './sheet.css'
import { texts, textsReady } from './texts/index.ts'

export const companion: CompanionModule = {
  ready: textsReady,
  tools: [{ id: 'score-sheet', title: () => texts().title, Tool: ScoreSheet }],
}
