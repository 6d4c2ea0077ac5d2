/* Security headers, on a home network and under https; and who may make changes. */
import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { openTestServer } from './test-server.ts'

const POLICY =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';media-src 'self';" +
  "connect-src 'self';manifest-src 'self';worker-src 'self';object-src 'none';base-uri 'none';form-action 'self';" +
  "frame-ancestors 'none'"
const PAGES = ['/', '/api/docs', '/api/docs/style.css', '/api/docs/json', '/api/me', '/nowhere', '/healthz']

test('plain http: the policy allows nothing inline, and does not require https', async () => {
  const server = await openTestServer()
  for (const path of PAGES) {
    const { headers } = await fetch(`${server.base}${path}`)
    expect(headers.get('content-security-policy'), path).toBe(POLICY)
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('cross-origin-opener-policy')).toBeNull()
    expect(headers.get('origin-agent-cluster')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  }
  const cookie = (await fetch(`${server.base}/api/guest`, { method: 'POST' })).headers.get('set-cookie')
  expect(cookie).toMatch(/^logres=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  await server.close()
})

test('https: HSTS is set, and cookies are secure', async () => {
  const server = await openTestServer({}, { LOGRES_ORIGIN: 'https://logres.example' })
  const { headers } = await fetch(`${server.base}/`)
  expect(headers.get('content-security-policy')).toBe(POLICY)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  const cookie = (await fetch(`${server.base}/api/guest`, { method: 'POST' })).headers.get('set-cookie')
  expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  await server.close()
})

test.each([
  ['without an origin set', {}, (base: string) => base, 'https://logres.example'],
  ['with one', { LOGRES_ORIGIN: 'https://logres.example' }, () => 'https://logres.example', 'http://logres.example'],
] as const)("%s: another site's page changes nothing, our own does", async (_name, env, own, foreign) => {
  const server = await openTestServer({}, env)
  const client = await Client.arrive(server.base)
  const ask = (method: string, path: string, origin: string) =>
    fetch(`${server.base}${path}`, {
      ...{ method, headers: { origin, cookie: `logres=${client.secret}`, 'content-type': 'application/json' } },
      ...(method !== 'GET' && { body: JSON.stringify({ name: 'Mallory' }) }),
    })
  for (const origin of [foreign, 'null', 'nonsense', 'https://logres.example.evil.example']) {
    for (const [method, path] of [
      ['PATCH', '/api/me'],
      ['POST', '/api/tables'],
      ['POST', '/api/guest'],
      ['DELETE', '/api/me/sessions/x'],
      ['PUT', '/nowhere'],
    ] as const) {
      const answer = await ask(method, path, origin)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ code: 'foreignPage', message: expect.stringMatching(/\.$/) })
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect((await ask('GET', '/api/me', origin)).status).toBe(200)
  }
  expect(await client.must('GET', '/api/me')).toMatchObject({ name: client.name })
  expect((await ask('PATCH', '/api/me', own(server.base))).status).toBe(200)
  expect(await client.must('GET', '/api/me')).toMatchObject({ name: 'Mallory' })
  await server.close()
})

test('the docs page lists every route and socket message, without scripts', async () => {
  const server = await openTestServer()
  const page = await (await fetch(`${server.base}/api/docs`)).text()
  const json = await (await fetch(`${server.base}/api/docs/json`)).text()
  const docs: { paths: Record<string, Record<string, { summary: string }>> } = JSON.parse(json)
  const routes = Object.entries(docs.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { summary }]) => ({ route: `${verb.toUpperCase()} ${path}`, summary })),
  )
  expect(routes.length).toBeGreaterThan(30)
  const plain = page.replaceAll('&#39;', "'").replaceAll('&#34;', '"')
  for (const { route, summary } of routes) {
    expect(plain).toContain(`<code>${route}</code>`)
    expect(plain).toContain(summary)
  }
  for (const kind of ['act', 'undo', 'resign', 'chat']) expect(plain).toContain(`<code>"${kind}"</code>`)
  for (const kind of ['whole', 'update', 'refused']) expect(plain).toContain(`<dt><code>${kind}</code>`)
  expect(page).not.toMatch(/<script|<style|style=|\son\w+=|https?:/)
  await server.close()
})
