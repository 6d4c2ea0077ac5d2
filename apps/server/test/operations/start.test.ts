import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Child } from './child.ts'

let folder: string
const other = createServer()
let taken: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logres-start-'))
  writeFileSync(join(folder, 'file'), '')
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  taken = String(address !== null && typeof address === 'object' ? address.port : 0)
})
afterAll(() => {
  other.close()
  rmSync(folder, { recursive: true })
})

test('what the operator can mend is said in one line, with the code 2', async () => {
  const attempts: [Record<string, string>, string][] = [
    [{ LOGRES_DATA: folder, LOGRES_PORT: taken }, `Port ${taken} is taken already`],
    [{ LOGRES_DATA: folder, LOGRES_PORT: 'http' }, 'LOGRES_PORT must be a whole number'],
    [{ LOGRES_DATA: folder, LOGRES_HOST: '203.0.113.1' }, 'no address 203.0.113.1'],
    [{ LOGRES_DATA: join(folder, 'file', 'below') }, 'cannot be made'],
  ]
  await Promise.all(
    attempts.map(async ([env, words]) => {
      const child = new Child({ ...env, LOGRES_LOG: 'silent' })
      expect(await child.ended).toBe(2)
      expect(child.output).toMatch(/^Logres: [^\n]*\n$/)
      expect(child.output).toContain(words)
    }),
  )
})
