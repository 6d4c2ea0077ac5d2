/* People at the desk of a moderator: how somebody becomes admin, keeps an account, and asks the server directly. */
import type { Page } from 'playwright-core'
import type { TestPage, TestSite } from './test-site.ts'

export const DESK = { width: 1440, height: 900 }

/** What the page's own session is answered. */
export function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(address, {
        method: verb,
        ...(sent !== null && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
      })
      const text = await answer.text()
      return JSON.parse(text === '' ? 'null' : text)
    },
    [method, path, body ?? null] as const,
  )
}

/** A browser with a guest of this name. */
export async function arriveAs(site: TestSite, name: string): Promise<TestPage> {
  const person = await site.newPage({ viewport: DESK })
  await person.page.goto('/settings')
  await person.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await person.page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await person.page.getByRole('button', { name: 'Save' }).first().click()
  await person.page.getByText('Saved.').waitFor()
  return person
}

/** Keeps the account by recovery codes, through the page. Returns the codes. */
export async function keepAccount(page: Page): Promise<string[]> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'With recovery codes' }).click()
  await page.locator('.codes code').first().waitFor()
  const codes = await page.locator('.codes code').allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 codes left.').waitFor()
  return codes
}

/** Through the pages, from a guest to an admin. */
export async function arriveAsAdmin(site: TestSite, name: string): Promise<TestPage> {
  const admin = await arriveAs(site, name)
  await keepAccount(admin.page)
  await admin.page.goto('/claim')
  const code = await site.adminCode()
  await admin.page.reload()
  await admin.page.getByRole('textbox', { name: 'Code' }).fill(code)
  await admin.page.getByRole('button', { name: 'Become admin' }).click()
  await admin.page.getByRole('heading', { name: 'Moderation', level: 1 }).waitFor()
  return admin
}
