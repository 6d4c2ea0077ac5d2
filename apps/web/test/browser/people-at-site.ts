/* People with kept accounts and names of their own, and matches that are over: for tests of pages about people. */
import { randomBytes } from 'node:crypto'
import { sealNonce } from '@logres/kernel'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { TestPage, TestSite } from './test-site.ts'

export interface Person extends TestPage {
  readonly name: string
  /** A request as their browser sends it. */
  ask<T = object>(method: string, path: string, body?: object): Promise<T>
}

async function send<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const response = await page.request.fetch(path, { method, ...(body && { data: body }) })
  const text = await response.text()
  return JSON.parse(text === '' ? '{}' : text)
}

/** Somebody who has just come, on a page that needs nothing. */
export async function guest(site: TestSite, options: BrowserContextOptions = {}): Promise<Person> {
  const visitor = await site.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...options })
  await visitor.page.goto('/credits')
  const { name } = await send<{ name: string }>(visitor.page, 'POST', '/api/guest')
  return { ...visitor, name, ask: (method, path, body) => send(visitor.page, method, path, body) }
}

/** With recovery codes, so that the name is theirs. */
export async function kept(site: TestSite, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const person = await guest(site, options)
  await person.ask('POST', '/api/me/recovery')
  const renamed = await person.ask<{ name?: string }>('PATCH', '/api/me', { name })
  if (renamed.name !== name) throw new Error(`the name ${name} is refused: ${JSON.stringify(renamed)}`)
  return { ...person, name }
}

interface Table {
  readonly id: string
}

/** A match of Avalon at a public table, just begun. */
export async function begin(first: Person, second: Person): Promise<string> {
  const { id } = await first.ask<Table>('POST', '/api/tables', {
    game: 'avalon',
    seats: [null, null],
    access: 'public',
  })
  const nonces = [first, second].map(() => randomBytes(32).toString('hex'))
  for (const [seat, person] of [first, second].entries()) {
    await person.ask('POST', `/api/tables/${id}/sit`, { seat, nonceSeal: sealNonce(id, seat, nonces[seat] ?? '') })
  }
  await first.ask('POST', `/api/tables/${id}/start`)
  for (const [seat, person] of [first, second].entries()) {
    await person.ask('POST', `/api/tables/${id}/reveal`, { nonce: nonces[seat] })
  }
  return id
}

/** The second resigns. Resolves once the archive has it. */
export async function finish(first: Person, second: Person): Promise<string> {
  const id = await begin(first, second)
  await second.page.goto(`/g/${id}`)
  await second.page.getByRole('button', { name: 'Resign' }).first().click()
  await second.page.getByRole('button', { name: 'Yes, resign' }).click()
  for (;;) {
    const { results } = await first.ask<{ results: { match: string }[] }>('GET', '/api/archive?mine=true')
    if (results.some(({ match }) => match === id)) return id
  }
}

export async function leave(...people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ page }) => page.context().close()))
}
