import { defineConfig } from 'vite'
import { beginnings } from './pwa/beginnings.ts'
import { packed } from './pwa/packed.ts'
import { serviceWorker } from './pwa/plugin.ts'
import { replayFile } from './pwa/replay-file.ts'
import { scopedStyles } from './pwa/scoped-styles.ts'

/** While developing, pages come from Vite and everything under /api from the server (npm start). */
const server = `http://127.0.0.1:${process.env.LOGRES_PORT ?? '4200'}`

/**
 * What is needed together comes as one file: a request each would take longer than what is in it. Pages, boards and
 * languages, which are fetched when they are wanted, are files of their own anyway.
 */
const GROUPS = [
  {
    name: 'shell',
    test: /node_modules\/@?preact|vite\/preload-helper|apps\/web\/src\/(shell\/(?!sync)|design\/|api\/|notify\/|kept|unsent|games|local-link|i18n\/[^/]+\.ts|rules\/address|match\/prefs|boards\/[^/]+\.ts|pages\/(not-found-page|plain|pace-text|home\/(my-matches|lists)|table\/sealing))|packages\/kernel\/src\/game\.ts|packages\/words\/src\/(load|languages)/,
  },
  {
    name: 'match',
    test: /apps\/web\/src\/(match\/(?!match-page|words\/(en|fr|de|it))|play\/)|packages\/(kernel|protocol)\/src|@noble|packages\/words\/src\/(general|say)\.ts/,
  },
  ...['avalon', 'tournament', 'merlin'].map((game) => ({
    name: game,
    test: new RegExp(
      `packages/(games/${game}/src|words/src/${game}\\.ts)|apps/web/src/boards/${game}/(?!index|(.*/)?words/(parts/)?(en|fr|de|it))`,
    ),
  })),
]

export default defineConfig({
  plugins: [scopedStyles(), replayFile(), serviceWorker(), beginnings(), packed()],
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
  worker: { format: 'es' },
  server: { port: 4300, proxy: { '/api': { target: server, ws: true } } },
})
