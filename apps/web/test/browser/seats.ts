/* Two people at one table: the way there, and a line of each that can be cut. */
import type { Page } from 'playwright-core'
import type { TestSite } from './test-site.ts'

export interface Seat {
  readonly page: Page
  readonly faults: readonly string[]
  readonly connection: ConnectionControl
}

/** What becomes of a page's line to the server. */
export interface ConnectionControl {
  /** While it is down no line can be opened. */
  setDown(isDown: boolean): Promise<void>
  /** What the page says still arrives, but it hears nothing any more. */
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
  await page.routeWebSocket(/\/socket/, (socket) => {
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

/** What is played, and what the host chooses before the table is made. */
export interface TableForm {
  readonly game: string
  fill(host: Page): Promise<void>
}

const USUAL: TableForm = { game: 'avalon', fill: async () => {} }

/** Through the pages: one makes a table and shows its link, the other follows it and sits down. */
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
