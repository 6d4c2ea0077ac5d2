/* The built pages over HTTP: caching, which paths are pages, and metadata for shared links. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

const PAGE =
  '<!doctype html><html><head><title>Logres</title><meta name="description" content="old"><!-- og --></head><body><div id="app"></div></body></html>'
const SCRIPT = 'export const knights = 24;'.repeat(100)

/** Different from the file, to distinguish the two. */
const BUILT = '// packed when it was built'

let pages: string
let server: TestServer
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'logres-pages-'))
  mkdirSync(join(pages, 'assets'))
  mkdirSync(join(pages, '.vite', 'packed', 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), PAGE)
  writeFileSync(join(pages, 'theme.js'), '// theme')
  writeFileSync(join(pages, 'assets', 'main-abc123.js'), SCRIPT)
  writeFileSync(join(pages, 'assets', 'text-abc123.woff2'), 'woff')
  writeFileSync(join(pages, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(pages, 'assets', 'built-abc123.js'), SCRIPT)
  writeFileSync(join(pages, '.vite', 'packed', 'assets', 'built-abc123.js.br'), brotliCompressSync(BUILT))
  server = await openTestServer({ pages })
})
afterAll(async () => {
  await server.close()
  rmSync(pages, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.base}${path}`, { headers })
}

describe('files', () => {
  it('with a hash in their name are cached forever, others are revalidated', async () => {
    expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    const first = await get('/theme.js')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/theme.js', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('are compressed as the browser accepts, and decompress to the original', async () => {
    // fetch() decompresses by itself; the length shows what was transferred.
    for (const encoding of ['br', 'gzip']) {
      const response = await get('/assets/main-abc123.js', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 5)
      expect(await response.text()).toBe(SCRIPT)
    }
    const font = await get('/assets/text-abc123.woff2')
    expect([font.headers.get('content-encoding'), font.headers.get('content-type')]).toEqual([null, 'font/woff2'])
  })

  it('are sent as compressed at build time, if they were', async () => {
    const text = async (encoding: string) =>
      (await get('/assets/built-abc123.js', { 'accept-encoding': encoding })).text()
    expect([await text('br'), await text('gzip')]).toEqual([BUILT, SCRIPT])
  })

  it.each([
    '/assets/none.js',
    '/.vite/packed/assets/built-abc123.js.br',
    '/none.js',
    '/api/none',
    '/.vite/manifest.json',
    '/..%2fpackage.json',
  ])('%s is nothing, and no page', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('json')
  })
})

describe('pages', () => {
  it.each([
    '/',
    '/new',
    '/style',
    '/rules/avalon',
    '/rules/avalon/aid',
    '/companion/avalon',
    '/editions',
    '/editions/avalon',
    '/local/avalon',
    '/local/avalon/0k3x9',
    '/local/avalon/0k3x9/review',
    '/rules/avalon/?a=b',
  ])('%s exists', async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<div id="app">')
  })

  it.each([
    '/none',
    '/rules/chess',
    '/companion/chess',
    '/editions/chess',
    '/local/chess/0k3x9',
    '/rules/avalon/0k3x9',
    '/t/nothingherea',
    '/g/nothingherea',
    '/g/nothingherea/review',
    '/local/chess/0k3x9/review',
    '/rules/__proto__',
    '/learn/avalon/99',
    '/learn/avalon/x',
    '/@',
    '/g/xyz',
    '/t/%E0',
    '/%',
    '/t/%00',
    '/rules/avalon%2Faid',
  ])('%s is a 404 with a page for people', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<div id="app">')
  })

  it('have no inline script or style that the policy forbids', async () => {
    expect(await (await get('/')).text()).not.toMatch(/<style|<script(?![^>]*src=)| style="| on\w+="/)
  })
})

describe('what search engines read', () => {
  it('robots.txt keeps them out of people, tables, matches and the API, and names the sitemap', async () => {
    const response = await get('/robots.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const [all = '', previews = ''] = (await response.text()).split('\n\n')
    const rules = ['/api/', '/@', '/t/', '/g/', '/settings', '/sign-in', '/pair'].map((path) => `Disallow: ${path}`)
    expect(all.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', ...rules]))
    // People who share the link of a table want it to be shown with its game.
    expect(previews).toContain('User-agent: Twitterbot')
    expect(previews).not.toContain('Disallow: /t/')
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${server.base}/sitemap.xml`)
  })

  it('sitemap.xml names pages that exist and may be listed, and no others', async () => {
    const response = await get('/sitemap.xml')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const pages = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/rules/avalon', '/learn', '/about'].map((p) => server.base + p)),
    )
    for (const url of pages) {
      const page = await fetch(url)
      expect([url, page.status, (await page.text()).includes('noindex')]).toEqual([url, 200, false])
    }
  })
})

