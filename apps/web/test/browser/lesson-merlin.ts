/* How an action of a lesson is performed on Merlin's board, by mouse, by touch and by keyboard. */
import { readAction } from '@logres/merlin/rules'
import type { Locator, Page } from 'playwright-core'
import { type Hands, pressBy } from './lesson-hands.ts'
import type { Perform } from './lesson-players.ts'
import { dismissOverlays } from './merlin-player.ts'

async function isFocused(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement)
}

/** An apple or a flag takes the move along. */
const gone = new WeakSet<Page>()

export const performMerlin: Perform = async (page, text, hands, isOther) => {
  const action = readAction(text)
  if (action === undefined) throw new Error(`no action "${text}"`)
  switch (action.kind) {
    case 'chooseDie':
      await pickDie(page, action.figure === 'merlin' ? undefined : action.value, hands)
      return isOther ? pressBy(page.locator('[data-go]').first(), hands) : true
    case 'eatApple':
      gone.add(page)
      return pressBy(page.locator(`[data-means="apple"][data-value="${action.value}"]`).first(), hands)
    case 'spendFlag':
      gone.add(page)
      return pressBy(page.locator('[data-means="backwards"]').first(), hands)
    case 'move':
      return gone.delete(page) || move(page, action.clockwise, hands)
    case 'resolveQuest':
      return pressBy(page.locator(`[data-quest="${action.quest}"]`), hands)
    case 'build':
      return build(page, action.tile, hands)
    case 'endTurn':
      return endTurn(page, hands)
    default: {
      const button = page.locator(`[data-act="${text}" i]`).first()
      // Where a servant stands already, there is no button to send it.
      if (isOther && !(await isThere(page, button))) return false
      return pressBy(button, hands)
    }
  }
}

/** Buttons come with the question: once there are any, all are there. */
async function isThere(page: Page, button: Locator): Promise<boolean> {
  await page.locator('[data-act]').first().waitFor()
  return (await button.count()) > 0
}

/** Only picked: how it goes, says the next action. */
async function pickDie(page: Page, value: number | undefined, hands: Hands): Promise<void> {
  const die =
    value === undefined
      ? page.locator('[data-die="3"]')
      : page.locator(`[data-die][data-value="${value}"]:not(.merlin-used):not([data-die="3"])`)
  await die.waitFor()
  if (hands !== 'keyboard') await pressBy(die, hands)
  else await page.keyboard.press(value === undefined ? 'm' : digitOf(await die.getAttribute('data-die')))
}

function digitOf(no: string | null): string {
  return String(Number(no) + 1)
}

async function move(page: Page, isClockwise: boolean, hands: Hands): Promise<boolean> {
  const goals = page.locator('[data-go]')
  await goals.first().waitFor()
  return pressBy(goals.nth(isClockwise || (await goals.count()) === 1 ? 0 : 1), hands)
}

/** A finger sees the tile first, and builds with the second touch. */
async function build(page: Page, tile: number, hands: Hands): Promise<boolean> {
  const hex = page.locator(`[data-tile="${tile}"]`)
  await hex.waitFor()
  if (hands === 'keyboard') {
    await page.keyboard.press('d')
    for (let i = 0; i < 30 && !(await isFocused(hex)); i++) {
      const at = Number(await page.evaluate(() => document.activeElement?.getAttribute('data-tile') ?? -1))
      if (at < 0) await page.keyboard.press('Tab')
      else if (Math.floor(at / 6) !== Math.floor(tile / 6))
        await page.keyboard.press(at < tile ? 'ArrowDown' : 'ArrowUp')
      else await page.keyboard.press(at < tile ? 'ArrowRight' : 'ArrowLeft')
    }
    await page.keyboard.press('Enter')
    return true
  }
  await (hands === 'touch' ? hex.tap() : hex.click())
  if (hands === 'touch') await hex.tap()
  return true
}

/** A scoring may cover the board then. */
async function endTurn(page: Page, hands: Hands): Promise<boolean> {
  const finish = page.locator('[data-place="page-finish"]')
  if (hands === 'keyboard') await page.keyboard.press('e')
  else await pressBy(finish, hands)
  await page.locator('dialog[open]').waitFor()
  while ((await page.locator('dialog[open]').count()) > 0) await dismissOverlays(page)
  return true
}
