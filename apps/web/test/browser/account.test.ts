/* The account in the settings: guests keep it, codes are counted, a second device, signing out and in again. */
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { arriveAs, ask, DESK, keepAccount } from './people-at-desk.ts'
import { layoutFaults, siteTests } from './site-tests.ts'

const it = siteTests('the account')

describe('a guest', () => {
  it('is told why and how to keep the account; a kept account is not told that', async (site) => {
    const { page, faults } = await arriveAs(site, 'Swift Viviane')
    await page.getByText('You are Swift Viviane, a guest.').waitFor()
    await page.getByRole('heading', { name: 'As a guest you can' }).waitFor()
    await page.getByRole('heading', { name: 'I already have an account' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Recovery codes' }).count()).toBe(0)
    expect(await axeFaults(page, 'the settings of a guest')).toEqual([])
    await page.setViewportSize(DESK)
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor()
    await page.getByText('A guest has no page').waitFor()
    expect(await page.getByRole('link', { name: 'Your page' }).count()).toBe(0)
    await keepAccount(page)
    await page.getByRole('link', { name: 'Your page' }).waitFor()
    expect(await page.getByText('Keep your seat').count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'As a guest you can' }).count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'I already have an account' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Sign in', exact: true }).count()).toBe(0)
    expect(await axeFaults(page, 'the settings of a kept account')).toEqual([])
    expect(faults).toEqual([])
  })

  it('is warned before signing out, also of matches that are lost', async (site) => {
    const { page } = await arriveAs(site, 'Lost Elaine')
    await page.getByRole('button', { name: 'Sign out here' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('once you sign out, nobody can get this account back').waitFor()
    await dialog.getByRole('button', { name: 'Keep the account first' }).click()
    await dialog.waitFor({ state: 'detached' })
    const me = await ask<{ id: string }>(page, 'GET', '/api/me')
    await page.getByRole('button', { name: 'Sign out here' }).click()
    await dialog.getByRole('button', { name: 'Sign out here' }).click()
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
    // Nobody is made a guest by looking at that page.
    expect(await ask(page, 'GET', '/api/me')).toMatchObject({ code: 'notSignedIn' })
    await page.getByRole('link', { name: 'Play as a guest' }).click()
    await expect.poll(async () => (await ask<{ id?: string }>(page, 'GET', '/api/me')).id ?? me.id).not.toBe(me.id)
  })
})

describe('recovery codes', () => {
  it('are shown once; who leaves without them is asked; the count is true', async (site) => {
    const { page, faults } = await arriveAs(site, 'Grey Balin')
    await page.getByRole('button', { name: 'With recovery codes' }).click()
    await page.locator('.codes code').first().waitFor()
    const codes = await page.locator('.codes code').allTextContents()
    expect(codes).toHaveLength(10)
    expect(await axeFaults(page, 'codes')).toEqual([])
    await page.setViewportSize(DESK)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save as a file' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('logres-codes.txt')
    const dialog = page.getByRole('dialog', { name: 'Have you kept the codes?' })
    await page.getByRole('link', { name: 'Rules' }).first().click()
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    expect(await page.locator('.codes code').allTextContents()).toEqual(codes)
    await page.getByRole('link', { name: 'Rules' }).first().click()
    await dialog.getByRole('button', { name: 'Leave without them' }).click()
    await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor()
    await page.goto('/settings')
    await page.getByText('10 codes left.').waitFor()

    const other = await site.newPage({ viewport: DESK })
    await other.page.goto('/sign-in')
    expect(await axeFaults(other.page, 'signing in')).toEqual([])
    await other.page.setViewportSize(DESK)
    const code = other.page.getByRole('textbox', { name: 'Recovery code' })
    await code.fill('00000-00000')
    await other.page.getByRole('button', { name: 'With a recovery code' }).click()
    await other.page.locator('.error').waitFor()
    await code.fill(` ${codes[0]?.toLowerCase().replace('-', ' ')} `)
    await other.page.getByRole('button', { name: 'With a recovery code' }).click()
    await other.page.getByRole('link', { name: 'Settings of Grey Balin' }).waitFor()
    await page.reload()
    await page.getByText('9 codes left.').waitFor()
    await page.getByText('this one').waitFor()
    expect(await page.getByRole('button', { name: /^Sign out: / }).count()).toBe(1)
    await page.getByRole('button', { name: 'Create new codes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click()
    await page.locator('.codes code').first().waitFor()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('10 codes left.').waitFor()
    expect(faults).toEqual([])
  })

  it('let somebody come back who signed out', async (site) => {
    const { page } = await arriveAs(site, 'True Nimue')
    const codes = await keepAccount(page)
    await page.getByRole('button', { name: 'Sign out here' }).click()
    await page.getByRole('dialog').getByText('You can sign in again').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click()
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[3] ?? '')
    await page.getByRole('button', { name: 'With a recovery code' }).click()
    await page.getByRole('link', { name: 'Settings of True Nimue' }).waitFor()
  })
})

describe('a second device', () => {
  it('comes in by the link, once; the first one is told, and can void a link', async (site) => {
    const { page, faults } = await arriveAs(site, 'Merry Gareth')
    await page.getByRole('button', { name: 'Create a link for another device' }).click()
    const field = page.getByRole('textbox', { name: 'Link for the second device' })
    const link = `http://${await field.inputValue()}`
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    await page.getByText(/Valid for [45]:\d\d, for one device/).waitFor()
    expect(await axeFaults(page, 'a link for a second device')).toEqual([])
    await page.setViewportSize(DESK)
    const phone = await site.newPage({ viewport: { width: 390, height: 844 } })
    await phone.page.goto(link)
    await phone.page.getByRole('button', { name: 'Sign in here' }).click()
    await phone.page.getByText('Welcome.').waitFor()
    await page.getByText('Signed in on another device').waitFor()
    await field.waitFor({ state: 'detached' })
    expect(await ask(phone.page, 'GET', '/api/me')).toMatchObject({ name: 'Merry Gareth' })

    await page.getByRole('button', { name: 'Create a link for another device' }).click()
    const second = `http://${await field.inputValue()}`
    await page.getByRole('button', { name: 'Void this link' }).click()
    await field.waitFor({ state: 'detached' })
    const late = await site.newPage()
    await late.page.goto(second)
    await late.page.getByRole('button', { name: 'Sign in here' }).click()
    await late.page.locator('.toast.why').waitFor()
    expect([...faults, ...phone.faults]).toEqual([])
  })
})

describe('the settings', () => {
  it('fit on phones and small windows, in four languages', async (site) => {
    const { page } = await arriveAs(site, 'White Isolde')
    await keepAccount(page)
    const found: string[] = []
    for (const language of ['EN', 'FR', 'DE', 'IT']) {
      await page.setViewportSize(DESK)
      await page
        .locator('.langs')
        .getByRole('button', { name: new RegExp(`^${language}`) })
        .click()
      for (const [width, height] of [
        ...[[320, 700] as const, [390, 844] as const, [844, 390] as const, [1280, 720] as const],
      ]) {
        await page.setViewportSize({ width, height })
        const faults = await layoutFaults(page, 'main .button, main h2', 'main .button, main .settings-parts a')
        found.push(...faults.map((fault) => `${language} ${width}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })

  it('list whom one has blocked, who can be unblocked', async (site) => {
    const [one, other] = [await arriveAs(site, 'Quiet Enid'), await arriveAs(site, 'Bold Kay')]
    const { id } = await ask<{ id: string }>(other.page, 'GET', '/api/me')
    await ask(one.page, 'POST', '/api/me/blocks', { person: id })
    await one.page.reload()
    await one.page.getByRole('button', { name: 'Unblock: Bold Kay' }).click()
    await one.page.getByText('Nobody.').waitFor()
  })
})
