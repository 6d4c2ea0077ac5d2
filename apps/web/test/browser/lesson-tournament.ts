/* How the actions of the tournament's lessons are performed on its board. */
import { cardsIn } from '@logres/tournament/lessons/scene.ts'
import type { Locator, Page } from 'playwright-core'
import { type Hands, pressBy } from './lesson-hands.ts'

export async function performTournament(page: Page, action: string, hands: Hands): Promise<boolean> {
  const [word = '', ...words] = action.split(' ')
  const pressPlace = (place: string) => pressBy(thing(page, place), hands)
  switch (word) {
    case 'accept':
      return accept(page, words, hands)
    case 'decline':
      return pressBy(thing(page, offerPlace(words[0])).locator('.tournament-counter-button'), hands)
    case 'ready':
      return sayReady(page, hands)
    case 'draft':
      return pressPlace(`open-${cardsIn(words.join(' '))[0]}`)
    case 'offer':
      return offer(page, words, hands)
    case 'lay':
      return lay(page, words, hands)
    case 'pass':
      return pressBy(page.locator('.tournament-heap .match-button').first(), hands)
    case 'retire':
      // It is asked twice.
      return (await pressPlace('retire')) && pressBy(page.locator('[role="alert"] ~ * [data-place="retire"]'), hands)
    case 'stay':
      return pressPlace('stay')
    case 'begin':
      return pressPlace('run')
    case 'touch':
      return touchToken(page, words, hands)
    default:
      return false
  }
}

function thing(page: Page, place: string): Locator {
  return page.locator(`[data-place="${place}"]`).first()
}

/** "3>1#1" */
function offerPlace(name = ''): string {
  const [giver = '', audience = '', n = ''] = name.split(/[>#]/)
  const to = audience === 'all' ? 'all' : audience.split(',').map((seat) => Number(seat) - 1)
  return `offer-${Number(giver) - 1}-${typeof to === 'string' ? to : to.join('.')}-${n}`
}

async function accept(page: Page, [name, , card]: readonly string[], hands: Hands): Promise<boolean> {
  const place = offerPlace(name)
  const ways = thing(page, place).locator('.tournament-choose')
  const way = ways.filter({ hasText: card?.slice(2) ?? '' }).first()
  if (card !== undefined && (await ways.count()) > 0) await pressBy(way, hands)
  // For a moment after a change nothing can be accepted.
  await page.locator(`[data-place="accept-${place}"][aria-disabled="false"]`).waitFor()
  return pressBy(thing(page, `accept-${place}`), hands)
}

/** It asks once, where something is missing. */
async function sayReady(page: Page, hands: Hands): Promise<boolean> {
  const ready = page.locator('.tournament-ready')
  const isShort = (await page.locator('.tournament-column.gap').count()) > 0
  return (await pressBy(ready, hands)) && (!isShort || pressBy(ready, hands))
}

/** "sw4 for la1+ to 2": what is there already is left as it is. */
async function offer(page: Page, words: readonly string[], hands: Hands): Promise<boolean> {
  const [given = '', , wanted = '', , audience = 'all'] = words
  if (words.length !== 5 || wanted !== 'la1+') return false
  const [card] = cardsIn(given)
  for (const picked of await page.locator('[data-card][aria-pressed="true"]').all())
    if ((await picked.getAttribute('data-card')) !== String(card)) await pressBy(picked, hands)
  await pressUnlessPressed(page.locator(`[data-card="${card}"]`).first(), hands)
  if ((await page.locator('.tournament-middle + .tournament-side .tournament-given').count()) === 0)
    await pressBy(thing(page, 'gap-lance'), hands)
  const to = audience === 'all' ? 'all' : String(Number(audience) - 1)
  await pressUnlessPressed(thing(page, `audience-${to}`), hands)
  return pressBy(thing(page, 'send-offer'), hands)
}

async function pressUnlessPressed(button: Locator, hands: Hands): Promise<void> {
  if ((await button.getAttribute('aria-pressed')) !== 'true') await pressBy(button, hands)
}

/** A card takes the place of the one that lies there. */
async function lay(page: Page, codes: readonly string[], hands: Hands): Promise<boolean> {
  for (const card of cardsIn(codes.join(' ')))
    await pressUnlessPressed(page.locator(`[data-card="${card}"]`).first(), hands)
  return pressBy(thing(page, 'lay'), hands)
}

/** "1 cup 900", as soon as the throw lies there. */
async function touchToken(page: Page, [, token = '']: readonly string[], hands: Hands): Promise<boolean> {
  await page.locator('.judgement-throw:not(.judgement-empty)').waitFor()
  if (hands !== 'keyboard') return pressBy(page.locator(`[data-place="token-${token}"]`), hands)
  await page.keyboard.press(String(['crown', 'cup', 'orb', 'allThree'].indexOf(token) + 1))
  return true
}
