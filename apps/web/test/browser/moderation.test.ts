/*
 * Moderation through the pages: the first admin, a report with what was said around it, what is done about it, what the
 * person is told, their objection, and undoing it.
 */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { arriveAs, arriveAsAdmin, ask, DESK, keepAccount } from './people-at-desk.ts'
import { startMatch } from './seats.ts'
import { siteTests, type TestSite } from './site-tests.ts'

const it = siteTests('moderation')

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click()
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
  await page.locator('.chat-line', { hasText: text }).waitFor()
}

const nameOf = async (page: Page) => (await ask<{ name: string }>(page, 'GET', '/api/me')).name

/** Somebody insults somebody in a match, and is reported. */
async function insult(site: TestSite, line = 'learn to play, idiot') {
  const [rude, hurt] = await startMatch(site)
  await say(hurt.page, 'Good game so far!')
  await say(rude.page, line)
  await hurt.page.locator('.chat-line', { hasText: line }).waitFor()
  await hurt.page
    .locator('.chat-line', { hasText: line })
    .getByRole('button', { name: /^Report or block / })
    .click()
  await hurt.page.getByRole('button', { name: 'Report …' }).click()
  const sheet = hurt.page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'In your own words' }).fill('Insults me.')
  await sheet.getByRole('button', { name: 'Report', exact: true }).click()
  await hurt.page.getByText('Thank you. An admin will look.').waitFor()
  return { rude, hurt, name: await nameOf(rude.page) }
}

async function openReport(admin: Page, name: string): Promise<void> {
  await admin.goto('/moderation')
  await admin.locator('.queue-item', { hasText: name }).first().click()
  await admin.locator('.report-card h2', { hasText: name }).waitFor()
}

