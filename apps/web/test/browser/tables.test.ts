/* Tables as people use them: links to seats, two tabs, late guests, rematches. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { start } from './seats.ts'
import { siteTests } from './site-tests.ts'
import type { TestPage, TestSite } from './test-site.ts'

const it = siteTests('tables')

async function makeTable(page: Page, access: RegExp): Promise<string> {
  await page.goto('/new?game=avalon')
  await page.getByRole('radio', { name: access }).check()
  // Twice: a double click must not create two tables.
  await page.getByRole('button', { name: 'Create the table' }).dblclick()
  await page.waitForURL('**/t/*')
  await page.getByText('host, ready').waitFor()
  return page.url()
}

/** The address of a seat, as the page shows it. */
async function linkTo(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor()
  const link = await dialog.getByRole('textbox').inputValue()
  await page.keyboard.press('Escape')
  return `http://${link}`
}

async function sit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: /Sit here/ }).click()
  await page.getByText('(you)').waitFor()
}

async function leave(...guests: readonly Pick<TestPage, 'page'>[]): Promise<void> {
  await Promise.all(guests.map(({ page }) => page.context().close()))
}

function arriveAll(site: TestSite, count: number): Promise<TestPage[]> {
  return Promise.all(Array.from({ length: count }, () => site.newPage()))
}

async function pair(site: TestSite): Promise<readonly [TestPage, TestPage]> {
  const [host, friend] = await Promise.all([site.newPage(), site.newPage()])
  return [host, friend]
}

describe('a link to a seat', () => {
  it('lets a visitor sit down at a table by invitation; says if it is used or wrong; moves one’s own seat to another browser', async (site) => {
    const [host, friend] = await pair(site)
    const table = await makeTable(host.page, /By invitation/)
    const link = await linkTo(host.page, 'Seat 2: Link to this seat')

    await friend.page.goto(link)
    await friend.page.getByText('(you)').waitFor()
    // The secret does not stay in the address, where somebody could look over a shoulder or into the history.
    expect(friend.page.url()).toBe(table)
    await host.page.getByText('Everyone is seated.').waitFor()

    const [late, lost] = await pair(site)
    for (const [{ page }, url] of [
      [late, link],
      [lost, `${table}#${'x'.repeat(43)}`],
    ] as const) {
      await page.goto(url)
      await page.getByText('This link leads to no seat: it has been used, or there is a newer one.').waitFor()
      await page.getByText('Every seat is taken.').waitFor()
    }

    const own = await linkTo(friend.page, 'Seat 2: Link to my seat')
    await late.page.goto(own)
    await late.page.getByText('(you)').waitFor()
    await friend.page.getByText('You no longer have a seat here.').waitFor()
    await host.page.getByText('Everyone is seated.').waitFor()
    await start(host.page, late.page)
    expect([host, friend, late, lost].flatMap(({ faults }) => faults.filter((text) => !/403/.test(text)))).toEqual([])
    await leave(host, friend, late, lost)
  })

  it('opened offline stays in the URL for the next try', async (site) => {
    const [host, friend] = await pair(site)
    await makeTable(host.page, /By link/)
    const link = await linkTo(host.page, 'Seat 2: Link to this seat')
    await friend.page.goto('/about')
    await friend.page.route('**/api/**', (route) => route.abort())
    await friend.page.goto(link)
    await friend.page.getByText('The server is not responding').waitFor()
    await friend.page.unroute('**/api/**')
    await friend.page.getByRole('button', { name: 'Try again' }).click()
    await friend.page.getByText('(you)').waitFor()
    await leave(host, friend)
  })
})

