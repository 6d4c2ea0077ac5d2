/* How an action of a lesson is performed on the board of its game, by mouse, by touch and by keyboard. */
import type { Locator, Page } from 'playwright-core'
import type { Hands } from './lesson-hands.ts'
import { performMerlin } from './lesson-merlin.ts'
import { performTournament } from './lesson-tournament.ts'
import { layAt, reinforceAt } from './player.ts'

/** `isOther`: a try that the step does not want. Returns false if this board offers no way to try it: a button that would refuse is not there. */
export type Perform = (page: Page, action: string, hands: Hands, isOther: boolean) => Promise<boolean>

async function press(thing: Locator, hands: Hands): Promise<boolean> {
  await thing.waitFor()
  if (await thing.isDisabled()) return false
  await (hands === 'touch' ? thing.tap() : thing.click())
  return true
}

const CARDS = ['yK', 'yS', 'gK', 'gS', 'rK', 'rS', 'bK', 'bS', 'vK', 'vS']

function cardOf(page: Page, code: string): Locator {
  return page.locator(`[data-card][data-kind="${CARDS.indexOf(code)}"]`).first()
}

async function numberOf(card: Locator): Promise<number> {
  return Number(await card.getAttribute('data-card')) + 1
}

const performAvalon: Perform = async (page, action, hands) => {
  const [word = '', what = '', where = ''] = action.split(' ')
  switch (word) {
    case 'attack':
    case 'enchant':
    case 'reinforce':
      return layCard(page, word, cardOf(page, what), Number(where) - 1, hands)
    case 'pay':
      return payWith(page, what, hands)
    case 'take':
      return takeTile(page, what, hands)
    case 'finish':
    case 'end':
      if (hands !== 'keyboard') return press(page.locator('[data-place="page-finish"]'), hands)
      await page.keyboard.press('e')
      return true
    default:
      return choose(page, word === 'decline' || word === 'keep' ? 2 : 1, hands)
  }
}

async function layCard(page: Page, kind: string, card: Locator, position: number, hands: Hands): Promise<boolean> {
  await card.waitFor()
  if (hands === 'keyboard') {
    const no = await numberOf(card)
    if (kind === 'reinforce') await reinforceAt(page, no, position)
    else {
      await page.keyboard.press(String(no))
      await layAt(page, position)
    }
    return true
  }
  // A card that is picked already would be put back.
  if ((await card.getAttribute('aria-pressed')) !== 'true') await press(card, hands)
  // Somebody else's turn: the press itself is refused.
  if ((await card.getAttribute('aria-pressed')) === null) return true
  if (hands === 'touch') {
    await page.locator(`[data-region="${position}"] .avalon-name`).tap({ force: true })
    const choice = kind === 'reinforce' ? ':not(.attack, .enchant, .close-button)' : `.${kind}`
    return press(page.locator(`.match-choices .match-button${choice}`), hands)
  }
  const row = kind === 'reinforce' ? 'pile' : 'plate'
  return press(page.locator(`[data-at="${position}"][data-row="${row}"]`), hands)
}

async function payWith(page: Page, what: string, hands: Hands): Promise<boolean> {
  if (CARDS.includes(what)) {
    const card = cardOf(page, what)
    if (hands !== 'keyboard') return press(card, hands)
    await page.keyboard.press(String(await numberOf(card)))
    return true
  }
  const top = page.locator(`[data-at="${Number(what) - 1}"][data-row="pile"]`)
  if (hands !== 'keyboard') return press(top, hands)
  for (let i = 0; i < 30 && !(await isFocused(top)); i++) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-at'))
    await page.keyboard.press(
      at !== null && at !== undefined && Number(at) > Number(what) - 1 ? 'ArrowLeft' : 'ArrowRight',
    )
  }
  await page.keyboard.press('Enter')
  return true
}

async function takeTile(page: Page, tile: string, hands: Hands): Promise<boolean> {
  const button = page.locator(`[data-tile="${tile}"]`).first()
  if (hands !== 'keyboard') return press(button, hands)
  for (let digit = 1; digit <= 6 && !(await isFocused(button)); digit++) await page.keyboard.press(String(digit))
  await page.keyboard.press('Enter')
  return true
}

async function choose(page: Page, no: 1 | 2, hands: Hands): Promise<boolean> {
  const button = page.locator(`[data-choice="${no}"]`)
  if (hands !== 'keyboard') return press(button, hands)
  await button.waitFor()
  await page.keyboard.press(String(no))
  await page.keyboard.press('Enter')
  return true
}

function isFocused(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement)
}

export const PERFORM: Readonly<Record<string, Perform>> = {
  avalon: performAvalon,
  tournament: performTournament,
  merlin: performMerlin,
}
