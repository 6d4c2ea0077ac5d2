/* Secrets are shown once, and are never listed, stored or logged. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Authenticator, type CreationOptions } from './authenticator.ts'
import { Visitor } from './visitor.ts'

let folder: string
let server: ChildProcess
let log = ''
let base: string

/** As an operator starts it, with the most verbose log. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logres-secrecy-'))
  const env = { LOGRES_PORT: '0', LOGRES_DATA: folder, LOGRES_LOG: 'trace', LOGRES_HOST: '127.0.0.1' }
  const main = join(import.meta.dirname, '..', '..', 'src', 'main.ts')
  server = spawn(process.execPath, [main], { env: { ...process.env, ...env, LOGRES_BOT_THREADS: '1' } })
  const hear = (data: Buffer) => {
    log += data.toString()
  }
  server.stdout?.on('data', hear)
  server.stderr?.on('data', hear)
  await vi.waitFor(() => expect(log).toMatch(/Logres is at \S+/), { timeout: 600_000 })
  base = /Logres is at (\S+)/.exec(log)?.[1] ?? ''
})

afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true })
})

test('no secret in any list, in the export, on the disk or in the log', async () => {
  const visitor = await Visitor.arrive(base)
  const options = await visitor.must<CreationOptions>('POST', '/api/me/passkeys/options')
  await visitor.must('POST', '/api/me/passkeys', { credential: new Authenticator(base).create(options) })
  const { codes } = await visitor.must<{ codes: string[] }>('POST', '/api/me/recovery')
  const token = await visitor.must<{ secret: string }>('POST', '/api/me/tokens', { label: 'bot' })
  const pairing = async () => {
    const { url } = await visitor.must<{ url: string }>('POST', '/api/me/pairing')
    return new URL(url).hash.slice(1)
  }
  const used = await pairing()
  const phone = new Visitor(base)
  await phone.must('POST', '/api/sign-in/pairing', { secret: used })
  const tablet = new Visitor(base)
  await tablet.must('POST', '/api/sign-in/recovery', { code: codes[0] })
  // Refused requests must not be logged either.
  await new Visitor(base).refused('POST', '/api/sign-in/recovery', { code: codes[0] })
  await new Visitor(base).call('POST', '/api/sign-in/pairing', { secret: used, more: 1 })
  const secrets = [...codes, ...codes.map((code) => code.replace('-', '')), token.secret, used, await pairing()]
  secrets.push(visitor.secret, phone.secret, tablet.secret, options.challenge)
  expect(secrets.every((secret) => secret.length >= 10)).toBe(true)

  const lists = ['', '/passkeys', '/recovery', '/sessions', '/tokens', '/blocks', '/export']
  const told = await Promise.all(lists.map((path) => visitor.must('GET', `/api/me${path}`)))
  const disk = Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))))
  // A control: these are there.
  expect(JSON.stringify(told)).toContain(visitor.me.id)
  expect(disk.includes(visitor.me.id)).toBe(true)
  expect(log).toContain('/api/sign-in/recovery')
  for (const secret of secrets) {
    expect(JSON.stringify(told)).not.toContain(secret)
    expect(disk.includes(secret)).toBe(false)
    expect(log).not.toContain(secret)
  }
})
