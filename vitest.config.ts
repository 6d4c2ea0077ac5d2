import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { CountingReporter } from './tools/counting-reporter.ts'

/** Minutes in a browser: `npm run test:web` runs them too. What they are about is tried in small by the others. */
const LONG = [
  'board',
  'board-look',
  'chat',
  'judgement',
  'judgement-race',
  'keepsakes',
  'match-languages',
  'merlin-look',
  'merlin-parts',
  'merlin-whole',
  'notify',
  'rules',
  'tables',
  'tournament',
  'tournament-look',
].map((name) => `apps/web/test/browser/${name}.test.ts`)

/** What several servers and their database do in trouble: `npm run test:cluster` runs these too. */
const LONG_OF_SERVERS = ['cluster/desk', 'cluster/workers', 'store/postgres-faults', 'store/postgres-moves'].map(
  (name) => `apps/server/test/${name}.test.ts`,
)

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'apps/**/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.LOGRES_WEB_ALL === undefined ? LONG : []),
      ...(process.env.LOGRES_CLUSTER_ALL === undefined ? LONG_OF_SERVERS : []),
    ],
    globalSetup: ['tools/shared-pages.ts'],
    setupFiles: ['tools/fuzz-seed.ts'],
    // Many wait for a browser, a socket or a disk: with as many as there are cores much of the time is idle.
    maxWorkers: 2 * availableParallelism(),
    testTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    slowTestThreshold: 20_000,
    reporters: ['default', new CountingReporter()],
  },
})