describe('the first admin', () => {
  it('keeps the account first, types the code in any spelling, and later the page says only that there is one', async (site) => {
    const { page, faults } = await site.newPage({ viewport: DESK })
    await page.goto('/moderation')
    await page.getByText('Only admins see this page.').waitFor()
    await page.getByRole('link', { name: 'How to become an admin' }).click()
    await page.getByRole('heading', { name: 'Become the first admin' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Code' }).isDisabled()).toBe(true)
    expect(await axeFaults(page, 'claim, as a guest')).toEqual([])
    await page.getByRole('link', { name: 'Keep the account' }).click()
    await keepAccount(page)
    await page.goto('/claim')
    const code = await site.adminCode()
    await page.reload()
    const input = page.getByRole('textbox', { name: 'Code' })
    await input.fill('00000-0000')
    await page.getByText('One more.').waitFor()
    await input.fill('00000-00000')
    await page.getByRole('button', { name: 'Become admin' }).click()
    await page.getByText('That is not the code.').waitFor()
    expect(await axeFaults(page, 'claim')).toEqual([])
    await input.fill(`  ${code.toLowerCase().replace('-', '')} `)
    await page.getByText('That is all of it.').waitFor()
    await page.getByRole('button', { name: 'Become admin' }).click()
    await page.getByText('Nothing to do.').waitFor()
    await page.getByText('You are the only admin').waitFor()
    expect(await axeFaults(page, 'an empty queue')).toEqual([])
    const other = await site.newPage({ viewport: DESK })
    await other.page.goto('/claim')
    await other.page.getByRole('heading', { name: 'This server has an admin.' }).waitFor()
    expect(await other.page.getByRole('textbox').count()).toBe(0)
    // A wrong code is refused with a 403, which the browser logs.
    expect(faults.filter((fault) => !fault.includes('403'))).toEqual([])
    expect(other.faults).toEqual([])
  })
})

describe('a report', () => {
  it('shows what was said around the line; a mute holds, is told with why and until when, and can be undone', async (site) => {
    const admin = await arriveAsAdmin(site, 'Old Pellinore')
    const { rude, hurt, name } = await insult(site)
    await openReport(admin.page, name)
    await expect.poll(() => admin.page.locator('.said li').count()).toBe(2)
    expect(await admin.page.locator('.said-this').textContent()).toContain('learn to play, idiot')
    expect(await axeFaults(admin.page, 'a report')).toEqual([])
    await admin.page.setViewportSize(DESK)
    const go = admin.page.getByRole('button', { name: 'Mute for 3 days' })
    expect(await go.getAttribute('aria-disabled')).toBe('true')
    await admin.page.getByRole('textbox', { name: 'Why, in a sentence' }).fill('Insults in the table chat.')
    await admin.page.getByRole('button', { name: '1 day', exact: true }).click()
    await admin.page.getByRole('button', { name: 'Mute for 1 day' }).click()
    await admin.page.getByText('Done, and written in the log.').waitFor()
    await admin.page.getByText('Nothing to do.').waitFor()

    // At once, in the chat that is open.
    await rude.page.getByRole('textbox', { name: 'Say something' }).fill('what?')
    await rude.page.keyboard.press('Enter')
    const muted = rude.page.locator('.chat-muted')
    await muted.getByText('You cannot write in chats until').waitFor()
    await muted.getByText('Insults in the table chat.').waitFor()
    expect(await hurt.page.locator('.chat-line', { hasText: 'what?' }).count()).toBe(0)
    await rude.page.reload()
    await rude.page.getByRole('tab', { name: /^Chat/ }).click()
    await muted.getByText('Insults in the table chat.').waitFor()
    expect(await axeFaults(rude.page, 'a muted chat')).toEqual([])
    await rude.page.setViewportSize(DESK)

    // Everywhere else, once.
    const match = rude.page.url()
    await rude.page.goto('/credits')
    await rude.page.goto('/settings')
    const notice = rude.page.getByRole('region', { name: 'From the admins' }).first()
    await notice.getByText('The reason: “Insults in the table chat.”').first().waitFor()
    expect(await rude.page.locator('body').textContent()).not.toContain('Old Pellinore')
    await rude.page.getByRole('button', { name: 'Understood' }).click()
    await rude.page.getByRole('button', { name: 'Understood' }).waitFor({ state: 'detached' })

    await admin.page.goto('/moderation/log')
    await admin.page.getByRole('button', { name: `Undo: You muted ${name}` }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await admin.page.getByText(`You undid an action concerning ${name}.`).waitFor()
    expect(await admin.page.locator('.deeds .badge').allTextContents()).toEqual(['undone'])
    expect(await axeFaults(admin.page, 'the log')).toEqual([])
    await rude.page.goto(match)
    await say(rude.page, 'sorry about that')
    await hurt.page.locator('.chat-line', { hasText: 'sorry about that' }).waitFor()
    expect([...admin.faults, ...rude.faults, ...hurt.faults]).toEqual([])
  })

  it('about a name leads to another one, which cannot be changed back; the objection is answered', async (site) => {
    const admin = await arriveAsAdmin(site, 'Sir Bedivere')
    const [rude, other] = [await arriveAs(site, 'Buy Coins 4 Cheap'), await arriveAs(site, 'Ewan the Good')]
    const me = await ask<{ id: string }>(rude.page, 'GET', '/api/me')
    await ask(other.page, 'POST', '/api/reports', { whom: { person: me.id }, concern: 'name', text: 'Sells things.' })
    await openReport(admin.page, 'Buy Coins 4 Cheap')
    await admin.page.getByRole('radio', { name: /^Rename/ }).check()
    await admin.page.getByRole('textbox', { name: 'Why, in a sentence' }).fill('Advertising.')
    await admin.page.getByRole('button', { name: 'Give a new name' }).click()
    await admin.page.getByText('Done, and written in the log.').waitFor()

    await rude.page.reload()
    await rude.page.getByText('An admin gave you another name. It was Buy Coins 4 Cheap').first().waitFor()
    expect(await axeFaults(rude.page, 'a notice')).toEqual([])
    await rude.page.setViewportSize(DESK)
    await rude.page.getByRole('textbox', { name: 'Your name' }).fill('buy c0ins 4 cheap')
    await rude.page.getByRole('button', { name: 'Save' }).first().click()
    await rude.page.getByText('An admin took the name').waitFor()
    await rude.page.getByRole('button', { name: 'Object' }).first().click()
    await rude.page.getByRole('dialog').getByRole('textbox').fill('It is a joke about the tournament.')
    await rude.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await rude.page.getByText('You have objected. An admin will read it.').first().waitFor()

    await admin.page.goto('/moderation')
    await admin.page.getByText('an objection').first().click()
    await admin.page.getByText('It is a joke about the tournament.').last().waitFor()
    await admin.page.getByRole('radio', { name: /^Lift it/ }).check()
    await admin.page.getByRole('textbox', { name: 'Why, in a sentence' }).fill('A good one.')
    await admin.page.getByRole('button', { name: 'Lift it' }).click()
    await admin.page.getByText('Done, and written in the log.').waitFor()
    await rude.page.reload()
    await rude.page.getByText('An admin gave you your name back.').first().waitFor()
    await rude.page.getByText('An admin answered your objection: “A good one.”').first().waitFor()
    expect(await nameOf(rude.page)).toBe('Buy Coins 4 Cheap')
    expect(other.faults).toEqual([])
  })
})

describe('a ban', () => {
  it('shuts somebody out, who reads why and can object; undone, all is as before', async (site) => {
    const admin = await arriveAsAdmin(site, 'Queen Morgause')
    const cheat = await arriveAs(site, 'Mordred the Fair')
    await admin.page.goto('/moderation/people')
    await admin.page.getByRole('textbox', { name: 'Find a person by name' }).fill('Mordred the Fair')
    await admin.page.getByRole('button', { name: 'Search' }).click()
    await admin.page.getByRole('heading', { name: 'Mordred the Fair' }).waitFor()
    await admin.page.getByRole('radio', { name: /^Ban/ }).check()
    await admin.page.getByRole('textbox', { name: 'Why, in a sentence' }).fill('Plays two seats.')
    await admin.page.getByRole('button', { name: 'Ban', exact: true }).click()
    await admin.page.getByText('banned', { exact: false }).first().waitFor()

    for (const path of ['/', '/settings']) {
      await cheat.page.goto(path)
      await cheat.page.getByText('An admin has closed this account.').waitFor()
    }
    await cheat.page.getByText('Plays two seats.').first().waitFor()
    expect(await axeFaults(cheat.page, 'a closed account')).toEqual([])
    await cheat.page.setViewportSize(DESK)
    await cheat.page.getByRole('button', { name: 'Object' }).click()
    await cheat.page.getByRole('dialog').getByRole('textbox').fill('It was my brother.')
    await cheat.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await cheat.page.getByText('You have objected. An admin will read it.').waitFor()

    await openReport(admin.page, 'Mordred the Fair')
    await admin.page.getByRole('radio', { name: /^Lift it/ }).check()
    await admin.page.getByRole('button', { name: 'Lift it' }).click()
    await admin.page.getByText('Done, and written in the log.').waitFor()
    await cheat.page.goto('/settings')
    await cheat.page.getByText('An admin opened your account again.').first().waitFor()
    expect(await nameOf(cheat.page)).toBe('Mordred the Fair')
  })

  it('is not possible against admins or oneself, and says so', async (site) => {
    const admin = await arriveAsAdmin(site, 'Lady Ragnelle')
    const other = await arriveAsAdmin(site, 'Sir Gingalain')
    await admin.page.goto('/moderation/people')
    for (const [name, reason] of [
      ['Sir Gingalain', 'Admins cannot act against each other.'],
      ['Lady Ragnelle', 'You cannot act against yourself.'],
    ] as const) {
      await admin.page.getByRole('textbox', { name: 'Find a person by name' }).fill(name)
      await admin.page.getByRole('button', { name: 'Search' }).click()
      await admin.page.getByRole('heading', { name }).waitFor()
      await admin.page.getByText(reason).first().waitFor()
      for (const radio of await admin.page.getByRole('radio').all()) expect(await radio.isDisabled()).toBe(true)
    }
    expect([...admin.faults, ...other.faults]).toEqual([])
  })
})

describe('a table', () => {
  it('is closed by its link; who sits there is told why', async (site) => {
    const admin = await arriveAsAdmin(site, 'Dame Brisen')
    const host = await arriveAs(site, 'Sir Blockade')
    const { id } = await ask<{ id: string }>(host.page, 'POST', '/api/tables', {
      ...{ game: 'avalon', seats: [null, null], access: 'public' },
    })
    await admin.page.goto('/moderation/tables')
    await admin.page.getByRole('textbox', { name: 'Link of the table or match' }).fill(`${site.base}/t/${id}?sit=1`)
    await admin.page.getByRole('textbox', { name: 'Why, in a sentence' }).fill('Bots only, blocking the list.')
    expect(await axeFaults(admin.page, 'closing a table')).toEqual([])
    await admin.page.setViewportSize(DESK)
    await admin.page.getByRole('button', { name: 'Close the table' }).click()
    await admin.page.getByText('Done, and written in the log.').waitFor()
    await host.page.reload()
    await host.page.getByText('An admin closed a table where you sat.').first().waitFor()
    await host.page.getByText('Bots only, blocking the list.').first().waitFor()
    expect([...admin.faults, ...host.faults]).toEqual([])
  })
})
