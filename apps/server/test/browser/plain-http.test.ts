/*
 * A match in a real browser over plain http, under a name that is not localhost: not a secure context, as on a home
 * network. There are no web pages here: the plain home page runs a test script that has all a client needs.
 */
import { fileURLToPath } from 'node:url'
import { bundleScript, HOST, openBrowser } from '@logres/browser-testing'
import { findGame } from '@logres/catalogue'
import { type GameRecord, importRecord, isRefusal, type Table, verifyRecord } from '@logres/kernel'
import { expect, test } from 'vitest'
import { openTestServer } from '../test-server.ts'
import type * as client from './page.ts'

const SCRIPT = '/a-script-of-the-test.js'
const LONG = 120_000

type Client = typeof client
type Done<F extends keyof Client> = Awaited<ReturnType<Client[F]>>

test(
  'two browsers, plain http, no secure context: a whole match of Avalon that verifies',
  async () => {
    const browser = await openBrowser('a match in the browser')
    if (browser === undefined) return
    const server = await openTestServer()
    const origin = `http://${HOST}:${new URL(server.base).port}`
    const code = await bundleScript(fileURLToPath(new URL('page.ts', import.meta.url)), 'client')
    const troubles: string[] = []
    const origins = new Set<string | null>()

    const open = async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      page.on('console', (message) => troubles.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => troubles.push(String(error)))
      page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`))
      page.on('request', async (request) => {
        if (request.method() === 'POST') origins.add(await request.headerValue('origin'))
      })
      await page.addInitScript(
        `addEventListener('securitypolicyviolation', (e) => console.error('violated: ' + e.violatedDirective + ' by ' + e.blockedURI + ' at ' + e.sourceFile + ':' + e.lineNumber))`,
      )
      await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
      expect((await page.goto(`${origin}/`))?.status()).toBe(200)
      await page.addScriptTag({ url: SCRIPT })
      const ask = <F extends keyof Client>(what: F, ...args: Parameters<Client[F]>): Promise<Done<F>> =>
        page.evaluate(`client.${what}(...${JSON.stringify(args)})`)
      return { context, page, ask }
    }

    try {
      const [arthur, mordred] = [await open(), await open()]
      const names = [(await arthur.ask('arrive')).name, (await mordred.ask('arrive')).name]
      for (const { ask, context } of [arthur, mordred]) {
        // The cookie is there, and not for scripts.
        expect(await ask('surroundings')).toEqual({ isSecureContext: false, hasSubtle: false, cookie: '' })
        expect(await context.cookies()).toMatchObject([
          { name: 'logres', httpOnly: true, secure: false, sameSite: 'Lax' },
        ])
      }
      const id = await arthur.ask('makeTable', 6)
      await arthur.ask('sit', id, 0)
      await mordred.ask('sit', id, 1)
      await arthur.ask('start', id)
      const receipts = [await arthur.ask('reveal', id, 0), await mordred.ask('reveal', id, 1)]
      const played = await Promise.all([arthur.ask('play', id), mordred.ask('play', id)])
      expect(played.every(({ acts }) => acts > 3)).toBe(true)
      expect(played[0].outcome).toEqual(played[1].outcome)
      expect(played[0].outcome).toMatchObject({ by: 'rules' })

      const { record, verdict } = await mordred.ask('verify', id)
      expect(verdict).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
      holdAgainst(record, receipts)
      expect(record.table.seats.map(({ name }) => name)).toEqual(names)
      expect([...origins]).toEqual([origin])

      expect((await arthur.page.goto(`${origin}/api/docs`))?.status()).toBe(200)
      expect(await arthur.page.evaluate(`getComputedStyle(document.querySelector('main')).maxWidth`)).not.toBe('none')
      expect(troubles).toEqual([])

      // The policy is in force: inline scripts do not run, and other origins are not requested.
      await mordred.page.evaluate(
        `document.body.append(Object.assign(document.createElement('script'), { text: 'ran = 1' }))`,
      )
      expect(await mordred.page.evaluate(`typeof ran`)).toBe('undefined')
      expect(await mordred.page.evaluate(`fetch('http://127.0.0.1:1/').then(() => 'sent', () => 'stopped')`)).toBe(
        'stopped',
      )
      await expect.poll(() => troubles.join()).toMatch(/script-src 'self'.*connect-src 'self'/)
    } finally {
      await browser.close()
      await server.close()
    }
  },
  LONG,
)

test(
  "another site's page can neither open a socket here nor change anything, though the cookie may travel",
  async () => {
    const browser = await openBrowser("another site's page")
    if (browser === undefined) return
    const server = await openTestServer()
    const elsewhere = await openTestServer()
    try {
      const context = await browser.newContext()
      const page = await context.newPage()
      const here = `http://${HOST}:${new URL(server.base).port}`
      await page.goto(`${here}/`)
      expect(await page.evaluate(`fetch('/api/guest', { method: 'POST' }).then(({ status }) => status)`)).toBe(201)
      // The same name on another port is the same site: the cookie is sent, and only the Origin differs.
      const other = `http://${HOST}:${new URL(elsewhere.base).port}`
      await page.route(`${other}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>' }))
      await page.goto(`${other}/`)
      const answer = page.waitForResponse(`${here}/api/guest`)
      await page.evaluate(`{
      const form = Object.assign(document.createElement('form'), { method: 'POST', action: '${here}/api/guest' })
      document.body.append(form)
      form.submit()
    }`)
      const response = await answer
      expect(await response.request().headerValue('cookie')).toMatch(/^logres=/)
      expect(response.status()).toBe(403)
      // The answer is here before the page it makes: leaving sooner breaks into that navigation.
      await page.waitForURL(`${here}/api/guest`)
      await page.goto(`${other}/`)
      const socket = `new Promise((done) => {
      const socket = new WebSocket('${here.replace('http', 'ws')}/api/matches/aaaaaaaaaaaa/socket')
      socket.onopen = () => done('opened')
      socket.onerror = () => done('refused')
    })`
      expect(await page.evaluate(socket)).toBe('refused')
    } finally {
      await browser.close()
      await Promise.all([server.close(), elsewhere.close()])
    }
  },
  LONG,
)

/** The record is of the table each page found sealed, with the nonce each has kept; here verified once more. */
function holdAgainst(raw: GameRecord, receipts: readonly { readonly table: Table; readonly nonce: string }[]): void {
  const record = importRecord(JSON.parse(JSON.stringify(raw)))
  if (isRefusal(record)) throw new Error(record.code)
  for (const [seat, { table, nonce }] of receipts.entries()) {
    expect(record.table).toEqual(table)
    expect(record.nonces?.[seat]).toBe(nonce)
  }
  const game = findGame('avalon')?.game
  expect(game && verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
}
