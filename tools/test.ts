/*
 * npm test: the check, then all tests. With the argument `laws` it runs the laws in bulk instead; `kill`, `leak`,
 * `cluster`, `abuse` and `siege` run those server tests in full, `web` those of the pages, `fuzz` all tests with a new seed.
 * The last line counts. A part that cannot run here (no browser, no database) writes its name into the file
 * LOGRES_NOT_RUN; it is named on the last line, and fails the run if LOGRES_TEST_ALL is set.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './check/sources.ts'
import { installPrograms } from './install-programs.ts'

/** What is run in full instead of everything, and how much of it. */
const BULK: ReadonlyMap<string, { readonly tests: string; readonly env: Readonly<Record<string, string>> }> = new Map([
  ['laws', { tests: '/test/rules/laws/', env: { LOGRES_LAW_GAMES: '500' } }],
  ['leak', { tests: '/test/leak/', env: { LOGRES_LEAK_MATCHES: '100' } }],
  ['abuse', { tests: '/test/abuse/', env: { LOGRES_ABUSE: '100000' } }],
  ['siege', { tests: '/test/siege/', env: { LOGRES_SIEGE_ALL: '1' } }],
  ['web', { tests: 'apps/web/test/', env: { LOGRES_WEB_ALL: '1' } }],
  [
    'cluster',
    {
      tests: '/test/cluster/ /test/store/',
      env: {
        ...{ LOGRES_CLUSTER_ALL: '1', LOGRES_COLLISIONS: '10000', LOGRES_FAULT_MATCHES: '500', LOGRES_FAULTS: '2' },
        LOGRES_PAIRING_PEOPLE: '1000',
      },
    },
  ],
  ['kill', { tests: '/test/kill/', env: { LOGRES_KILLS: '10', LOGRES_KILL_MATCHES: '200' } }],
])

const bulk = BULK.get(process.argv[2] ?? '')
const seed = process.argv[2] === 'fuzz' ? String(Date.now() % 0x8000_0000) : undefined
if (seed !== undefined) console.log(`LOGRES_FUZZ_SEED=${seed}`)
const folder = mkdtempSync(join(tmpdir(), 'logres-test-'))
const counts = join(folder, 'counts.json')
const notRun = join(folder, 'not-run.txt')

const checked = bulk !== undefined || run(['tools/check.ts'])
installPrograms()
const tested = run(
  [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...(bulk === undefined ? [] : bulk.tests.split(' '))],
  {
    LOGRES_TEST_COUNTS: counts,
    LOGRES_NOT_RUN: notRun,
    // Hundreds of processes are started: they share a compile cache.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...Object.fromEntries(Object.entries(bulk?.env ?? {}).filter(([key]) => process.env[key] === undefined)),
    ...(seed === undefined ? {} : { LOGRES_FUZZ_SEED: seed }),
  },
)
const { passed, failed, skipped }: Counts = existsSync(counts)
  ? JSON.parse(readFileSync(counts, 'utf8'))
  : { passed: 0, failed: 1, skipped: 0 }
const missing = existsSync(notRun) ? [...new Set(readFileSync(notRun, 'utf8').trim().split('\n'))] : []
// A process that is just ending may still write there.
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

if (!checked) console.log('The check failed, see above.')
if (skipped > 0) console.log(`Skipped tests: ${skipped}. No test may be skipped.`)
const isWhole = missing.length === 0 || process.env.LOGRES_TEST_ALL === undefined
process.exitCode = checked && tested && skipped === 0 && isWhole ? 0 : 1
console.log(`Logres: ${passed} passed, ${failed + (checked ? 0 : 1)} failed`)
if (missing.length > 0) console.log(`NOT RUN: ${missing.join('; ')}`)

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}
