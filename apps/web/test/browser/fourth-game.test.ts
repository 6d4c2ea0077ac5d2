/*
 * A game that brings rules and words and nothing else: two people play it to its end through the generic board, one plays it
 * against bots, and its replay opens from a file. It has a hidden first move. And nobody is told of it who does not know its address.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findManifest } from '@logres/catalogue/manifests'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { askedNow, layoutFaults, siteTests, type TestSite } from './site-tests.ts'

const it = siteTests('a fourth game')

const GAME = 'gauntlet'
const TARGETS = '.generic-action, .generic-actions summary, .match-button'
const TEXTS = '.generic-action, .generic-panel h2, .generic-cards li'

/** All that a page is told about matches, by socket or otherwise. */
function listenTo(page: Page): { readonly heard: () => Promise<string[]> } {
  const coming: Promise<string>[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => coming.push(Promise.resolve(payload.toString())))
  })
  page.on('response', (response) => {
    if (response.url().includes('/api/')) coming.push(response.text().catch(() => ''))
  })
  return { heard: () => Promise.all(coming) }
}

interface Player {
  readonly page: Page
  readonly faults: readonly string[]
  readonly heard: () => Promise<string[]>
}

async function arrive(site: TestSite): Promise<Player> {
  const guest = await site.newPage({ viewport: { width: 1280, height: 800 } })
  return { ...guest, ...listenTo(guest.page) }
}

/** One makes a table and shows its link, the other follows it and sits down. */
async function begin(site: TestSite): Promise<readonly [Player, Player]> {
  const [host, friend] = await Promise.all([arrive(site), arrive(site)])
  await host.page.goto(`/new?game=${GAME}`)
  await host.page.getByRole('button', { name: 'Create the table' }).click()
  await host.page.getByText('host, ready').waitFor()
  const link = await host.page.getByRole('textbox', { name: 'Invite link' }).inputValue()
  await friend.page.goto(`http://${link}`)
  await friend.page.getByRole('button', { name: /Sit here/ }).click()
  await host.page.getByText('Everyone is seated.').waitFor()
  await host.page.getByRole('button', { name: 'Start' }).click()
  for (const { page } of [host, friend]) await page.locator('.generic-view').waitFor()
  return [host, friend]
}

const action = (page: Page, text: string) => page.locator('.generic-action', { hasText: text })
const isAsked = (page: Page) => expect.poll(() => askedNow(page)).toBe('layCard')
const laid = (page: Page, seat: number) =>
  page.locator('.generic-players > li').nth(seat).locator('dt:text-is("Laid") + dd').textContent()

