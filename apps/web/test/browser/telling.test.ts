/*
 * A reader who looks only at the narrator and the marks: every crown that changes in the other's turn is told, the controls do what
 * they say, input is for the present, and nothing on the page moves.
 */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { controlFaults } from './control-faults.ts'
import { answer, askedNow, isOver, type PlayStyle } from './player.ts'
import { isFullRun, siteTests, type TestSite } from './site-tests.ts'

const it = siteTests('the telling of the other player’s turns')

/** Ends the turn without playing and lets everything fall, so that the bot conquers. */
const IDLE: PlayStyle = { attacks: false, resists: false }

interface Seen {
  readonly asked: string
  readonly crowns: readonly number[]
  readonly sentence: string
  /** Marks by place: kind and text. */
  readonly marks: Readonly<Record<string, string>>
  /** Where the fixed parts of the page stand. */
  readonly places: string
}

declare global {
  var seen: Seen[]
  /** Notes what the page shows now. */
  var noteSeen: () => void
}

/** Notes what the page shows whenever it has changed. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.seen = []
    const numberIn = (selector: string) =>
      Number(/\d+/.exec(document.querySelector(selector)?.textContent ?? '')?.[0] ?? Number.NaN)
    const note = () => {
      isNoted = true
      const marks = [...document.querySelectorAll<HTMLElement>('.match-mark:not([hidden])')]
      const boxes = ['.avalon-row', '.match-prompt', '.avalon-hand', '.match-rail'].map((part) => {
        const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return [x, y, width, height].map(Math.round).join(' ')
      })
      const [row, prompt, hand, rail] = boxes
      globalThis.seen.push({
        asked: /asked-(\w+)/.exec(document.querySelector('.match')?.className ?? '')?.[1] ?? '',
        crowns: [0, 1].map((seat) => numberIn(`[data-place="crowns-${seat}"]`)),
        sentence: document.querySelector('.match-says .match-question')?.textContent ?? '',
        marks: Object.fromEntries(
          marks.map(({ dataset, textContent }) => [dataset.of ?? '', `${dataset.mark} ${textContent}`]),
        ),
        // The hand grows with its cards; its height and place stay.
        places: [row, prompt, hand?.replace(/^\d+ (\d+) \d+/, '$1'), rail].join(' | '),
      })
    }
    let isNoted = true
    const later = () => {
      if (isNoted) requestAnimationFrame(note)
      isNoted = false
    }
    globalThis.noteSeen = note
    new MutationObserver(later).observe(document.body, { childList: true, subtree: true, attributes: true })
    note()
  })
}

async function open(
  site: TestSite,
  pace: string,
): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const opened = await site.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  await opened.page.addInitScript((pace) => localStorage.setItem('logres:pref-botPace', pace), pace)
  await opened.page.goto('/local/avalon?new=1&bot=squire&first=first')
  await opened.page.locator('.avalon-region').first().waitFor()
  return opened
}

/** Ends the reader's turn, whatever is asked on the way. */
async function endTurn(page: Page): Promise<void> {
  // The other player may go first, and ask something.
  await expect
    .poll(async () => {
      const asked = await askedNow(page)
      if (asked !== 'playCards') await answer(page, asked, IDLE)
      return asked
    })
    .toBe('playCards')
  for (let asked = 'playCards'; asked !== 'none'; asked = await askedNow(page)) await answer(page, asked, IDLE)
}

/** Within so many drawings a number that changed is marked. */
const MARK_FRAMES = 6

async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

/** Piles that are marked as lower and show nothing of what has gone, and those that show it without a mark. */
function ghostFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('.match-mark[data-of^="pile-"]:not([hidden])')]
      .filter(({ textContent }) => textContent.startsWith('−'))
      .map(({ dataset }) => dataset.of ?? '')
    const faded = [...document.querySelectorAll<HTMLElement>('.avalon-pile:has(> .avalon-gone)')].map(
      ({ dataset }) => dataset.place ?? '',
    )
    return [
      ...marked.filter((place) => !faded.includes(place)).map((place) => `${place} is only marked`),
      ...faded.filter((place) => !marked.includes(place)).map((place) => `${place} is not marked`),
    ]
  })
}

const narrator = '.match-narrator'

/** Phones, on their side and upright, and a small window at 200 %. */
const SMALL_SIZES = [
  [844, 390],
  [640, 400],
  [390, 844],
  [320, 640],
] as const

