/* All that the platform needs to know about this game. */
import type { GameManifest } from '@logres/manifest'
import { ABOUT } from './about.ts'
import { loadAid, loadBook, loadSearch } from './book/index.ts'
import { loadCourse, loadStage, loadTexts } from './lessons/index.ts'
import { SEATS } from './rules/seats.ts'
import { fetchWords } from './words/index.ts'

export const manifest: GameManifest = {
  id: 'avalon',
  isListed: true,
  about: ABOUT,
  seats: SEATS,
  minutes: 45,
  lengths: { shorterThan: 18, from: 26 },
  weight: 2,
  mark: {
    ground: '#234a77',
    picture: `
    <path d="M15.5 27V14.5h-1.5V10h2.6v2h2v-2h2.800v2h2v-2H26v4.5h-1.5V27z" fill="#f5ecd6"/>
    <path d="M18.5 27v-4.5a1.5 1.5 0 013 0V27z" fill="#234a77"/>
    <g fill="none" stroke="#d7a944" stroke-width="1.8" stroke-linecap="round">
      <path d="M8 28.5q3-3.4 6 0t6 0 6 0 6 0"/><path d="M12 33q2.7-3 5.3 0t5.3 0 5.3 0"/>
    </g>`,
  },
  plate: new URL('./plate.svg', import.meta.url).href,
  machineOptions: { turnLimit: 200 },
  bench: { goal: 100 },
  firstPlayerOption: 'startPlayer',
  logStarts: ['turnBegan'],
  rules: async () => (await import('./rules/index.ts')).rules,
  words: fetchWords,
  book: {
    read: loadBook,
    search: loadSearch,
    aid: loadAid,
    open: async (language) => (await import('./board/open-book.ts')).openBook(language),
  },
  mind: async () => (await import('./mind/index.ts')).mind,
  reasons: async (language) => (await import('./review/index.ts')).loadReasons(language),
  thoughts: async (language) => (await import('./review/index.ts')).loadThoughts(language),
  board: async () => (await import('./board/index.tsx')).board,
  smallBoard: async () => (await import('./board/small/index.tsx')).smallBoard,
  findings: async () => (await import('./review/findings.ts')).findReview,
  reviewPart: async () => (await import('./board/review/index.tsx')).reviewPart,
  ending: async () => (await import('./board/ending/index.tsx')).ending,
  terminal: () => import('./terminal/index.ts'),
  companion: async () => (await import('./companion/index.tsx')).companion,
  lessons: { count: 7, minutes: 10, course: loadCourse, texts: loadTexts, stage: loadStage },
  async editions() {
    const { reviewEdition, STANDARD } = await import('./rules/index.ts')
    return { option: 'edition', standard: STANDARD, review: reviewEdition }
  },
  editionForm: async () => (await import('./board/edition/index.tsx')).form,
}