describe('a game with nothing of its own but rules and words', () => {
  it('is played by two people to its end; the hidden move stays hidden; its replay opens from disk', async (site) => {
    const [host, friend] = await begin(site)
    const told = JSON.stringify({ card: 4 }).slice(1, -1)

    await isAsked(host.page)
    expect(await action(host.page, 'Lay the 4').textContent()).toContain('You lay the 4 face down.')
    await action(host.page, 'Lay the 4').click()
    await expect.poll(() => laid(host.page, 0)).toBe('4')
    await expect.poll(() => laid(friend.page, 0)).toBe('face down')
    await friend.page.getByRole('log').getByText('lays a card face down.').waitFor()
    // What the host was told, so that the search for it is known to find it.
    expect((await host.heard()).some((text) => text.includes(told) && text.includes('cardLaid'))).toBe(true)
    const before = (await friend.heard()).filter((text) => /cardLaid|"players"|"laid"/.test(text))
    expect(before.length).toBeGreaterThan(0)
    expect(before.filter((text) => /"(card|laid|shown)":\d/.test(text))).toEqual([])
    expect(before.some((text) => text.includes('faceDown'))).toBe(true)
    expect(await friend.page.getByRole('log').textContent()).not.toContain('the 4')
    // A second card is not offered.
    expect(await host.page.locator('.generic-action').count()).toBe(0)
    await host.page.getByText('The others are thinking.').waitFor()

    await isAsked(friend.page)
    await friend.page.keyboard.press('2')
    for (const { page } of [host, friend])
      await page
        .getByRole('log')
        .getByText(/reveals? the 4\./)
        .waitFor()
    await expect.poll(() => action(host.page, 'Lay the 4').count()).toBe(0)

    // With the keyboard: the focus stays where the next buttons are.
    for (let round = 2; round <= 3; round++) {
      await isAsked(host.page)
      await host.page.locator('.generic-action').first().focus()
      await host.page.keyboard.press('Enter')
      await expect.poll(() => host.page.evaluate(() => document.activeElement?.className)).toBe('generic-actions')
      await isAsked(friend.page)
      await friend.page.keyboard.press('1')
    }
    for (const { page } of [host, friend]) await leaveEnd(page)
    const log = await host.page.getByRole('log').textContent()
    await replaysFromDisk(site, host.page)
    expect(log).toMatch(/win|share/)
    for (const { page, faults } of [host, friend]) {
      expect(faults).toEqual([])
      await page.context().close()
    }
  })

  it('is played against bots on this device, on a desk and on a phone, by touch and keys', async (site) => {
    const { page, faults } = await site.newPage()
    const found: string[] = []
    await page.goto(`/local/${GAME}?new=1&bot=page&seats=4`)
    await isAsked(page)
    found.push(...(await axeFaults(page, 'asked')))
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport)
      found.push(...(await layoutFaults(page, TEXTS, TARGETS)).map((fault) => `${viewport.width}: ${fault}`))
      // Whatever lies above it: what can be done is in sight.
      const box = await page.locator('.generic-action').first().boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${viewport.width} px`).toBeLessThanOrEqual(viewport.height)
    }
    for (let round = 1; round <= 3; round++) {
      await isAsked(page)
      await page.keyboard.press('1')
      await page
        .getByRole('log')
        .getByText('You reveal the')
        .nth(round - 1)
        .waitFor()
    }
    await page.locator('.end-page h1').waitFor()
    found.push(...(await axeFaults(page, 'the end')))
    await leaveEnd(page)
    found.push(...(await axeFaults(page, 'over')))
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('is listed nowhere', async (site) => {
    const { page, faults } = await site.newPage()
    const name = findManifest(GAME)?.about.en.name ?? ''
    expect(name).not.toBe('')
    const isNamed = (text: string) => [name.toLowerCase(), GAME].some((each) => text.toLowerCase().includes(each))
    for (const path of ['/', '/new', '/rules', '/about', '/credits']) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      await page.locator('footer').getByText('Avalon').first().waitFor()
      expect(isNamed(await page.locator('html').innerHTML()), path).toBe(false)
    }
    for (const path of ['/api/docs', '/api/docs/json']) {
      const answer = await page.request.get(path)
      expect(answer.ok()).toBe(true)
      expect(isNamed(await answer.text()), path).toBe(false)
    }
    expect(faults).toEqual([])
    await page.context().close()
  })
})

/** The page about the match comes by itself: back to the final board. */
async function leaveEnd(page: Page): Promise<void> {
  await page.locator('.end-page h1').waitFor()
  expect(await page.locator('.end-sentence').textContent()).toMatch(/win|share|Nobody/)
  await page.keyboard.press('Escape')
  await page.locator('.end-page').waitFor({ state: 'detached' })
}

/** In a browser that has never seen the site, and has no line. */
async function replaysFromDisk(site: TestSite, from: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'logres-replay-'))
  const file = join(folder, 'replay.html')
  const coming = from.waitForEvent('download')
  await from.locator('.match-end-actions').getByRole('button', { name: 'Replay as a single file' }).click()
  await (await coming).saveAs(file)
  const { page, faults } = await site.newPage({ offline: true, viewport: { width: 390, height: 844 } })
  await page.goto(pathToFileURL(file).href)
  await page.locator('.generic-view').waitFor()
  const slider = page.getByRole('slider')
  // Three rounds, two cards each.
  expect(await slider.getAttribute('max')).toBe('6')
  const seen = new Set<string>()
  for (let step = 0; step <= 6; step++) {
    await expect.poll(() => slider.inputValue()).toBe(String(step))
    seen.add((await page.locator('.generic-view').textContent()) ?? '')
    await page.keyboard.press('ArrowRight')
  }
  expect(seen.size).toBe(7)
  await page
    .getByText(/All \d+ entries follow the rules/)
    .or(page.getByText('The record is verified'))
    .first()
    .waitFor()
  await page
    .getByText(/wins? the game|share the victory/)
    .first()
    .waitFor()
  expect(faults).toEqual([])
  await page.context().close()
  await rm(folder, { recursive: true })
}
