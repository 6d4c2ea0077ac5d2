/* A learner in a browser: does what the lesson asks, and tries other things first. */
import type { AnyCourseTexts, Lesson, LessonStep } from '@logres/lessons'
import { stepsOf } from '@logres/lessons'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Hands, pressBy } from './lesson-hands.ts'
import type { Perform } from './lesson-players.ts'

export interface Learner {
  readonly page: Page
  readonly hands: Hands
  readonly perform: Perform
}

export interface Taught {
  readonly id: string
  readonly lesson: Lesson
  readonly texts: AnyCourseTexts
}

/** Calls back at the beginning of each step, and after each answer to another try. */
export type Look = (where: string) => Promise<void>

export async function takeLesson(learner: Learner, taught: Taught, triesOthers: boolean, look: Look): Promise<void> {
  for (const [i, [name, step]] of stepsOf(taught.lesson).entries()) {
    await atStep(learner.page, i + 1)
    await look(name)
    if (triesOthers) await tryOthers(learner, taught, name, step, look)
    await doStep(learner, step)
  }
  await learner.page.locator('.lesson-facts').waitFor()
  await look('end')
}

async function atStep(page: Page, no: number): Promise<void> {
  await page.locator(`.lesson[data-step="${no}"]`).waitFor()
}

async function doStep(learner: Learner, step: LessonStep): Promise<void> {
  const { page, hands, perform } = learner
  switch (step.task) {
    case 'act':
      for (const action of [...step.does, ...(step.race === undefined ? [] : [step.race])])
        expect(await perform(page, action, hands, false), action).toBe(true)
      return
    case 'touch':
      return touch(learner, step, step.light?.at(-1) ?? step.places[0] ?? '')
    case 'quiz': {
      const answer = page.locator('.lesson-quiz button').nth(step.answers.indexOf(step.right))
      await pressButton(learner, answer)
      await page.locator('.lesson-because').waitFor()
      return next(learner)
    }
    default:
      return next(learner)
  }
}

async function next(learner: Learner): Promise<void> {
  if (learner.hands !== 'keyboard') return pressButton(learner, learner.page.locator('.lesson-buttons .attack'))
  await learner.page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await learner.page.keyboard.press('Enter')
}

async function pressButton({ hands }: Learner, button: ReturnType<Page['locator']>): Promise<void> {
  await pressBy(button, hands)
}

/** In the middle of the thing, whatever of it lies there; or the thing itself, where the board is to hear of it. */
async function touch({ page, hands }: Learner, step: LessonStep, place: string): Promise<void> {
  if (step.task === 'act' || (step.task === 'touch' && step.reachesBoard === true)) {
    await pressBy(page.locator(`[data-place="${place}"]`).first(), hands)
    return
  }
  const target = page.locator(`.lesson-target[data-of="${place}"]`)
  await target.waitFor()
  if (hands === 'keyboard') return touchByKeys(page, place)
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${place} is not in sight`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await (hands === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

async function touchByKeys(page: Page, place: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate(() => document.activeElement?.matches('.lesson-target') === true)) break
    await page.keyboard.press('Tab')
  }
  for (let i = 0; i < 60; i++) {
    const way = await page.evaluate((wanted) => {
      const centre = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
      const [from, to] = [document.activeElement, document.querySelector(`.lesson-target[data-of="${wanted}"]`)]
      if (from === null || to === null) return 'lost'
      if (from === to) return 'there'
      const [here, there] = [centre(from), centre(to)]
      const [dx, dy] = [there.x - here.x, there.y - here.y]
      const isAcross = Math.abs(dx) > Math.abs(dy)
      return isAcross ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
    }, place)
    if (way === 'there') return page.keyboard.press('Enter')
    if (way === 'lost') break
    await page.keyboard.press(way)
  }
  throw new Error(`no way to ${place} by keyboard`)
}

/** Each answer that the lesson has for another try must be given; the position is the same afterwards. */
async function tryOthers(learner: Learner, { id, texts }: Taught, name: string, step: LessonStep, look: Look) {
  const { page, perform, hands } = learner
  for (const [other, how] of Object.entries(step.else ?? {})) {
    const said = texts[id]?.steps[name]?.else?.[other] ?? ''
    let isTried = true
    if ('touched' in how) await touch(learner, step, how.touched[0] ?? '')
    else {
      const [first = ''] = 'refused' in how ? how.tries : how.allowed.filter((pattern) => !pattern.includes('*'))
      isTried = first !== '' && (await perform(page, first, hands, true))
    }
    if (!isTried) continue
    const answer = page.locator('.lesson-answer')
    await expect.poll(() => answer.textContent(), { message: `${name}: ${other}` }).toContain(said.replaceAll('*', ''))
    await page.locator('.match-sending').waitFor({ state: 'detached' })
    await look(`${name}, ${other}`)
    await page.keyboard.press('Escape')
  }
}