describe('a table', () => {
  it('open in two tabs of the same person starts, though both have sealed', async (site) => {
    const [host, friend] = await pair(site)
    const table = await makeTable(host.page, /By link/)
    await sit(friend.page, table)
    const second = await friend.page.context().newPage()
    await second.goto(table)
    await second.getByText('(you)').waitFor()
    // A person who is moved must seal again, and both tabs do it.
    for (const seat of [1, 2]) {
      await host.page.getByRole('button', { name: `Seat ${seat}: Swap with` }).click()
      await host.page.getByRole('button', { name: `Seat ${3 - seat}: Swap with` }).click()
      await host.page.getByText('Everyone is seated.').waitFor()
    }
    await start(host.page, friend.page)
    await second.locator('.avalon-row').waitFor()
    await leave(host, friend)
  })

  it('that is sealed again says so, asks before a third attempt, and its record lists the failed starts', async (site) => {
    const [host, friend] = await pair(site)
    const table = await makeTable(host.page, /By link/)
    // The friend sees what the host revealed, and leaves.
    await friend.page.route('**/reveal', (route) => route.abort())
    for (const times of ['once', '2 times']) {
      await sit(friend.page, table)
      await host.page.getByRole('button', { name: 'Start', exact: true }).click()
      await host.page.getByText(/Every seat is opening its seal\..*Waiting/).waitFor()
      await host.page.getByText('host, ready').waitFor()
      await friend.page.getByRole('button', { name: 'Leave the table' }).click()
      await host.page.getByText(new RegExp(`Sealed again ${times}: .* left, \\d+:\\d\\d`)).waitFor()
    }
    await friend.page.unroute('**/reveal')
    await sit(friend.page, table)
    await host.page.getByText('Your secret number has been revealed 2 times at this table').waitFor()
    await host.page.getByRole('button', { name: 'Seal again' }).click()
    await host.page.getByText('Everyone is seated.').waitFor()
    await start(host.page, friend.page)
    await friend.page.getByRole('button', { name: 'Resign', exact: true }).first().click()
    await friend.page.getByRole('button', { name: 'Yes, resign' }).click()
    await host.page.locator('.match-ending').getByText('Sealed again 2 times').waitFor()
    await host.page.getByRole('button', { name: 'Verify this game' }).click()
    await host.page.locator('.match-proof').waitFor()
    const found = (await host.page.locator('.match-proof li').allTextContents()).join(' | ')
    expect(found).toContain('· This table was sealed 3 times before it started')
    expect(found).toContain('the best of 3 draws')
    expect(found).toContain('✓ Every failed start for which this browser revealed a number is listed.')
    expect(found).toContain('✓ Your own secret number is in it')
    expect(found).not.toContain('✗')
    expect(host.faults).toEqual([])
    await leave(host, friend)
  })

  it('tells visitors its state: full, by invitation, closed, gone, or offline', async (site) => {
    const [host, friend, stranger] = await arriveAll(site, 3)
    if (host === undefined || friend === undefined || stranger === undefined) throw new Error('nobody came')
    const { page } = stranger
    const invited = await makeTable(host.page, /By invitation/)
    await page.goto(invited)
    await page.getByText('Only invited players can sit down here.').first().waitFor()
    expect(await page.getByRole('button', { name: /Sit here/ }).count()).toBe(0)

    const table = await makeTable(host.page, /By link/)
    await sit(friend.page, table)
    await page.goto(table)
    await page.getByText('Every seat is taken.', { exact: true }).waitFor()
    await host.page.getByRole('button', { name: 'Seat 2: Change' }).click()
    await host.page.getByRole('dialog').getByRole('button', { name: 'Free this seat' }).click()
    await friend.page.getByText('You no longer have a seat here.').waitFor()
    await page.getByRole('button', { name: /Sit here/ }).waitFor()

    await page.context().setOffline(true)
    await page.getByText('This page keeps trying.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Choose a seat.').waitFor()

    await host.page.getByRole('button', { name: 'Close the table' }).click()
    await host.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click()
    await page.getByText('This table is closed.').waitFor()
    expect(await page.getByRole('button', { name: /Sit here/ }).count()).toBe(0)

    await page.goto('/t/nothingherea')
    await page.getByRole('heading', { name: /ends in the mist/ }).waitFor()
    await leave(host, friend, stranger)
  })
})

/** A match of two that ends at once, and one of them asks for another. */
async function askForRematch(site: TestSite) {
  const [host, friend] = await pair(site)
  const table = await makeTable(host.page, /By link/)
  await sit(friend.page, table)
  await host.page.getByText('Everyone is seated.').waitFor()
  await start(host.page, friend.page)
  await friend.page.getByRole('button', { name: 'Resign' }).click()
  await friend.page.getByRole('button', { name: 'Yes, resign' }).click()
  await host.page.getByRole('button', { name: 'Rematch' }).click()
  await host.page.getByText('Waiting for').waitFor()
  await friend.page.getByText('wants a rematch.').waitFor()
  return { host, friend }
}

describe('a rematch', () => {
  it('takes one press each: the match starts for both, with the seats turned', async (site) => {
    const { host, friend } = await askForRematch(site)
    const before = host.page.url()
    await friend.page.getByRole('button', { name: 'Play again' }).click()
    for (const { page } of [host, friend]) {
      await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/g/'))
      await page.locator('.avalon-row').waitFor()
    }
    expect(friend.page.url()).toBe(host.page.url())
    const id = new URL(host.page.url()).pathname.split('/')[2]
    const { seat } = await host.page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id)
    expect(seat).toBe(1)
    await leave(host, friend)
  })

  it('can be taken back', async (site) => {
    const { host, friend } = await askForRematch(site)
    await host.page.getByRole('button', { name: 'Withdraw the offer' }).click()
    await friend.page.getByText('wants a rematch.').waitFor({ state: 'detached' })
    await host.page.getByRole('button', { name: 'Rematch' }).waitFor()
    await leave(host, friend)
  })

  it('waits as an invitation for somebody who has left', async (site) => {
    const { host, friend } = await askForRematch(site)
    await friend.page.goto('/')
    await host.page.getByText('has left. Your offer stays for them as an invitation.').waitFor()
    await friend.page.locator('.mine').getByText('wants a rematch.').waitFor()
    await leave(host, friend)
  })

  it('can be declined there; then the one who asked is told', async (site) => {
    const { host, friend } = await askForRematch(site)
    await friend.page.getByRole('button', { name: 'No, thanks' }).click()
    await expect.poll(() => friend.page.getByText('wants a rematch.').count()).toBe(0)
    await host.page.getByText('Not everyone wants to play again.').waitFor()
    await leave(host, friend)
  })
})
