/* People on the pages: cards of names, profiles with history, following, challenges, blocks and reports. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { begin, finish, guest, kept, leave, type Person } from './people-at-site.ts'
import { siteTests } from './site-tests.ts'
import type { TestSite } from './test-site.ts'

const it = siteTests('people')

const profileOf = ({ name }: Person) => `/@${encodeURIComponent(name)}`
const card = (page: Page, name: string) => page.getByRole('region', { name: `About ${name}` })

/** Refusals are answers with an error status, which browsers write to the console. */
function faultsOf(...people: readonly Person[]): string[] {
  return people.flatMap(({ faults }) => faults.filter((text) => !/status of 4\d\d/.test(text)))
}

/** A table at which somebody waits. */
async function waitAtTable(host: Person): Promise<string> {
  const { id } = await host.ask<{ id: string }>('POST', '/api/tables', {
    ...{ game: 'avalon', seats: [null, null], access: 'public' },
  })
  await host.page.goto(`/t/${id}?sit=1`)
  await host.page.getByText('(you)').waitFor()
  return `/t/${id}`
}

describe('the card of a name', () => {
  it('comes for a resting pointer and for the focus, stays while one is in it, and leads on', async (site) => {
    const [ragnhild, corvin] = [await kept(site, 'Ragnhild'), await guest(site)]
    const table = await waitAtTable(ragnhild)
    const { page } = corvin
    await page.goto(table)
    const name = page.getByRole('link', { name: 'Ragnhild' })
    // The page listens for it once it is idle.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0)
        await name.hover()
        const follow = card(page, 'Ragnhild').getByRole('button', { name: 'Follow' })
        return follow.waitFor({ timeout: 5_000 }).then(
          () => true,
          () => false,
        )
      })
      .toBe(true)
    // Over the gap into the card: it stays.
    await card(page, 'Ragnhild').getByText('not here').or(card(page, 'Ragnhild').getByText('here now')).hover()
    await card(page, 'Ragnhild').getByRole('button', { name: 'Follow' }).click()
    await page.getByText('You follow Ragnhild.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.name-card').count()).toBe(0)
    expect(await page.evaluate(() => location.pathname)).toBe(table)

    await page.mouse.move(0, 0)
    await name.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await card(page, 'Ragnhild').getByRole('button', { name: 'Unfollow' }).waitFor()
    expect(await axeFaults(page, 'card')).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
    await name.click()
    await page.getByRole('heading', { name: 'Ragnhild', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Unfollow' }).waitFor()
    // The other learns how many, on their own page alone.
    await ragnhild.page.goto(profileOf(ragnhild))
    await ragnhild.page.getByText('followed by').waitFor()
    expect(await page.getByText('followed by').count()).toBe(0)
    expect(faultsOf(ragnhild, corvin)).toEqual([])
    await leave(ragnhild, corvin)
  })

  it('of a guest has no rating and no challenge; a long press opens it, a tap on others’ names goes to their page', async (site) => {
    const [host, owain] = [await guest(site), await kept(site, 'Owain of the lion', { hasTouch: true })]
    const table = await waitAtTable(host)
    const { page } = owain
    await page.goto(table)
    await page.getByRole('button', { name: host.name, exact: true }).tap()
    const shown = card(page, host.name)
    await shown.getByText('guest').waitFor()
    await shown.getByRole('button', { name: 'Report' }).waitFor()
    expect(await shown.getByRole('button', { name: /Challenge|Follow/ }).count()).toBe(0)
    await page.keyboard.press('Escape')

    const other = await waitAtTable(owain)
    await host.page.goto(other)
    await host.page.getByRole('link', { name: owain.name }).click()
    await host.page.getByRole('heading', { name: owain.name, level: 1 }).waitFor()
    expect(faultsOf(host, owain)).toEqual([])
    await leave(host, owain)
  })
})

async function challenge(from: Person, to: Person, pace: RegExp): Promise<void> {
  const { page } = from
  await page.goto(profileOf(to))
  await page.getByRole('button', { name: 'Challenge' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: pace }).check()
  await sheet.getByRole('radio', { name: 'You' }).check()
  await sheet.getByRole('button', { name: 'Send the challenge' }).click()
}

async function two(site: TestSite, a: string, b: string): Promise<readonly [Person, Person]> {
  return [await kept(site, a), await kept(site, b)]
}

describe('a challenge', () => {
  it('is accepted by one click, and the match begins for both', async (site) => {
    const [asker, asked] = await two(site, 'Lynet', 'Beaumains')
    await asked.page.goto('/settings')
    await challenge(asker, asked, /^Live/)
    await atTable(asker).getByText('Waiting for Beaumains to answer').waitFor()
    await acceptAnywhere(asked, 'Lynet')
    for (const { page } of [asker, asked]) await page.locator('.avalon-row').waitFor()
    expect(faultsOf(asker, asked)).toEqual([])
    await leave(asker, asked)
  })

  it('can be declined; then the one who asked is told', async (site) => {
    const [asker, asked] = await two(site, 'Laudine', 'Calogrenant')
    await asked.page.goto('/')
    await challenge(asker, asked, /^Live/)
    await atTable(asker).getByText('Waiting for Calogrenant to answer').waitFor()
    await declineAtTable(asked, 'Laudine')
    await asker.page.getByText('Calogrenant declines.').waitFor()
    expect(faultsOf(asker, asked)).toEqual([])
    await leave(asker, asked)
  })
})

/** Not in the bar, which is there until the page of the table is. */
function atTable({ page }: Person) {
  return page.locator('.page-table')
}