describe('the head of a page', () => {
  const head = async (path: string) => (await get(path)).text()

  it('has its own title and description, each once, and its address without the query', async () => {
    const html = await head('/rules/avalon/?from=mail')
    expect(html).toContain('<title>Avalon: Rules · Logres</title>')
    expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    expect(html).not.toContain('content="old"')
    expect(html).toContain(`<link rel="canonical" href="${server.base}/rules/avalon">`)
    expect(html).not.toContain('noindex')
  })

  it('keeps tables, personal pages and missing pages out of search engines', async () => {
    const host = await Client.arrive(server.base)
    const table = await host.makeTable('avalon', [null, null])
    for (const path of [`/t/${table.id}`, '/settings', '/profile', '/next', '/pair', '/none']) {
      expect([path, (await head(path)).includes('<meta name="robots" content="noindex">')]).toEqual([path, true])
    }
  })

  it('escapes everything in an unknown address', async () => {
    const html = await head('/%22%3E%3Cscript%3E?"><script>')
    expect(html).not.toMatch(/"><script>/)
  })
})

describe('a shared table', () => {
  it('that was closed is described as closed, without names', async () => {
    const host = await Client.arrive(server.base)
    const me = await host.must<{ name: string }>('GET', '/api/me')
    const table = await host.makeTable('avalon', [null, null])
    await host.must('POST', `/api/tables/${table.id}/cancel`)
    const html = await (await get(`/t/${table.id}`)).text()
    expect(html).toContain('This table is closed.')
    expect(html).not.toContain(me.name)
  })

  it('is described with game, host and free seats, all escaped', async () => {
    const host = await Client.arrive(server.base)
    const table = await host.makeTable('avalon', [null, null])
    const html = await (await get(`/t/${table.id}`)).text()
    expect(html).toContain('<meta property="og:title" content="Avalon: ')
    expect(html).toContain('2 seats are free.')
    expect(html).toContain(`<meta property="og:url" content="${server.base}/t/${table.id}">`)
  })

  it('by invitation reveals neither host nor seats', async () => {
    const host = await Client.arrive(server.base)
    const me = await host.must<{ name: string }>('GET', '/api/me')
    const table = await host.must<{ id: string }>('POST', '/api/tables', {
      game: 'avalon',
      seats: [null, null],
      access: 'invite',
    })
    const html = await (await get(`/t/${table.id}`)).text()
    expect(html).toContain('Avalon: a table')
    expect(html).not.toContain(me.name)
    expect(html).not.toContain('seats are free')
  })

  it('escapes HTML in a name', async () => {
    const host = await Client.arrive(server.base)
    await host.must('PATCH', '/api/me', { name: 'A "quote" & <b>' })
    const me = await host.must<{ name: string }>('GET', '/api/me')
    const table = await host.makeTable('avalon', [null, null])
    const html = await (await get(`/t/${table.id}`)).text()
    expect(html).not.toContain('<b>')
    expect(html).toContain(
      me.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    )
  })
})
