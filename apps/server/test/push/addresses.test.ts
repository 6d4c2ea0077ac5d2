/* A subscription must not make the server call its own network. */
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpointOf, isInside } from '../../src/push/addresses.ts'
import { post } from '../../src/push/post.ts'
import { PushService } from './service.ts'

describe('where a notice may be sent', () => {
  test.each([
    ['127.0.0.1'],
    ['0.0.0.0'],
    ['10.1.2.3'],
    ['100.100.100.100'],
    ['169.254.169.254'],
    ['172.31.255.255'],
    ['192.168.0.1'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::1'],
    ['::'],
    ['fe80::1'],
    ['fd00::1'],
    ['ff02::1'],
    ['::ffff:127.0.0.1'],
    ['::ffff:a00:1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['2001:0:7f00:1::'],
    ['2001:db8::1'],
    ['localhost'],
    [''],
  ])('%s is inside', (address) => expect(isInside(address)).toBe(true))

  test.each([['8.8.8.8'], ['172.32.0.1'], ['100.128.0.1'], ['2606:4700::1111'], ['2a00:1450:4001::1']])(
    '%s is outside',
    (address) => expect(isInside(address)).toBe(false),
  )

  test.each([
    ['http://push.example.org/1'],
    ['ftp://push.example.org/1'],
    ['https://127.0.0.1/1'],
    ['https://0x7f.1/1'],
    ['https://2130706433/1'],
    ['https://[::1]/1'],
    ['https://[::ffff:10.0.0.1]/1'],
    ['https://localhost/1'],
    ['https://intranet/1'],
    ['https://me:secret@push.example.org/1'],
    ['https://push.example.org/1#2'],
    [`https://push.example.org/${'x'.repeat(1000)}`],
    ['push.example.org'],
    [''],
  ])('not to %s', (text) => expect(endpointOf(text, false)).toBeUndefined())

  test('public addresses are allowed; private ones only if the operator allows them', () => {
    expect(endpointOf('https://push.example.org:8443/p/1?a=b', false)?.host).toBe('push.example.org:8443')
    expect(endpointOf('https://8.8.8.8/1', false)).toBeDefined()
    expect(endpointOf('http://127.0.0.1:1/1', true)).toBeDefined()
    expect(endpointOf('file:///etc/passwd', true)).toBeUndefined()
  })
})

describe('a request', () => {
  let service: PushService
  beforeAll(async () => {
    service = await PushService.open(createServer())
  })
  afterAll(() => service.close())
  const message = { headers: { ttl: '1' }, body: Buffer.from('hail') }
  const plan = () => ({ signal: AbortSignal.timeout(60_000) })

  test('is not made to a name that means private address, nor to its number', async () => {
    const before = service.received.length
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const to = new URL(`http://${host}:${service.port}/1`)
      await expect(post(to, message, { ...plan(), anywhere: false })).rejects.toThrow('private address')
    }
    expect(service.received.length).toBe(before)
    // A control: it is reachable.
    expect(await post(new URL(`http://localhost:${service.port}/1`), message, { ...plan(), anywhere: true })).toBe(201)
    expect(service.received.at(-1)?.body.toString()).toBe('hail')
  })

  test('follows no redirect', async () => {
    const before = service.received.length
    service.status = 307
    expect(await post(new URL(`${service.base}/1`), message, { ...plan(), anywhere: true })).toBe(307)
    service.status = 201
    expect(service.received.length).toBe(before + 1)
  })

  test('times out', async () => {
    service.status = null
    const ending = new AbortController()
    const plan = { signal: ending.signal, anywhere: true }
    const cut = expect(post(new URL(`${service.base}/1`), message, plan)).rejects.toThrow('aborted')
    await expect.poll(() => service.waiting, { timeout: 600_000 }).toBe(1)
    ending.abort()
    await cut
    service.status = 201
  })

  test('reads no more of an answer than its status', async () => {
    let isCut = false
    const flood = createServer((_request, response) => {
      response.on('close', () => {
        isCut = !response.writableFinished
      })
      response.writeHead(201)
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', pour)
      }
      pour()
    })
    const port = await new Promise<number>((resolve) => {
      flood.listen(0, '127.0.0.1', () => {
        const address = flood.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    expect(await post(new URL(`http://127.0.0.1:${port}/`), message, { ...plan(), anywhere: true })).toBe(201)
    await expect.poll(() => isCut).toBe(true)
    await new Promise((resolve) => flood.close(resolve))
  })
})
