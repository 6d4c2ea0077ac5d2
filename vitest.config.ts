import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { CountingReporter } from './tools/counting-reporter.ts'

/**
 * Minutes in a browser: `npm run test:web` runs them with all variants, LOGRES_WEB_LONG=1 with one of each. What they are about is
 * tried in small by the others.
 */
const LONG = [
  'account',
  'board',
  'board-look',
  'chat',
  'companion',
  'editions',
  'judgement',
  'judgement-race',
  'replay-and-proof',
  'reveal',
  'match-languages',
  'merlin-look',
  'merlin-parts',
  'merlin-whole',
  'moderation',
  'notify',
  'players',
  'readings',
  'rules',
  'score-sheet',
  'screens',
  'tables',
  'telling-merlin',
  'telling-phone',
  'telling-tournament',
  'tournament',
  'tournament-look',
  'tournament-market',
  'watch',
].map((name) => `apps/web/test/browser/${name}.test.ts`)

/** What several servers and their database do in trouble: `npm run test:cluster` runs these too. */
const LONG_OF_SERVERS = ['cluster/job-queue', 'cluster/workers', 'store/postgres-faults', 'store/postgres-moves'].map(
  (name) => `apps/server/test/${name}.test.ts`,
)

/** How long an attack holds a server up: `npm run test:siege` measures that too. */
const LONG_SIEGES = ['long-matches-measured', 'costs-measured'].map((name) => `apps/server/test/siege/${name}.test.ts`)

/** What measures milliseconds: once all others are done, and one after the other. */
const MEASURED = [
  'apps/web/test/browser/judgement-race.test.ts',
  ...LONG_SIEGES,
  // In small it measures nothing.
  ...(process.env.LOGRES_SIEGE_ALL === undefined ? [] : ['apps/server/test/siege/hostile.test.ts']),
]

const LEFT_OUT = [
  ...configDefaults.exclude,
  ...(process.env.LOGRES_WEB_ALL === undefined && process.env.LOGRES_WEB_LONG === undefined ? LONG : []),
  ...(process.env.LOGRES_CLUSTER_ALL === undefined ? LONG_OF_SERVERS : []),
  ...(process.env.LOGRES_SIEGE_ALL === undefined ? LONG_SIEGES : []),
]

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: [
            'packages/**/test/**/*.test.ts',
            'games/**/test/**/*.test.ts',
            'apps/**/test/**/*.test.ts',
            'tools/test/**/*.test.ts',
          ],
          exclude: [...LEFT_OUT, ...MEASURED],
        },
      },
      {
        extends: true,
        test: {
          ...{ name: 'measured', include: MEASURED, exclude: LEFT_OUT },
          ...{ sequence: { groupOrder: 1 }, maxWorkers: 1 },
        },
      },
    ],
    globalSetup: ['tools/shared-pages.ts'],
    setupFiles: ['tools/fuzz-seed.ts'],
    // Many wait for a browser, a socket or a disk: with as many as there are cores much of the time is idle.
    maxWorkers: 2 * availableParallelism(),
    // These only end what is hopeless: on a busy machine all takes many times as long.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    slowTestThreshold: 20_000,
    reporters: ['default', new CountingReporter()],
  },
})
