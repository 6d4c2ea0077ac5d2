/* All that the platform needs to know about this game: it has no book, mind, board or terminal of its own. */
import type { GameManifest } from '@logres/manifest'
import { ABOUT } from './about.ts'
import { SEATS } from './rules/seats.ts'
import { fetchWords } from './words/index.ts'

export const manifest: GameManifest = {
  id: 'gauntlet',
  isListed: false,
  about: ABOUT,
  seats: SEATS,
  minutes: 5,
  weight: 1,
  mark: {
    ground: '#5b3a29',
    picture: `
    <path d="M14 32v-9l-3-7q-1-3 1.500-3.500 2-.3 2.700 2l1.300 4V10.500q0-2 1.800-2t1.800 2V9q0-2 1.900-2t1.900 2v1.500q0-1.800 1.800-1.800t1.800 1.800v2q0-1.700 1.600-1.700t1.600 1.700V22l-2 3v7z" fill="#f5ecd6"/>
    <path d="M13 28h15" stroke="#d7a944" stroke-width="2.200"/>`,
  },
  machineOptions: {},
  logStarts: ['roundBegan'],
  rules: async () => (await import('./rules/index.ts')).rules,
  words: fetchWords,
}
