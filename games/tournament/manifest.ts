/* All that the platform needs to know about this game. */
import type { GameManifest } from '@logres/manifest'
import { ABOUT } from './about.ts'
import { loadAid, loadBook, loadSearch } from './book/index.ts'
import { loadCourse, loadStage, loadTexts } from './lessons/index.ts'
import { SEATS } from './rules/seats.ts'
import { fetchWords } from './words/index.ts'

export const manifest: GameManifest = {
  id: 'tournament',
  isListed: true,
  about: ABOUT,
  seats: SEATS,
  minutes: 60,
  lengths: { shorterThan: 30, from: 45 },
  weight: 3,
  mark: {
    ground: '#9b2335',
    picture: `
    <path d="M8.5 31.5L31.5 8.5M31.5 31.5L8.5 8.5" stroke="#d7a944" stroke-width="2" stroke-linecap="round"/>
    <g transform="translate(12.7 11.5) scale(.365)">
      <path d="M2 2H38V21C38 33 29.5 40 20 45C10.5 40 2 33 2 21Z" fill="#f5ecd6" stroke="#9b2335" stroke-width="4"/>
      <path d="M15.5 4h9V16H36v8H24.5V40l-4.5 3-4.5-3V24H4v-8H15.5z" fill="#9b2335"/>
    </g>`,
  },
  plate: new URL('./plate.svg', import.meta.url).href,
  machineOptions: {},
  tableOptions: ['barterSeconds'],
  bench: { without: ['ready'] },
  logStarts: ['roundBegan', 'barterBegan', 'duelBegan'],
  logSetUp: ['cardDrafted'],
  rules: async () => (await import('./rules/index.ts')).rules,
  words: fetchWords,
  book: {
    read: loadBook,
    search: loadSearch,
    aid: loadAid,
    open: async (language) => (await import('./board/open-book.ts')).openBook(language),
  },
  reasons: async (language) => (await import('./review/index.ts')).loadReasons(language),
  mind: async () => (await import('./mind/index.ts')).mind,
  thoughts: async (language) => (await import('./review/index.ts')).loadThoughts(language),
  board: async () => (await import('./board/index.tsx')).board,
  smallBoard: async () => (await import('./board/small/index.tsx')).smallBoard,
  findings: async () => (await import('./review/findings.ts')).findReview,
  reviewPart: async () => (await import('./board/review/index.tsx')).reviewPart,
  ending: async () => (await import('./board/ending/index.tsx')).ending,
  terminal: () => import('./terminal/index.ts'),
  companion: async () => (await import('./companion/index.tsx')).companion,
  lessons: { count: 6, minutes: 8, course: loadCourse, texts: loadTexts, stage: loadStage },
  async editions() {
    const { reviewEdition, STANDARD } = await import('./rules/index.ts')
    return { option: 'edition', standard: STANDARD, review: reviewEdition }
  },
  editionForm: async () => (await import('./board/edition/index.tsx')).form,
  practice: {
    name: 'judgement',
    chapter: 7,
    title: {
      en: 'Practise the judgement of God',
      fr: 'S’exercer au jugement de Dieu',
      de: 'Das Gottesurteil üben',
      it: 'Allenati al giudizio di Dio',
    },
    isFor: ({ judgementByLot }) => judgementByLot !== true,
    page: () => import('./board/practice/practice-page.tsx'),
  },
}
