/* Plays Merlin in a page, by clicking what it offers. */

import { at } from '@logres/kernel'
import { type Action, COLOURS, writeAction } from '@logres/merlin/rules'
import type { Locator, Page } from 'playwright-core'
import { isOver } from './player.ts'
import { waitForFrames } from './telling-reader.ts'

/** Closes what covers the board: a scoring. */
export async function dismissOverlays(page: Page): Promise<void> {
  for (const button of ['[data-skip]', '[data-goon]']) {
    const there = page.locator(`dialog[open] ${button}`)
    // It may just be counted to its end by itself.
    if ((await there.count()) > 0) await there.click({ timeout: 2000 }).catch(() => {})
  }
}

async function clickOneOf(page: Page, selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    const first = page.locator(selector).first()
    if ((await first.count()) === 0) continue
    await first.click()
    return true
  }
  return false
}

/** Clicks until this act is done, or one of its kind where the page asks no more exactly. */
export async function performAction(page: Page, action: Action): Promise<void> {
  switch (action.kind) {
    case 'chooseDie':
      await page.locator(action.figure === 'merlin' ? '[data-die="3"]' : dieOf(action.value)).click()
      await page.locator('[data-go]').first().click()
      return
    case 'move':
      await page
        .locator('[data-go]')
        .nth(action.clockwise || (await page.locator('[data-go]').count()) === 1 ? 0 : 1)
        .click()
      return
    case 'eatApple':
      return clickMeans(page, 'apple', action.value)
    case 'askTristram':
      return clickMeans(page, 'tristram', action.value)
    case 'askGawain':
      return clickMeans(page, 'gawain', action.value)
    case 'askBors':
      return clickMeans(page, 'bors', action.province * 4)
    case 'spendFlag':
      if (action.flag === 'blue' || action.flag === 'violet') {
        const means = action.flag === 'blue' ? 'backwards' : 'turnDie'
        await page.locator(`[data-means="${means}"]`).first().click()
        return
      }
      await clickAct(page, action)
      return
    case 'resolveQuest':
    case 'discardQuest':
    case 'swapQuest':
      await useQuest(page, action)
      return
    case 'drawQuest':
      await page.locator(`[data-draw="${action.from}"]`).click()
      return
    case 'build':
      await page.locator(`[data-tile="${action.tile}"]`).click()
      // With only one that fits it is built already.
      await clickOneOf(page, [`[data-pay="${COLOURS[action.material]}"]`])
      return
    case 'chooseAlly':
      await page.locator(`button[data-knight="${action.ally}"]`).click()
      return
    case 'useGrail':
    case 'keepGrail':
      await clickOneOf(page, ['dialog[open] [data-skip]'])
      await clickOneOf(page, [`[data-grail="${action.kind === 'useGrail' ? 'use' : 'keep'}"]`, actOf(action)])
      return
    case 'endTurn':
      return endTurn(page)
    default:
      return clickAct(page, action)
  }
}

function dieOf(value: number): string {
  return `[data-die][data-value="${value}"]:not(.merlin-used):not([data-die="3"])`
}

function actOf(action: Action): string {
  return `[data-act="${writeAction(action)}"]`
}

async function clickAct(page: Page, action: Action): Promise<void> {
  await page.locator(actOf(action)).first().click()
}

async function clickMeans(page: Page, means: string, value: number): Promise<void> {
  await page.locator(`[data-means="${means}"][data-value="${value}"]`).first().click()
}

/** The card itself does the only thing it can; else it asks what shall be done. */
async function useQuest(page: Page, action: Extract<Action, { quest: number }>): Promise<void> {
  await page.locator(`[data-quest="${action.quest}"]`).click()
  const key =
    action.kind === 'discardQuest'
      ? 'discard'
      : action.kind === 'swapQuest'
        ? `swap-${action.place}`
        : `${action.seal ?? 'points'}`
  await clickOneOf(page, [`[data-choice="${key}"]`, `[data-choice^="${key} "]`])
}

export async function endTurn(page: Page): Promise<void> {
  const sure = page.locator('dialog[open] .button.primary')
  if ((await sure.count()) === 0) await page.locator('.match-actions .primary').click()
  // Where something would be given up, it is asked whether one is sure.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  if ((await sure.count()) > 0) await sure.click()
}

export interface PlayStyle {
  /** A number below this one. */
  pick(below: number): number
  /** Resolves a quest where this is asked. */
  readonly resolvesAt: readonly string[]
}

const ANSWERS = '[data-act], [data-draw], [data-grail], button[data-knight].merlin-gilt, [data-tile].merlin-open'
/** Chosen rarely: passing shows little of the game. */
const DULL = ['renounce', 'pass tower', 'pass ally', 'pass seal', 'keep staff', 'enough']

/** Answers whatever is asked with something that lies on the page, chosen by lot. */
export async function answerMerlin(page: Page, kind: string, taste: PlayStyle): Promise<'resolved' | 'answered'> {
  await dismissOverlays(page)
  if (kind === 'none' || (await isOver(page))) {
    await page.waitForTimeout(30)
    return 'answered'
  }
  if (taste.resolvesAt.includes(kind) && (await resolve(page))) return 'resolved'
  await answerWhat(page, kind, taste)
  return 'answered'
}

async function answerWhat(page: Page, kind: string, taste: PlayStyle): Promise<void> {
  if (kind === 'finish') return endTurn(page)
  // On a phone the panel of a question opens after the drawing in which the question comes.
  await waitForFrames(page, 3)
  if (kind === 'chooseDie') await one(page.locator('[data-die]:not(.merlin-used)'), taste)
  if (kind === 'chooseDie' || kind === 'prepare') return one(page.locator('[data-go]'), taste)
  const quests = page.locator('[data-quest].merlin-drop')
  if ((await quests.count()) > 0 && kind !== 'discardMore') return discard(page, quests, taste)
  await answerFrom(page, taste)
}

/** On a phone only where the panel with the quests is open. */
async function resolve(page: Page): Promise<boolean> {
  const ready = page.locator('[data-quest][data-ready="true"]').first()
  if (!(await ready.isVisible())) return false
  await ready.click()
  await clickOneOf(page, ['[data-choice]'])
  return true
}

async function one(list: Locator, { pick }: PlayStyle): Promise<void> {
  await list.first().waitFor()
  await list.nth(pick(await list.count())).click()
}

async function discard(page: Page, quests: Locator, taste: PlayStyle): Promise<void> {
  await one(quests, taste)
  await clickOneOf(page, ['[data-choice="discard"]'])
}

async function answerFrom(page: Page, { pick }: PlayStyle): Promise<void> {
  await page.locator(ANSWERS).filter({ visible: true }).first().waitFor()
  const offers = await page.locator(ANSWERS).evaluateAll(
    (all, dull) =>
      all.flatMap((each, i) => {
        if (each.getClientRects().length === 0) return []
        return [
          { i, isDull: dull.includes(each.getAttribute('data-act') ?? ''), isTile: each.hasAttribute('data-tile') },
        ]
      }),
    DULL,
  )
  const lively = offers.filter(({ isDull }) => !isDull)
  const list = lively.length > 0 ? lively : offers
  const chosen = at(list, pick(list.length))
  await page.locator(ANSWERS).nth(chosen.i).click()
  if (!chosen.isTile) return
  // With only one material that fits it is built already.
  await page.locator('.match-sending').waitFor({ state: 'detached' })
  await clickOneOf(page, ['[data-pay]'])
}
