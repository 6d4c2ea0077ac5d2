/* Two people at one table: how they get there, and connections that can be cut. */
import type { Page } from 'playwright-core'
import type { TestSite } from './test-site.ts'

export interface Seat {
  readonly page: Page
  readonly faults: readonly string[]
  readonly connection: ConnectionControl
}

/** Controls a page's socket. */
export interface ConnectionControl {
  /** While it is down, no connection can be opened. */
  setDown(isDown: boolean): Promise<void>
  /** Messages of the page still arrive, but it receives none. */
  dropIncoming(): void
}

export type Seats = readonly [Seat, Seat]

export async function newSeat(site: TestSite): Promise<Seat> {
  const { page, faults } = await site.newPage({ viewport: { width: 1280, height: 800 } })
  return { page, faults, connection: await controlConnection(page) }
}

async function controlConnection(page: Page): Promise<ConnectionControl> {
  let isDown = false
  let isDeaf = false
  let cut = () => Promise.resolve()
  await page.routeWebSocket(/\/api\/matches\/.*\/socket/, (socket) => {
    if (isDown) return void socket.close({ code: 4001 })
    isDeaf = false
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isDeaf) socket.send(message)
    })
    cut = async () => {
      await Promise.all([socket.close({ code: 4001 }), server.close()])
    }
  })
  return {
    dropIncoming: () => {
      isDeaf = true
    },
    setDown: async (wish) => {
      isDown = wish
      if (isDown) await cut()
    },
  }
}

/** The game, and the host's choices before the table is created. */
export interface TableForm {
  readonly game: string
  fill(host: Page): Promise<void>
}

const USUAL: TableForm = { game: 'avalon', fill: async () => {} }

/** Through the pages: one creates a table and shares its link, the other follows it and sits down. */
export async function startMatch(
  site: TestSite,
  atTable: (host: Page) => Promise<void> = async () => {},
  { game, fill }: TableForm = USUAL,
): Promise<Seats> {
  const [host, friend] = await Promise.all([newSeat(site), newSeat(site)])
  await host.page.goto(`/new?game=${game}`)
  await fill(host.page)
  await host.page.getByRole('button', { name: 'Create the table' }).click()
  await host.page.getByText('host, ready').waitFor()
  const link = await host.page.getByRole('textbox', { name: 'Invite link' }).inputValue()
  await friend.page.goto(`http://${link}`)
  await friend.page.getByRole('button', { name: /Sit here/ }).click()
  await host.page.getByText('Everyone is seated.').waitFor()
  await atTable(host.page)
  await start(host.page, friend.page)
  return [host, friend]
}

export async function start(host: Page, friend: Page): Promise<void> {
  await host.getByRole('button', { name: 'Start' }).click()
  for (const page of [host, friend]) await page.locator('.avalon-row, .merlin-ring').waitFor()
}
