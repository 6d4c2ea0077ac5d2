/* The judgement of God in two browsers: false start, wrong token, dead heat, lot, a run over days, and practice. */
import { at } from '@logres/kernel'
import { type Event, rightToken, type Throw, type View } from '@logres/tournament/rules'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { RemotePlay } from '../../src/play/remote.ts'
import { axeFaults } from './axe.ts'
import { expectPrompt, resultRow, resultRows } from './judgement-page.ts'
import { delayServer, judgementAt, type Knight, type RaceTable, sleep, touchOnThrow } from './judgement-table.ts'
import { layoutFaults, siteTests } from './site-tests.ts'
import type { TestSite } from './test-site.ts'

const raceTiming = { patience: 60_000, readyWithin: 15_000, least: 2500, most: 3000, probeEvery: 60 }
const it = siteTests('the judgement', { raceTiming })

/**
 * A second touch has to arrive soon after the first: by a clock that is slow, it does on a busy machine too. And no
 * further throw comes while the test looks at the last one.
 */
const SLOWED_DOWN = 10
let isHeld: Promise<void> | undefined
const clock = {
  now: () => performance.now() / SLOWED_DOWN,
  sleep: async (ms: number) => {
    await sleep(ms)
    await isHeld
  },
}
const slow = siteTests('the judgement by a slow clock', { raceTiming: { ...raceTiming, clock } })

const TEXTS =
  '.judgement-name, .judgement-name b, .judgement-table th, .judgement-table td, .judgement-panel h2, .judgement-note, .judgement-why, .judgement-ready p, .tournament-say, .judgement-lot'
const TARGETS = '.judgement-place, .tournament-main-button, .judgement-ready button'

/** Which column is the reader's own. */
async function myColumn(page: Page): Promise<number> {
  return ((await resultRows(page))[0] ?? []).findIndex((name) => name.endsWith('You')) - 1
}

/** In every language on the narrowest phone. The page is reloaded each time, and shows the results again. */
async function fitsInAllLanguages(page: Page, isThere: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const faults: string[] = []
  for (const lang of ['fr', 'de', 'it', 'en']) {
    await page.evaluate((lang) => localStorage.setItem('logres:lang', lang), lang)
    await page.reload()
    await page.locator(isThere).waitFor()
    faults.push(...(await layoutFaults(page, TEXTS, TARGETS)).map((fault) => `${lang}: ${fault}`))
  }
  expect(faults).toEqual([])
}

async function end(table: RaceTable): Promise<void> {
  expect(table.knights.flatMap(({ faults }) => faults)).toEqual([])
  await table.close()
}

function heard({ frames }: Knight): string {
  return frames.map(({ text }) => text).join('\n')
}

