/* Lessons in a browser, to their end: by mouse, by touch on a phone and by keyboard, with other tries; no fault for axe. */
import { MANIFESTS } from '@logres/catalogue/manifests'
import type { GameLessons } from '@logres/manifest'
import { LANGUAGES, type Language } from '@logres/words'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { HANDS, type Hands } from './lesson-hands.ts'
import { PERFORM } from './lesson-players.ts'
import { takeLesson } from './lesson-reader.ts'
import { isFullRun, siteTests, type TestSite } from './site-tests.ts'

const it = siteTests('lessons')

const COURSES = MANIFESTS.flatMap(({ id, lessons }) => (lessons === undefined ? [] : [{ game: id, lessons }]))
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

interface Way {
  readonly hands: Hands
  readonly language: Language
}

/** All ways; or the first and the last lesson of each course, one way each, so that all hands and most languages have their turn. */
function waysOf(course: number, no: number, count: number): readonly Way[] {
  if (isFullRun) return LANGUAGES.flatMap((language) => HANDS.map((hands) => ({ hands, language })))
  if (no !== 1 && no !== count) return []
  const turn = 2 * course + (no === 1 ? 0 : 1)
  const [hands, language] = [HANDS[turn % HANDS.length], LANGUAGES[turn % LANGUAGES.length]]
  return hands === undefined || language === undefined ? [] : [{ hands, language }]
}

/** A thing may be drawn twice, and one of them hidden. */
async function isOverItsThing(light: Locator): Promise<boolean> {
  if (!(await light.isVisible())) return false
  return light.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const place = CSS.escape(element.getAttribute('data-of') ?? '')
    return [...document.querySelectorAll(`[data-place="${place}"]`)].some((thing) => {
      const box = thing.getBoundingClientRect()
      const isThere = x > box.left && x < box.right && y > box.top && y < box.bottom
      return isThere && thing.checkVisibility({ visibilityProperty: true })
    })
  })
}

async function learn(site: TestSite, game: string, lessons: GameLessons, no: number, way: Way): Promise<string[]> {
  const [course, texts] = await Promise.all([lessons.course(), lessons.texts(way.language)])
  const found = Object.entries(course.lessons)[no - 1]
  const perform = PERFORM[game]
  if (found === undefined || perform === undefined) throw new Error(`no lesson ${no} of ${game}`)
  const [id, lesson] = found
  const size = way.hands === 'touch' ? PHONE : DESK
  const { page, faults } = await site.newPage({ ...size, locale: way.language, serviceWorkers: 'block' })
  await page.goto(`/learn/${game}/${no}`)
  await takeLesson({ page, hands: way.hands, perform }, { id, lesson, texts }, way.hands === 'mouse', async (where) => {
    const lights = page.locator('.lesson-light')
    for (const light of await lights.all()) {
      await expect
        .poll(() => isOverItsThing(light), { message: `${where}: ${await light.getAttribute('data-of')} is lit` })
        .toBe(true)
    }
  })
  const kept = await page.evaluate(() => localStorage.getItem('logres:lessons'))
  expect(kept).toBe(`${game}/${id}`)
  await page.context().close()
  return [...faults]
}

describe.each(COURSES)('the course of $game', ({ game, lessons }) => {
  const place = COURSES.findIndex((course) => course.game === game)
  for (let no = 1; no <= lessons.count; no++) {
    for (const way of waysOf(place, no, lessons.count)) {
      it(`lesson ${no} is completed by ${way.hands}, in ${way.language}`, async (site) => {
        expect(await learn(site, game, lessons, no, way)).toEqual([])
      })
    }
  }

  it('names the things to touch, also while their explanations are not loaded yet', async (site) => {
    const { page } = await site.newPage({ ...DESK, serviceWorkers: 'block' })
    let load = () => {}
    const held = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route(/\/explain[^/]*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/learn/${game}/1`)
    await page.locator('.lesson-target').first().waitFor()
    const names = () =>
      page.locator('.lesson-target').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
    const before = await names()
    expect(before).not.toContain('')
    load()
    await expect.poll(names).not.toEqual(before)
    expect(await names()).not.toContain('')
    await page.context().close()
  })

  it('axe finds no fault at the beginning, after a try, and at the end', async (site) => {
    const found: string[] = []
    const course = await lessons.course()
    const numbers = isFullRun ? Object.keys(course.lessons).map((_, i) => i + 1) : [1]
    const { page } = await site.newPage({ ...DESK, serviceWorkers: 'block' })
    for (const no of numbers) {
      await page.goto(`/learn/${game}/${no}`)
      await page.locator('.lesson-card').waitFor()
      found.push(...(await axeFaults(page, `${game} ${no}`)))
      const last = Object.keys(Object.values(course.lessons)[no - 1]?.steps ?? {}).length
      await page.goto(`/learn/${game}/${no}#${last}`)
      await page.reload()
      await page.locator('.lesson-card').waitFor()
      found.push(...(await axeFaults(page, `${game} ${no}, last step`)))
      await page.keyboard.press('s')
      await page.locator('.lesson-facts').waitFor()
      found.push(...(await axeFaults(page, `${game} ${no}, end`)))
    }
    await page.context().close()
    expect(found).toEqual([])
  })
})
