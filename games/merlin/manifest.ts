/* All that the platform needs to know about this game. */
import type { GameManifest } from '@logres/manifest'
import { ABOUT } from './about.ts'
import { loadAid, loadBook, loadSearch } from './book/index.ts'
import { loadCourse, loadStage, loadTexts } from './lessons/index.ts'
import { SEATS } from './rules/seats.ts'
import { fetchWords } from './words/index.ts'

/** The round table: 24 seats around a die. */
const dots = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12
  const [x, y] = [14.7 * Math.sin(angle), -14.7 * Math.cos(angle)]
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${i % 4 === 0 ? 1.5 : 0.85}" fill="#d7a944"/>`
})
const pips = [
  [-4, -4],
  [4, -4],
  [0, 0],
  [-4, 4],
  [4, 4],
].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.4" fill="#2a2118"/>`)

export const manifest: GameManifest = {
  id: 'merlin',
  isListed: true,
  about: ABOUT,
  seats: SEATS,
  minutes: 90,
  lengths: { shorterThan: 60, from: 90 },
  weight: 4,
  mark: {
    ground: '#2f6b55',
    picture: `
    <g transform="translate(20 20)">
      ${dots.join('')}
      <rect x="-7.5" y="-7.5" width="15" height="15" rx="2.5" fill="#f5ecd6" stroke="#2a2118" stroke-width="1.3"/>
      ${pips.join('')}
    </g>`,
  },
  plate: new URL('./plate.svg', import.meta.url).href,
  machineOptions: {},
  logStarts: ['roundBegan', 'turnBegan'],
  logSetUp: ['allyJoined'],
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
  reviewPart: async () => (await import('./board/review/index.tsx')).reviewPart,
  ending: async () => (await import('./board/ending/index.tsx')).ending,
  terminal: () => import('./terminal/index.ts'),
  companion: async () => (await import('./companion/index.ts')).companion,
  lessons: { count: 7, minutes: 11, course: loadCourse, texts: loadTexts, stage: loadStage },
  async editions() {
    const { reviewEdition, STANDARD } = await import('./rules/index.ts')
    return { option: 'layout', standard: STANDARD, review: reviewEdition }
  },
  editionForm: async () => (await import('./board/edition/index.tsx')).form,
}