describe('the judgement, live', () => {
  it('7.2 a touch before the throw is a false start; the other wins, and all numbers are there to be read', async (site) => {
    const table = await judgementAt(site, [site.base, site.base])
    const [hasty, calm] = table.knights
    await hasty.page.locator('.judgement-throw.judgement-empty').waitFor()
    expect(await hasty.page.locator('.judgement-throw').getAttribute('aria-label')).toBe('Nothing thrown yet')
    const touched = touchOnThrow(calm.page, { after: 350, what: 'right' })
    // A touch in the first moment is ignored; after that it counts.
    await expect
      .poll(async () => {
        await hasty.page.locator('.judgement-place-1').dispatchEvent('pointerdown')
        return hasty.page.locator('.match-says').textContent()
      })
      .toMatch('A false start. You touched before the throw')
    // While waiting nothing moves; with the throw only the prompt changes.
    expect((await touched).stirred).toBe(0)
    await expectPrompt(calm.page, /You win the duel\. The other player missed\./)
    await expectPrompt(hasty.page, /wins the duel\. The other player missed\./)
    const [mine, theirs] = (await myColumn(hasty.page)) === 0 ? [0, 1] : [1, 0]
    const result = await resultRow(hasty.page, 'Result')
    expect([result[mine], result[theirs]]).toEqual(['false start', 'right'])
    expect((await resultRow(hasty.page, 'Touched'))[mine]).toBe('crown')
    const counts = await resultRow(hasty.page, 'Counts')
    const allowed = await resultRow(hasty.page, 'Allowed')
    expect(counts[mine]).toBe('0 ms')
    const [from, to] = (allowed[theirs] ?? '').split('–').map(Number)
    expect(Number.parseInt(counts[theirs] ?? '', 10)).toBeGreaterThanOrEqual(from ?? Number.NaN)
    expect(Number.parseInt(counts[theirs] ?? '', 10)).toBeLessThanOrEqual(to ?? Number.NaN)
    for (const title of ['From display to touch', 'Time seen by the server', 'Round trip, shortest of 8'])
      expect((await resultRow(calm.page, title)).every((cell) => /^\d+ ms$/.test(cell))).toBe(true)
    expect(await hasty.page.locator('.judgement-throw').getAttribute('aria-label')).toMatch(
      /^Thrown: .*(one dot|two dots)$/,
    )
    expect(await axeFaults(hasty.page, 'the numbers')).toEqual([])
    await fitsInAllLanguages(hasty.page, '.judgement-record')
    await calm.page.getByRole('button', { name: 'Continue' }).click()
    await calm.page.locator('.judgement-page').waitFor({ state: 'detached' })
    await end(table)
  })

  it('7.2 who both miss get another throw; by wrong tokens, one by key; and after the third lots decide', async (site) => {
    // On a phone one may be reading the log when it is called.
    const prepare = async (page: Page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Log' }).click()
      await page.locator('.tournament-field').waitFor({ state: 'hidden' })
    }
    const table = await judgementAt(site, [site.base, site.base], { prepare })
    const [one, two] = table.knights
    for (const no of [1, 2, 3]) {
      await Promise.all([
        touchOnThrow(one.page, { after: 250, what: 'wrong' }),
        touchOnThrow(two.page, { after: 280, what: 'wrong', by: 'key' }),
      ])
      await expect.poll(() => table.measured.length).toBe(no)
      const note = no < 3 ? 'both missed, thrown again' : 'both missed, lots decide'
      await expect.poll(() => one.page.locator('.judgement-record h2').textContent()).toContain(note)
      expect(await resultRow(one.page, 'Result')).toEqual(['wrong token', 'wrong token'])
    }
    for (const { page } of table.knights) await expectPrompt(page, /The lot picks .*Three throws brought no winner/)
    expect(await one.page.locator('.judgement-lot.judgement-drawn').count()).toBe(1)
    await end(table)
  })

  slow('7.2 the same millisecond is a dead heat, and thrown again', async (site) => {
    const far = await delayServer(site.base, 240)
    const table = await deadHeat(site, far.base)
    const held = Promise.withResolvers<void>()
    isHeld = held.promise
    for (const { page } of table.knights) {
      await expect.poll(() => page.locator('.judgement-record h2').textContent()).toContain('dead heat, thrown again')
      expect(await resultRow(page, 'Result')).toEqual(['right', 'right'])
      await expectPrompt(page, 'Wait for the throw.')
      await page.locator('.judgement-throw.judgement-empty').waitFor()
    }
    held.resolve()
    await far.close()
    await end(table)
  })
})

/** Both are measured at the same millisecond: the other one has high latency, so they can claim a time after hearing of the first one's. */
async function deadHeat(site: TestSite, far: string): Promise<RaceTable> {
  const table = await judgementAt(site, [site.base, site.base])
  const [one] = table.knights
  const rival = table.speakFor(1, far)
  const touched = touchOnThrow(one.page, { after: SLOWED_DOWN * 300, what: 'right' })
  await expect.poll(() => thrownIn(rival), { interval: 5 }).not.toBeNull()
  await touched
  await expect.poll(() => ownTime(one), { interval: 5 }).toBeDefined()
  const thrown = thrownIn(rival)
  if (thrown === null) throw new Error('nothing is thrown')
  expect(await rival.touch(rightToken(thrown), ownTime(one) ?? 0)).toBeUndefined()
  await expect.poll(() => table.measured.length).toBe(1)
  const [first, second] = at(table.measured, 0)
  expect(second.ms).toBe(first.ms)
  rival.close()
  return table
}

function isView(view: object | undefined): view is View {
  return view !== undefined && 'frames' in view
}

