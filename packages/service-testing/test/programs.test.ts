import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { programsFor } from '../src/programs.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('what cannot be had is said, and named where all that did not run is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-not-run-'))
  const file = join(folder, 'not-run.txt')
  vi.stubEnv('LOGRES_NOT_RUN', file)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(programsFor('a shell', ['sh'], 'no-such-package')).toMatchObject({ sh: expect.stringMatching(/sh$/) })
  expect(said).not.toHaveBeenCalled()
  expect(programsFor('a test', ['sh', 'no-such-program'], 'no-such-package')).toBeUndefined()
  expect(said).toHaveBeenCalledWith(expect.stringContaining('NOT RUN: a test (needs no-such-package'))
  expect(readFileSync(file, 'utf8')).toMatch(/^a test \(.*\)\n$/)
  rmSync(folder, { recursive: true })
})
