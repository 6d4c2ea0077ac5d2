import { defineConfig } from 'vite'
import { compress } from './vite/compress.ts'
import { GAME_FILES } from './vite/game-files.ts'
import { botWorkerGames, withoutMinds } from './vite/game-parts.ts'
import { pageAssets } from './vite/page-assets.ts'
import { replayFile } from './vite/replay-file.ts'
import { scopedStyles } from './vite/scoped-styles.ts'
import { serviceWorker } from './vite/service-worker.ts'

/** While developing, pages come from Vite and everything under /api from the server (npm start). */
const server = `http://127.0.0.1:${process.env.LOGRES_PORT ?? '4200'}`

/**
 * Modules that are needed together are bundled into one file: separate requests would take longer. Pages, boards and languages
 * are loaded on demand, so they are separate files anyway.
 */
const SHELL = [
  'node_modules/@?preact',
  'vite/preload-helper',
  'apps/web/src/(shell/(?!sync)|design/|api/(?!account|leaderboards|moderation|time-off)|notify/|local-storage|pending-settings|games|local-link|i18n/[^/]+\\.ts|match/(prefs|bot-pace))',
  'apps/web/src/lobby/(state|slot)\\.',
  'apps/web/src/(play/shelf|pages/(not-found-page|plain|pace-text|level-name|practice-link))',
  'packages/board-kit/src/(?!board|drag|ending/|keys|legality|motion|open-book|per-question|place-link|prompt-line|reveal|steps|tab-bar|telling)',
  'packages/kernel/src/(game|plain-json|edition)\\.ts',
  'packages/words/src/(load|languages)',
  'packages/mind/src/levels',
  'packages/catalogue/src/manifests',
  'games/[^/]+/(manifest|about|rules/seats|words/index|book/index)\\.ts',
  // The shell loads parts of itself late.
  'packages/board-kit/src/late',
]
/** Of the match page: what is not needed when it starts. */
const LATE =
  'auto-answer|chat|end\\.|downloads|proof|result|rematch|match-dialogs|sound-settings|explanation|rule-text|played'
const MATCH = [
  `apps/web/src/(match/(?!match-page|${LATE}|ending/|sounds|words/(en|fr|de|it))|coach/settings|play/(?!local|remote|review|reconnecting|page-vis|step-history|saved-game|standing|bot-worker))`,
  'packages/kernel/src/(?!verify)',
  'packages/board-kit/src/(?!ending/)',
  '@noble',
  'packages/words/src/(general|say)\\.ts',
]
/** For the front page, tables and the looking bar. */
const LOBBY = [
  'apps/web/src/lobby/(actions|activity|hall|heard|started|words/index)\\.',
  'apps/web/src/pages/(home/lists|table/sealing)\\.',
]
const GROUPS = [
  { name: 'shell', test: oneOf(SHELL) },
  { name: 'lobby', test: oneOf(LOBBY) },
  { name: 'match', test: oneOf(MATCH) },
  ...GAME_FILES.map(({ manifest: { id } }) => ({
    name: id,
    test: oneOf([
      `games/${id}/(rules/|words/sentences|board/(?!index|open-book|figures|edition/|over|purse-chart|practice|ending/|review/|small/|explain|places-of|scoring/(?!late)|(.*/)?(en|fr|de|it)\\.ts))`,
    ]),
  })),
]

function oneOf(paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|'))
}

export default defineConfig({
  plugins: [withoutMinds(), scopedStyles(), replayFile(), serviceWorker(), pageAssets(), compress()],
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // No data: URLs for fonts and pictures: the policy of the page allows only its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // The replay file is built while the pages are: that callbacks take time is no news.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } },
    },
  },
  worker: { format: 'es', plugins: () => [botWorkerGames()] },
  server: { port: 4300, proxy: { '/api': { target: server, ws: true } } },
})