function thrownIn({ current }: RemotePlay): Throw | null {
  const view = current.value?.view
  const top = isView(view) ? view.frames.at(-1) : undefined
  return top?.kind === 'judgement' ? top.thrown : null
}

/** What a page received about its own touch before the other touch. */
function ownTime({ frames }: Knight): number | undefined {
  for (const { text } of frames.toReversed()) {
    const { events = [] }: { readonly events?: readonly Event[] } = JSON.parse(text)
    for (const event of events) if (event.kind === 'touched' && event.touch?.ms != null) return event.touch.ms
  }
  return undefined
}

describe('the judgement, otherwise', () => {
  it('7.3 over days each runs alone when ready; it is sealed, and reloading the page does not stop the time', async (site) => {
    const pace = { kind: 'days', bank: 24, increment: 4, cap: 72 }
    const table = await judgementAt(site, [site.base, site.base], { pace })
    const [first, second] = table.knights
    for (const { page } of table.knights) await expectPrompt(page, 'Your run is ready.')
    expect(await axeFaults(first.page, 'my run')).toEqual([])
    await fitsInAllLanguages(first.page, '.judgement-ready')
    const run = async ({ page }: Knight) => {
      await page.getByRole('button', { name: 'Start my run' }).click()
      await page.locator('.judgement-throw.judgement-empty').waitFor()
    }
    await run(first)
    await touchOnThrow(first.page, { after: 300, what: 'right' })
    await expectPrompt(first.page, /You touched: .*, \d+ ms\. It stays sealed until .* has run too\./)
    const sealed = await first.page.locator('.match-says').textContent()
    await first.page.reload()
    await expectPrompt(first.page, /It stays sealed/)
    expect(await first.page.locator('.match-says').textContent()).toBe(sealed)
    expect(heard(second)).not.toMatch(/"emblems"|"measured":\{/)
    await run(second)
    await second.page.locator('.judgement-throw:not(.judgement-empty)').waitFor()
    await second.page.reload()
    await second.page.locator('.judgement-throw:not(.judgement-empty)').waitFor()
    await second.page.keyboard.press('1')
    await expect.poll(() => table.measured.length).toBe(1)
    const [, late] = at(table.measured, 0)
    // Five seconds after it was opened it is too late anyway.
    if (late.measured !== null) expect(late.ms).toBeGreaterThan(late.measured.claimed)
    await expectPrompt(second.page, /wins? the duel/)
    await end(table)
  })

  it('7.3 by lot, where the table chose so: it is shown as a lot', async (site) => {
    const table = await judgementAt(site, [site.base, site.base], { options: { judgementByLot: true } })
    for (const { page } of table.knights) {
      await expectPrompt(page, /The lot picks .*This table draws lots instead of racing\./)
      expect(await page.locator('.judgement-lot').count()).toBe(2)
      expect(await page.locator('.judgement-lot.judgement-drawn').textContent()).toContain('drawn')
    }
    const [{ page }] = table.knights
    expect(await axeFaults(page, 'the lot')).toEqual([])
    await fitsInAllLanguages(page, '.judgement-lots')
    await end(table)
  })

  it('can be practised without a match: times, the best, the median and mistakes', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto('/practice/judgement')
    await page.getByRole('button', { name: 'Start' }).click()
    for (const what of ['right', 'wrong', 'right'] as const) {
      await touchOnThrow(page, { after: 200, what, by: 'key' })
    }
    await page.locator('.judgement-throw.judgement-empty').waitFor()
    await page.locator('.judgement-place-2').dispatchEvent('pointerdown')
    await expect.poll(() => page.getByRole('status').first().textContent()).toContain('False start.')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect
      .poll(() => page.getByRole('status').first().textContent())
      .toMatch(/Median \d+ ms, best \d+ ms\. 2 of 4 missed\./)
    expect(await page.locator('.practice-throws tbody tr').count()).toBe(4)
    expect(await page.locator('.practice-summary dd').allTextContents()).toEqual([
      expect.stringMatching(/^\d+ ms$/),
      expect.stringMatching(/^\d+ ms$/),
      '2',
    ])
    expect(faults).toEqual([])
  })
})
