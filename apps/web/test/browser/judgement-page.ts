/* Reads the page of a judgement: its prompt, and the results afterwards. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the prompt has this text. */
export async function expectPrompt(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => page.locator('.match-says').textContent()).toMatch(text)
}

/** The rows of the results, each with its title. */
export function resultRows(page: Page): Promise<string[][]> {
  return page
    .locator('.judgement-table tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => (textContent ?? '').trim())))
}

export async function resultRow(page: Page, title: string): Promise<string[]> {
  const [, ...cells] = (await resultRows(page)).find(([first]) => first === title) ?? []
  return cells
}
