import type { Route } from './router.ts'

export const ROUTES: readonly Route[] = [
  { path: '/', load: async () => (await import('../pages/home/home-page.tsx')).HomePage },
  { path: '/style', load: async () => (await import('../pages/style/style-page.tsx')).StylePage },
  { path: '/g/:id', load: async () => (await import('../match/match-page.tsx')).MatchPage },
  { path: '/local/:game', load: async () => (await import('../match/match-page.tsx')).MatchPage },
]
