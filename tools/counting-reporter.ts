import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Writes the counts to the file that tools/test.ts names, for its last line. Says at once why a test failed: Vitest does so
 * only at the end, and a run that is stopped before has no end.
 */
export class CountingReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { errors, state } = test.result()
    if (state !== 'failed') return
    for (const { message, stack, diff } of errors ?? [])
      console.error(`FAILED ${test.fullName}: ${stack ?? message}${diff === undefined ? '' : `\n${diff}`}`)
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.LOGRES_TEST_COUNTS
    if (file === undefined) return
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state] += 1
      if (module.state() === 'failed' && [...module.children.allTests('failed')].length === 0) counts.failed += 1
    }
    writeFileSync(file, JSON.stringify(counts))
  }
}
