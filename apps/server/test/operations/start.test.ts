import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, readConfig } from '../../src/config.ts'
import { startErrorMessage } from '../../src/operations/start-errors.ts'
import { startServer } from '../../src/server.ts'
import { openStore } from '../../src/store/index.ts'
import { ServerProcess } from './server-process.ts'

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

test('a port in use is reported in one line, with exit code 2', async () => {
  const child = new ServerProcess({ LOGRES_DATA: folder, LOGRES_PORT: taken, LOGRES_LOG: 'silent' })
  expect(await child.ended).toBe(2)
  expect(child.output).toBe(`Logres: Port ${taken} is already in use. Set LOGRES_PORT to another one.\n`)
})

test.each([
  [{ LOGRES_PORT: 'http' }, 'LOGRES_PORT must be a whole number'],
  [{ LOGRES_HOST: '203.0.113.1' }, 'no address 203.0.113.1'],
  [{ LOGRES_DATA: join('file', 'below') }, 'cannot be created'],
  [{ LOGRES_DATA: 'folder' }, 'cannot open the store'],
  [{ LOGRES_STORE: 'mysql://me:sesame@host' }, 'LOGRES_STORE: no store at "mysql://…@host"'],
])('%j: other errors the operator can fix are reported in the same way', async (env, words) => {
  mkdirSync(join(folder, 'folder', 'logres.sqlite'), { recursive: true })
  const data = 'LOGRES_DATA' in env ? join(folder, env.LOGRES_DATA) : folder
  let config: Config | undefined
  const start = async () => {
    config = readConfig({ LOGRES_PORT: '0', LOGRES_LOG: 'silent', ...env, LOGRES_DATA: data })
    await (await startServer(config)).stop()
  }
  const error = await start().catch((reason) => reason)
  expect(startErrorMessage(error, config)).toMatch(/^[^\n]+$/)
  expect(startErrorMessage(error, config)).toContain(words)
})

test('a worker does the same, without a password in the message', async () => {
  const cli = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))
  const env = { LOGRES_BUS: 'redis://:sesame@127.0.0.1:1', LOGRES_STORE: 'postgres://me:sesame@127.0.0.1:1/none' }
  const run = promisify(execFile)(process.execPath, [cli, 'worker'], { env: { PATH: process.env.PATH, ...env } })
  const { code, stdout, stderr } = await run.catch((error) => error)
  expect(code).toBe(2)
  expect(stdout + stderr).toMatch(/^logres: cannot open the store "postgres:\/\/…@127[^\n]*\n$/)
  expect(stderr).not.toContain('sesame')
})

test("a bug is not reported as an operator's error", () => {
  expect(startErrorMessage(new TypeError('x is not a function'), readConfig({}))).toBeUndefined()
})

test('a server that cannot listen closes what it has opened', async () => {
  const store = await openStore(':memory:')
  const config = readConfig({ LOGRES_DATA: folder, LOGRES_PORT: taken, LOGRES_HOST: '127.0.0.1', LOGRES_LOG: 'silent' })
  await expect(startServer(config, { store })).rejects.toThrow('EADDRINUSE')
  await expect(store.get('people', 'x')).rejects.toThrow('the store is closed')
})