describe('the other player’s turn', () => {
  it('is told: every crown that changes is marked, and nothing else on the page moves', async (site) => {
    const { page, faults } = await open(site, 'brisk')
    await watch(page)
    const crowns = async () => (await page.evaluate(() => globalThis.seen.at(-1)?.crowns)) ?? []
    let ghosts = 0
    const isEnough = async () =>
      (await isOver(page)) || (!isFullRun && ghosts > 0 && Math.max(...(await crowns())) >= 6)
    while (!(await isEnough())) {
      // A reader sees what is asked before they answer; an answer puts the marks away.
      await waitForFrames(page, 4)
      const asked = await askedNow(page)
      if (asked === 'playCards') {
        expect(await ghostFaults(page)).toEqual([])
        ghosts += await page.locator('.avalon-gone').count()
      }
      await answer(page, asked, IDLE)
    }
    expect(ghosts).toBeGreaterThan(0)
    // The mark of the last crown may come some drawings later than its number.
    await waitForFrames(page, MARK_FRAMES)
    await page.evaluate(() => globalThis.noteSeen())
    const seen = await page.evaluate(() => globalThis.seen)
    let changes = 0
    for (const [i, now] of seen.entries()) {
      const before = seen[i - 1]
      if (before === undefined) continue
      for (const [seat, count] of now.crowns.entries()) {
        const by = count - (before.crowns[seat] ?? 0)
        if (by === 0) continue
        changes += 1
        const told = seen.slice(i, i + MARK_FRAMES).map(({ marks }) => marks[`crowns-${seat}`] ?? '')
        expect(told.join(), `crowns of ${seat}: ${by}, ${now.sentence}`).toMatch(/[+−]\d/)
      }
    }
    expect(changes).toBeGreaterThan(1)
    expect(seen.some(({ sentence }) => /Mordred attacks .*conquered/.test(sentence))).toBe(true)
    // An answer to an attack stands in place of the prompt.
    const steady = seen.filter(({ asked }) => !asked.startsWith('answer'))
    expect(
      new Set(steady.map(({ places }) => places)).size,
      [...new Set(steady.map(({ places }) => places))].join('\n'),
    ).toBe(1)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('can be paused, watched step by step, and skipped; and marks stay over a reload until something is picked', async (site) => {
    const { page, faults } = await open(site, 'calm')
    await endTurn(page)
    await page.locator(narrator).waitFor()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    expect(await page.locator(narrator).textContent()).toContain('Paused')
    for (const [width, height] of SMALL_SIZES) {
      await page.setViewportSize({ width, height })
      expect(await controlFaults(page), `${width} × ${height}`).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    const chips = page.locator('.match-trail button')
    const first = await chips.first().getAttribute('aria-label')
    await chips.first().click()
    expect(await page.locator('.match-trail [aria-current]').getAttribute('aria-label')).toBe(first)
    expect(await askedNow(page)).toBe('none')
    await page.getByRole('button', { name: 'Skip to my turn' }).click()
    await expect.poll(async () => (await askedNow(page)) !== 'none').toBe(true)
    for (let i = 0; i < 50 && (await askedNow(page)) !== 'playCards'; i++) {
      await answer(page, await askedNow(page), IDLE)
      if ((await askedNow(page)) === 'none') await page.keyboard.press('End')
    }
    const marks = page.locator('.match-mark[data-mark="changed"]:not([hidden])')
    await marks.first().waitFor()
    const count = await marks.count()
    await page.reload()
    await expect.poll(() => marks.count()).toBe(count)
    await page.locator('.avalon-region').first().hover()
    expect(await marks.count()).toBe(count)
    await page.getByRole('button', { name: 'Watch again' }).waitFor()
    await page.keyboard.press('1')
    await expect.poll(() => marks.count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Watch again' }).count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('never delays input: a card that is clicked while it is told is picked in the present', async (site) => {
    const { page, faults } = await open(site, 'calm')
    await endTurn(page)
    await page.locator(narrator).waitFor()
    // The bot has run ahead, or will have in a moment.
    const picked = page.locator('[data-card][aria-pressed="true"]')
    await expect
      .poll(async () => {
        if (['playCards', 'none'].includes(await askedNow(page))) await page.locator('[data-card]').first().click()
        else await answer(page, await askedNow(page), IDLE)
        return picked.count()
      })
      .toBeGreaterThan(0)
    expect(await askedNow(page)).toBe('playCards')
    expect(await page.locator(narrator).count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
