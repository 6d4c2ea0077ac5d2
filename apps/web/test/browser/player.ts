/* Plays Avalon in a page, by keyboard alone. */
import type { Page } from 'playwright-core'

/** The result stands in the place of the prompt, or the page about the end covers it. */
export function isOver(page: Page): Promise<boolean> {
  return page.locator('.match-ending:visible, .end-page:visible').first().isVisible()
}

/** The player's question, read from a class of the page. */
export async function askedNow(page: Page): Promise<string> {
  const classes = await page.locator('.match').getAttribute('class')
  return /asked-(\w+)/.exec(classes ?? '')?.[1] ?? 'none'
}

export interface PlayStyle {
  /** If both attack, a game may take very long. */
  readonly attacks: boolean
  /** Wherever that is possible. */
  readonly resists: boolean
  /** With cards of these colours first. */
  colours?(): Promise<readonly string[]>
  /** Something else to try first. True: done. */
  plays?(page: Page): Promise<boolean>
  /** The cards it gives up last. */
  readonly keeps?: Kind
}

/** Knights and sorceresses, by the class of their cards. */
export type Kind = 'avalon-knight' | 'avalon-sorceress'

export interface Held {
  readonly no: number
  readonly colour: string
}

/** The cards of this kind in hand. */
export function held(page: Page, kind: Kind): Promise<Held[]> {
  return page.locator(`[data-card].${kind}`).evaluateAll((cards) =>
    cards.map((card, i) => ({
      no: Number(card.getAttribute('data-card') ?? i),
      colour: card.classList.item(1) ?? '',
    })),
  )
}

const USUAL: PlayStyle = { attacks: true, resists: true }

export async function answer(page: Page, kind: string, manner: PlayStyle = USUAL): Promise<void> {
  switch (kind) {
    case 'none':
      await page.waitForTimeout(40)
      return
    case 'playCards':
      if ((await manner.plays?.(page)) === true) return
      return manner.attacks ? playOrEnd(page, (await manner.colours?.()) ?? []) : endTurn(page)
    case 'answerAttack':
    case 'answerSpell':
      await page.keyboard.press(manner.resists && (await page.locator('[data-choice="1"]').count()) > 0 ? '1' : '2')
      await page.keyboard.press('Enter')
      return
    case 'payLosses':
      return payOne(page)
    case 'discardDown': {
      const [other] =
        manner.keeps === undefined
          ? []
          : await held(page, manner.keeps === 'avalon-sorceress' ? 'avalon-knight' : 'avalon-sorceress')
      await page.keyboard.press(String((other?.no ?? 0) + 1))
      return
    }
    case 'endTurn':
      await page.keyboard.press('e')
      return
    default:
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
  }
}

/** Attacks where it costs least; else ends the turn. */
async function playOrEnd(page: Page, colours: readonly string[]): Promise<void> {
  const classes = await page.locator('[data-card]').evaluateAll((cards) => cards.map(({ className }) => className))
  const count = classes.length
  const isWanted = (card: number) => colours.some((colour) => classes[card - 1]?.split(' ').includes(colour))
  const cards = classes.map((_, i) => i + 1).filter((card) => card <= 9)
  for (const card of cards.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)))) {
    await page.keyboard.press(String(card))
    const target = await page.evaluate(() => {
      const costs = [...document.querySelectorAll('.can-attack')].map((region) => ({
        at: Number(region.getAttribute('data-region')),
        cost: Number(/\d+/.exec(region.querySelector('.avalon-state-action > span')?.textContent ?? '')?.[0] ?? 99),
      }))
      return costs.sort((a, b) => a.cost - b.cost)[0]
    })
    if (target !== undefined && target.cost <= count + 6) return layAt(page, target.at)
    await page.keyboard.press('Escape')
  }
  return count > 3 ? reinforce(page) : endTurn(page)
}

/** Where an attack lacked cards. */
async function reinforce(page: Page): Promise<void> {
  await page.keyboard.press('1')
  const weak = await page.locator('.no-a:has(.avalon-rule)').first().getAttribute('data-region')
  await page.keyboard.press('Escape')
  await reinforceAt(page, 1, Number(weak))
}

async function endTurn(page: Page): Promise<void> {
  await page.keyboard.press('e')
  const isSure = page.locator('dialog[open]')
  if ((await isSure.count()) === 0) return
  for (let i = 0; i < 6; i++) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'End turn') break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

/** Onto the player's own pile, one step below the region. */
export async function reinforceAt(page: Page, card: number, position: number): Promise<void> {
  await page.keyboard.press(String(card))
  await goTo(page, position)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** With a card picked the arrows go along the row. */
export async function layAt(page: Page, position: number): Promise<void> {
  await goTo(page, position)
  await page.keyboard.press('Enter')
}

async function goTo(page: Page, position: number): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-at'))
    if (here === String(position)) break
    await page.keyboard.press(here === null || Number(here) < position ? 'ArrowRight' : 'ArrowLeft')
  }
}

async function payOne(page: Page): Promise<void> {
  if ((await page.locator('[data-card]').count()) > 0) {
    await page.keyboard.press('1')
    return
  }
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key)
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-row'))) === 'pile') break
  }
  await page.keyboard.press('Enter')
}
