/* All that the platform needs to know about this game. What else there can be is in packages/manifest. */
import type { GameManifest } from '@logres/manifest'
import { ABOUT } from './about.ts'
import { SEATS } from './rules/seats.ts'
import { fetchWords } from './words/index.ts'

export const manifest: GameManifest = {
  id: 'sample',
  isListed: false,
  about: ABOUT,
  seats: SEATS,
  minutes: 5,
  weight: 1,
  mark: {
    ground: '#4d5560',
    picture:
      '<g fill="#f5ecd6"><circle cx="20" cy="13" r="5"/><circle cx="13" cy="25" r="5"/><circle cx="27" cy="25" r="5"/></g>',
  },
  machineOptions: {},
  logStarts: [],
  rules: async () => (await import('./rules/index.ts')).rules,
  words: fetchWords,
}
