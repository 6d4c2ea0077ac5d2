/* A realistic push service: over https, and only with a valid certificate. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pushKeys } from '../../src/push/keys.ts'
import { Sender } from '../../src/push/sender.ts'
import { openStore } from '../../src/store/index.ts'
import { Browser, claimsOf, PushService } from './service.ts'

/** A self-signed certificate for localhost and its key, for this test alone. */
const pem = readFileSync(join(import.meta.dirname, 'localhost.pem'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'logres-push-'))
let service: PushService

beforeAll(async () => {
  // A slow machine is no failure.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  service = await PushService.open(createServer({ key: pem, cert: pem }))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await service.close()
  rmSync(folder, { recursive: true })
})

test('is called over https; one with an invalid certificate is sent nothing', async () => {
  const store = await openStore(join(folder, 'store'))
  const keys = await pushKeys(store)
  await store.close()
  const browser = new Browser()
  const endpoint = `https://localhost:${service.port}/p/1`
  const to = {
    ...{ session: 's', person: 'p', endpoint, endpointHash: 'h', language: 'en', createdAt: 0 },
    ...browser.keys,
  }
  const contact = 'https://logres.example.org'
  const sender = (anywhere: boolean) => new Sender({ keys, contact, anywhere, now: () => Date.now() })
  const send = (anywhere: boolean) => sender(anywhere).send(to, { title: 'À toi' }, 'topic')
  expect(await send(true)).toBe('failed')
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, pem])
  try {
    expect(await send(true)).toBe('sent')
    expect(await send(false)).toBe('failed')
  } finally {
    setDefaultCACertificates(before)
  }
  expect(service.received).toHaveLength(1)
  const [received] = service.received
  expect(received?.path).toBe('/p/1')
  expect(browser.read(received?.body ?? Buffer.alloc(0))).toBe('{"title":"À toi"}')
  expect(claimsOf(received?.headers.authorization ?? '')).toMatchObject({
    ...{ aud: `https://localhost:${service.port}`, sub: contact },
  })
})
