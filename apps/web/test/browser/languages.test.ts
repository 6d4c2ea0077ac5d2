/*
 * Every page in every language on the smallest phone: nothing is left in English, and no button is cut off. Texts that are the
 * same in two languages are listed, and the list has no other entries.
 */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageTexts } from './page-texts.ts'
import { openPage, PATHS } from './paths.ts'
import { SAME, SAME_EVERYWHERE } from './same-words.ts'
import { isFullRun, layoutFaults, siteTests, type TestSite } from './site-tests.ts'
import { LONG_NAMES, sampleStates } from './states.ts'
import { visit } from './visit.ts'

const it = siteTests('four languages')

const LANGS = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const
type Lang = keyof typeof LANGS
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }
/** A card is a picture, and the sign on its corner overflows. */
const BUTTONS =
  'button:not(.avalon-card), .button, .match-button, .avalon-ghost, .avalon-option, .badge, summary, [role="tab"], [role="button"]'

/** Those that say most; all of them in `npm run test:web`. */
const STATES = ['attacked', 'enchanted', 'paying', 'turn', 'over']

interface Walk {
  /** By page or state. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  readonly cut: readonly string[]
  /** Where something says that it is in another language. */
  readonly foreign: readonly string[]
  readonly faults: readonly string[]
}

async function walk(site: TestSite, lang: Lang): Promise<Walk> {
  const texts = new Map<string, readonly string[]>()
  const cut: string[] = []
  const foreign: string[] = []
  const { page, faults, show } = await visit(site, { locale: LANGS[lang], viewport: PHONE, hasTouch: true })
  const look = async (where: string) => {
    texts.set(where, await pageTexts(page))
    cut.push(...(await layoutFaults(page, BUTTONS, 'none')).map((fault) => `${where}: ${fault}`))
  }
  for (const path of PATHS) {
    await openPage(page, path)
    expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, lang])
    await look(path)
    if ((await page.locator(`main [lang]:not([lang="${lang}"])`).count()) > 0) foreign.push(path)
  }
  for (const [name, position] of Object.entries(sampleStates())) {
    if (!isFullRun && !STATES.includes(name)) continue
    await show(position)
    await look(name)
    if (name === 'turn') await lookDeeper(page, look)
  }
  await page.context().close()
  return { texts, cut, foreign, faults }
}

/** A card picked, a refusal, and the dialogs of the page. */
async function lookDeeper(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await page.locator('[data-card="0"]').press('Enter')
  await look('a card picked')
  const onDesk = async (where: string, button: string, shown: string) => {
    await page.setViewportSize(DESK)
    await page.locator(button).first().press('Enter')
    await page.locator(shown).waitFor()
    await page.setViewportSize(PHONE)
    await look(where)
    await page.keyboard.press('Escape')
  }
  // On a phone it is asked first what the card shall do there, and the buttons of the header are in a menu.
  await onDesk('a refusal', '.no-a:has(.avalon-rule) .avalon-plate-button', '.toast.why')
  await onDesk('resigning', '.match-top nav button:last-child', 'dialog[open]')
  await onDesk('settings', '.match-top nav button:nth-last-child(2)', 'dialog[open]')
}

/** In parallel: while one language waits, another can go on. */
let walks: Promise<Readonly<Record<Lang, Walk>>> | undefined
async function walkAll(site: TestSite): Promise<Readonly<Record<Lang, Walk>>> {
  const [en, fr, de, it] = await Promise.all([walk(site, 'en'), walk(site, 'fr'), walk(site, 'de'), walk(site, 'it')])
  return { en, fr, de, it }
}

describe.each(['fr', 'de', 'it'] as const)('in %s', (lang) => {
  it('nothing is left in English, on any page and in a match, and no button is cut off at 360 px', async (site) => {
    walks ??= walkAll(site)
    const { en: english, [lang]: other } = await walks
    const inEnglish = new Set([...english.texts.values()].flat())
    const people: ReadonlySet<string> = new Set(LONG_NAMES)
    const same = new Map<string, string>()
    for (const [where, texts] of other.texts)
      for (const text of texts)
        if (inEnglish.has(text) && !SAME_EVERYWHERE.test(text) && !people.has(text)) same.set(text, where)
    const list = new Set(SAME[lang])
    expect([...same].filter(([text]) => !list.has(text)).map((each) => each.join(' | '))).toEqual([])
    expect([...list].filter((text) => !same.has(text))).toEqual([])
    // The style page is for developers, and its texts are samples.
    expect([...english.foreign, ...other.foreign]).toEqual(['/style'])
    expect([...english.cut, ...other.cut]).toEqual([])
    // Some of the pages do not exist, and the browser reports that.
    expect([...english.faults, ...other.faults].filter((fault) => !/status of 40[04]/.test(fault))).toEqual([])
  })
})
