import { defineConfig } from 'vitest/config'
import { CountingReporter } from './tools/counting-reporter.ts'

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'apps/**/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    setupFiles: ['tools/fuzz-seed.ts'],
    maxWorkers: '100%',
    testTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    slowTestThreshold: 20_000,
    reporters: ['default', new CountingReporter()],
  },
})