/** On whatever page they are. */
async function acceptAnywhere({ page }: Person, host: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Challenges' })
  await bar.getByText(`${host} challenges you.`).waitFor()
  await bar.getByRole('link', { name: 'Accept' }).click()
}

/** At the table, which the reader's matches name. */
async function declineAtTable({ page }: Person, host: string): Promise<void> {
  await page.getByRole('link', { name: `${host} challenges you.` }).click()
  await page.getByRole('button', { name: 'Accept' }).waitFor()
  await page.getByRole('button', { name: 'Decline' }).click()
}

describe('blocking and reporting', () => {
  it('ask once and say what they do; who is blocked cannot challenge, and is not told why', async (site) => {
    const [isolde, mark] = await two(site, 'Isolde', 'Mark of Cornwall')
    const { page } = isolde
    await page.goto(profileOf(mark))
    await page.getByRole('button', { name: 'Report' }).click()
    const sheet = page.getByRole('dialog', { name: 'Report Mark of Cornwall' })
    await sheet.getByRole('radio', { name: /Leaves matches/ }).check()
    await sheet.getByRole('textbox').fill('He leaves whenever he is behind.')
    await sheet.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByText('Thank you. An admin will look.').waitFor()

    await page.getByRole('button', { name: 'Block' }).click()
    const asking = page.getByRole('dialog', { name: 'Block Mark of Cornwall?' })
    await asking.getByText('They are not told.').waitFor()
    await asking.getByRole('button', { name: 'Block' }).click()
    await page.getByText('You have blocked this person.').waitFor()

    await mark.page.goto(profileOf(isolde))
    await mark.page.getByRole('button', { name: 'Challenge' }).click()
    await mark.page.getByRole('button', { name: 'Send the challenge' }).click()
    await mark.page.getByText('This person cannot be challenged.').waitFor()
    expect(await mark.page.getByText(/block/i).count()).toBe(1)
    await mark.page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Unblock' }).click()
    await page.getByRole('button', { name: 'Challenge' }).waitFor()
    expect(faultsOf(isolde, mark)).toEqual([])
    await leave(isolde, mark)
  })
})

describe('a profile', () => {
  it('shows record and history with filters in the address; others do not see what is hidden', async (site) => {
    const [tristan, kaherdin] = await two(site, 'Tristan', 'Kaherdin')
    const match = await finish(tristan, kaherdin)
    const { page } = tristan
    await page.goto(profileOf(kaherdin))
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.getByText('You have met once: you won.').waitFor()
    const row = page.locator('.history-row')
    await row.getByText('lost').waitFor()
    await row.getByText('by resignation').waitFor()
    expect(await page.locator('.profile-record').textContent()).toContain('0 – 1')
    await page.getByRole('combobox', { name: 'Result' }).selectOption({ label: 'Won' })
    await page.getByText('No match like that.').waitFor()
    expect(new URL(page.url()).search).toBe('?result=won')
    await page.reload()
    await page.getByText('No match like that.').waitFor()
    await page.getByRole('button', { name: 'Show all matches' }).click()
    await row.waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await axeFaults(page, 'profile')).toEqual([])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await row.locator('a.history-result').click()
    await page.waitForURL(`**/g/${match}#end`)

    await kaherdin.page.goto('/settings')
    await kaherdin.page.getByRole('switch', { name: /Hide my history/ }).check()
    await expect.poll(() => kaherdin.ask('GET', '/api/me/settings')).toMatchObject({ hideHistory: true })
    await page.goto(profileOf(kaherdin))
    await page.getByText('Kaherdin keeps their matches to themselves.').waitFor()
    expect(await row.count()).toBe(0)
    await kaherdin.page.goto(profileOf(kaherdin))
    await kaherdin.page.getByText('You hide your history').waitFor()
    await kaherdin.page.locator('.history-row').waitFor()
    expect(faultsOf(tristan, kaherdin)).toEqual([])
    await leave(tristan, kaherdin)
  })

  it('of a guest, or of nobody, says so; in the middle of a match it leads to it', async (site) => {
    const [gawain, bran] = await two(site, 'Gawain of Orkney', 'Bran the blessed')
    const visitor = await guest(site)
    const { page } = visitor
    for (const address of [profileOf(visitor), '/@Nobody%20of%20this%20name']) {
      await page.goto(address)
      await page.getByRole('heading', { name: 'Nobody has a page by this name' }).waitFor()
    }
    const match = await begin(gawain, bran)
    await page.goto(profileOf(gawain))
    await page.getByRole('main').getByRole('link', { name: 'Watch', exact: true }).click()
    await page.waitForURL(`**/g/${match}`)
    expect(faultsOf(gawain, bran, visitor)).toEqual([])
    await leave(gawain, bran, visitor)
  })
})

describe('the settings', () => {
  it('refuse a name that looks like one that is taken, and another so soon; and say so at the field', async (site) => {
    const [morgan, other] = [await kept(site, 'Morgan le Fay'), await guest(site)]
    await other.ask('POST', '/api/me/recovery')
    const { page } = other
    await page.goto('/settings')
    const field = page.getByRole('textbox', { name: 'Your name' })
    const save = page.locator('.name-form').getByRole('button', { name: 'Save' })
    await expect.poll(() => field.inputValue()).toBe(other.name)
    await field.fill('M0RGAN LE FAY')
    await save.click()
    await page.getByText('is taken, or looks like one that is').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('Sebile of the Vale')
    await save.click()
    await page.getByText('Saved.').waitFor()
    await field.fill('Morgane')
    await save.click()
    await page.getByText('You changed your name not long ago.').waitFor()
    await leave(morgan, other)
  })
})
