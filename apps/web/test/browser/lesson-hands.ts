/* A learner's hands: mouse, finger or keyboard. */
import type { Locator } from 'playwright-core'

export const HANDS = ['mouse', 'touch', 'keyboard'] as const
export type Hands = (typeof HANDS)[number]

/** False: it is there, and cannot be pressed. */
export async function pressBy(thing: Locator, hands: Hands): Promise<boolean> {
  await thing.waitFor()
  if (await thing.isDisabled()) return false
  if (hands === 'mouse') await thing.click()
  else if (hands === 'touch') await thing.tap()
  else await pressByTab(thing)
  return true
}

/** More than any page of a lesson has. */
const MOST_STOPS = 160

async function pressByTab(thing: Locator): Promise<void> {
  const page = thing.page()
  for (let i = 0; i < MOST_STOPS; i++) {
    if (await thing.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${thing} by Tab`)
}
