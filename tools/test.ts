/*
 * npm test: the check, then all tests. `laws` as argument runs the laws in bulk instead.
 * The last line counts; parts that could not run are named there, and fail the run if LOGRES_TEST_ALL is set.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './check/sources.ts'

const inBulk = process.argv[2] === 'laws'
const folder = mkdtempSync(join(tmpdir(), 'logres-test-'))
const report = join(folder, 'report.json')

const checked = inBulk || run(process.execPath, ['tools/check.ts'])
const tested = run(
  process.execPath,
  [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(inBulk ? ['laws.test.ts'] : []),
  ],
  inBulk ? { LOGRES_LAW_GAMES: process.env.LOGRES_LAW_GAMES ?? '500' } : {},
)

const { numPassedTests, numFailedTests, numPendingTests } = readReport()
rmSync(folder, { recursive: true })
if (!checked) console.log('The check failed, see above.')
if (numPendingTests > 0) console.log(`Skipped tests: ${numPendingTests}. No test may be skipped.`)
process.exitCode = checked && tested && numPendingTests === 0 ? 0 : 1
console.log(`Logres: ${numPassedTests} passed, ${numFailedTests + (checked ? 0 : 1)} failed`)

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

function readReport(): { numPassedTests: number; numFailedTests: number; numPendingTests: number } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 }
  }
}
