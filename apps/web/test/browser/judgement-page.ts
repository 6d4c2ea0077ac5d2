/* What the page of a judgement says: its sentence, and the numbers afterwards. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What is asked, in the prompt. */
export async function expectPrompt(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => page.locator('.match-says').textContent()).toMatch(text)
}

/** The numbers as a reader of tables hears them: row by row, with its title. */
export function resultRows(page: Page): Promise<string[][]> {
  return page
    .locator('.judgement-table tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => (textContent ?? '').trim())))
}

export async function resultRow(page: Page, title: string): Promise<string[]> {
  const [, ...cells] = (await resultRows(page)).find(([first]) => first === title) ?? []
  return cells
}
