/*
 * A page's assets are linked in it: in the reader's language, after what all pages share, and only files that exist.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'

const PAGE =
  '<!doctype html><html lang="en"><head><title>Logres</title><!-- og --></head><body><div id="app"></div></body></html>'
const FIRST = { '/': { en: '<h1>Take a seat</h1>', fr: '<h1>Prends place</h1>' } }
const BEGINNINGS = {
  '/': { en: ['/assets/home.js', '/assets/en.js', '/assets/home.css'], fr: ['/assets/home.js', '/assets/fr.js'] },
  '/t': { en: ['/assets/table.js'], fr: [] },
  '/local/avalon': { en: ['/assets/board.js', '/assets/board.css'], fr: [] },
}

let pages: string
let server: TestServer
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'logres-pages-'))
  mkdirSync(join(pages, '.vite'))
  writeFileSync(join(pages, 'index.html'), PAGE)
  writeFileSync(join(pages, '.vite', 'page-assets.json'), JSON.stringify(BEGINNINGS))
  writeFileSync(join(pages, '.vite', 'first-paint.json'), JSON.stringify(FIRST))
  server = await openTestServer({ pages })
})
afterAll(async () => {
  await server.close()
  rmSync(pages, { recursive: true })
})

async function linksOf(path: string, language = 'en'): Promise<string[]> {
  const response = await fetch(`${server.base}${path}`, { headers: { 'accept-language': language } })
  expect(response.headers.get('vary')).toContain('accept-language')
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(/<link rel="(modulepreload|stylesheet)" crossorigin href="([^"]*)">/g)].map(
    ([, rel, file]) => `${rel} ${file}`,
  )
}

describe('what is shown before any script has loaded', () => {
  const bodyOf = async (path: string, language: string) =>
    (await fetch(`${server.base}${path}`, { headers: { 'accept-language': language } })).text()

  it("is in the page, in the browser's preferred language", async () => {
    expect(await bodyOf('/', 'fr')).toContain('<div id="app"><h1>Prends place</h1></div>')
    expect(await bodyOf('/', 'fr')).toContain('<html lang="fr" data-page="/">')
    expect(await bodyOf('/', 'pt')).toContain('<div id="app"><h1>Take a seat</h1></div>')
  })

  it.each(['/rules', '/t/anything', '/constructor'])('%s has no assets', async (path) => {
    const body = await bodyOf(path, 'en')
    expect(body).toContain('<div id="app"></div>')
    expect(body).toContain('<html lang="en">')
  })
})

describe('the assets of a page', () => {
  it('are linked in it: scripts and styles', async () => {
    expect(await linksOf('/')).toEqual([
      'modulepreload /assets/home.js',
      'modulepreload /assets/en.js',
      'stylesheet /assets/home.css',
    ])
    expect(await linksOf('/t/anything')).toEqual(['modulepreload /assets/table.js'])
  })

  it('have a low priority for the large scripts of a match page, so that the styles come first', async () => {
    for (const path of ['/local/avalon', '/local/avalon/0k3x9']) {
      const html = await (await fetch(`${server.base}${path}`)).text()
      expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/board.js">')
      expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/board.css">')
    }
    expect(await (await fetch(`${server.base}/`)).text()).not.toContain('fetchpriority')
  })

  it.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['pt, fr;q=0.5', 'fr'],
    ['pt', 'en'],
    ['', 'en'],
    ['__proto__;q=1,,;', 'en'],
  ])('are in the browser’s preferred language: %s', async (wish, language) => {
    expect(await linksOf('/', wish)).toContain(`modulepreload /assets/${language}.js`)
  })

  it.each(['/rules', '/g/nothingherea', '/constructor', '/__proto__'])(
    '%s has no assets of its own, and is still a page',
    async (path) => {
      expect(await linksOf(path)).toEqual([])
    },
  )

  it('are compressed with an encoding the browser accepts', async () => {
    const response = await fetch(`${server.base}/`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('/assets/home.js')
  })
})
